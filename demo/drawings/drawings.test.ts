import sharp from 'sharp'
import { beforeAll, describe, expect, test } from 'vitest'
import { prepareLettering } from '#modules/media/lettering.ts'
import { drawings, findDrawing } from './catalogue.ts'
import { type Drawing, LONG_SIDE } from './drawing.ts'
import { measureShares } from './measure-shares.ts'
import { renderDrawing } from './render.ts'
import { SHARES } from './shares.ts'

beforeAll(prepareLettering)

describe.each(drawings.map((drawing) => [drawing.name, drawing] as const))('%s', (name, drawing) => {
  test('is flat, wordless and the same picture every time', () => {
    const [first, second] = [drawing.svg(), drawing.svg()]
    expect(first === second).toBe(true)
    // Filters cost seconds a picture, and the renderer has no fonts of ours.
    expect(first).not.toMatch(/NaN|undefined|<filter|Gradient|<text|<image/)
    expect(Math.max(drawing.width, drawing.height)).toBe(LONG_SIDE)
  })

  test('shows its colors in the shares that are known without drawing it', async () => {
    const measured = await measureShares(drawing)
    const off = measured.map((share, i) => Math.abs(share - (SHARES[name]?.[i] ?? 1)))
    expect(Math.max(...off)).toBeLessThan(0.02)
    expect(measured.filter((share) => share < 0.01)).toEqual([])
  })
})

/**
 * Two repeats each way, so that every join is inside the picture. At half its size a weave's own repeat is still a whole number
 * of pixels; one that is not is drawn anew for each place, which takes forty times as long.
 */
async function renderRepeats({ svg, repeat: [across, down] = [1, 1] }: Drawing) {
  const scale = Math.max(across, down) > 480 ? 0.5 : 1
  const [width, height] = [Math.round(across * scale), Math.round(down * scale)]
  const window = `width="${width * 2}" height="${height * 2}" viewBox="0 0 ${across * 2} ${down * 2}"`
  const pixels = await sharp(Buffer.from(svg().replace(/width="\d+" height="\d+" viewBox="[^"]*"/, window)), {
    unlimited: true,
  })
    .flatten({ background: '#ffffff' })
    .grayscale()
    .raw()
    .toBuffer()
  return { width, height, at: (x: number, y: number) => pixels[y * width * 2 + x] ?? 0 }
}

const repeating = drawings.filter(({ repeat }) => repeat)

describe.each(repeating.map((drawing) => [drawing.name, drawing] as const))('the cloth %s', (_, drawing) => {
  test('repeats, and shows no seam where it does', async () => {
    const { width, height, at } = await renderRepeats(drawing)
    const mean = (count: number, value: (i: number) => number) => {
      let sum = 0
      for (let i = 0; i < count; i++) sum += value(i)
      return sum / count
    }
    let differing = 0
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) if (Math.abs(at(x, y) - at(x + width, y + height)) > 16) differing += 1
    expect(differing / (width * height)).toBeLessThan(0.005)

    // The step over a join is no greater than the greatest within the tile.
    // Over two pixels: an edge that falls between them inside the tile is as steep as one on its border.
    const columnStep = (x: number) => mean(height, (y) => Math.abs(at(x + 1, y) - at(x - 1, y)))
    const rowStep = (y: number) => mean(width, (x) => Math.abs(at(x, y + 1) - at(x, y - 1)))
    const inside = (steps: number, step: (i: number) => number) =>
      Math.max(...Array.from({ length: steps - 2 }, (_, i) => step(i + 1)))
    expect(columnStep(width)).toBeLessThanOrEqual(inside(width, columnStep) * 1.05 + 1)
    expect(rowStep(height)).toBeLessThanOrEqual(inside(height, rowStep) * 1.05 + 1)
  })
})

test('there are twelve families of cloth or more that truly repeat', () => {
  const families = [
    ...['stripe', 'gingham', 'tartan', 'houndstooth', 'herringbone', 'ikat'],
    ...['block', 'paisley', 'marble', 'terrazzo', 'dot', 'toile'],
  ]
  expect(families.filter((family) => !repeating.some(({ name }) => name.includes(family)))).toEqual([])
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
