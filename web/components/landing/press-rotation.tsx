import { useEffect, useState } from 'react'
import type { PressCard } from '#modules/content/cards.ts'
import { monthOf } from '../../dates.ts'

const TURN_MS = 5000
const SHOWN = 6
const LONG_QUOTATION = 90

/** What was written of us, one at a time and all in a list. It turns by itself until somebody points at one, or holds it. */
export function PressRotation({ items }: { items: PressCard[] }) {
  const shown = items.slice(0, SHOWN)
  const [current, setCurrent] = useState(0)
  const [isHeld, setHeld] = useState(false)
  const [isPointedAt, setPointedAt] = useState(false)
  const mayTurn = useMayTurn() && shown.length > 1
  const isTurning = mayTurn && !isHeld && !isPointedAt

  useEffect(() => {
    if (!isTurning) return
    const timer = setInterval(() => setCurrent((before) => (before + 1) % shown.length), TURN_MS)
    return () => clearInterval(timer)
  }, [isTurning, shown.length])

  const pointAt = (place: number) => {
    setPointedAt(true)
    setCurrent(place)
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pointing only holds it still; everything in it can be reached otherwise
    <div
      className="passage-press grid"
      onBlur={(event) => !event.currentTarget.contains(event.relatedTarget) && setPointedAt(false)}
    >
      <div className="quotations">
        {shown.map((item, place) => (
          <Quotation key={nameOf(item)} item={item} isCurrent={place === current} />
        ))}
      </div>
      {mayTurn && (
        <p className="press-turn code">
          {current + 1} of {shown.length}
          <button type="button" className="bar-link" onClick={() => setHeld(!isHeld)}>
            {isHeld ? 'Play' : 'Pause'}
            <span className="out-of-sight"> the press</span>
          </button>
        </p>
      )}
      <ul
        className="press-list"
        onPointerLeave={({ currentTarget }) =>
          !currentTarget.contains(document.activeElement) && setPointedAt(false)
        }
      >
        {shown.map((item, place) => (
          <li
            key={nameOf(item)}
            aria-current={place === current ? 'true' : undefined}
            onPointerEnter={() => pointAt(place)}
            onFocus={() => pointAt(place)}
          >
            <span className="code">{item.date && monthOf(item.date)}</span>
            <b className="code">{item.source}</b>
            <p>{item.url ? <a href={item.url}>{item.title}</a> : item.title}</p>
          </li>
        ))}
      </ul>
    </div>
  )
}

/** All of them lie in one place, so that the tallest keeps it and nothing moves when they turn. */
function Quotation({ item, isCurrent }: { item: PressCard; isCurrent: boolean }) {
  const words = item.quote ?? item.title
  const Words = item.quote ? 'blockquote' : 'p'
  return (
    <figure className={isCurrent ? 'quotation' : 'quotation quotation-away'}>
      <Words className={words.length > LONG_QUOTATION ? 'display quotation-long' : 'display'}>
        {item.quote ? inQuotationMarks(item.quote) : item.title}
      </Words>
      <figcaption className="code">
        <b>{item.source}</b> {item.date && monthOf(item.date)}
      </figcaption>
    </figure>
  )
}

/** Only where there is script, and where nobody asked for less motion. */
function useMayTurn(): boolean {
  const [mayTurn, setMayTurn] = useState(false)
  useEffect(() => {
    const still = matchMedia('(prefers-reduced-motion: reduce)')
    const look = () => setMayTurn(!still.matches)
    look()
    still.addEventListener('change', look)
    return () => still.removeEventListener('change', look)
  }, [])
  return mayTurn
}

const nameOf = ({ source, title, date }: PressCard) => `${source} ${date} ${title}`

/** Some editors type the marks and some leave them to us. */
function inQuotationMarks(quote: string): string {
  return `“${quote.replace(/^[“"]|[”"]$/g, '')}”`
}
