import { type KeyboardEvent, memo, type RefObject, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { textOnSwatch } from '#modules/media/contrast.ts'
import { customProperties } from '../../dye.ts'
import {
  colourSearch,
  describeHue,
  type Hue,
  lastSpan,
  rowsOf,
  stepFrom,
  whereIs,
} from '../../reading/hues.ts'

interface HueChipsProps {
  hues: readonly Hue[]
  chosen: string | undefined
  onPoint: (hue: Hue | undefined) => void
}

/** In more rows than this there is no room for numbers. */
const NUMBERED_ROWS = 4

/** All chips are one stop for the tab key; arrows go from one to the next. Each is a link to what it finds. */
export const HueChips = memo(function HueChips({ hues, chosen, onPoint }: HueChipsProps) {
  const list = useRef<HTMLUListElement>(null)
  const [visited, setVisited] = useState<string>()
  const stop = [visited, chosen].find((hex) => hues.some((hue) => hue.hex === hex)) ?? hues[0]?.hex
  useInView(list, chosen)

  function move(event: KeyboardEvent<HTMLUListElement>) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey || !list.current) return
    const links: (Element | null)[] = [...list.current.querySelectorAll('a')]
    const at = links.indexOf(document.activeElement)
    const rows = Number(getComputedStyle(list.current).getPropertyValue('--rows')) || 1
    const to = at < 0 ? undefined : stepFrom(at, event.key, { chips: links.length, rows })
    if (to === undefined) return
    event.preventDefault()
    const link = links[to]
    if (link instanceof HTMLElement) link.focus()
  }

  return (
    <ul
      className={rowsOf(hues.length).wide > NUMBERED_ROWS ? 'hues hues-crowded' : 'hues'}
      ref={list}
      style={gridOf(hues.length)}
      onKeyDown={move}
    >
      {hues.map((hue) => (
        <li
          key={hue.hex}
          className={hue.hex === chosen ? 'hue hue-chosen' : 'hue'}
          style={customProperties({ '--chip': hue.hex, '--on-chip': textOnSwatch(hue.hex) })}
        >
          <Link
            to={colourSearch(hue.hex)}
            preventScrollReset
            tabIndex={hue.hex === stop ? 0 : -1}
            aria-label={describeHue(hue)}
            aria-current={hue.hex === chosen ? 'true' : undefined}
            onFocus={() => {
              setVisited(hue.hex)
              onPoint(hue)
            }}
            onBlur={() => onPoint(undefined)}
            onPointerEnter={() => onPoint(hue)}
            onPointerLeave={() => onPoint(undefined)}
          >
            {hue.hex === chosen ? (
              <ChosenLabel hue={hue} />
            ) : (
              <span className="hue-number">{hue.number}</span>
            )}
          </Link>
        </li>
      ))}
    </ul>
  )
})

function ChosenLabel({ hue }: { hue: Hue }) {
  return (
    <>
      <b className="hue-name display">{hue.name}</b>{' '}
      <span>
        {hue.number}
        <span className="hue-where">
          {hue.number && ', '}
          {whereIs(hue)}
        </span>
      </span>
    </>
  )
}

function gridOf(chips: number) {
  const { wide, middle, phone } = rowsOf(chips)
  return customProperties({
    '--rows-wide': wide,
    '--rows-middle': middle,
    '--rows-phone': phone,
    '--last-wide': lastSpan(chips, wide),
    '--last-middle': lastSpan(chips, middle),
    '--last-phone': lastSpan(chips, phone),
  })
}

/** On the phone the card is wider than the screen: what was chosen is pushed to its middle. */
function useInView(list: RefObject<HTMLUListElement | null>, chosen: string | undefined) {
  useEffect(() => {
    const chip = chosen && list.current?.querySelector<HTMLElement>('.hue-chosen')
    if (!chip || !list.current) return
    const { clientWidth } = list.current
    list.current.scrollTo({ left: chip.offsetLeft - (clientWidth - chip.offsetWidth) / 2 })
  }, [list, chosen])
}
