import { type RefObject, useEffect, useEffectEvent } from 'react'

interface Beside {
  box: RefObject<HTMLElement | null>
  close: () => void
}

/** What is open beside the page, the last opened last. */
const open: Beside[] = []

/**
 * Escape closes what is open beside the page, one at a time: where the focus is, else the last opened, which may lie over what has
 * the focus. It is not for them where it is meant for a dialog over the page, or for letters that are being composed.
 */
export function useEscape(isOpen: boolean, box: RefObject<HTMLElement | null>, close: () => void): void {
  const onEscape = useEffectEvent(close)
  useEffect(() => {
    if (!isOpen) return
    const own = { box, close: () => onEscape() }
    if (open.push(own) === 1) document.addEventListener('keydown', listen)
    return () => {
      open.splice(open.indexOf(own), 1)
      if (open.length === 0) document.removeEventListener('keydown', listen)
    }
  }, [isOpen, box])
}

function listen(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing || event.defaultPrevented) return
  if (document.querySelector('dialog[open]')) return
  const focused = document.activeElement
  const meant = open.findLast(({ box }) => box.current?.contains(focused)) ?? open.at(-1)
  meant?.close()
}
