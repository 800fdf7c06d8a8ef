import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { COLOUR_NAMES } from './colour-names.ts'
import { contrast, INK, PAPER, textOnSwatch } from './contrast.ts'
import { colourDistance, colourName, hexToOklch, oklab, oklchToHex, pageTokens } from './palette.ts'

const anyColour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0').toUpperCase()}`)

const led = (hex: string) => pageTokens([{ hex: '#FFFFFF' }, { hex }, { hex: '#000000' }])

// The palettes of the design reference, and colours at the edges of the rule.
const reference = [
  ['Cobalt', '#1E3CA0', '#1E3CA0', PAPER, '#1E3CA0', '#E1EAFD'],
  ['Wisteria', '#B7A2D8', '#B7A2D8', INK, '#776395', '#EDE5FA'],
  ['Rose ash', '#F0B5AC', '#F0B5AC', INK, '#956059', '#FCE3DF'],
  ['Alizarin', '#C22F3B', '#C22F3B', PAPER, '#C22F3B', '#FCE3E1'],
  ['Chartreuse', '#CFCB3C', '#CFCB3C', INK, '#737003', '#EBEBD6'],
  ['Petrol', '#155460', '#155460', PAPER, '#155460', '#D5EFF5'],
  ['Tangerine', '#F07B2B', '#F07B2B', INK, '#B05100', '#FAE5D9'],
  ['Clay pink', '#DE8C86', '#DE8C86', INK, '#A25652', '#FCE3E0'],
  ['Moss', '#515B25', '#515B25', PAPER, '#515B25', '#E7ECD8'],
  ['Chalk', '#F7F1E4', '#F7F1E4', INK, '#706B60', '#EFE9DC'],
  ['a grey between ink and paper, lightened', '#777777', '#808080', INK, '#6E6E6E', '#E9E9E9'],
  ['Rust, a shade darkened', '#C1451E', '#BE421A', PAPER, '#BE421A', '#FBE4DD'],
  ['pure green', '#00FF00', '#00FF00', INK, '#027F02', '#DFEFDE'],
  ['white', '#FFFFFF', '#FFFFFF', INK, '#6C6C6C', '#E9E9E9'],
  ['black', '#000000', '#000000', PAPER, '#000000', '#E9E9E9'],
] as const

describe('the tokens of a page', () => {
  test.each(reference)('%s gives what the design reference gives', (_name, lead, field, on, rule, tint) => {
    expect(led(lead)).toEqual({ field, on, rule, tint })
  })

  test('read at 4.5:1 or better whatever the colour', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        const { field, on, rule, tint } = led(hex)
        expect(contrast(field, on)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(rule, PAPER)).toBeGreaterThanOrEqual(4.5)
        expect(contrast(tint, INK)).toBeGreaterThan(13)
      }),
      { numRuns: 2000 },
    )
  })

  test('leave a colour alone on which ink or paper reads already', () => {
    fc.assert(
      fc.property(anyColour, (hex) => {
        fc.pre(Math.max(contrast(hex, INK), contrast(hex, PAPER)) >= 4.5)
        expect(led(hex).field).toBe(hex)
      }),
    )
  })

  test('come from the colour that is named as lead', () => {
    const palette = [{ hex: '#EFE4CF' }, { hex: '#F2BFB4' }, { hex: '#0E4638' }]
    expect(pageTokens(palette).field).toBe('#F2BFB4')
    expect(pageTokens(palette, 2).field).toBe('#0E4638')
    expect(() => pageTokens(palette, 3)).toThrow(RangeError)
  })
})

test('text on a swatch reads at 4.5:1 without moving the colour', () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(contrast(hex, textOnSwatch(hex))).toBeGreaterThanOrEqual(4.5)
    }),
    { numRuns: 2000 },
  )
})

test('a colour survives the way to OKLCH and back', () => {
  fc.assert(
    fc.property(anyColour, (hex) => {
      expect(oklchToHex(hexToOklch(hex))).toBe(hex)
    }),
  )
})

test('contrast is 21 between black and white and 1 between equals', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5)
  expect(contrast('#C22F3B', '#C22F3B')).toBe(1)
})

describe('names', () => {
  const names = Object.entries(COLOUR_NAMES)

  test('are many enough, and each is the name of its own colour', () => {
    expect(names.length).toBeGreaterThanOrEqual(120)
    for (const [name, hex] of names) expect([hex, colourName(hex)]).toEqual([hex, name])
  })

  test('stand for colours that can be told apart', () => {
    for (const [name, hex] of names) {
      const others = names.filter(([other]) => other !== name)
      const nearest = Math.min(...others.map(([, other]) => colourDistance(oklab(hex), oklab(other))))
      expect([name, nearest > 0.02]).toEqual([name, true])
    }
  })

  test('pass over what is taken', () => {
    expect(colourName('#1E3CA1')).toBe('Cobalt')
    expect(colourName('#1E3CA1', new Set(['Cobalt']))).not.toBe('Cobalt')
  })
})
