import { seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { band, line, rect } from '../shapes.ts'
import { figure } from './figures.ts'
import { shelves, table } from './fixtures.ts'
import { bag, knitFromAbove, pile, shirtFromAbove, shoe } from './goods.ts'
import { across, mirrored, note, place, upright } from './measures.ts'
import { fold, shade } from './tones.ts'

export function tableFromAbove(): Drawing {
  const palette = shades(
    'autumn-2015',
    'Linen',
    'Marigold',
    'Teal well',
    'Dusty rose',
    'Iron rust',
    'Sky slate',
    'Eggplant skin',
  )
  const {
    Linen,
    Marigold,
    'Teal well': teal,
    'Dusty rose': rose,
    'Iron rust': rust,
    'Sky slate': sky,
    'Eggplant skin': dark,
  } = palette
  return makeDrawing({
    name: 'table-from-above',
    title: 'What one arm reaches: 70 centimeters, less politely 85',
    credit: FLOORS,
    view: [1500, 1500],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'A table laid with folded knits and striped shirts, seen from above and turned on a teal floor. A figure at its corner reaches in; two dashed arcs show how far an arm goes.',
    draw: () => {
      const cm = 7.4
      const goods: [number, number, number, string][] = [
        [22, 24, -3, knitFromAbove(31, 37, rust, Marigold)],
        [60, 23, 1, knitFromAbove(31, 37, Marigold)],
        [98, 25, 0, shirtFromAbove(27, 37, Linen, rust, sky)],
        [134, 24, 2, shirtFromAbove(27, 37, sky, Linen, teal)],
        [170, 24, 0, knitFromAbove(31, 37, rose)],
        [22, 72, 2, knitFromAbove(31, 37, dark, rose)],
        [98, 73, -2, knitFromAbove(31, 37, teal, sky)],
        [135, 72, 1, knitFromAbove(31, 37, rust)],
        [171, 73, 0, shirtFromAbove(27, 37, rose, dark, rust)],
      ]
      const laid = goods.map(([x, y, turn, drawn]) => place(drawn, x, y, 1, turn))
      // The one that has been picked up lies open and crooked: that is what a table is for.
      const opened = place(knitFromAbove(40, 44, Marigold, rust), 62, 80, 1, 24)
      // Sleeve over shoulder: the arm belongs to the body it comes from.
      const arm = `<path d="${band(
        [
          [34, 150],
          [66, 126],
          [66, 94],
        ],
        [13, 11, 8],
      )}" fill="${dark}"/><path d="${band(
        [
          [66, 95],
          [66, 84],
        ],
        [8, 6],
      )}" fill="#B9825A"/>`
      const person = `<g transform="translate(14 160) rotate(-24)"><ellipse rx="27" ry="14" fill="${dark}"/><circle r="11.5" fill="${rust}"/><ellipse cx="0" cy="2" rx="11.5" ry="10" fill="${shade(rust, -0.3)}"/></g>`
      const arc = (radius: number) =>
        `<circle cx="30" cy="152" r="${radius}" fill="none" stroke="${Linen}" stroke-width=".7" stroke-dasharray="4 3"/>`
      return (
        rect(0, 0, 1500, 1500, teal) +
        Array.from({ length: 9 }, (_, i) => line(`M0 ${i * 190 - 40}H1500`, shade(teal, -0.2), 3)).join('') +
        place(
          rect(4, 5, 190, 98, shade(teal, -0.45)) +
            rect(0, 0, 190, 98, Linen) +
            rect(0, 94, 190, 4, fold(Linen)) +
            laid.join('') +
            opened +
            arc(70) +
            arc(85) +
            person +
            arm,
          170,
          250,
          cm,
          -9,
        ) +
        place(
          rect(4, 5, 90, 60, shade(teal, -0.45)) +
            rect(0, 0, 90, 60, rose) +
            rect(0, 56, 90, 4, fold(rose)) +
            place(shirtFromAbove(27, 37, Linen, teal, Marigold), 22, 27) +
            place(knitFromAbove(31, 37, rust, rose), 60, 28, 1, -4),
          1110,
          1130,
          cm,
          5,
        ) +
        note('70', 1000, 1300, Linen, 34) +
        note('85', 1190, 1080, Linen, 34)
      )
    },
  })
}

export function tableAndShelf(): Drawing {
  const palette = shades(
    'autumn-2015',
    'Sky slate',
    'Iron rust',
    'Marigold',
    'Linen',
    'Olive press',
    'Eggplant skin',
  )
  const {
    'Sky slate': sky,
    'Iron rust': rust,
    Marigold,
    Linen,
    'Olive press': olive,
    'Eggplant skin': dark,
  } = palette
  return makeDrawing({
    name: 'table-and-shelf',
    title: 'The shelf is read, the table is handled',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.45, y: 0.6 },
    alt: 'An elevation in two fields. Left, five shelves of even piles against blue; right, against marigold, a low trestle table with three uneven heaps, a bag and a shoe, and a woman with one hand on it.',
    draw: () => {
      const random = seeded(15)
      const [floor, cm] = [1060, 4.3]
      const rows = [24, 68, 112, 156, 200]
      const colors = [rust, Linen, dark, olive, Marigold]
      const shelf = rows.flatMap((y, row) =>
        [0, 1, 2].map((i) =>
          place(
            pile(
              random,
              34,
              Array.from({ length: 6 }, () => colors[(row + i * 2) % 5] ?? rust),
              5,
            ),
            6 + i * 38,
            -y,
            1,
          ),
        ),
      )
      return [
        rect(0, 0, 1800, 1200, sky),
        rect(760, 0, 1040, 1200, Marigold),
        place(shelves(122, 238, rows, dark, shade(sky, -0.12)) + shelf.join(''), 110, floor, cm),
        line(`M${960 - 20} ${floor - 700}H640`, dark, 2, 'stroke-dasharray="10 8"'),
        line(`M${960 + 25} ${floor - 690}L1300 ${floor - 380}`, dark, 2, 'stroke-dasharray="10 8"'),
        place(
          figure('handling', {
            skin: '#E0AC7E',
            hair: dark,
            top: rust,
            legs: dark,
            shoes: dark,
            hem: 'knee',
            bun: true,
          }),
          960,
          floor,
          cm,
        ),
        place(table(190, 74, olive, 'trestle'), 1420, floor, cm),
        place(pile(random, 34, [dark, dark, dark, dark, rust], 5), 1030 + 20, floor - 79 * cm, cm),
        place(pile(random, 34, [Linen, Linen, sky, sky, sky, sky, rust], 5), 1240, floor - 79 * cm, cm),
        place(bag('tote', rust, dark), 1490, floor - 79 * cm, cm),
        place(pile(random, 34, [sky, Linen], 5), 1590, floor - 79 * cm, cm),
        place(mirrored(shoe('brogue', dark, Linen)), 1770, floor - 79 * cm, cm),
        rect(0, floor, 1800, 140, dark),
        upright({ from: floor - 74 * cm, to: floor, at: 1772, color: dark, label: '0.74', size: 26 }),
        upright({ from: floor - 156 * cm, to: floor, at: 60, color: dark, label: '1.56', size: 26 }),
        across({ from: 110, to: 110 + 122 * cm, at: 1130, color: Linen, label: '1.22', size: 26 }),
        across({ from: 1420 - 95 * cm, to: 1420 + 95 * cm, at: 1130, color: Linen, label: '1.90', size: 26 }),
      ].join('')
    },
  })
}
