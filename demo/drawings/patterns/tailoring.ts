import { between, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { dimension, stitches, thread } from './marks.ts'
import { button, needle } from './tools.ts'

const LAYERS = shades('autumn-2026', 'Jet', 'Lacquer', 'Camel', 'Fog', 'Moss')

/** Rows of small slanting stitches, each row leaning against the last, as canvas is padded. */
function padding(x: number, y: number, columns: number, rows: number, color: string): string {
  const random = seeded(71)
  let d = ''
  for (let column = 0; column < columns; column++)
    for (let row = 0; row < rows; row++) {
      const [px, py] = [x + column * 34 + row * 5, y + row * 30 + between(random, -3, 3)]
      d += `M${round(px)} ${round(py)}l${column % 2 === 0 ? 15 : -15} 17`
    }
  return line(d, color, 4, 'stroke-linecap="round"')
}

/** A coat front opened from the lining outward: what is inside is what lasts. */
export function coatLayers(): Drawing {
  const { Jet, Lacquer, Camel, Fog, Moss } = LAYERS
  const haircloth = 'M540 40C490 280 520 400 580 540C640 680 760 740 1000 720L1120 40Z'
  const front = 'M150 1560L160 720L300 330L520 96L850 196C812 380 836 560 1010 650L1090 1560Z'
  return makeDrawing({
    name: 'coat-layers',
    title: 'Lining, canvas, haircloth, cloth',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'cloth',
    palette: LAYERS,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'The front of a coat on black, opened in layers from left to right: red lining, tan canvas with rows of small stitches, pale haircloth at the chest, and the moss green cloth with two buttons.',
    draw: () =>
      [
        `<defs><clipPath id="front"><path d="${front}"/></clipPath><clipPath id="haircloth"><path d="${haircloth}"/></clipPath></defs>`,
        rect(0, 0, 1200, 1500, Jet),
        `<g clip-path="url(#front)">`,
        rect(0, 0, 1200, 1560, Lacquer),
        line(
          Array.from({ length: 9 }, (_, i) => `M${100 + i * 46} 1560L${250 + i * 46} 300`).join(''),
          shade(Lacquer, -0.22),
          3,
        ),
        shape('M300 -20C330 400 380 560 330 860C290 1100 380 1300 350 1580H1300V-20Z', shade(Camel, -0.4)),
        shape('M322 -20C352 400 402 560 352 860C312 1100 402 1300 372 1580H1300V-20Z', Camel),
        padding(352, 380, 14, 34, shade(Camel, -0.35)),
        shape('M520 60C470 300 500 420 560 560C620 700 740 760 980 740L1100 60Z', shade(Camel, -0.4)),
        shape(haircloth, Fog),
        '<g clip-path="url(#haircloth)">',
        line(
          Array.from({ length: 16 }, (_, i) => `M${540 + i * 34} 40L${500 + i * 46} 760`).join(''),
          shade(Fog, -0.18),
          3,
        ),
        '</g>',
        shape(
          'M760 -20C690 260 700 430 780 620C850 800 720 1000 760 1240C776 1340 760 1460 740 1580H1300V-20Z',
          shade(Camel, -0.55),
        ),
        shape(
          'M786 -20C716 260 726 430 806 620C876 800 746 1000 786 1240C802 1340 786 1460 766 1580H1300V-20Z',
          Moss,
        ),
        line('M1010 650C960 900 980 1240 1000 1580', shade(Moss, -0.4), 5),
        '</g>',
        `<path d="${front}" fill="none" stroke="${shade(Camel, -0.2)}" stroke-width="5"/>`,
        stitches(
          [
            [340, 340],
            [190, 730],
            [182, 1480],
          ],
          { color: Fog, width: 11, length: 40, gap: 22, seed: 3 },
        ),
        stitches(
          [
            [806, 640],
            [862, 780],
            [780, 1040],
            [800, 1260],
            [784, 1500],
          ],
          { color: Fog, width: 9, length: 34, gap: 20, seed: 9 },
        ),
        button({ at: [900, 930], radius: 44, fill: Jet, rim: shade(Jet, 0.3), hole: Fog, thread: Lacquer }),
        button({ at: [906, 1210], radius: 44, fill: Jet, rim: shade(Jet, 0.3), hole: Fog, thread: Lacquer }),
      ].join(''),
  })
}

const SEAM = shades('autumn-2026', 'Moss', 'Lacquer', 'Jet', 'Camel', 'Fog')

/** A side seam let out: the old needle holes, the new line, and what is still in hand. */
export function seamLetOut(): Drawing {
  const { Moss, Lacquer, Jet, Camel, Fog } = SEAM
  return makeDrawing({
    name: 'seam-let-out',
    title: 'Three centimeters still in hand',
    credit: STUDIO,
    view: [1600, 1067],
    surface: 'cloth',
    palette: SEAM,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'The inside of a moss green coat seam pressed open: a dotted line of old needle holes, chalk hatching beside it and a new row of red stitches further out, with a needle in hand and red lining folded back at the right.',
    draw: () => {
      const holes = Array.from({ length: 44 }, (_, i): Point => [760 - i * 2.4, 10 + i * 24.6])
      const hatch = Array.from(
        { length: 26 },
        (_, i) => `M${516 - i * 4} ${-30 + i * 46}L${762 - i * 4.4} ${i * 46 + 46}`,
      ).join('')
      return [
        rect(0, 0, 1600, 1067, shade(Moss, -0.32)),
        // The two allowances, pressed away from each other; their raw ends are oversewn.
        shape('M330 -20L940 -20L830 1090H216Z', Moss),
        shape('M940 -20H1230L1120 1090H830Z', shade(Moss, 0.12)),
        line(hatch, Fog, 7, 'stroke-linecap="round"'),
        line('M940 -20L830 1090', Jet, 16),
        line('M330 -20L216 1090', shade(Moss, -0.6), 8),
        line(
          Array.from({ length: 34 }, (_, i) => `M${330 - i * 3.4} ${i * 33}l-40 18`).join(''),
          Camel,
          10,
          'stroke-linecap="round"',
        ),
        line(
          Array.from({ length: 34 }, (_, i) => `M${1226 - i * 3.3} ${i * 33}l40 18`).join(''),
          Camel,
          10,
          'stroke-linecap="round"',
        ),
        ...holes.map((each) => disc(each, 8, Jet)),
        stitches(
          [
            [516, -10],
            [404, 1080],
          ],
          { color: Lacquer, width: 34, length: 74, gap: 40, seed: 21, wander: 5 },
        ),
        dimension([446, 958], [664, 958], Fog, '', 62, 12),
        shape('M1330 -20C1300 300 1380 640 1290 1090H1620V-20Z', Jet),
        shape('M1364 -20C1334 300 1414 640 1324 1090H1620V-20Z', Lacquer),
        line(
          Array.from(
            { length: 6 },
            (_, i) => `M${1420 + i * 44} -20C${1396 + i * 44} 300 ${1460 + i * 44} 700 ${1390 + i * 44} 1090`,
          ).join(''),
          shade(Lacquer, -0.25),
          4,
        ),
        needle([980, 560], [1330, 380], Fog, Jet, 34),
        thread('M980 560C900 640 820 430 700 560C600 670 560 600 440 760', Lacquer, 13),
      ].join('')
    },
  })
}
