import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, shape } from '../shapes.ts'
import { path, shade } from './geometry.ts'
import { thread, words } from './marks.ts'
import { needle, ticket } from './tools.ts'

const SPOOL = shades('spring-2021', 'Anthracite', 'Rhubarb', 'Milled oat', 'Zest', 'Hyacinth')

/** One maker, eleven accounts: five threads are tied on again in another color, one has been cut. */
export function oneSpool(): Drawing {
  const { Anthracite, Rhubarb, 'Milled oat': Oat, Zest, Hyacinth } = SPOOL
  return makeDrawing({
    name: 'one-spool',
    title: 'Eleven accounts from one spool',
    credit: STUDIO,
    view: [1500, 1000],
    surface: 'cloth',
    palette: SPOOL,
    focalPoint: { x: 0.3, y: 0.5 },
    alt: 'Threads fan out from a big red spool over charcoal cloth to a column of needles at the right; most are red, some change to yellow or blue at a knot, and one is cut and curls back.',
    draw: () => {
      const fan = Array.from({ length: 11 }, (_, i) => {
        const from: Point = [420, 300 + i * 40]
        const to: Point = [1270 - (i % 3) * 34, 60 + i * 88]
        const middle: Point = [from[0] + (to[0] - from[0]) * 0.54, from[1] + (to[1] - from[1]) * 0.6]
        if (i === 6)
          return (
            thread(
              `M420 540C620 560 760 590 860 600C940 610 950 680 890 690C850 694 840 650 880 646`,
              Rhubarb,
              7,
            ) + thread(`M980 606C1040 590 1120 580 ${to[0]} ${to[1]}`, shade(Anthracite, 0.3), 5)
          )
        const color = i === 2 || i === 3 || i === 8 ? Zest : i === 4 || i === 9 ? Hyacinth : Rhubarb
        return (
          thread(path([from, middle]), Rhubarb, 9) +
          thread(path([middle, to]), color, color === Rhubarb ? 9 : 30) +
          (color === Rhubarb ? '' : disc(middle, 22, color))
        )
      })
      const needles = Array.from({ length: 11 }, (_, i) => {
        const to: Point = [1270 - (i % 3) * 34, 60 + i * 88]
        return needle(to, [to[0] + 260, to[1] + (i - 5) * 6], Oat, Anthracite, 15)
      })
      return [
        rect(0, 0, 1500, 1000, Anthracite),
        rect(64, 176, 420, 720, shade(Anthracite, -0.5)),
        rect(90, 260, 340, 480, Rhubarb),
        line(
          Array.from({ length: 30 }, (_, i) => `M90 ${272 + i * 16}L430 ${264 + i * 16}`).join(''),
          shade(Rhubarb, -0.3),
          5,
        ),
        line(
          Array.from({ length: 15 }, (_, i) => `M90 ${280 + i * 32}L430 ${272 + i * 32}`).join(''),
          shade(Rhubarb, 0.25),
          3,
        ),
        shape('M30 120H490L450 260H70Z', Oat),
        shape('M70 740H450L490 880H30Z', Oat),
        rect(30, 120, 460, 34, shade(Oat, -0.16)),
        rect(30, 846, 460, 34, shade(Oat, -0.16)),
        ...fan,
        ...needles,
      ].join('')
    },
  })
}

const PULLED = shades('autumn-2023', 'Aubergine', 'Chartreuse', 'Oyster', 'Copper', 'Fjord', 'Plum')

/** A price with three strings on it. */
export function ticketThreeStrings(): Drawing {
  const { Aubergine, Chartreuse, Oyster, Copper, Fjord, Plum } = PULLED
  const eye: Point = [620, 640]
  const twisted = (to: Point, color: string) => {
    const ends = path([eye, to])
    return (
      line(ends, shade(Aubergine, -0.5), 62, 'transform="translate(10 14)"') +
      line(ends, color, 58) +
      line(ends, shade(color, -0.28), 58, 'stroke-dasharray="8 30"')
    )
  }
  return makeDrawing({
    name: 'ticket-three-strings',
    title: 'Pulled three ways',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: PULLED,
    focalPoint: { x: 0.5, y: 0.6 },
    alt: 'A pale swing ticket hangs from three taut cords, yellow, copper and plum, that leave a dark purple ground over blue cloth at three edges; two prices on it are struck out and a third is ringed.',
    draw: () =>
      [
        rect(0, 0, 1200, 1500, Aubergine),
        shape('M-20 1120C300 1080 800 1180 1220 1090V1520H-20Z', Fjord),
        ticket({
          at: eye,
          turn: -7,
          width: 540,
          height: 700,
          fill: Oyster,
          hole: Aubergine,
          drop: shade(Aubergine, -0.5),
        }),
        disc(eye, 92, Copper),
        disc(eye, 66, Aubergine),
        twisted([-40, 300], Copper),
        twisted([760, -40], Chartreuse),
        twisted([1240, 420], shade(Plum, 0.1)),
        disc(eye, 40, Copper),
        `<g transform="translate(${eye[0]} ${eye[1]}) rotate(-7)">`,
        line('M-210 150H210', Aubergine, 4),
        words('98', [-130, 250], 150, Aubergine, 0, 'display'),
        words('112', [110, 370], 150, Aubergine, 0, 'display'),
        words('105', [-60, 540], 190, Aubergine, 0, 'display'),
        line('M-220 276L-40 216', Copper, 16, 'stroke-linecap="round"'),
        line('M-10 400L226 336', Plum, 16, 'stroke-linecap="round"'),
        `<ellipse cx="-60" cy="540" rx="176" ry="116" transform="rotate(-6 -60 540)" fill="none" stroke="${Chartreuse}" stroke-width="18" stroke-dasharray="900 40"/>`,
        '</g>',
      ].join(''),
  })
}
