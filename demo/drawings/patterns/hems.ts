import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { arc, beside, path, shade, walk } from './geometry.ts'
import { chalk, stitches, thread, words } from './marks.ts'
import { needle, pin, tape } from './tools.ts'

const HEM = shades('spring-2018', 'Lime wash', 'Magenta', 'Navy', 'Lemon', 'Lilac')

/** Two legs of one pair: the left as it came, the right turned up by the customer's own height. */
export function hemPinned(): Drawing {
  const { 'Lime wash': Lime, Magenta, Navy, Lemon, Lilac } = HEM
  const leg = (x: number, to: number): Point[] => [
    [x, -20],
    [x + 430, -20],
    [x + 392, to],
    [x + 34, to],
  ]
  return makeDrawing({
    name: 'hem-pinned',
    title: 'Seven centimeters, pinned standing',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: HEM,
    focalPoint: { x: 0.65, y: 0.75 },
    alt: 'Two navy trouser legs lie flat on lilac paper; the right one is turned up and held by a row of pins with magenta heads, and a yellow tape measures the difference to the left.',
    draw: () => {
      const grid =
        Array.from({ length: 13 }, (_, i) => `M${i * 100} 0V1500`).join('') +
        Array.from({ length: 16 }, (_, i) => `M0 ${i * 100}H1200`).join('')
      const pins = Array.from({ length: 6 }, (_, i) =>
        pin([722 + i * 62, 972 + (i % 2) * 22], 80 + (i % 3) * 8, 190, Magenta, Lime, 1.9),
      )
      return [
        rect(0, 0, 1200, 1500, Lilac),
        line(grid, shade(Lilac, -0.13), 1.6),
        shape(polygon(leg(96, 1392)), shade(Lilac, -0.3)),
        shape(polygon(leg(76, 1376)), Navy),
        line('M290 -20L292 1376', shade(Navy, 0.22), 5),
        shape(polygon(leg(676, 1240)), shade(Lilac, -0.3)),
        shape(polygon(leg(656, 1222)), Navy),
        line('M872 -20L873 1060', shade(Navy, 0.22), 5),
        // The inside of the cloth is a shade lighter, and the turn-up a little wider than the leg it lies on.
        shape('M682 1064L1060 1064L1052 1226C930 1236 800 1236 690 1226Z', shade(Navy, 0.2)),
        line('M682 1064H1060', Lime, 3, 'stroke-dasharray="3 7"'),
        // A card gauge, cut from the box the needles came in.
        `<g transform="translate(196 1010) rotate(7)">${rect(8, 10, 190, 250, shade(Navy, -0.5))}${rect(0, 0, 190, 250, Lime)}${line('M0 50h40M0 100h70M0 150h40M0 200h70', Navy, 5)}${words('7', [130, 130], 96, Magenta, 0, 'display')}</g>`,
        chalk(
          [
            [670, 880],
            [860, 874],
            [1072, 882],
          ],
          Lime,
          8,
          9,
        ),
        ...pins,
        tape(
          [
            [566, -30],
            [574, 300],
            [560, 700],
            [566, 1100],
            [560, 1420],
          ],
          { width: 74, fill: Lemon, ink: Navy, unit: 22, tips: Magenta, size: 34 },
        ),
        line('M600 1222H656M470 1376H528', Magenta, 9),
        shape('M-20 1446C300 1430 760 1462 1220 1440V1520H-20Z', Magenta),
      ].join('')
    },
  })
}

/** Twenty minutes round a dial of tape: pinned, unpicked, turned, sewn, pressed. */
export function hemClock(): Drawing {
  const { 'Lime wash': Lime, Magenta, Navy, Lemon, Lilac } = HEM
  const center: Point = [700, 700]
  return makeDrawing({
    name: 'hem-clock',
    title: 'Twenty minutes, laid out',
    credit: STUDIO,
    view: [1400, 1400],
    surface: 'paper',
    palette: HEM,
    lead: 2,
    alt: 'A yellow tape measure laid in a ring like a clock face on cream paper, a third of it shadowed by a navy sector stitched round in magenta; a navy needle and a length of thread are the hands.',
    draw: () => {
      const ring = arc(center, 540, -90, 262, 140)
      const sector = [center, ...arc(center, 430, -90, 30, 50)]
      const steps = [0, 18, 42, 66, 102, 120].map((angle) =>
        walk([center, arc(center, 430, angle - 90, 0, 1)[0] ?? center]),
      )
      return [
        rect(0, 0, 1400, 1400, Lime),
        disc(center, 640, Lilac),
        `<g transform="translate(8 12)">${tape(ring, { width: 118, fill: shade(Lilac, -0.25), ink: shade(Lilac, -0.25), unit: 54 })}</g>`,
        tape(ring, {
          width: 118,
          fill: Lemon,
          ink: Navy,
          unit: 55.2,
          number: (tens) => String(tens * 10),
          size: 50,
          tips: Magenta,
        }),
        disc(center, 430, Lime),
        shape(polygon(sector), Navy),
        ...steps.map((each) =>
          line(path([each.at(0).point, each.at(each.length).point]), shade(Navy, 0.3), 3),
        ),
        stitches(arc(center, 392, -88, 28, 60), {
          color: Magenta,
          width: 21,
          length: 46,
          gap: 26,
          seed: 8,
          wander: 4,
        }),
        ...['Pin', 'Cut', 'Turn', 'Sew', 'Press'].map((each, i) => {
          const angle = ([9, 30, 54, 84, 111][i] ?? 0) - 90
          const track = walk([center, arc(center, 430, angle, 0, 1)[0] ?? center])
          return words(each, beside(track.at(290), 0), 34, Lime, angle)
        }),
        thread('M700 700C640 800 560 760 520 880C480 1000 610 1040 560 1120', Magenta, 13),
        needle([700, 700], [380, 560], Navy, Lime, 24),
        disc(center, 46, Magenta),
        disc(center, 14, Lime),
      ].join('')
    },
  })
}
