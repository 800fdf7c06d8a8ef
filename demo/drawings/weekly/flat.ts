import { letters } from '#modules/media/lettering.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, rect, shape } from '../shapes.ts'
import { deeper, lying, still } from './still.ts'

function glove(): Drawing {
  const palette = shades('autumn-2022', 'Putty', 'Cherry', 'Night bus', 'Fleece')
  const { Putty, Cherry, 'Night bus': night, Fleece } = palette
  // Fingers are thick strokes with round ends, so that the whole hand keeps one outline.
  const fingers: [Point[], number][] = [
    [
      [
        [430, 760],
        [352, 560],
        [316, 330],
      ],
      112,
    ],
    [
      [
        [520, 740],
        [500, 480],
        [494, 210],
      ],
      116,
    ],
    [
      [
        [620, 740],
        [640, 480],
        [668, 220],
      ],
      116,
    ],
    [
      [
        [700, 800],
        [770, 580],
        [836, 372],
      ],
      106,
    ],
    [
      [
        [420, 1000],
        [270, 900],
        [150, 738],
      ],
      122,
    ],
  ]
  const hand = (paint: string) =>
    fingers.map(([points, width]) => line(curve(points), paint, width, 'stroke-linecap="round"')).join('') +
    shape(
      'M368 760C360 860 372 960 400 1060L410 1180H720L736 1040C768 950 770 860 752 780C640 700 470 700 368 760Z',
      paint,
    )
  return still({
    name: 'weekly-glove',
    title: 'Left, size seven, found',
    view: [1200, 1500],
    palette,
    alt: 'One red glove lies palm down on putty-colored paper with its fingers spread; the cuff is dark blue with a single pale button and a turned edge of fleece.',
    draw: () =>
      `<g transform="rotate(9 600 750) translate(30 20)">` +
      lying((paint) => hand(paint) + rect(400, 1170, 326, 210, paint), deeper(Putty), 54, 46) +
      hand(Cherry) +
      line('M470 720C468 800 476 860 486 900M566 700V890M650 716C652 800 644 860 636 896', night, 9) +
      shape('M396 1160L404 1350H724L734 1160Z', night) +
      line('M564 1164V1350', '#0E1529', 6) +
      shape('M398 1270L404 1380H724L732 1270Z', Fleece) +
      disc([620, 1214], 28, Fleece) +
      disc([610, 1214], 5, night) +
      disc([630, 1214], 5, night) +
      '</g>',
  })
}

function buttonCard(): Drawing {
  const palette = shades('autumn-2024', 'Ice violet', 'Garnet', 'Horn', 'Obsidian')
  const { 'Ice violet': violet, Garnet, Horn, Obsidian } = palette
  const places: Point[] = [0, 1, 2].flatMap((row) =>
    [0, 1].map((column): Point => [460 + column * 290, 560 + row * 280]),
  )
  return still({
    name: 'weekly-buttons',
    title: 'Six, less one',
    view: [1200, 1500],
    palette,
    alt: 'A pale card of garnet buttons on violet paper, sewn in three pairs; the last place is empty except for two ends of black thread.',
    draw: () => {
      const card = (paint: string) => shape('M236 180H976V1330H236Z', paint)
      const buttons = places.map(([x, y], i) =>
        i === 5
          ? disc([x - 22, y], 9, Obsidian) +
            disc([x + 22, y], 9, Obsidian) +
            line(
              `M${x - 22} ${y}C${x - 60} ${y + 60} ${x - 10} ${y + 110} ${x - 70} ${y + 150}M${x + 22} ${y}C${x + 70} ${y + 30} ${x + 40} ${y + 90} ${x + 110} ${y + 96}`,
              Obsidian,
              7,
              'stroke-linecap="round"',
            )
          : disc([x + 16, y + 15], 112, deeper(Horn)) +
            disc([x, y], 112, Garnet) +
            disc([x, y], 78, '#741322') +
            disc([x - 22, y], 13, Horn) +
            disc([x + 22, y], 13, Horn) +
            line(`M${x - 22} ${y}H${x + 22}`, Obsidian, 12),
      )
      return (
        `<g transform="rotate(-5 600 750)">${lying(card, deeper(violet), 58, 50)}${card(Horn)}` +
        `${rect(236, 180, 740, 190, Obsidian)}${letters('half a dozen', { x: 606, y: 300, size: 92, fill: Horn, face: 'display', anchor: 'middle' })}` +
        `${buttons.join('')}</g>`
      )
    },
  })
}

