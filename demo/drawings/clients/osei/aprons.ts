import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, grain, piece, words } from '../../patterns/marks.ts'
import { disc, line, type Point, rect, shape } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { crosses, DASH, hook, ROUND, tape } from '../sheet.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Ice, Kraft } = OSEI

/** Bib, waist and skirt in one piece, about its own middle: 72 units wide and 96 long, times four. */
export const APRON =
  'M-62 -192L62 -192C66 -120 92 -84 144 -72L144 192L-144 192L-144 -72C-92 -84 -66 -120 -62 -192Z'

export function apronFlat(): Drawing {
  return makeDrawing({
    name: 'osei-apron-flat',
    title: 'The apron, 72 by 96, pocket on the left for the left-handed',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: cut(OSEI, 'Ice', 'Bottle', 'Tomato', 'Plaster'),
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A bottle-green apron hangs from an iron hook on pale blue cloth, laid flat like a pattern piece: red tape at the neck and running loose from the waist, a white pocket pinned low, dashed hems and two dimension lines.',
    draw: () =>
      [
        rect(0, 0, 1200, 1500, Ice),
        crosses([1200, 1500], 100, shade(Ice, -0.16), 9),
        line('M470 320C450 130 520 64 610 64C706 64 774 130 754 320', Tomato, 22, ROUND),
        line(
          'M232 602C120 640 40 560 60 700C78 820 180 760 150 900C132 984 60 980 20 1040',
          Tomato,
          22,
          ROUND,
        ),
        line(
          'M1000 602C1110 600 1180 660 1140 760C1100 850 1010 812 1044 930C1064 1000 1130 990 1220 950',
          Tomato,
          22,
          ROUND,
        ),
        piece({
          cut: APRON,
          at: [628, 848],
          scale: 2.82,
          fill: shade(Ice, -0.2),
          ink: shade(Ice, -0.2),
          seam: 0,
        }),
        piece({
          cut: APRON,
          at: [612, 830],
          scale: 2.82,
          fill: Bottle,
          ink: shade(Bottle, -0.3),
          seam: 0,
          weight: 4,
        }),
        line(
          'M446 312H780M232 1350H992M232 640V1340M992 640V1340M452 330C470 500 400 596 250 640M772 330C760 500 830 596 980 640',
          shade(Bottle, 0.5),
          4,
          DASH,
        ),
        piece({
          cut: 'M0 0L250 0L250 210L125 262L0 210Z',
          at: [296, 800],
          turn: -2,
          fill: Plaster,
          ink: Tomato,
          seam: 16,
          weight: 3.4,
          notches: [0.14],
          grain: [
            [125, 60],
            [125, 200],
          ],
        }),
        ...[
          [310, 815],
          [534, 806],
          [424, 1040],
        ].map(([x = 0, y = 0]) => disc([x, y], 9, Tomato) + line(`M${x} ${y}l34 -30`, Plaster, 4, ROUND)),
        grain([760, 760], [760, 1210], Plaster, 5),
        hook([612, 80], 100, Bottle, Ice, 10),
        line('M604 1230h170M604 1262h120', shade(Bottle, 0.4), 4),
        dimension([206, 1432], [1018, 1432], Bottle, '', 34, 4),
        words('72', [612, 1466], 40, Bottle),
      ].join(''),
  })
}

/** Head to tail: the bib of one apron lies between the bibs of its neighbors, 38 centimeters on. */
export function apronLay(): Drawing {
  return makeDrawing({
    name: 'osei-apron-lay',
    title: 'Head to tail: 38 centimeters of cloth to an apron',
    credit: STUDIO,
    view: [1800, 1040],
    surface: 'paper',
    palette: cut(OSEI, 'Kraft', 'Bottle', 'Tomato', 'Plaster'),
    alt: 'A lay of cloth from above: nine aprons head to tail, seven bottle green and two tomato red, so close that their bibs lie between each other; small white loops are marked in the gaps and a red tape runs along the lower edge.',
    draw: () => {
      const step = 204
      const ends: [Point, Point] = [
        [0, 0],
        [0, 130],
      ]
      const laid = Array.from({ length: 9 }, (_, i) => i)
      return [
        rect(0, 0, 1800, 1040, Plaster),
        rect(0, 22, 1800, 910, Kraft),
        line('M0 34H1800M0 920H1800', shade(Kraft, -0.3), 3, 'stroke-dasharray="3 9"'),
        ...laid.map((i) =>
          piece({
            cut: APRON,
            at: [130 + i * step, i % 2 ? 300 : 654],
            turn: i % 2 ? 180 : 0,
            scale: 1.33,
            fill: i % 5 === 2 ? Tomato : Bottle,
            ink: Plaster,
            seam: 15,
            weight: 2.6,
            notches: [0.22, 0.6],
            grain: ends,
            grainColor: Plaster,
          }),
        ),
        ...laid.map((i) =>
          piece({
            cut: 'M-9 -46L9 -46L9 46L-9 46Z',
            at: [130 + (i + 0.5) * step, 477],
            turn: i % 2 ? 13 : -13,
            fill: Plaster,
            ink: Bottle,
            seam: 0,
            weight: 2,
          }),
        ),
        tape({
          at: [0, 968],
          length: 1800,
          breadth: 72,
          fill: Tomato,
          ink: Plaster,
          tick: 5.37 * 2,
          step: 20,
        }),
      ].join('')
    },
  })
}

/** Five breadths of an awning laid out to be joined, notch to notch. */
export function awningCut(): Drawing {
  return makeDrawing({
    name: 'osei-awning-cut',
    title: 'The awning in breadths, before the first seam',
    credit: STUDIO,
    view: [1700, 1100],
    surface: 'cloth',
    palette: cut(OSEI, 'Tomato', 'Bottle', 'Plaster', 'Tile blue'),
    alt: 'Six awning breadths, bottle green and plaster in turn, lie fanned on tomato red, the last cut by the edge, with scalloped ends, dashed seams, matching notches and grain lines; a blue offcut shows at the corner.',
    draw: () => {
      const gore = 'M-130 -430L130 -430L130 330C130 402 72 460 0 460C-72 460 -130 402 -130 330Z'
      const laid: { x: number; y: number; turn: number }[] = [
        { x: 150, y: 560, turn: 9 },
        { x: 462, y: 512, turn: 4.5 },
        { x: 776, y: 492, turn: 0 },
        { x: 1090, y: 510, turn: -4.5 },
        { x: 1402, y: 556, turn: -9 },
        { x: 1716, y: 632, turn: -13.5 },
      ]
      return [
        rect(0, 0, 1700, 1100, Tomato),
        shape('M0 0L330 0C260 120 120 150 0 330Z', blue),
        line('M292 0C232 104 104 134 0 286', Plaster, 4, DASH),
        ...laid.map(({ x, y, turn }, i) => {
          const fill = i % 2 ? Plaster : Bottle
          const ink = i % 2 ? Bottle : Plaster
          return piece({
            cut: gore,
            at: [x, y],
            turn,
            fill,
            ink,
            seam: 22,
            weight: 4,
            notches: [0.24, 0.33, 0.76, 0.85],
            drop: shade(Tomato, -0.28),
            dropBy: [16, 20],
            grain: [
              [0, -300],
              [0, 250],
            ],
            grainColor: i === 2 ? Tomato : ink,
          })
        }),
        dimension([646, 1030], [906, 1030], Plaster, '', 34, 5),
        words('28', [776, 1064], 42, Plaster),
      ].join('')
    },
  })
}
