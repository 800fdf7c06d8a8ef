import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { ColourIndex } from '#modules/content/colour-contract.ts'
import { colourSearch, nearestHue } from '../../reading/hues.ts'

interface NoClothsProps {
  index: ColourIndex | null
  colour: string | undefined
  /** An address of a page after the last. */
  isBeyond: boolean
}

/** An empty rail, and the way to one that is not. */
export function NoCloths({ index, colour, isBeyond }: NoClothsProps) {
  const nearest = colour && index ? nearestHue(index.items, colour) : undefined
  if (isBeyond)
    return (
      <Empty words="The list ends before this page.">
        <Link className="button button-line" to={colour ? colourSearch(colour) : '/color-and-print'}>
          To its first page
        </Link>
      </Empty>
    )
  if (!colour)
    return (
      <Empty words="No cloth is filed under this.">
        <Link className="button button-line" to="/color-and-print" preventScrollReset>
          Show every cloth
        </Link>
      </Empty>
    )
  return (
    <Empty words="No cloth comes near this color.">
      {nearest && (
        <Link className="button button-line" to={colourSearch(nearest.hex)} preventScrollReset>
          The nearest there is: {nearest.name}
          {nearest.number && `, ${nearest.number}`}
        </Link>
      )}
    </Empty>
  )
}

function Empty({ words, children }: { words: string; children: ReactNode }) {
  return (
    <div className="rail rail-empty grid">
      <p className="standfirst">{words}</p>
      <p>{children}</p>
    </div>
  )
}
