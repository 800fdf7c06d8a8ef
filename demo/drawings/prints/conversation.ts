import { seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, rect } from '../shapes.ts'
import { type Figure, type Laid, layCloth, put, throwOnto } from './cloth.ts'
import {
  button,
  form,
  glove,
  type Inks,
  key,
  moth,
  type Notion,
  needle,
  pincushion,
  safetyPin,
  scissors,
  spool,
  tape,
  thimble,
} from './notions.ts'

const card = shades('spring-2026', 'Lupin', 'Tomato', 'Canvas', 'Ink blue', 'Melon', 'Leaf')
const { Lupin, Tomato, Canvas, Melon, Leaf } = card
const inks: Inks = { ink: card['Ink blue'], light: Canvas, hot: Tomato, warm: Melon, cool: Leaf }

/** Object, place, turn, size, and the inks where it has its own. */
type Setting = readonly [notion: Notion, at: Point, turn: number, size: number, own?: Partial<Inks>]

const SETTING: readonly Setting[] = [
  [spool, [84, 110], -14, 1.3],
  [button, [222, 74], 0, 1.1, { hot: Leaf }],
  [moth, [386, 84], 18, 1.36, { warm: Leaf }],
  [form, [548, 146], 8, 1.5],
  [needle, [206, 196], -38, 1.5],
  [glove, [366, 258], 14, 1.5],
  [pincushion, [92, 330], -8, 1.36],
  [key, [232, 382], -62, 1.3],
  [scissors, [530, 366], 196, 1.46],
  [tape, [398, 470], 0, 1.2],
  [thimble, [152, 520], -20, 1.16],
  [safetyPin, [22, 482], 66, 1.2],
  [button, [284, 552], 0, 0.84],
  [key, [540, 534], 12, 1.16, { warm: card['Ink blue'], ink: Canvas, light: Tomato }],
]

/** One thread goes through the whole repeat and out at its foot, which is where the next spool takes it up. */
const THREAD: readonly Point[] = [
  [112, 78],
  [160, 30],
  [222, 74],
  [292, 118],
  [306, 160],
  [264, 152],
  [150, 238],
  [170, 286],
  [262, 268],
  [316, 330],
  [290, 420],
  [322, 500],
  [402, 534],
  [462, 482],
  [440, 400],
  [488, 362],
  [536, 446],
  [476, 540],
  [404, 584],
  [270, 612],
  [180, 632],
  [112, 678],
]

export function conversation(): Drawing {
  return layCloth({
    name: 'conversation',
    title: 'Everything in the sewing box, on speaking terms',
    credit: PRINTS,
    view: [1080, 1350],
    palette: card,
    lead: 0,
    ground: Lupin,
    tile: [620, 600],
    alt: 'A conversational print on lupin purple: spools, gloves, keys, thimbles, a tomato pincushion, a dress form and a moth, all joined by one wandering thread that the scissors are about to cut.',
    draw: () => {
      const stitches = line(curve(THREAD), Canvas, 3, 'stroke-linecap="round"')
      return [
        { at: [0, 0] as const, reach: 760, svg: stitches },
        ...SETTING.map(
          ([notion, at, turn, size, own]): Figure => ({
            at,
            reach: 120,
            svg: put(notion({ ...inks, ...own }), [0, 0], turn, size),
          }),
        ),
      ]
    },
  })
}

/** Two of them, near enough to overhear. */
export function conversationOverheard(): Drawing {
  const palette = shades('spring-2026', 'Melon', 'Tomato', 'Canvas', 'Ink blue', 'Leaf')
  const own: Inks = {
    ink: palette['Ink blue'],
    light: palette.Canvas,
    hot: palette.Tomato,
    warm: Melon,
    cool: palette.Leaf,
  }
  return makeDrawing({
    name: 'conversation-overheard',
    title: 'The glove, the moth and the scissors',
    credit: PRINTS,
    view: [1500, 1000],
    surface: 'cloth',
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'Enlarged from the silk, on melon orange: a pale glove holds up a thread, a moth sits on it, and a pair of red-handled scissors waits open at the right.',
    draw: () =>
      rect(0, 0, 1500, 1000, palette.Melon) +
      put(pincushion(own), [1330, 930], 10, 3.4) +
      line(
        curve([
          [-20, 260],
          [160, 120],
          [360, 210],
          [452, 300],
          [640, 470],
          [900, 420],
          [1060, 470],
          [1240, 640],
          [1120, 820],
          [820, 860],
          [520, 1020],
        ]),
        palette['Ink blue'],
        9,
        'stroke-linecap="round"',
      ) +
      put(scissors(own), [1170, 470], 184, 4.4) +
      put(glove(own), [380, 640], 12, 6.6) +
      put(moth({ ...own, warm: palette.Leaf }), [742, 376], 16, 3.5) +
      put(button(own), [96, 170], 0, 4.6) +
      put(
        safetyPin({ ...own, light: palette['Ink blue'], ink: palette.Canvas, warm: palette.Tomato }),
        [820, 884],
        -12,
        3,
      ),
  })
}

/** Tie silk: one small thing in rows, and a smaller one between, so that it is a pattern at two meters and a joke at half. */
export function conversationFoulard(): Drawing {
  const palette = shades('spring-2026', 'Leaf', 'Canvas', 'Tomato', 'Ink blue', 'Washed sky')
  const own: Inks = {
    ink: palette['Ink blue'],
    light: palette.Canvas,
    hot: palette.Tomato,
    warm: palette['Washed sky'],
    cool: palette.Leaf,
  }
  return layCloth({
    name: 'conversation-foulard',
    title: 'A joke at half a meter',
    credit: PRINTS,
    view: [960, 1200],
    palette,
    lead: 0,
    ground: palette.Leaf,
    tile: [240, 200],
    alt: 'A foulard on leaf green: pale keys and safety pins in strict half-drop rows, buttons in red and ink blue between them, and a thimble wherever a key might have been.',
    draw: () => {
      const random = seeded(208)
      const laid: Laid[] = []
      const figures: Figure[] = [
        { at: [60, 50], reach: 50, svg: put(key(own), [0, 0], -45, 0.62) },
        { at: [180, 150], reach: 50, svg: put(key(own), [0, 0], -45, 0.62) },
        { at: [180, 50], reach: 50, svg: put(safetyPin(own), [0, 0], 45, 0.54) },
        { at: [60, 150], reach: 50, svg: put(thimble(own), [0, 0], 20, 0.6) },
        ...(
          [
            [0, 0],
            [120, 0],
            [0, 100],
            [120, 100],
          ] as const
        ).map(
          (at, i): Figure => ({
            at,
            reach: 20,
            svg: put(button(i % 3 ? own : { ...own, hot: own.ink, ink: own.light }), [0, 0], 0, 0.56),
          }),
        ),
      ]
      laid.push(...figures.map(({ at }, i): Laid => ({ at, radius: i < 4 ? 36 : 20 })))
      const pins = throwOnto(random, [240, 200], laid, { radius: 5, throws: 300, apart: 1.2 })
      return [
        ...figures,
        { at: [0, 0], reach: 260, svg: pins.map(({ at }) => disc(at, 1.7, palette.Canvas)).join('') },
      ]
    },
  })
}
