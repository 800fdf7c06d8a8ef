import type { PresentationCard } from '#modules/content/cards.ts'
import type { Palette } from '#modules/media/contract.ts'
import { customProperties } from '../dye.ts'

/** Only cloth is pinked; the other sections' pictures are drawings on paper and are cut straight. */
export function isCloth(card: PresentationCard): boolean {
  return card.section === 'color-and-print'
}

export function cutOf(card: PresentationCard): string {
  return isCloth(card) ? 'pinked' : ''
}

export function Dots({ palette }: { palette: Palette }) {
  return (
    <span className="dots" aria-hidden="true">
      {palette.map((colour) => (
        <i key={colour.name} style={customProperties({ '--chip': colour.hex })} />
      ))}
    </span>
  )
}