function tapeMeasure(): Drawing {
  const palette = shades('autumn-2026', 'Verdigris', 'Fog', 'Jet', 'Lacquer')
  const { Verdigris, Fog, Jet, Lacquer } = palette
  // A tape thrown down: two loops and a tail that leaves the table.
  const run: Point[] = [
    [-80, 980],
    [180, 900],
    [420, 700],
    [700, 430],
    [1010, 330],
    [1180, 520],
    [1060, 760],
    [760, 800],
    [560, 620],
    [620, 330],
    [900, 190],
    [1250, 230],
    [1460, 480],
    [1400, 800],
    [1180, 940],
  ]
  return still({
    name: 'weekly-tape',
    title: 'One hundred and fifty, nearly',
    view: [1600, 1100],
    palette,
    lead: 0,
    alt: 'A pale tape measure thrown down in two loops on verdigris paper, ticked in black every centimeter, with a red metal end.',
    draw: () => {
      const tape = (paint: string) => line(curve(run), paint, 86, 'stroke-linejoin="round"')
      // Edge lines make it a band where it crosses itself.
      return (
        lying(tape, deeper(Verdigris), 30, 38) +
        line(curve(run), Jet, 92) +
        tape(Fog) +
        line(curve(run), Jet, 86, 'stroke-dasharray="3.5 22"') +
        line(curve(run), Fog, 34) +
        line(curve(run), Lacquer, 86, 'stroke-dasharray="20 235"') +
        `<g transform="translate(1180 940) rotate(148)">${rect(-8, -54, 110, 108, Lacquer)}${disc([66, 0], 16, Verdigris)}</g>`
      )
    },
  })
}

function ticket(): Drawing {
  const palette = shades('spring-2027', 'Geranium', 'Unbleached', 'Prussian')
  const { Geranium, Unbleached, Prussian } = palette
  return still({
    name: 'weekly-ticket',
    title: 'Price, crossed out twice',
    view: [1500, 1000],
    palette,
    lead: 0,
    alt: 'A swing ticket with clipped corners and a dark string lies on geranium red; two prices on it are struck through and a third has been left blank.',
    draw: () => {
      const card = (paint: string) => shape('M430 260H1250V760H430L330 660V360Z', paint)
      return (
        `<g transform="rotate(-8 750 500)">${lying(card, deeper(Geranium), 46, 52)}${card(Unbleached)}` +
        disc([440, 510], 44, Geranium) +
        `<path d="${curve([
          [440, 510],
          [330, 420],
          [180, 470],
          [40, 380],
          [-80, 420],
        ])}" fill="none" stroke="${Prussian}" stroke-width="13"/>` +
        `<path d="${curve([
          [440, 510],
          [320, 560],
          [200, 500],
          [60, 560],
          [-80, 520],
        ])}" fill="none" stroke="${Prussian}" stroke-width="13"/>` +
        letters('140', { x: 560, y: 440, size: 190, fill: Prussian, face: 'display' }) +
        letters('98', { x: 890, y: 440, size: 190, fill: Prussian, face: 'display' }) +
        line('M548 400L840 360M548 372L830 398M880 398L1090 360', Geranium, 14, 'stroke-linecap="round"') +
        line('M560 660H1180', Prussian, 7) +
        line('M560 540H760M800 540H900', Prussian, 7) +
        '</g>'
      )
    },
  })
}

export const flat: Drawing[] = [glove(), buttonCard(), tapeMeasure(), ticket()]
