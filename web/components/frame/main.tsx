import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation, useNavigation } from 'react-router'

/** The page proper. After a change of page it takes the focus, as a newly loaded document would; until then a rail is drawn over it. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname, search } = useLocation()
  const isGoing = useNavigation().state === 'loading'
  const main = useRef<HTMLElement>(null)
  // Another page of a list is another page; a list that was narrowed is the same one, and the focus stays on the choice.
  const page = `${pathname}?${new URLSearchParams(search).get('page') ?? 1}`
  const shown = useRef(page)

  useEffect(() => {
    if (shown.current === page) return
    shown.current = page
    const element = main.current
    if (!element) return
    // Named by the page, and left first: whoever has just come to one page and goes on to the next hears that too.
    element.ariaLabel = document.title
    element.blur()
    element.focus({ preventScroll: true })
  }, [page])

  return (
    <main id="main" tabIndex={-1} ref={main} aria-busy={isGoing || undefined}>
      {children}
    </main>
  )
}
