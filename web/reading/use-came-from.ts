import { useLayoutEffect } from 'react'
import { useLocation, useNavigationType } from 'react-router'
import { type CameFrom, createTrail } from './came-from.ts'

const trail = createTrail({
  // Where a browser keeps nothing, the way is known until the page is loaded anew.
  getItem: (key) => attempt(() => sessionStorage.getItem(key)) ?? null,
  setItem: (key, value) => attempt(() => sessionStorage.setItem(key, value)),
})

function attempt<T>(act: () => T): T | undefined {
  try {
    return act()
  } catch {
    return undefined
  }
}

/** Notes every step; once, at the root. */
export function useTrail(): void {
  const { key, pathname, search } = useLocation()
  const move = useNavigationType()
  useLayoutEffect(() => trail.step({ key, place: pathname + search }, move), [key, pathname, search, move])
}

/** The same before and after the step was noted, so that the first paint of an entry is right. */
export function useCameFrom(): CameFrom | undefined {
  const { key } = useLocation()
  return trail.from(key, useNavigationType())
}
