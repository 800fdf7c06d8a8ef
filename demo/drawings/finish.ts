import sharp, { type Sharp } from 'sharp'
import { noiseField, seeded } from '../random.ts'
import type { Surface } from './drawing.ts'

/** A multiple of the weave's period, so that tiles meet without a seam. */
const TILE = 768
const WEAVE_PERIOD = 6
const DARK = [20, 18, 13] as const
const LIGHT = [255, 250, 240] as const

const tiles = new Map<Surface, Promise<Buffer>>()

/** One pixel of grain or weave: below 0 darkens, above 0 lightens, and its size is the opacity. */
function makeTile(surface: Surface): Promise<Buffer> {
  const random = seeded(surface === 'cloth' ? 7 : 19)
  const slub = noiseField(31)
  const pixels = Buffer.alloc(TILE * TILE * 4)
  // Half the grain is two pixels wide: single pixels vanish when the picture is made smaller.
  const coarse = Float32Array.from({ length: (TILE / 2) ** 2 }, () => random() - 0.5)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const grain = (random() - 0.5) * 0.13 + (coarse[(y >> 1) * (TILE / 2) + (x >> 1)] ?? 0) * 0.2
      const value = surface === 'cloth' ? grain * 0.75 + weaveAt(x, y) + slubAt(slub, x, y) : grain
      const color = value < 0 ? DARK : LIGHT
      const at = (y * TILE + x) * 4
      pixels[at] = color[0]
      pixels[at + 1] = color[1]
      pixels[at + 2] = color[2]
      pixels[at + 3] = Math.min(255, Math.round(Math.abs(value) * 255))
    }
  }
  return sharp(pixels, { raw: { width: TILE, height: TILE, channels: 4 } })
    .png()
    .toBuffer()
}

function weaveAt(x: number, y: number): number {
  const half = WEAVE_PERIOD / 2
  const over = Math.floor(x / half) % 2 === Math.floor(y / half) % 2
  return over ? -0.07 : 0.06
}

/** Yarn is not even: long, faint streaks along both threads. Faded to nothing at the tile's edge. */
function slubAt(noise: (x: number, y: number) => number, x: number, y: number): number {
  const fade = Math.min(1, Math.min(x, y, TILE - x, TILE - y) / 64)
  return (noise(x / 2, y / 60) + noise(x / 60 + 50, y / 2)) * 0.035 * fade
}

function tileFor(surface: Surface): Promise<Buffer> {
  const made = tiles.get(surface) ?? makeTile(surface)
  tiles.set(surface, made)
  return made
}

/** Lays the prepared tile over a flat picture. Made once a process: a noise filter in the SVG would cost seconds each. */
export async function finish(picture: Sharp, surface: Surface): Promise<Sharp> {
  return picture.composite([{ input: await tileFor(surface), tile: true, blend: 'over' }])
}
