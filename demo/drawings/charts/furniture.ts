import { between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, round, shape } from '../shapes.ts'
import { note, ROUND_ENDS, tone } from './sewing.ts'

const COMPANY = [
  { name: 'Alone', kept: 33, back: 8 },
  { name: 'A friend', kept: 48, back: 4 },
  { name: 'A friend, by phone', kept: 43, back: 6 },
  { name: 'A mother', kept: 54, back: 3 },
  { name: 'A partner', kept: 30, back: 8 },
]

/** The bench outside the fitting rooms: kept things folded on it, three to a fold; returned things in bags beneath. */
export function benchOutside(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Terra', 'Plaster', 'Night', 'Apricot', 'Acid moss')
  const { Sky, Terra, Plaster, Night, Apricot } = palette
  const moss = palette['Acid moss']
  return makeDrawing({
    name: 'bench-outside',
    title: 'Kept, folded on the bench; returned, in bags below it',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    alt: 'A long bench against a pale blue wall with five piles of folded clothes of different heights; the tallest belongs to those who came with a mother. Beneath the bench stand paper bags, largest under the first pile and the last.',
    draw: () => {
      const random = seeded(25)
      const cloths = [Terra, Plaster, Apricot, moss, Terra, Night, Apricot]
      const [seat, fold] = [672, 29]
      let body = rect(0, 0, 1600, 1000, Sky) + rect(0, 880, 1600, 120, Apricot)
      COMPANY.forEach(({ name, kept, back }, i) => {
        const x = 70 + i * 306
        const folds = Math.round(kept / 3)
        for (let k = 0; k < folds; k++) {
          const color = cloths[(k * 3 + i * 2) % 7] ?? Terra
          const shift = between(random, -7, 7)
          body +=
            `<rect x="${round(x + shift)}" y="${seat - (k + 1) * fold}" width="236" height="${fold - 1}" rx="12" fill="${color}"/>` +
            line(
              `M${round(x + shift + 12)} ${seat - k * fold - 8}h212`,
              tone(color, color === Night ? 0.2 : -0.24),
              3,
            )
        }
        const bag = back * 21
        const top = 930 - bag
        body += rect(x + 40, top, 120, bag, Plaster) + rect(x + 132, top, 28, bag, tone(Plaster, -0.16))
        body += line(`M${x + 72} ${top}q0 -34 28 -34t28 34`, Night, 5)
        body += note(name, x, seat - folds * fold - 22, Night, { size: 34, face: 'italic' })
      })
      const legs = [40, 520, 1040, 1540].map((x) => rect(x, 720, 26, 210, Night)).join('')
      return (
        body + rect(-10, seat, 1620, 52, Terra) + rect(-10, seat + 38, 1620, 14, tone(Terra, -0.3)) + legs
      )
    },
  })
}

const KEPT = [
  { name: 'Too small, for now', things: 512 },
  { name: 'Waiting for repair', things: 441 },
  { name: 'Was someone’s', things: 377 },
  { name: 'Bought for one day', things: 318 },
  { name: 'Good cloth, wrong cut', things: 296 },
  { name: 'Ticket still on', things: 270 },
]

/** A drawer from above in six compartments: one rolled thing for every ten found. */
export function drawerFromAbove(): Drawing {
  const palette = shades(
    'autumn-2020',
    'Umber earth',
    'Persimmon',
    'Unspun',
    'Honey',
    'Mulberry',
    'Slate path',
    'Powder',
  )
  const { Persimmon, Unspun, Honey, Mulberry, Powder } = palette
  const [umber, slate] = [palette['Umber earth'], palette['Slate path']]
  return makeDrawing({
    name: 'drawer-from-above',
    title: 'What is kept: one roll for every ten things found',
    credit: COUNTS,
    view: [1500, 1200],
    surface: 'paper',
    palette,
    alt: 'An open drawer from above, divided into six compartments full of rolled clothes standing on end in orange, honey, mulberry, gray and cream. The compartments get smaller in order; a ticket on a string hangs over the front edge.',
    draw: () => {
      const sets = [
        [Persimmon, Powder, Unspun],
        [slate, Unspun, Mulberry],
        [Mulberry, Powder, Honey],
        [Honey, Persimmon, Unspun],
        [slate, Powder, Honey],
        [Unspun, Persimmon, Mulberry],
      ]
      // Three compartments above, three below, each as wide as its share of the row.
      const rows = [KEPT.slice(0, 3), KEPT.slice(3)]
      let body = rect(0, 0, 1500, 1200, umber) + rect(34, 34, 1432, 1014, tone(umber, -0.35))
      let top = 52
      rows.forEach((kinds, row) => {
        const sum = kinds.reduce((all, { things }) => all + things, 0)
        const height = row === 0 ? 572 : 380
        const across = 1396 - 36
        let x = 52
        kinds.forEach(({ name, things }, i) => {
          const width = (things / sum) * across
          body += rect(x, top, width, height, tone(umber, 0.1))
          body += rolls(
            x,
            top,
            width,
            height - 44,
            Math.round(things / 10),
            sets[row * 3 + i] ?? [Unspun],
            row * 3 + i,
          )
          body += note(name, x + 12, top + height - 14, Unspun, { size: 29, face: 'italic' })
          body += note(String(things), x + width - 12, top + height - 14, Unspun, { size: 27, anchor: 'end' })
          x += width + 18
        })
        top += height + 18
      })
      return (
        body +
        rect(0, 1062, 1500, 138, tone(umber, 0.16)) +
        rect(640, 1112, 220, 34, Honey) +
        line('M1310 1040C1330 1090 1280 1100 1292 1124', Persimmon, 6) +
        shape('M1270 1122h52v78h-52z', Unspun)
      )
    },
  })
}

