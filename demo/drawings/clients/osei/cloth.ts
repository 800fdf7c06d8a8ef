import { letters } from '#modules/media/lettering.ts'
import { seeded } from '../../../random.ts'
import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { place, shade } from '../../patterns/geometry.ts'
import { dimension, words } from '../../patterns/marks.ts'
import { disc, line, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { crosses, DASH, ROUND } from '../sheet.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Ice, Lemon, Kraft, Aubergine, Lupin } = OSEI

/** The bag before it is glued: front, gusset, back, gusset, flap. */
export function paperBags(): Drawing {
  return makeDrawing({
    name: 'osei-paper-bags',
    title: 'Two bags, flat: 26 wide and 18 wide',
    credit: STUDIO,
    view: [1500, 1240],
    surface: 'paper',
    palette: cut(OSEI, 'Tile blue', 'Kraft', 'Bottle', 'Tomato', 'Plaster'),
    focalPoint: { x: 0.4, y: 0.5 },
    alt: 'Two paper bags unfolded flat on tile blue: the large one in kraft with green and red stripes, dashed folds for the gussets and a pinked mouth, the small one in white at the right, cut by the edge of the picture.',
    draw: () => {
      const bag = (x: number, y: number, s: number, paper: string, stripes: [number, number, string][]) => {
        const widths = [300, 130, 300, 130, 44]
        const total = widths.reduce((sum, each) => sum + each, 0)
        const edges = widths.map((_, i) => widths.slice(0, i + 1).reduce((sum, each) => sum + each, 0))
        const teeth = Array.from({ length: 43 }, (_, i) => `${i * 20 + 10} -12 ${(i + 1) * 20} 0`).join(' ')
        const flaps = `V540L860 690H744L730 540L712 690H448L430 540L416 690H314L300 540L284 690H16L0 540Z`
        const outline = `M0 0L${teeth}L904 30${flaps.replace('V540', 'V520L860 540')}`
        const stripe = stripes
          .map(([from, width, fill]) =>
            [0, 430].map((panel) => rect(panel + from, -2, width, 542, fill)).join(''),
          )
          .join('')
        return (
          `<g transform="translate(${x} ${y}) scale(${s}) rotate(-3)">` +
          `<g transform="translate(14 18)">${shape(outline, shade(blue, -0.35))}</g>` +
          shape(outline, paper) +
          stripe +
          line(
            `${edges
              .slice(0, 4)
              .map((edge) => `M${edge} 0V540`)
              .join('')}M0 540H${total - 44}`,
            Bottle,
            3.4,
            'stroke-dasharray="16 10"',
          ) +
          line('M365 0V540M795 0V540', shade(paper, -0.3), 3, 'stroke-dasharray="5 8"') +
          line(
            'M318 540L365 470L412 540M748 540L795 470L842 540',
            shade(paper, -0.3),
            3,
            'stroke-dasharray="5 8"',
          ) +
          line('M150 600l0 60M582 600l0 60', Bottle, 4) +
          '</g>'
        )
      }
      return [
        rect(0, 0, 1500, 1240, blue),
        crosses([1500, 1240], 100, shade(blue, 0.2), 9),
        bag(-120, 190, 1.28, Kraft, [
          [40, 56, Bottle],
          [112, 18, Tomato],
          [148, 18, Tomato],
          [204, 56, Bottle],
        ]),
        bag(1010, 560, 0.86, Plaster, [
          [40, 46, Tomato],
          [118, 14, Bottle],
          [206, 46, Tomato],
        ]),
        dimension([452, 1166], [836, 1146], Plaster, '26', 40, 5),
        '',
      ].join('')
    },
  })
}

/** Set off from a swatch of its own color by the width of the scissors. */
function edged(d: string, fill: string, edge: string): string {
  return `<path d="${d}" fill="${fill}" stroke="${edge}" stroke-width="9" paint-order="stroke"/>`
}

/** A thing from a stall, halved, and the cloth that was dyed to it. */
export function colorCard(): Drawing {
  return makeDrawing({
    name: 'osei-color-card',
    title: 'Produce beside cloth, in the light of the fish counter',
    credit: STUDIO,
    view: [1200, 1560],
    surface: 'cloth',
    palette: cut(OSEI, 'Plaster', 'Tomato', 'Bottle', 'Tile blue', 'Lemon', 'Aubergine', 'Ice'),
    alt: 'Six things from the stalls, each beside a pinked swatch of the same color: a halved tomato, a cabbage leaf, a blue tile, a lemon, an aubergine and a block of ice, on plaster-colored cloth.',
    draw: () => {
      const swatch = (x: number, y: number, w: number, h: number, fill: string) => {
        const teeth = Array.from({ length: Math.round(w / 22) }, (_, i) => {
          const s = w / Math.round(w / 22)
          return `${round(x + w - i * s - s / 2)} ${y + h + 14} ${round(x + w - (i + 1) * s)} ${y + h}`
        }).join(' ')
        return (
          shape(`M${x} ${y}H${x + w}V${y + h}L${teeth}Z`, fill) +
          line(`M${x + 16} ${y + 16}H${x + w - 16}`, shade(fill, 0.4), 4, DASH)
        )
      }
      const tomato = (cx: number, cy: number, r: number) => {
        const chambers = [0, 60, 120, 180, 240, 300].map((a) => {
          const at = place([[0, -r * 0.52]], { at: [cx, cy], turn: a })[0] ?? [0, 0]
          return (
            `<ellipse cx="${round(at[0])}" cy="${round(at[1])}" rx="${round(r * 0.2)}" ry="${round(r * 0.28)}" fill="${shade(Tomato, -0.3)}" transform="rotate(${a} ${round(at[0])} ${round(at[1])})"/>` +
            disc([at[0] - 8, at[1] - 6], 7, Lemon) +
            disc([at[0] + 12, at[1] + 14], 7, Lemon)
          )
        })
        return (
          disc([cx, cy], r, Tomato) +
          disc([cx, cy], r * 0.88, shade(Tomato, 0.22)) +
          chambers.join('') +
          disc([cx, cy], r * 0.16, shade(Tomato, 0.5))
        )
      }
      const lemon = (cx: number, cy: number, r: number) =>
        `<ellipse cx="${cx}" cy="${cy}" rx="${r * 1.12}" ry="${r}" fill="${Lemon}"/>` +
        disc([cx, cy], r * 0.84, Plaster) +
        Array.from({ length: 9 }, (_, i) => {
          const points = place(
            [
              [0, -r * 0.1],
              [r * 0.22, -r * 0.68],
              [0, -r * 0.76],
              [-r * 0.22, -r * 0.68],
            ],
            { at: [cx, cy], turn: i * 40 },
          )
          return shape(polygon(points), Lemon)
        }).join('')
      const leaf = (x: number, y: number) =>
        edged(
          `M${x} ${y + 330}C${x - 190} ${y + 300} ${x - 230} ${y + 80} ${x - 120} ${y}C${x - 60} ${y - 50} ${x + 70} ${y - 50} ${x + 130} ${y + 6}C${x + 230} ${y + 90} ${x + 180} ${y + 300} ${x} ${y + 330}Z`,
          Bottle,
          Plaster,
        ) +
        line(
          `M${x} ${y + 330}C${x - 6} ${y + 200} ${x + 6} ${y + 90} ${x} ${y - 10}M${x - 2} ${y + 230}C${x - 60} ${y + 190} ${x - 110} ${y + 150} ${x - 140} ${y + 90}M${x + 2} ${y + 230}C${x + 60} ${y + 190} ${x + 110} ${y + 150} ${x + 140} ${y + 90}M${x} ${y + 120}C${x - 40} ${y + 80} ${x - 60} ${y + 50} ${x - 70} ${y + 10}M${x} ${y + 120}C${x + 40} ${y + 80} ${x + 60} ${y + 50} ${x + 80} ${y + 14}`,
          Ice,
          9,
          ROUND,
        )
      const tile = (x: number, y: number) =>
        rect(x - 12, y - 12, 294, 294, Plaster) +
        rect(x, y, 270, 270, blue) +
        shape(`M${x} ${y}h200A200 200 0 0 1 ${x} ${y + 200}Z`, Plaster) +
        shape(`M${x} ${y}h110A110 110 0 0 1 ${x} ${y + 110}Z`, blue) +
        shape(`M${x + 270} ${y + 270}h-80A80 80 0 0 1 ${x + 270} ${y + 190}Z`, Plaster)
      const aubergine = (x: number, y: number) =>
        edged(
          `M${x} ${y}C${x + 90} ${y + 20} ${x + 70} ${y + 120} ${x + 110} ${y + 210}C${x + 150} ${y + 320} ${x + 60} ${y + 390} ${x - 20} ${y + 370}C${x - 130} ${y + 340} ${x - 130} ${y + 220} ${x - 80} ${y + 130}C${x - 50} ${y + 70} ${x - 60} ${y + 10} ${x} ${y}Z`,
          Aubergine,
          Plaster,
        ) +
        line(
          `M${x - 66} ${y + 220}C${x - 76} ${y + 270} ${x - 60} ${y + 310} ${x - 30} ${y + 330}`,
          shade(Aubergine, 0.5),
          12,
          ROUND,
        ) +
        shape(
          `M${x - 56} ${y + 60}C${x - 50} ${y - 10} ${x + 40} ${y - 20} ${x + 66} ${y + 62}L${x + 30} ${y + 36}L${x} ${y + 80}L${x - 22} ${y + 38}Z`,
          Bottle,
        ) +
        line(
          `M${x + 4} ${y + 4}C${x + 10} ${y - 40} ${x + 30} ${y - 56} ${x + 50} ${y - 60}`,
          Bottle,
          18,
          ROUND,
        )
      const ice = (x: number, y: number) =>
        shape(
          `M${x} ${y + 60}L${x + 90} ${y}L${x + 300} ${y + 30}L${x + 280} ${y + 240}L${x + 180} ${y + 300}L${x + 10} ${y + 260}Z`,
          Ice,
        ) +
        shape(`M${x} ${y + 60}L${x + 90} ${y}L${x + 300} ${y + 30}L${x + 200} ${y + 96}Z`, shade(Ice, 0.5)) +
        shape(
          `M${x + 200} ${y + 96}L${x + 300} ${y + 30}L${x + 280} ${y + 240}L${x + 180} ${y + 300}Z`,
          shade(Ice, -0.18),
        )
      const name = (text: string, x: number, y: number, fill: string) =>
        letters(text, { x, y, size: 32, fill, face: 'italic' })
      return [
        rect(0, 0, 1200, 1560, Plaster),
        swatch(236, 70, 330, 420, Tomato),
        tomato(210, 330, 196),
        swatch(860, 40, 400, 300, Bottle),
        leaf(800, 130),
        swatch(60, 590, 300, 380, blue),
        tile(226, 700),
        swatch(740, 560, 260, 400, Lemon),
        lemon(1000, 720, 176),
        swatch(150, 1100, 420, 380, Aubergine),
        aubergine(190, 1160),
        swatch(800, 1070, 300, 420, Ice),
        ice(640, 1200),
        name('stall 2', 450, 540, Bottle),
        name('stall 9', 1010, 400, Bottle),
        name('the counter', 60, 1026, Bottle),
        name('stall 4', 748, 1016, Bottle),
        name('stall 6', 440, 1536, Bottle),
        name('the slab', 960, 1536, Bottle),
      ].join('')
    },
  })
}

/** Thirty-one strips of knit, each as long as the money its shade took. */
export function knitStrips(): Drawing {
  return makeDrawing({
    name: 'osei-knit-strips',
    title: 'Thirty-one shades, each as long as its takings',
    credit: STUDIO,
    view: [1500, 1180],
    surface: 'cloth',
    palette: cut(OSEI, 'Plaster', 'Bottle', 'Lemon', 'Lupin', 'Tomato', 'Tile blue', 'Aubergine'),
    lead: 3,
    alt: 'Thirty-one narrow strips of knit hang from a rail: ten reach far down, among them a mustard and a violet, the others stop short, and the last twelve are hardly longer than a hand.',
    draw: () => {
      const random = seeded(5)
      const base = [Bottle, Lemon, blue, Lupin, Tomato, Aubergine]
      const lengths = [1150, 1090, 1010, 950, 890, 820, 760, 690, 640, 590]
      const rest = Array.from({ length: 9 }, (_, i) => 400 - i * 18)
      const short = Array.from({ length: 12 }, (_, i) => 190 - i * 9)
      const all = [...lengths, ...rest, ...short]
      const w = 46.6
      return [
        rect(0, 0, 1500, 1180, Plaster),
        crosses([1500, 1180], 100, shade(Plaster, -0.12), 8),
        ...all.map((length, i) => {
          const tint = i < 10 ? 0 : (i % 3) * 0.16 + 0.08
          const color = base[i < 10 ? ([0, 5, 1, 2, 4, 0, 3, 5, 2, 4][i] ?? 0) : (i * 5 + 1) % 6] ?? Bottle
          const fill = i >= 5 && i < 10 && color !== Lupin ? shade(color, 0.12) : shade(color, tint)
          const x = round(28 + i * w)
          let legs = ''
          for (let y = 78; y < 60 + length - 20; y += 17) legs += `M${x + 5} ${y}l13.5 15l13.5 -15`
          const sway = Math.round((random() - 0.5) * 8)
          return (
            shape(`M${x} 58H${x + 37}L${x + 37 + sway} ${60 + length}H${x + sway}Z`, shade(fill, -0.22)) +
            line(legs, fill, 11, ROUND) +
            rect(x + sway, 52 + length, 37, 14, fill)
          )
        }),
        rect(0, 40, 1500, 26, Bottle),
        line('M489 66V1180', Tomato, 4, DASH),
        line('M908 66V1180', Tomato, 4, DASH),
        words('10', [430, 1130], 52, Bottle, 0, 'display'),
        words('9', [850, 1130], 52, Bottle, 0, 'display'),
        words('12', [1460, 1130], 52, Bottle, 0, 'display'),
      ].join('')
    },
  })
}
