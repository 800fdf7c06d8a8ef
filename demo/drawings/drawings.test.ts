import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { drawings, findDrawing } from './catalogue.ts'
import { type Drawing, LONG_SIDE } from './drawing.ts'
import { renderDrawing } from './render.ts'
import { SHARES } from './shares.ts'

/** The flat picture at a quarter of its size: enough to measure, and quick. */
function renderSmall({ svg, width, height }: Drawing) {
  const size = `width="${Math.round(width / 4)}" height="${Math.round(height / 4)}"`
  const small = svg().replace(`width="${width}" height="${height}"`, size)
  return sharp(Buffer.from(small), { unlimited: true })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
}

function channels(hex: string): number[] {
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16))
}

/** The part of the picture nearest to each palette colour, from every seventh pixel. */
function measureShares(pixels: Buffer, palette: Drawing['palette']): number[] {
  const colors = palette.map(([, hex]) => channels(hex))
  const counts = colors.map(() => 0)
  for (let at = 0; at < pixels.length; at += 21) {
    const distances = colors.map((color) =>
      color.reduce((sum, value, k) => sum + (value - (pixels[at + k] ?? 0)) ** 2, 0),
    )
    const nearest = distances.indexOf(Math.min(...distances))
    counts[nearest] = (counts[nearest] ?? 0) + 1
  }
  const total = counts.reduce((sum, count) => sum + count, 0)
  return counts.map((count) => count / total)
}

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))('%s', (name, drawing) => {
  test('is the same picture every time', () => {
    const [first, second] = [drawing.svg(), drawing.svg()]
    expect(first === second).toBe(true)
    expect(first).not.toMatch(/NaN|undefined|feTurbulence/)
  })

  test('renders in its declared ratio and colors', async () => {
    const { data, info } = await renderSmall(drawing)
    expect(Math.max(drawing.width, drawing.height)).toBe(LONG_SIDE)
    expect([info.width, info.height]).toEqual([drawing.width / 4, drawing.height / 4].map(Math.round))
    const measured = measureShares(data, drawing.palette)
    const off = measured.map((share, i) => Math.abs(share - (SHARES[name]?.[i] ?? 1)))
    // Thin threads blend at this size, so the shares of the full picture are met only roughly.
    expect(Math.max(...off)).toBeLessThan(0.08)
  })
})

test.each(['stripe', 'forms'])('%s is finished as a JPEG of the declared size', async (name) => {
  const drawing = findDrawing(name)
  if (!drawing) throw new Error(`no drawing ${name}`)
  const picture = await renderDrawing(drawing)
  const { format, width, height } = await sharp(picture).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: drawing.width, height: drawing.height })
  // Grain varies what the flat drawing leaves even.
  const patch = await sharp(picture).extract({ left: 20, top: 20, width: 60, height: 60 }).stats()
  expect(patch.channels[0]?.stdev).toBeGreaterThan(2)
})
