import sharp from 'sharp'
import { chromaOf, type Dab, findColours } from './colour-clusters.ts'
import type { Palette } from './contract.ts'
import { PAPER } from './contrast.ts'
import { MOST_PIXELS } from './inspect.ts'
import { colourName, oklab, oklabToHex, rgbToOklab } from './palette.ts'

const SAMPLE_SIDE = 96

export interface ExtractedPalette {
  palette: Palette
  lead: number
  dominant: string
}

/**
 * Three to seven named colours: the ground (the largest share) first, then the lead, then the others by share.
 * When the ground itself is the best lead, `lead` is 0. The same bytes always give the same palette.
 * A picture with fewer than three colours gets shades and tints of its own ground, at one per cent each.
 */
export async function extractPalette(image: Buffer): Promise<ExtractedPalette> {
  const [ground, ...others] = findColours(await sample(image))
  if (!ground) throw new Error('A palette cannot be empty')
  const lead = chooseLead([ground, ...others])
  const ordered =
    lead === ground ? [ground, ...others] : [ground, lead, ...others.filter((each) => each !== lead)]
  const palette = nameColours(ordered)
  return { palette, lead: ordered.indexOf(lead), dominant: palette[0]?.hex ?? PAPER }
}

/** The picture as a few thousand weighted colours; what is transparent has none. */
async function sample(image: Buffer): Promise<Dab[]> {
  const { data } = await sharp(image, { limitInputPixels: MOST_PIXELS })
    // Picked pixels, not averaged ones: a fine check of red and white is not pink.
    .resize({ width: SAMPLE_SIDE, height: SAMPLE_SIDE, fit: 'inside', kernel: 'nearest' })
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const bins = new Map<number, { red: number; green: number; blue: number; count: number }>()
  for (let at = 0; at + 3 < data.length; at += 4) {
    const [red = 0, green = 0, blue = 0, alpha = 0] = data.subarray(at, at + 4)
    if (alpha < 128) continue
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3)
    const bin = bins.get(key) ?? { red: 0, green: 0, blue: 0, count: 0 }
    bins.set(key, {
      red: bin.red + red,
      green: bin.green + green,
      blue: bin.blue + blue,
      count: bin.count + 1,
    })
  }
  if (bins.size === 0) return [{ lab: oklab(PAPER), weight: 1 }]
  const total = [...bins.values()].reduce((sum, bin) => sum + bin.count, 0)
  return [...bins.entries()]
    .sort(([one], [other]) => one - other)
    .map(([, { red, green, blue, count }]) => ({
      lab: rgbToOklab(red / count / 255, green / count / 255, blue / count / 255),
      weight: count / total,
    }))
}

/** The most chromatic colour of some surface; what is nearly white or black leads only when all else is too. */
function chooseLead(colours: Dab[]): Dab {
  const worth = ({ lab, weight }: Dab) => {
    const reach = Math.sqrt(Math.min(weight, 0.15) / 0.15)
    const middle = lab[0] > 0.9 || lab[0] < 0.22 ? 0.2 : lab[0] > 0.82 ? 0.6 : 1
    return (chromaOf(lab) + 0.01) * reach * middle
  }
  return colours.reduce((best, each) => (worth(each) > worth(best) ? each : best))
}

/** Shares in thousandths, rounded down; the ground takes the rest, so that they add up to one and it stays the largest. */
function nameColours(colours: Dab[]): Palette {
  const taken = new Set<string>()
  const named = colours.map(({ lab, weight }) => {
    const hex = oklabToHex(lab)
    const name = colourName(hex, taken)
    taken.add(name)
    return { name, hex, share: Math.max(1, Math.floor(weight * 1000)) }
  })
  const rest = named.slice(1).reduce((sum, each) => sum + each.share, 0)
  return named.map((each, index) => ({ ...each, share: (index === 0 ? 1000 - rest : each.share) / 1000 }))
}
