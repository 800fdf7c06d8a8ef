import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect } from '../shapes.ts'
import { arc, path, place, shade } from './geometry.ts'
import { grain, piece, stitches, words } from './marks.ts'
import { shears, ticket } from './tools.ts'

const SHADES = shades('autumn-2013', 'Oat', 'Burgundy', 'Mustard seed', 'Airforce', 'Coal')
const { Oat, Burgundy, 'Mustard seed': Mustard, Airforce, Coal } = SHADES

/** One panel of eight, apex at the origin, pointing down. Narrower than an eighth of a disc: the dome is in what is missing. */
const gore = (length: number) => {
  const [half, belly] = [length * 0.385, length * 0.2]
  return (
    `M0 0C${belly * 0.62} ${length * 0.3} ${belly * 1.45} ${length * 0.66} ${half} ${length}` +
    `C${half * 0.4} ${length * 0.93} ${-half * 0.4} ${length * 0.93} ${-half} ${length}` +
    `C${-belly * 1.45} ${length * 0.66} ${-belly * 0.62} ${length * 0.3} 0 0Z`
  )
}

/** The canopy taken off its ribs and opened flat; the eighth panel has been lifted out to be copied. */
export function umbrellaGores(): Drawing {
  const center: Point = [530, 560]
  const length = 640
  const panel = (i: number) => {
    const fill = i % 2 === 0 ? Burgundy : shade(Burgundy, 0.16)
    return piece({
      cut: gore(length),
      at: center,
      turn: i * 45,
      fill: i === 3 ? Airforce : fill,
      ink: Coal,
      seam: 0,
      drop: shade(Oat, -0.16),
      dropBy: [9, 12],
    })
  }
  const seams = (i: number) => {
    const half = 18.2
    const run = (side: number) =>
      [60, 200, 400, 600].map(
        (r): Point => arc(center, r, 90 + i * 45 + side * half * (0.78 + r / 4200), 0, 1)[0] ?? center,
      )
    return [-1, 1]
      .map((side) =>
        stitches(run(side), { color: Oat, width: 3, length: 13, gap: 9, seed: i * 2 + side, wander: 0.6 }),
      )
      .join('')
  }
  return makeDrawing({
    name: 'umbrella-gores',
    title: 'Eight gores, one lifted',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: SHADES,
    focalPoint: { x: 0.45, y: 0.45 },
    alt: 'An umbrella opened flat on a cutting table: seven burgundy and blue panels round a center, the eighth in mustard drawn down and away with its grain line, the black stick and hook beside it.',
    draw: () => {
      const lifted = place(
        [
          [0, 150],
          [0, 480],
        ],
        { at: [548, 850] },
      )
      const [from = center, to = center] = lifted
      return [
        rect(0, 0, 1200, 1500, Oat),
        line(
          path([
            [0, 1300],
            [1200, 1300],
          ]) +
            path([
              [1130, 0],
              [1130, 1500],
            ]),
          shade(Oat, -0.2),
          2,
        ),
        ...[1, 2, 3, 4, 5, 6, 7].map((i) => panel(i) + seams(i)),
        disc(center, 62, Coal),
        disc(center, 26, Oat),
        piece({
          cut: gore(length),
          at: [548, 850],
          turn: 0,
          fill: Mustard,
          ink: Coal,
          seam: 16,
          notches: [0.16, 0.84],
          drop: shade(Oat, -0.16),
          dropBy: [9, 12],
        }),
        grain(from, to, Coal, 3.4),
        words('Cut 8', [548 + 74, 1250], 34, Coal, 0),
        // The stick, with the hook that hangs it on a forearm.
        line('M1046 -20V1210C1046 1320 886 1330 876 1222', Coal, 34, 'stroke-linecap="round"'),
        line(
          'M1046 900V1210C1046 1320 886 1330 876 1222',
          Mustard,
          20,
          'stroke-linecap="round" stroke-dasharray="2 46"',
        ),
        rect(1022, 860, 48, 26, Airforce),
      ].join('')
    },
  })
}

/** The same panel eight times on narrow cloth, head to tail, so that almost nothing falls. */
export function umbrellaLay(): Drawing {
  const [length, step] = [560, 262]
  const top = 120
  const panels = Array.from({ length: 8 }, (_, i) => ({ i, x: 60 + i * step - 120 }))
  return makeDrawing({
    name: 'umbrella-lay',
    title: 'Head to tail on 60 centimeters of gloria',
    credit: STUDIO,
    view: [1600, 800],
    surface: 'paper',
    palette: SHADES,
    focalPoint: { x: 0.6, y: 0.5 },
    alt: 'Long triangular umbrella panels chalked head to tail along a strip of burgundy cloth; one is mustard and half cut out, with shears lying open in the cut and a ticket on a string below.',
    draw: () =>
      [
        rect(0, 0, 1600, 800, Oat),
        rect(0, top - 52, 1600, length + 104, shade(Oat, -0.18)),
        rect(0, top - 60, 1600, length + 104, Burgundy),
        rect(0, top - 60, 1600, 13, Airforce),
        rect(0, top + length + 31, 1600, 13, Airforce),
        ...panels.map(({ i, x }) =>
          piece({
            cut: gore(length),
            at: i % 2 === 0 ? [x, top - 10] : [x, top + length - 6],
            turn: i % 2 === 0 ? 0 : 180,
            fill: i === 4 ? Mustard : i === 5 ? Airforce : shade(Burgundy, i % 2 === 0 ? 0.12 : 0.05),
            ink: i === 4 || i === 5 ? Coal : Oat,
            seam: 12,
            notches: [0.16, 0.84],
            grain: [
              [0, length * 0.34],
              [0, length * 0.8],
            ],
            grainColor: i === 4 || i === 5 ? Coal : Oat,
          }),
        ),
        shears({
          at: [1300, 640],
          turn: -118,
          scale: 1.2,
          blade: shade(Airforce, 0.35),
          handle: Coal,
          open: 12,
        }),
        line('M1010 700C1000 740 960 690 930 716', Coal, 4),
        ticket({
          at: [926, 718],
          turn: 66,
          width: 84,
          height: 150,
          fill: Mustard,
          hole: Oat,
          drop: shade(Oat, -0.2),
        }),
      ].join(''),
  })
}
