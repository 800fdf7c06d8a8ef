import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, polygon, rect, shape } from '../shapes.ts'
import { stockinette } from './darns.ts'
import { button, ROUND_ENDS, running, tone, zigzag } from './sewing.ts'

/** Where clothes give way: patches on a sweater and trousers, as large as their share of the mends. */
export function bodyOfMends(): Drawing {
  const palette = shades('spring-2026', 'Melon', 'Walnut', 'Ink blue', 'Canvas', 'Tomato', 'Washed sky')
  const { Melon, Walnut, Canvas, Tomato } = palette
  const [ink, sky] = [palette['Ink blue'], palette['Washed sky']]
  return makeDrawing({
    name: 'body-of-mends',
    title: 'Where it gave way: elbows 34, knees 22, cuffs 17, hem 12, underarm 8, collar 7',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    alt: 'A brown sweater and dark blue trousers laid flat on melon, seen from above. Patches in red, white and pale blue sit where clothes wear out; those on the elbows are largest, then the knees and the cuffs.',
    draw: () => {
      const sweater = `${curve([
        [470, 118],
        [540, 150],
        [660, 150],
        [730, 118],
      ])}L860 176L1110 560L1150 806L1010 850L950 640L838 452L846 846H354L362 452L250 640L190 850L50 806L90 560L340 176Z`
      const trousers = 'M372 812H828L906 1560H690L604 1010L512 1560H294Z'
      // Area follows the share, so the side follows its root.
      const patch = ([x, y]: Point, share: number, color: string, turn: number, wide = 1) => {
        const side = Math.sqrt(share) * 43
        const [w, h] = [side * Math.sqrt(wide), side / Math.sqrt(wide)]
        const corners: Point[] = [
          [x - w / 2, y - h / 2],
          [x + w / 2, y - h / 2],
          [x + w / 2, y + h / 2],
          [x - w / 2, y + h / 2],
        ]
        const inner = corners.map(
          ([cx, cy]): Point => [cx + Math.sign(x - cx) * 10, cy + Math.sign(y - cy) * 10],
        )
        return `<g transform="rotate(${turn} ${x} ${y})">${shape(polygon(corners), color)}${line(running([...inner, inner[0] ?? [x, y]], 9, 7), ink, 3.5)}</g>`
      }
      const clip = (id: string, d: string) => `<clipPath id="${id}"><path d="${d}"/></clipPath>`
      let twill = ''
      for (let x = -900; x < 1200; x += 22) twill += `M${x} 1600L${x + 900} 800`
      return (
        rect(0, 0, 1200, 1500, Melon) +
        clip('sweater', sweater) +
        clip('trousers', trousers) +
        // Laid askew and larger than the sheet: a garment on a table, not a figure.
        '<g transform="rotate(-11 600 700) translate(-108 -40) scale(1.16)">' +
        `<g transform="translate(22 24)">${shape(trousers, tone(Melon, -0.2))}${shape(sweater, tone(Melon, -0.2))}</g>` +
        shape(trousers, ink) +
        `<g clip-path="url(#trousers)">${line(twill, tone(ink, 0.12), 4)}</g>` +
        line('M600 1010V830', tone(ink, 0.25), 4) +
        shape(sweater, Walnut) +
        `<g clip-path="url(#sweater)">${stockinette(1200, 900, 24, tone(Walnut, -0.22))}</g>` +
        line('M362 452L372 300M838 452L828 300', tone(Walnut, -0.35), 6, ROUND_ENDS) +
        rect(354, 792, 492, 54, tone(Walnut, -0.25)) +
        line(
          Array.from({ length: 27 }, (_, i) => `M${368 + i * 18} 796v46`).join(''),
          tone(Walnut, 0.12),
          4,
        ) +
        line(
          curve([
            [478, 134],
            [540, 176],
            [660, 176],
            [722, 134],
          ]),
          tone(Walnut, -0.3),
          22,
        ) +
        patch([172, 556], 17, Tomato, 30) +
        patch([1028, 556], 17, Tomato, -30) +
        patch([410, 1230], 11, Canvas, 4) +
        patch([770, 1230], 11, Canvas, -5) +
        patch([128, 808], 8.5, sky, 16, 1.6) +
        patch([1072, 808], 8.5, sky, -16, 1.6) +
        patch([520, 824], 12, sky, 0, 3) +
        patch([396, 420], 4, Melon, 12) +
        patch([804, 420], 4, Melon, -12) +
        patch([612, 152], 7, Canvas, 0, 3) +
        '</g>'
      )
    },
  })
}

type Motif = (x: number, y: number) => string

/** A sampler of what waits for repair: each motif stands for six things kept in a drawer. */
export function samplerOfRepairs(): Drawing {
  const palette = shades('autumn-2020', 'Mulberry', 'Honey', 'Unspun', 'Persimmon', 'Powder', 'Umber earth')
  const { Mulberry, Honey, Unspun, Persimmon, Powder } = palette
  const umber = palette['Umber earth']
  const missingButton: Motif = (x, y) => button([x, y], 47, { face: Honey, hole: umber, thread: Unspun })
  const hem: Motif = (x, y) =>
    rect(x - 46, y + 2, 92, 36, Powder) +
    line(
      zigzag(
        [
          [x - 44, y],
          [x + 46, y],
        ],
        11,
        34,
      ),
      Persimmon,
      6,
      ROUND_ENDS,
    )
  const zip: Motif = (x, y) =>
    rect(x - 42, y - 42, 34, 84, umber) +
    rect(x + 8, y - 42, 34, 84, umber) +
    line(Array.from({ length: 7 }, (_, i) => `M${x - 14} ${y - 36 + i * 12}h18m-8 6h18`).join(''), Unspun, 5)
  const moth: Motif = (x, y) =>
    `<circle cx="${x}" cy="${y}" r="38" fill="${umber}"/>` +
    line(
      [-18, -6, 6, 18].map((d) => `M${x + d} ${y - 42}v84M${x - 42} ${y + d}h84`).join(''),
      Unspun,
      4.5,
      ROUND_ENDS,
    )
  const seam: Motif = (x, y) =>
    rect(x - 46, y - 36, 92, 30, Powder) +
    rect(x - 46, y + 8, 92, 30, Powder) +
    line([-34, -17, 0, 17, 34].map((d) => `M${x + d} ${y - 22}l6 46`).join(''), Persimmon, 6, ROUND_ENDS)
  const kinds: { motif: Motif; things: number }[] = [
    { motif: missingButton, things: 163 },
    { motif: hem, things: 94 },
    { motif: zip, things: 81 },
    { motif: moth, things: 67 },
    { motif: seam, things: 36 },
  ]
  return makeDrawing({
    name: 'sampler-of-repairs',
    title: 'Waiting for repair: a motif for every six things',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'cloth',
    palette,
    alt: 'A sampler on mulberry cloth in ten rows: three of honey buttons, two of hems, two of zips, two of moth holes under darning threads, and one short row of open seams.',
    draw: () => {
      let body = rect(0, 0, 1200, 1500, Mulberry)
      let row = 0
      for (const { motif, things } of kinds) {
        const count = Math.round(things / 6)
        for (let i = 0; i < count; i++)
          body += motif(104 + (i % 9) * 124, 92 + (row + Math.floor(i / 9)) * 146)
        row += Math.ceil(count / 9)
      }
      const frame: Point[] = [
        [22, 14],
        [1178, 14],
        [1178, 1486],
        [22, 1486],
        [22, 14],
      ]
      return body + line(running(frame, 18, 12), Unspun, 5, ROUND_ENDS)
    },
  })
}
