import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

/** So long after each change of page. */
const DELAY_MS = 1000

/** The swing ticket: the way to the member's own work, from everywhere but there. */
export function Ticket() {
  const { pathname } = useLocation()
  const [shownOn, setShownOn] = useState<string>()
  useEffect(() => {
    const timer = setTimeout(() => setShownOn(pathname), DELAY_MS)
    return () => clearTimeout(timer)
  }, [pathname])
  if (shownOn !== pathname || pathname === '/custom-work') return null
  return <Hanging />
}

/** Where it would cover something it draws back to its hole. */
function Hanging() {
  const link = useRef<HTMLAnchorElement>(null)
  const [covers, setCovers] = useState(true)
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => link.current && setCovers(wouldCover(link.current)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    return () => {
      cancelAnimationFrame(frame)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return (
    <nav aria-label="Your work">
      <Link ref={link} className={covers ? 'ticket ticket-drawn' : 'ticket'} to="/custom-work">
        <span className="hole" />
        <span className="ticket-words">Your Custom Work</span>
      </Link>
    </nav>
  )
}

/** As wide as the ticket is with its words. */
const WIDTH = 212
const SOMETHING = 'a, button, input, textarea, img, iframe, h1, h2, h3, p, li, dl, figcaption, table'

function wouldCover(ticket: HTMLElement): boolean {
  const { right, top, bottom } = ticket.getBoundingClientRect()
  const rows = [top + 2, (top + bottom) / 2, bottom - 2]
  const columns = Array.from({ length: 9 }, (_, step) => right - 2 - (step * (WIDTH - 4)) / 8)
  return rows.some((y) =>
    columns.some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((each) => !ticket.contains(each) && each.matches(SOMETHING) && each.closest('main, footer')),
    ),
  )
}
