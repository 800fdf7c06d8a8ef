import type { PresentationCard } from '#modules/content/cards.ts'
import type { Palette, PaletteColour } from '#modules/media/contract.ts'
import { textOnSwatch } from '#modules/media/contrast.ts'
import { customProperties } from '../../dye.ts'

const LEAD_WIDTH = 4.2

/** The colours of one cloth as a shade card: the lead first and widest, the others by their share of it. */
export function SeasonCard({ card }: { card: PresentationCard }) {
  if (!card.image) return null
  const { palette, tokens } = card.image
  return (
    <ul className="season" aria-label="The season card">
      {inCardOrder(palette, tokens.field).map((colour, place) => (
        <li
          key={colour.name}
          style={customProperties({
            '--chip': colour.hex,
            '--on-chip': textOnSwatch(colour.hex),
            '--width': place === 0 ? LEAD_WIDTH : widthOf(colour, palette),
          })}
        >
          <span className="code">{numberOf(card.code, palette.indexOf(colour))}</span>
          <b>{colour.name}</b>
        </li>
      ))}
    </ul>
  )
}

/** The lead first, the ground last but one, the others between. A field that had to move in lightness to
 *  carry type is no colour of the palette any more: then the second colour leads, as it does by default. */
function inCardOrder(palette: Palette, field: string): Palette {
  const lead = palette.find((colour) => colour.hex === field) ?? palette[1]
  const ground = palette.find((colour) => colour !== lead)
  const others = palette.filter((colour) => colour !== lead && colour !== ground)
  return [lead, ...others.slice(0, -1), ground, ...others.slice(-1)].filter((colour) => colour !== undefined)
}

/** From 1 to 2.4: a colour of few threads keeps room for its name. */
function widthOf(colour: PaletteColour, palette: Palette): number {
  const largest = Math.max(...palette.map(({ share }) => share))
  return Math.round((1 + 1.4 * Math.sqrt(colour.share / largest)) * 100) / 100
}

/** The third colour of CP 25-027 is 27.3 wherever it is shown; without a code it is 3. */
function numberOf(code: string | null, position: number): string {
  const entry = code?.match(/-0*(\d+)$/)?.[1]
  return entry ? `${entry}.${position + 1}` : `${position + 1}`
}