/** Rolled cloth seen from the end, packed as tightly as the compartment allows. */
function rolls(
  x: number,
  y: number,
  width: number,
  height: number,
  count: number,
  colors: string[],
  seed: number,
): string {
  const random = seeded(300 + seed)
  // The largest grid of near-square places that still holds every roll.
  let columns = 1
  while (columns * Math.floor(height / (width / columns)) < count) columns += 1
  const pitch = width / columns
  const lines = Math.ceil(count / columns)
  const down = height / lines
  let body = ''
  for (let i = 0; i < count; i++) {
    const [cx, cy] = [x + ((i % columns) + 0.5) * pitch, y + (Math.floor(i / columns) + 0.5) * down]
    const color = colors[(i + Math.floor(random() * 2)) % colors.length] ?? '#ffffff'
    const r = Math.min(pitch, down) * 0.49
    const turn = Math.round(random() * 360)
    const dark = tone(color, -0.3)
    body +=
      disc([cx, cy], r, color) +
      `<g transform="rotate(${turn} ${round(cx)} ${round(cy)})">` +
      line(
        `M${round(cx + r * 0.94)} ${round(cy)}A${round(r * 0.8)} ${round(r * 0.8)} 0 1 0 ${round(cx - r * 0.62)} ${round(cy)}A${round(r * 0.52)} ${round(r * 0.52)} 0 1 0 ${round(cx + r * 0.4)} ${round(cy)}A${round(r * 0.3)} ${round(r * 0.3)} 0 1 0 ${round(cx - r * 0.14)} ${round(cy)}`,
        dark,
        r * 0.11,
        ROUND_ENDS,
      ) +
      '</g>'
  }
  return body
}

const REPEATS = [
  { name: 'Socks', percent: 80 },
  { name: 'Underwear', percent: 75 },
  { name: 'T-shirts', percent: 60 },
  { name: 'Oxford shirts', percent: 50 },
  { name: 'Chinos', percent: 45 },
  { name: 'Sneakers', percent: 35 },
  { name: 'Sweaters', percent: 25 },
  { name: 'Coats', percent: 5 },
]

/** A wardrobe with eight shelves of twenty folded things: the green ones were bought before. */
export function wardrobeOfRepeats(): Drawing {
  const palette = shades(
    'autumn-2016',
    'Fired clay',
    'Bottle glass',
    'Merlot',
    'Bone china',
    'Sulphur',
    'Ginger',
  )
  const { Merlot, Sulphur, Ginger } = palette
  const [bottle, bone, clay] = [palette['Bottle glass'], palette['Bone china'], palette['Fired clay']]
  return makeDrawing({
    name: 'wardrobe-of-repeats',
    title: 'Eight shelves of twenty: in green, bought before',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    lead: 1,
    alt: 'An open wardrobe with eight shelves, each holding four piles of five folded things. On the top shelf nearly all are bottle green; lower down more and more are wine, yellow, ginger and white; on the last, a single green one.',
    draw: () => {
      const others = [Merlot, Sulphur, bone, Ginger, Merlot, bone]
      let body =
        rect(0, 0, 1200, 1500, tone(Merlot, -0.35)) +
        rect(90, 0, 1020, 1500, clay) +
        rect(90, 0, 14, 1500, tone(clay, -0.3))
      REPEATS.forEach(({ name, percent }, shelf) => {
        const floor = 186 + shelf * 178
        const same = Math.round(percent / 5)
        for (let i = 0; i < 20; i++) {
          const [pile, level] = [Math.floor(i / 5), i % 5]
          const color = i < same ? bottle : (others[(i * 5 + shelf * 3) % 6] ?? Merlot)
          const [x, y] = [128 + pile * 190 + ((i * 7 + shelf) % 5) * 2, floor - (level + 1) * 27]
          body +=
            `<rect x="${x}" y="${y}" width="168" height="26" rx="11" fill="${color}"/>` +
            line(`M${x + 8} ${y + 19}h150`, tone(color, -0.28), 2.5)
        }
        body += rect(90, floor, 1020, 20, Merlot)
        body += note(name, 1086, floor - 54, Merlot, { anchor: 'end', size: 33, face: 'italic' })
        body += note(`${percent}%`, 1086, floor - 16, Merlot, { anchor: 'end', size: 30 })
      })
      return (
        body +
        rect(0, 0, 84, 1500, Ginger) +
        rect(1116, 0, 84, 1500, Ginger) +
        disc([62, 760], 12, Sulphur) +
        disc([1138, 760], 12, Sulphur)
      )
    },
  })
}
