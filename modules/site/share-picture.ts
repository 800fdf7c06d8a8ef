import sharp from 'sharp'
import type { PageTokens, Palette } from '../media/contract.ts'
import { INK, PAPER } from '../media/contrast.ts'
import { letters, lettersWidth, prepareLettering } from '../media/lettering.ts'
import type { Site } from './contract.ts'

const WIDTH = 1200
const HEIGHT = 630
const MARGIN = 64
const CARD = 120
const CLOTH = 340
const TOOTH = 12

export interface SharePicture {
  site: Pick<Site, 'name' | 'tagline'>
  season: { palette: Palette; tokens: PageTokens } | undefined
}

/** The page's picture where it is passed on: the name on the season's field, its colours as a card, and a length of stripe. */
export async function drawSharePicture(
  { name, tagline }: SharePicture['site'],
  season: SharePicture['season'],
): Promise<Buffer> {
  await prepareLettering()
  const colours = season?.palette ?? []
  const { field, on } = season?.tokens ?? { field: PAPER, on: INK }
  const size = Math.min(330, ((WIDTH - CLOTH - 2 * MARGIN) / lettersWidth(name, 1, 'display', -18)) * 0.98)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">
    <rect width="${WIDTH}" height="${HEIGHT}" fill="${field}"/>
    ${letters(name, { x: MARGIN - 6, y: 360, size, fill: on, face: 'display', tracking: -18 })}
    ${linesOf(tagline)
      .map((line, row) => letters(line, { x: MARGIN, y: 420 + row * 40, size: 32, fill: on, face: 'text' }))
      .join('')}
    ${card(colours)}
    ${stripe(colours)}
  </svg>`
  return sharp(Buffer.from(svg)).png({ palette: true, colours: 64 }).toBuffer()
}

function linesOf(text: string): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const longer = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && lettersWidth(longer, 32, 'text') <= WIDTH - CLOTH - 2 * MARGIN)
      lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines.slice(0, 2)
}

/** The season card along the foot, each colour by its share. */
function card(colours: Palette): string {
  const weights = colours.map(({ share }) => 0.35 + share)
  const sum = weights.reduce((all, each) => all + each, 0)
  let x = 0
  return colours
    .map(({ hex }, place) => {
      const width = ((weights[place] ?? 0) / sum) * WIDTH
      const chip = `<rect x="${x.toFixed(1)}" y="${HEIGHT - CARD}" width="${(width + 0.5).toFixed(1)}" height="${CARD}" fill="${hex}"/>`
      x += width
      return chip
    })
    .join('')
}

/** A stripe of the season's colours, pinked where it was cut, that hangs over the card. */
function stripe(colours: Palette): string {
  if (colours.length === 0) return ''
  const left = WIDTH - CLOTH
  const bottom = HEIGHT - CARD / 2
  const teeth = Array.from(
    { length: Math.ceil(CLOTH / TOOTH) + 1 },
    (_, tooth) => `${WIDTH - tooth * TOOTH},${bottom - (tooth % 2) * TOOTH}`,
  )
  const widths = [34, 12, 58, 8, 22, 44, 10, 28, 62, 14, 48]
  let x = left
  const bands: string[] = []
  for (let band = 0; x < WIDTH; band++) {
    const width = widths[band % widths.length] ?? 20
    bands.push(
      `<rect x="${x}" width="${width}" height="${HEIGHT}" fill="${colours[band % colours.length]?.hex}"/>`,
    )
    x += width
  }
  return `<clipPath id="cut"><polygon points="${left},0 ${WIDTH},0 ${teeth.join(' ')} ${left},${bottom}"/></clipPath>
    <g clip-path="url(#cut)">${bands.join('')}</g>`
}
