import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { colourNumber } from '#modules/content/colours.ts'
import type { Palette, PaletteColour } from '#modules/media/contract.ts'
import { textOnSwatch } from '#modules/media/contrast.ts'
import { customProperties } from '../../dye.ts'
import { colourSearch } from '../../reading/hues.ts'
import type { PaletteSource } from '../../reading/palette-downloads.ts'
import { PALETTE_FORMATS, type PaletteEnding } from '../../reading/palette-formats.ts'
import { useWays } from '../../reading/ways.ts'

const LEAST = 68
const MOST = 190
const SAID_MS = 2500

interface ShadeCardProps {
  palette: Palette
  code: string | undefined
  /** Names the files a palette is taken away in. */
  slug?: string | undefined
  title?: string | undefined
}

/** The cloth's colours by name and number, each chip as tall as its part of the cloth. One press copies a colour. */
export function ShadeCard({ palette, code, slug, title }: ShadeCardProps) {
  const { copied, byHand, copy } = useCopy()
  const largest = Math.max(...palette.map(({ share }) => share), 0.01)
  return (
    <div className="shade-card">
      <header>
        <h2>Shade card</h2>
        <span className="hole" />
        <span className="code">{code}</span>
      </header>
      <ol>
        {palette.map((colour, place) => (
          <Shade
            key={colour.name}
            colour={colour}
            number={colourNumber(code, place + 1) ?? String(place + 1)}
            height={Math.round(LEAST + (colour.share / largest) * (MOST - LEAST))}
            isCopied={copied === colour.hex}
            onCopy={() => void copy(colour.hex)}
          />
        ))}
      </ol>
      <footer className="code">
        <p role="status">{copied ? `Copied ${copied}` : 'Press a color to copy its hex.'}</p>
        {byHand && <ByHand key={byHand} hex={byHand} />}
        <Downloads palette={palette} code={code} slug={slug} title={title} />
      </footer>
    </div>
  )
}

interface ShadeProps {
  colour: PaletteColour
  number: string
  height: number
  isCopied: boolean
  onCopy: () => void
}

function Shade({ colour: { name, hex }, number, height, isCopied, onCopy }: ShadeProps) {
  const index = `/color-and-print${colourSearch(hex)}`
  const { opens } = useWays()
  return (
    <li
      style={customProperties({
        '--chip': hex,
        '--on-chip': textOnSwatch(hex),
        '--height': `${height}px`,
      })}
    >
      <button type="button" onClick={onCopy}>
        <b className="display">{name}</b>
        <span className="code">
          {number} {isCopied ? 'Copied' : hex.slice(1)}
        </span>
        <span className="out-of-sight">, copy its hex</span>
      </button>
      {opens(index) && (
        <Link className="code" to={index}>
          Find its neighbors <span className="out-of-sight">({name})</span>
        </Link>
      )}
    </li>
  )
}

/** Where a page may not write to the clipboard the reader does it: the value, already selected. */
function ByHand({ hex }: { hex: string }) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.select(), [])
  return (
    <label className="shade-card-by-hand">
      This browser would not copy it. Copy it from here:
      <input ref={field} readOnly value={hex} onFocus={(event) => event.currentTarget.select()} />
    </label>
  )
}

function Downloads(source: PaletteSource) {
  const [isUnfetched, setUnfetched] = useState(false)

  function save(ending: PaletteEnding) {
    setUnfetched(false)
    import('../../reading/palette-downloads.ts').then(
      ({ savePalette }) => savePalette(source, ending),
      () => setUnfetched(true),
    )
  }

  return (
    <>
      <ul className="shade-card-files" aria-label="Take the palette with you">
        {PALETTE_FORMATS.map(([ending, purpose]) => (
          <li key={ending}>
            <button type="button" className="shade-card-file" onClick={() => save(ending)}>
              <b>{ending.toUpperCase()}</b> <span>{purpose}</span>
            </button>
          </li>
        ))}
      </ul>
      {isUnfetched && <p role="alert">It could not be fetched. Reload the page and try again.</p>}
    </>
  )
}

function useCopy() {
  const [copied, setCopied] = useState<string>()
  const [byHand, setByHand] = useState<string>()
  useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(undefined), SAID_MS)
    return () => clearTimeout(timer)
  }, [copied])

  async function copy(hex: string) {
    setCopied(undefined)
    setByHand(undefined)
    try {
      // Absent where the page is not served securely.
      await navigator.clipboard.writeText(hex)
      setCopied(hex)
    } catch {
      setByHand(hex)
    }
  }
  return { copied, byHand, copy }
}
