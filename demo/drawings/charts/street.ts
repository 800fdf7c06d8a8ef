import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { needle, note, ROUND_ENDS, tone } from './sewing.ts'

/** People past one window at noon, week by week: a stitch for every ten. */
export function emptyStreet(): Drawing {
  const palette = shades('spring-2020', 'Deep sea', 'Sunflower', 'Whitewash', 'Faded indigo')
  const { Sunflower, Whitewash } = palette
  const [sea, indigo] = [palette['Deep sea'], palette['Faded indigo']]
  const weeks = [
    { name: '9 March', people: 1840 },
    { name: '16 March', people: 610 },
    { name: '23 March', people: 140 },
    { name: '30 March', people: 118 },
    { name: '6 April', people: 131 },
    { name: '13 April', people: 149 },
    { name: '20 April', people: 176 },
    { name: '27 April', people: 208 },
    { name: '4 May', people: 251 },
  ]
  return makeDrawing({
    name: 'empty-street',
    title: 'Noon to one, nine weeks, a stitch for every ten people',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'cloth',
    palette,
    alt: 'Nine rows of running stitch on deep blue cloth. The first is worked three threads deep in yellow, the second thins, and from the third on there are a dozen white stitches in an empty row, with a needle waiting after the last.',
    draw: () => {
      const random = seeded(2020)
      let body = rect(0, 0, 1600, 1000, sea)
      let last: Point = [0, 0]
      weeks.forEach(({ name, people }, row) => {
        const y = row === 0 ? 108 : 236 + row * 80
        const count = Math.round(people / 10)
        // The first two weeks need more than one line of stitches; from then on they lie far apart.
        const lines = row === 0 ? 6 : row === 1 ? 2 : 1
        const each = Math.ceil(count / lines)
        const step = row < 2 ? 1330 / each : 1330 / 32
        let d = ''
        for (let i = 0; i < count; i++) {
          const [line_, place] = [Math.floor(i / each), i % each]
          const x = 232 + place * step + between(random, -2, 2)
          const stitchY = y + (line_ - (lines - 1) / 2) * 30 + between(random, -2, 2)
          const length = row < 2 ? step * 0.66 : 27
          d += `M${round(x)} ${round(stitchY)}l${round(length)} ${round(between(random, -2, 2))}`
          last = [x + length, stitchY]
        }
        body += line(d, row < 2 ? Sunflower : Whitewash, row < 2 ? 13 : 10, ROUND_ENDS)
        body += note(name, 196, y + 9, row < 2 ? Sunflower : Whitewash, { anchor: 'end', size: 28 })
      })
      const [x, y] = last
      return (
        `${rect(0, 0, 1600, 14, indigo)}${body}${rect(0, 0, 1600, 16, indigo)}${rect(0, 984, 1600, 16, indigo)}` +
        line(`M${round(x)} ${round(y)}c60 30 90 -30 150 -6`, Whitewash, 6, ROUND_ENDS) +
        needle([x + 150, y - 6], 210, -12, Whitewash, sea)
      )
    },
  })
}

/** Sixty-one shopfronts on two sides of a street: lit, dark, or papered over. */
export function sixtyOneFronts(): Drawing {
  const palette = shades(
    'spring-2020',
    'Biscuit',
    'Fuchsia',
    'Deep sea',
    'Whitewash',
    'Sunflower',
    'Terracotta pot',
  )
  const { Biscuit, Fuchsia, Whitewash, Sunflower } = palette
  const [sea, pot] = [palette['Deep sea'], palette['Terracotta pot']]
  const open = new Set([2, 9, 10, 17, 26, 33, 41, 48, 57])
  const papered = new Set([0, 5, 13, 14, 20, 24, 29, 36, 38, 44, 45, 52, 55, 60])
  return makeDrawing({
    name: 'sixty-one-fronts',
    title: 'Sixty-one fronts: nine open, thirty-eight dark, fourteen papered over',
    credit: COUNTS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'Two long rows of narrow shopfronts face each other across an empty biscuit-colored street. Most are dark, some are papered over in white, and nine are lit yellow under pink fascias. One person in a pink coat walks down the middle.',
    draw: () => {
      const random = seeded(61)
      const widths = Array.from({ length: 61 }, () => between(random, 46, 84))
      const row = (from: number, to: number, y: number, down: number) => {
        const span = widths.slice(from, to).reduce((sum, width) => sum + width, 0)
        let x = 0
        let body = ''
        for (let i = from; i < to; i++) {
          const width = ((widths[i] ?? 60) / span) * 2000
          body += front(x, y, width, down, open.has(i) ? 'open' : papered.has(i) ? 'papered' : 'dark', i)
          x += width
        }
        return body
      }
      const front = (
        x: number,
        y: number,
        width: number,
        down: number,
        state: 'open' | 'dark' | 'papered',
        i: number,
      ) => {
        const height = 268 + ((i * 53) % 90)
        const top = down > 0 ? y : y - height
        const wall =
          i % 4 === 1
            ? pot
            : i % 4 === 3
              ? tone(pot, 0.28)
              : i % 4 === 2
                ? tone(Biscuit, 0.4)
                : tone(pot, -0.22)
        const glassTop = down > 0 ? top + height - 196 : top + 24
        const glass = state === 'open' ? Sunflower : state === 'dark' ? sea : Whitewash
        const fascia = down > 0 ? glassTop - 34 : glassTop + 176
        return (
          rect(x, top, width + 0.6, height, wall) +
          rect(x + 5, glassTop, width - 10, 172, glass) +
          rect(
            x + (state === 'open' ? 0 : 5),
            fascia - (state === 'open' ? 12 : 0),
            width - (state === 'open' ? 0 : 10),
            state === 'open' ? 54 : 26,
            state === 'open' ? Fuchsia : tone(wall, -0.3),
          ) +
          (state === 'papered'
            ? line(
                `M${round(x + 5)} ${glassTop + 60}h${round(width - 10)}M${round(x + 5)} ${glassTop + 116}h${round(width - 10)}`,
                tone(Whitewash, -0.18),
                3,
              )
            : line(
                `M${round(x + width * 0.62)} ${glassTop}v172`,
                tone(glass, state === 'dark' ? 0.2 : -0.2),
                4,
              ))
        )
      }
      const stitches = Array.from({ length: 26 }, (_, i) => `M${30 + i * 78} 500h42`).join('')
      const walker =
        shape('M1346 604l110 -8l150 52l-70 20z', tone(Biscuit, -0.2)) +
        line('M1378 540l-22 64M1404 540l26 58', sea, 13, ROUND_ENDS) +
        shape(
          polygon([
            [1366, 428],
            [1412, 424],
            [1438, 552],
            [1344, 556],
          ]),
          Fuchsia,
        ) +
        disc([1392, 402], 22, sea)
      return (
        rect(0, 0, 2000, 1000, Biscuit) +
        row(0, 31, 12, 1) +
        row(31, 61, 988, -1) +
        line(stitches, Whitewash, 9, ROUND_ENDS) +
        walker
      )
    },
  })
}
