import fc from 'fast-check'
import sharp from 'sharp'
import { Value } from 'typebox/value'
import { describe, expect, test } from 'vitest'
import { Palette } from './contract.ts'
import { type ExtractedPalette, extractPalette } from './extract-palette.ts'
import { colourDistance, oklab } from './palette.ts'

/** Stripes of these colours and widths, in parts of a hundred. */
function stripes(colours: [hex: string, width: number][]): Promise<Buffer> {
  let x = 0
  const bars = colours.map(([hex, width]) => {
    const bar = `<rect x="${x}" width="${width}" height="100" fill="${hex}"/>`
    x += width
    return bar
  })
  const frame = `width="400" height="300" viewBox="0 0 ${x} 100" preserveAspectRatio="none" shape-rendering="crispEdges"`
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${frame}>${bars.join('')}</svg>`
  return sharp(Buffer.from(svg)).png().toBuffer()
}

function shareOf({ palette }: ExtractedPalette, hex: string): number | undefined {
  return palette.find((each) => colourDistance(oklab(each.hex), oklab(hex)) < 0.03)?.share
}

describe('a palette', () => {
  test('holds the colours of the cloth with their shares, ground first, then the lead', async () => {
    const found = await extractPalette(
      await stripes([
        ['#EFE4CF', 50],
        ['#1D2350', 20],
        ['#E4502F', 15],
        ['#F0A21E', 10],
        ['#6E1423', 5],
      ]),
    )
    expect(shareOf(found, '#EFE4CF')).toBeCloseTo(0.5, 1)
    expect(shareOf(found, '#1D2350')).toBeCloseTo(0.2, 1)
    expect(shareOf(found, '#F0A21E')).toBeCloseTo(0.1, 1)
    expect(shareOf(found, '#6E1423')).toBeCloseTo(0.05, 1)
    expect(found.palette).toHaveLength(5)
    expect(found.palette[0]?.name).toBe('Bone')
    expect(found.dominant).toBe(found.palette[0]?.hex)
    expect(found.lead).toBe(1)
    expect(found.palette[1]?.name).toBe('Geranium')
  })

  test('is the same for the same bytes', async () => {
    const noise = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        background: '#8C8A80',
        noise: { type: 'gaussian', mean: 128, sigma: 60 },
      },
    })
      .png()
      .toBuffer()
    expect(await extractPalette(noise)).toEqual(await extractPalette(noise))
  })

  test('fits its contract and adds up to one, whatever the picture', async () => {
    const hex = fc
      .integer({ min: 0, max: 0xffffff })
      .map((value) => `#${value.toString(16).padStart(6, '0')}`)
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(hex, fc.integer({ min: 1, max: 40 })), { minLength: 1, maxLength: 12 }),
        async (bars) => {
          const { palette, lead, dominant } = await extractPalette(await stripes(bars))
          expect(Value.Check(Palette, palette)).toBe(true)
          expect(palette.reduce((sum, each) => sum + each.share, 0)).toBeCloseTo(1, 9)
          expect(new Set(palette.map((each) => each.name)).size).toBe(palette.length)
          expect(palette[lead]).toBeDefined()
          expect(Math.max(...palette.map((each) => each.share))).toBe(palette[0]?.share)
          expect(palette[0]?.hex).toBe(dominant)
        },
      ),
      { numRuns: 40, endOnFailure: true },
    )
  })

  test('counts two shades of nearly one colour as one', async () => {
    const found = await extractPalette(
      await stripes([
        ['#1E3CA0', 40],
        ['#2441A6', 30],
        ['#F1BC32', 20],
        ['#FFFFFF', 10],
      ]),
    )
    expect(found.palette).toHaveLength(3)
  })

  test.each([['#C22F3B'], ['#FFFFFF'], ['#000000'], ['#808080']])(
    'of a plain %s has two more, derived from it, at one per cent each',
    async (hex) => {
      const found = await extractPalette(await stripes([[hex, 100]]))
      expect(found.palette[0]).toMatchObject({ hex, share: 0.98 })
      expect(found.palette.slice(1).map((each) => each.share)).toEqual([0.01, 0.01])
    },
  )

  test('of nothing but transparency is paper', async () => {
    const clear = await sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } })
      .png()
      .toBuffer()
    expect((await extractPalette(clear)).dominant).toBe('#F4F1EA')
  })
})

describe('the lead', () => {
  test('is not black or white when there is a colour', async () => {
    const found = await extractPalette(
      await stripes([
        ['#FFFFFF', 60],
        ['#0C0B0C', 32],
        ['#2E7A4A', 8],
      ]),
    )
    expect(found.palette[found.lead]?.name).toBe('Leaf')
  })

  test('is the ground itself when that is the colour of the cloth', async () => {
    const found = await extractPalette(
      await stripes([
        ['#C22F3B', 80],
        ['#FFFFFF', 12],
        ['#141414', 8],
      ]),
    )
    expect(found.lead).toBe(0)
  })

  test('is not a speck', async () => {
    const found = await extractPalette(
      await stripes([
        ['#F4F1EA', 70],
        ['#1A7F86', 28],
        ['#FF2200', 1],
        ['#141414', 1],
      ]),
    )
    expect(found.palette[found.lead]?.name).toBe('Lagoon')
  })
})
