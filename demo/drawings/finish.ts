import { noiseField, seeded } from '../random.ts'
import type { Surface } from './drawing.ts'

/** A multiple of the weave's period, so that tiles meet without a seam. */
const TILE = 768
const WEAVE_PERIOD = 6
const DARK = [20, 18, 13] as const
const LIGHT = [255, 250, 240] as const

const tiles = new Map<Surface, Int16Array>()

/** One number a pixel: below 0 darkens, above 0 lightens, and its size is the opacity out of 256. */
function makeTile(surface: Surface): Int16Array {
  const random = seeded(surface === 'cloth' ? 7 : 19)
  const slub = noiseField(31)
  const tile = new Int16Array(TILE * TILE)
  // Half the grain is two pixels wide: single pixels vanish when the picture is made smaller.
  const coarse = Float32Array.from({ length: (TILE / 2) ** 2 }, () => random() - 0.5)
  for (let y = 0; y < TILE; y++) {
    for (let x = 0; x < TILE; x++) {
      const grain = (random() - 0.5) * 0.13 + (coarse[(y >> 1) * (TILE / 2) + (x >> 1)] ?? 0) * 0.2
      const value = surface === 'cloth' ? grain * 0.75 + weaveAt(x, y) + slubAt(slub, x, y) : grain
      tile[y * TILE + x] = Math.round(value * 256)
    }
  }
  return tile
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

function tileFor(surface: Surface): Int16Array {
  const tile = tiles.get(surface) ?? makeTile(surface)
  tiles.set(surface, tile)
  return tile
}

/**
 * Lays grain, and on cloth a weave, over a flat picture of three bytes a pixel. By hand: one pass takes 50 ms, the renderer's own
 * compositing three times that, and a noise filter in the SVG seconds.
 */
export function finish(pixels: Uint8Array, width: number, height: number, surface: Surface): void {
  const tile = tileFor(surface)
  let at = 0
  for (let y = 0; y < height; y++) {
    const row = (y % TILE) * TILE
    for (let x = 0; x < width; x++, at += 3) {
      const value = tile[row + (x % TILE)] ?? 0
      const tone = value < 0 ? DARK : LIGHT
      const opacity = value < 0 ? -value : value
      pixels[at] = mixed(pixels[at] ?? 0, tone[0], opacity)
      pixels[at + 1] = mixed(pixels[at + 1] ?? 0, tone[1], opacity)
      pixels[at + 2] = mixed(pixels[at + 2] ?? 0, tone[2], opacity)
    }
  }
}

function mixed(before: number, tone: number, opacity: number): number {
  return before + (((tone - before) * opacity) >> 8)
}
