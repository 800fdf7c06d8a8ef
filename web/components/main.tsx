import { type ReactNode, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** The page proper. After a change of page it takes the focus, as a newly loaded document would. */
export function Main({ children }: { children: ReactNode }) {
  const { pathname } = useLocation()
  const main = useRef<HTMLElement>(null)
  const shown = useRef(pathname)

  useEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    main.current?.focus({ preventScroll: true })
  }, [pathname])

  return (
    <main id="main" tabIndex={-1} ref={main}>
      {children}
    </main>
  )
}
