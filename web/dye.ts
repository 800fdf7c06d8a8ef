import type { CSSProperties } from 'react'
import type { PageTokens } from '#modules/media/contract.ts'

/** Lets a part of the page take its four colours from a cloth. */
export function dyedFrom(tokens: PageTokens | undefined): CSSProperties | undefined {
  if (!tokens) return undefined
  return customProperties({
    '--field': tokens.field,
    '--on': tokens.on,
    '--rule': tokens.rule,
    '--tint': tokens.tint,
  })
}

/** React's types know no custom properties. */
export function customProperties(values: Record<`--${string}`, string | number>): CSSProperties {
  return values as CSSProperties
}
