import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { GINGHAM, HOUNDSTOOTH } from '../palettes.ts'
import { shades } from '../seasons.ts'
import { cloth, type Order, plain, twill } from './loom.ts'

const TOOTH = HOUNDSTOOTH
const brokenTooth: Order = [
  [TOOTH.Aubergine, 4],
  [TOOTH.Chartreuse, 4],
  [TOOTH.Aubergine, 4],
  [TOOTH.Chartreuse, 4],
  [TOOTH.Aubergine, 4],
]

function houndstooth(): Drawing {
  return cloth({
    name: 'houndstooth',
    title: 'Two over, two under, every sixth band changed',
    credit: PRINTS,
    view: [1920, 2400],
    palette: TOOTH,
    warp: [...brokenTooth, [TOOTH.Chalk, 4]],
    weft: [...brokenTooth, [TOOTH.Plum, 4]],
    tieUp: twill,
    thread: 26,
    alt: 'A large houndstooth in aubergine and chartreuse; every sixth band is woven in chalk one way and plum the other, so the tooth breaks.',
  })
}

/** The same check at the size of the yarn, for a figure beside the text. */
function houndstoothDetail(): Drawing {
  return cloth({
    name: 'houndstooth-detail',
    title: 'The tooth, four times life size',
    credit: PRINTS,
    view: [2400, 1200],
    palette: TOOTH,
    lead: 2,
    warp: [
      [TOOTH.Aubergine, 4],
      [TOOTH.Chartreuse, 4],
      [TOOTH.Aubergine, 4],
      [TOOTH.Chalk, 4],
    ],
    weft: [
      [TOOTH.Aubergine, 4],
      [TOOTH.Chartreuse, 4],
      [TOOTH.Plum, 4],
    ],
    tieUp: twill,
    thread: 60,
    alt: 'A few teeth of the broken check enlarged until each aubergine, chartreuse, plum and chalk yarn can be followed over two and under two.',
  })
}

function gingham(): Drawing {
  const { Milk, 'Clay pink': pink, Wine } = GINGHAM
  return cloth({
    name: 'gingham',
    title: 'Eight ends on, eight off',
    credit: PRINTS,
    view: [1920, 2400],
    palette: GINGHAM,
    warp: [
      [pink, 8],
      [Milk, 8],
    ],
    weft: [
      [Wine, 8],
      [Milk, 8],
    ],
    tieUp: plain,
    thread: 20,
    alt: 'A small gingham on milk white with clay pink running down and wine running across, eight threads on and eight off.',
  })
}

const QUIET = shades('autumn-2020', 'Hunter', 'Honey', 'Unspun', 'Umber earth')

function windowpane(): Drawing {
  const { Hunter, Honey, Unspun, 'Umber earth': umber } = QUIET
  const pane = (before: number, after: number): Order => [
    [Hunter, before],
    [umber, 4],
    [Honey, 2],
    [umber, 2],
    [Hunter, after],
    [Unspun, 2],
    [Hunter, 2],
  ]
  return cloth({
    name: 'windowpane',
    title: 'Windowpane, one pane to a lapel',
    credit: PRINTS,
    view: [1600, 2400],
    palette: QUIET,
    lead: 0,
    warp: pane(16, 28),
    weft: pane(20, 40),
    tieUp: twill,
    thread: 10,
    alt: 'A hunter green twill ruled into tall panes: a honey line bedded in umber and, nearer to one side than the other, a single unspun line.',
  })
}

function glenCheck(): Drawing {
  const colors = shades('autumn-2020', 'Unspun', 'Mulberry', 'Umber earth', 'Persimmon')
  const { Unspun, Mulberry, 'Umber earth': umber, Persimmon } = colors
  const guarded: Order = [
    ...Array.from(
      { length: 5 },
      (): Order => [
        [Mulberry, 4],
        [Unspun, 4],
      ],
    ).flat(),
    ...Array.from(
      { length: 9 },
      (): Order => [
        [umber, 2],
        [Unspun, 2],
      ],
    ).flat(),
    [Persimmon, 4],
    ...Array.from(
      { length: 9 },
      (): Order => [
        [umber, 2],
        [Unspun, 2],
      ],
    ).flat(),
  ]
  return cloth({
    name: 'glen-check',
    title: 'Glen check with a persimmon line',
    credit: PRINTS,
    view: [2400, 1600],
    palette: colors,
    warp: guarded,
    weft: guarded,
    tieUp: twill,
    thread: 8,
    alt: 'A glen check: blocks of mulberry houndstooth, bands of fine umber lines and squares of shepherd’s check, crossed by a persimmon line.',
  })
}

export const checks: Drawing[] = [houndstooth(), houndstoothDetail(), gingham(), windowpane(), glenCheck()]
