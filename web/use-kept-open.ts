import { useCallback, useState } from 'react'

/** Whether a panel is open, kept for this tab: whoever has it open beside one entry has it beside the next. */
export function useKeptOpen(key: string): [isOpen: boolean, turn: (open: boolean) => void] {
  const [isOpen, setOpen] = useState(() => wasOpen(key))
  const turn = useCallback(
    (open: boolean) => {
      keep(key, open)
      setOpen(open)
    },
    [key],
  )
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
    if (open) sessionStorage.setItem(key, 'yes')
    else sessionStorage.removeItem(key)
  } catch {
    // It is only a convenience.
  }
}
