import { useMemo, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { ColourIndex } from '#modules/content/colour-contract.ts'
import { textOnSwatch } from '#modules/media/contrast.ts'
import { pageTokens } from '#modules/media/palette.ts'
import { customProperties, dyedFrom } from '../../dye.ts'
import { describeHue, type Hue, layIn, whereIs } from '../../reading/hues.ts'
import { TryAgain } from '../lists/try-again.tsx'
import { HexField } from './hex-field.tsx'
import { HueChips } from './hue-chips.tsx'

interface HueIndexProps {
  /** Nothing when it could not be fetched. */
  index: ColourIndex | null
  /** `#RRGGBB` */
  chosen: string | undefined
  /** How many entries lie near it; nothing while they are on their way. */
  near: number | undefined
  /** What an address gave for a colour that is none. */
  refused: string | undefined
}

/** Every colour of every cloth, in order of hue, and under it what one has in hand. */
export function HueIndex({ index, chosen, near, refused }: HueIndexProps) {
  const [pointed, setPointed] = useState<Hue>()
  const nav = useRef<HTMLElement>(null)
  const items = index?.items ?? NONE
  const hues = useMemo(() => (chosen ? layIn(items, chosen, chosen.slice(1)) : items), [items, chosen])
  const hue = hues.find(({ hex }) => hex === chosen)
  return (
    <section className="hue-index" aria-label="Colors">
      <a className="skip" href="#cloths">
        Skip the colors
      </a>
      {index && items.length > 0 ? (
        <nav aria-label="Find by color" ref={nav}>
          <HueChips hues={hues} chosen={chosen} onPoint={setPointed} />
        </nav>
      ) : (
        <div className="hues-absent">
          {index ? (
            <p className="standfirst">The colors of the first cloth will be laid out here.</p>
          ) : (
            <TryAgain>The color index could not be fetched.</TryAgain>
          )}
        </div>
      )}
      <div
        className={chosen ? 'hue-desk field grid' : 'hue-desk grid'}
        style={chosen ? dyedFrom(pageTokens([{ hex: chosen }], 0)) : undefined}
      >
        <h2>{hue ? hue.name : index ? countColours(index.total) : 'Colors'}</h2>
        <div className={pointed ? 'hue-says hue-says-pointed' : 'hue-says'}>
          <p className="standfirst" role="status">
            {hue
              ? sayChosen(hue, near)
              : index
                ? 'Every color of every cloth, in order of hue. Choose one to hang the cloths nearest to it.'
                : 'Type a hex, and the cloths nearest to it are hung.'}
          </p>
          {pointed && <Pointed hue={pointed} />}
        </div>
        <HexField given={refused ?? chosen?.slice(1) ?? ''} refused={refused !== undefined} />
        {(chosen || refused !== undefined) && (
          <Link
            className="hue-clear code"
            to="/color-and-print"
            preventScrollReset
            onClick={() =>
              nav.current?.querySelector<HTMLElement>('a[tabindex="0"]')?.focus({ preventScroll: true })
            }
          >
            Clear the color
          </Link>
        )}
      </div>
    </section>
  )
}

const NONE: readonly Hue[] = []

function countColours(total: number): string {
  return `${total.toLocaleString('en')} ${total === 1 ? 'color' : 'colors'}`
}

/** A chip may say more entries than lie near: it stands for all the colors that found no place of their own. */
function sayChosen(hue: Hue, near: number | undefined): string {
  const digits = hue.hex.slice(1)
  const what = `${[hue.number, hue.name !== digits && digits, whereIs(hue)].filter(Boolean).join(', ')}.`
  if (near === undefined) return what
  if (near === 0) return `${what} None comes near it.`
  return `${what} ${near.toLocaleString('en')} with its neighbors, nearest first.`
}

/** What lies under the pointer. It says no more than the chip's own label, so it is for the eye alone. */
function Pointed({ hue }: { hue: Hue }) {
  return (
    <p
      className="hue-pointed standfirst"
      aria-hidden="true"
      style={customProperties({ '--chip': hue.hex, '--on-chip': textOnSwatch(hue.hex) })}
    >
      {describeHue(hue)}
    </p>
  )
}
