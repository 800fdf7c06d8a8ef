import { basting } from '../drawings/patterns/basting.ts'
import { coatInPieces } from '../drawings/patterns/coats.ts'
import { shade } from '../drawings/patterns/geometry.ts'
import { stitches, words } from '../drawings/patterns/marks.ts'
import { coatLayers, seamLetOut } from '../drawings/patterns/tailoring.ts'
import { shades } from '../drawings/seasons.ts'
import { line, rect } from '../drawings/shapes.ts'
import { book } from './book.ts'
import { crop, type DemoEmbed } from './embed.ts'

const { Moss, Lacquer, Fog, Camel, Jet } = shades('autumn-2026', 'Moss', 'Lacquer', 'Fog', 'Camel', 'Jet')

const BOXES: [winter: string, stamped: string, turn: number][] = [
  ['1', 'NOV 21', -6],
  ['2', 'OCT 22', 4],
  ['3', 'NOV 23', -3],
  ['4', 'SEP 24', 7],
  ['5', '', 0],
]

/** The inside pocket: five boxes, four of them stamped. */
function pocket(): string {
  const boxes = BOXES.map(([winter, stamped, turn], i) => {
    const y = 210 + i * 112
    return (
      rect(150, y, 380, 90, Fog) +
      words(winter, [190, y + 45], 54, Jet, 0, 'display') +
      (stamped ? words(stamped, [370, y + 45], 44, i % 2 === 0 ? Lacquer : Moss, turn) : '')
    )
  })
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" width="680" height="800" viewBox="0 0 680 800" preserveAspectRatio="none">' +
    rect(0, 0, 680, 800, Lacquer) +
    line(
      Array.from({ length: 12 }, (_, i) => `M${30 + i * 58} 0L${i * 58} 800`).join(''),
      shade(Lacquer, -0.2),
      3,
    ) +
    rect(96, 96, 488, 720, shade(Lacquer, -0.35)) +
    rect(84, 80, 488, 720, Camel) +
    rect(84, 80, 488, 60, shade(Camel, -0.16)) +
    stitches(
      [
        [100, 158],
        [330, 160],
        [556, 158],
      ],
      { color: Jet, width: 6, length: 22, gap: 13, seed: 5 },
    ) +
    `${boxes.join('')}</svg>`
  )
}

export const theFiveYearCoat: DemoEmbed = {
  path: '/embeds/the-five-year-coat.html',
  html: () =>
    book({
      title: 'The Five-Year Coat',
      field: Moss,
      spreads: [
        {
          picture: coatLayers().svg(),
          alt: coatLayers().alt,
          title: 'Five winters',
          lines: ['A coat, and the looking after of it', 'BS 26-006'],
        },
        {
          picture: coatInPieces().svg(),
          alt: coatInPieces().alt,
          title: 'Built to be opened',
          lines: ['Canvas and no glue.', 'The lining hangs free at the hem.', '$31 more to make.'],
        },
        {
          picture: crop(coatLayers().svg(), '300 330 560 660'),
          alt: 'Canvas in rows of slanting stitches, pale haircloth above it',
          title: 'Winters one and two',
          lines: ['Buttons resewn, hem checked: 80 in 100 come.', 'Cleaned, steamed, pockets: 70.'],
        },
        {
          picture: crop(seamLetOut().svg(), '200 60 800 940'),
          alt: seamLetOut().alt,
          title: 'Winter three',
          lines: [
            'Three centimeters at each side.',
            'People change shape.',
            'It is when coats are given up.',
          ],
        },
        {
          picture: crop(basting().svg(), '560 420 860 780'),
          alt: 'A hem tacked in long red stitches, the needle just out of the cloth',
          title: 'Winter four',
          lines: ['A new lining, $61.', '30 in 100 ask for it,', 'and most of those keep the coat.'],
        },
        {
          picture: pocket(),
          alt: 'The tan inside pocket of a red lining with five boxes, four of them stamped with a month',
          title: 'Winter five',
          lines: [
            'We offer $90. A quarter accept.',
            'Put right for $26, sold again at $210,',
            'with the stamps left in.',
          ],
        },
      ],
    }),
}
