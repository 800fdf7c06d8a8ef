import { useState } from 'react'

/** Whether a panel is open, kept for this tab: whoever has it open beside one entry has it beside the next. */
export function useKeptOpen(key: string): [isOpen: boolean, turn: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wasOpen(key))
  function turn(open: boolean) {
    keep(key, open)
    setOpen(open)
  }
  return [isOpen, turn]
}

function wasOpen(key: string): boolean {
  try {
    return sessionStorage.getItem(key) === 'yes'
  } catch {
    return false
  }
}

function keep(key: string, open: boolean): void {
  try {
    sessionStorage.setItem(key, open ? 'yes' : 'no')
  } catch {
    // It is only a convenience.
  }
}
