import { useLayoutEffect } from 'react'
import type { PageTokens } from '#modules/media/contract.ts'

const NAMES = ['field', 'on', 'rule', 'tint'] as const

/** Dyes the whole page, its footer too, from one cloth, and takes the colour out again when that page is left. */
export function useDye(tokens: PageTokens | undefined): void {
  useLayoutEffect(() => {
    if (!tokens) return
    const { style } = document.documentElement
    for (const name of NAMES) style.setProperty(`--${name}`, tokens[name])
    return () => {
      for (const name of NAMES) style.removeProperty(`--${name}`)
    }
  }, [tokens])
}
