import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import type { Point } from '../shapes.ts'
import { bend, box, oval, type Pen, sheet } from './ink.ts'

function cup(pen: Pen, x: number, base: number, color: string, size = 1): string {
  const [width, height] = [118 * size, 104 * size]
  const body: Point[] = [
    [x, base - height],
    ...bend([
      [x + 4, base - height * 0.6],
      [x + width * 0.16, base - 10],
      [x + width * 0.26, base],
    ]),
    ...bend([
      [x + width * 0.74, base],
      [x + width * 0.84, base - 10],
      [x + width - 4, base - height * 0.6],
    ]),
    [x + width, base - height],
  ]
  const handle = oval([x + width + 6, base - height * 0.62], 34 * size, 30 * size, -Math.PI / 2, Math.PI / 2)
  return (
    pen.line(handle, 12) +
    pen.area(body, color) +
    pen.area(oval([x + width / 2, base - height], width / 2, 15 * size), pen.paper)
  )
}

export function longTable(): Drawing {
  const palette = shades('autumn-2025', 'Plaster', 'Terra', 'Sky', 'Apricot', 'Mink', 'Night')
  const { Plaster, Terra, Sky, Apricot, Mink, Night } = palette
  const base = 610
  return sheet({
    name: 'house-long-table',
    title: 'Eleven in the morning, everyone who will be asked',
    view: [1840, 920],
    palette,
    ink: Night,
    seed: 33,
    focalPoint: { x: 0.35, y: 0.55 },
    alt: 'A red enamel kettle, six cups, a pile of folded cloth and a roll of pattern paper stand along a wooden table that runs out of the picture on both sides; a tall window is behind.',
    draw: (pen) => {
      const kettle: Point[] = bend(
        [
          [352, 600],
          [330, 520],
          [356, 420],
          [430, 356],
          [530, 340],
          [630, 356],
          [704, 420],
          [730, 520],
          [708, 600],
          [530, 612],
        ],
        true,
      )
      const spout: Point[] = [
        ...bend([
          [690, 520],
          [772, 470],
          [806, 380],
          [846, 330],
        ]),
        ...bend([
          [884, 346],
          [852, 420],
          [812, 530],
          [706, 590],
        ]),
      ]
      const bail = oval([530, 424], 174, 268, Math.PI, Math.PI * 2)
      const folded = (x: number, y: number, width: number, color: string) =>
        pen.area(
          [
            ...bend([
              [x + width, y],
              [x + 20, y],
              [x - 8, y - 21],
              [x + 20, y - 42],
              [x + width, y - 42],
            ]),
          ],
          color,
          5,
        ) +
        pen.line(
          [
            [x + 30, y - 21],
            [x + width, y - 21],
          ],
          3,
        )
      const panes = [0, 1, 2].map((i) => pen.area(box(1010 + i * 236, -20, 214, 470), Sky, 5)).join('')
      return (
        pen.area(box(976, -40, 770, 512), Plaster) +
        panes +
        pen.line(
          [
            [1010, 190],
            [1710, 190],
          ],
          5,
        ) +
        pen.area(box(950, 472, 830, 28), Plaster) +
        pen.area(box(-40, base - 6, 1960, 74), Apricot, 7) +
        pen.line(
          [
            [-40, base + 34],
            [420, base + 30],
            [900, base + 38],
            [1900, base + 32],
          ],
          3,
        ) +
        pen.line(
          [
            [200, base + 50],
            [760, base + 52],
          ],
          3,
        ) +
        pen.area(
          [
            [210, base + 70],
            [290, base + 70],
            [180, 960],
            [90, 960],
          ],
          Mink,
          7,
        ) +
        pen.area(
          [
            [300, base + 70],
            [380, base + 70],
            [490, 960],
            [400, 960],
          ],
          Mink,
          7,
        ) +
        pen.area(
          [
            [1390, base + 70],
            [1470, base + 70],
            [1360, 960],
            [1270, 960],
          ],
          Mink,
          7,
        ) +
        pen.area(
          [
            [1480, base + 70],
            [1560, base + 70],
            [1670, 960],
            [1580, 960],
          ],
          Mink,
          7,
        ) +
        pen.line(bail, 16) +
        pen.area(spout, Terra, 7) +
        pen.area(kettle, Terra, 7) +
        pen.area(oval([530, 352], 128, 26), Terra, 6) +
        pen.area(box(506, 296, 48, 34), Night) +
        pen.line(
          bend([
            [396, 560],
            [376, 500],
            [400, 430],
          ]),
          7,
          Plaster,
        ) +
        cup(pen, 60, base - 4, Sky) +
        cup(pen, 190, base + 8, Night, 0.86) +
        cup(pen, 900, base - 4, Plaster) +
        cup(pen, 1050, base + 6, Night) +
        cup(pen, 1040, base - 92, Terra, 0.9) +
        cup(pen, 1206, base - 4, Sky, 0.9) +
        folded(1390, base - 8, 340, Plaster) +
        folded(1400, base - 50, 330, Terra) +
        folded(1384, base - 92, 346, Night) +
        folded(1404, base - 134, 322, Mink) +
        pen.area(box(1752, 250, 78, 356), Plaster) +
        pen.area(oval([1791, 250], 39, 14), Plaster) +
        pen.line(oval([1791, 250], 18, 6), 4) +
        pen.area(box(1752, 420, 78, 26), Terra, 5)
      )
    },
  })
}
