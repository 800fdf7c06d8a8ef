import { useEffect, useRef, useState } from 'react'
import { Link, useLocation } from 'react-router'

/** It comes this long after each change of page. */
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

/** Over something to read or look at it draws back to its hole; over something to use it goes. */
function Hanging() {
  const link = useRef<HTMLAnchorElement>(null)
  const [state, setState] = useState<TicketState>('away')
  useEffect(() => {
    let frame = 0
    const look = () => {
      cancelAnimationFrame(frame)
      frame = requestAnimationFrame(() => link.current && setState(stateOf(link.current)))
    }
    look()
    addEventListener('scroll', look, { passive: true })
    addEventListener('resize', look)
    // Lists come, rows unfold and forms answer while nobody scrolls.
    const timer = setInterval(look, LOOK_MS)
    return () => {
      cancelAnimationFrame(frame)
      clearInterval(timer)
      removeEventListener('scroll', look)
      removeEventListener('resize', look)
    }
  }, [])
  return (
    <nav aria-label="Your work">
      <Link ref={link} className={`ticket ticket-${state}`} to="/custom-work">
        <span className="hole" />
        <span className="ticket-words">Your Custom Work</span>
        <span className="hole hole-drawn" />
      </Link>
    </nav>
  )
}

type TicketState = 'whole' | 'drawn' | 'away'

const LOOK_MS = 1000
/** As wide as the ticket is with its words, and without. */
const WIDTH = 212
const DRAWN = 56
const SOMETHING = 'a, button, input, textarea, img, iframe, h1, h2, h3, p, li, dl, figcaption, table'
const USED = 'a, button, input, textarea, select, label, summary'

function stateOf(ticket: HTMLElement): TicketState {
  // Whoever is about to use it keeps it as it is.
  if (ticket.matches(':hover, :focus-visible')) return 'drawn'
  if (isOver(ticket, DRAWN, (each, x, y) => each.matches(USED) && isOn(each, x, y))) return 'away'
  return isOver(ticket, WIDTH, (each) => each.matches(SOMETHING)) ? 'drawn' : 'whole'
}

function isOver(
  ticket: HTMLElement,
  width: number,
  isMet: (each: Element, x: number, y: number) => boolean,
): boolean {
  const { right, top, bottom } = ticket.getBoundingClientRect()
  const rows = [top - 4, (top + bottom) / 2, bottom + 4]
  const columns = Array.from({ length: 9 }, (_, step) => right + 4 - (step * (width + 8)) / 8)
  return rows.some((y) =>
    columns.some((x) =>
      document
        .elementsFromPoint(x, y)
        .some((each) => !ticket.contains(each) && each.closest('main, footer') && isMet(each, x, y)),
    ),
  )
}

/** A plate's link spreads over its picture; what is meant is the words. */
function isOn(each: Element, x: number, y: number): boolean {
  return [...each.getClientRects()].some(
    ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
  )
}
