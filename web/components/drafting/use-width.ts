import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** How wide a part of the page is, known before it is first painted and again whenever it changes. */
export function useWidth<T extends HTMLElement>(): [RefObject<T | null>, number | undefined] {
  const part = useRef<T>(null)
  const [width, setWidth] = useState<number>()
  useLayoutEffect(() => {
    const { current } = part
    if (!current) return
    const measure = () => setWidth(Math.round(current.clientWidth))
    measure()
    const watching = new ResizeObserver(measure)
    watching.observe(current)
    return () => watching.disconnect()
  }, [])
  return [part, width]
}
