import { letters } from '#modules/media/lettering.ts'
import { seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { add, type Point } from '../shapes.ts'
import { box, oval, sheet } from './ink.ts'

export function indexDrawer(): Drawing {
  const palette = shades('autumn-2026', 'Fog', 'Lacquer', 'Camel', 'Ice blue', 'Jet')
  const { Fog, Lacquer, Camel, 'Ice blue': ice, Jet } = palette
  const WORDS = [
    'Aida',
    'Batiste',
    'Chiné',
    'Drill',
    'Etamine',
    'Felt',
    'Gauze',
    'Huckaback',
    'Ikat',
    'Jaspé',
    'Kersey',
    'Lawn',
    'Moleskin',
    'Nankeen',
    'Ottoman',
    'Piqué',
  ]
  return sheet({
    name: 'house-index-drawer',
    title: 'Drawer 9, A to P, with one card standing',
    view: [1280, 1600],
    palette,
    ink: Jet,
    seed: 52,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A long card-index drawer is pulled out toward us: sixteen cards with lettered tabs run back in order from Aida to Piqué, a red one stands up higher than the rest, and the camel front has a black pull and a label.',
    draw: (pen) => {
      const random = seeded(30)
      const [dx, dy] = [13, -57]
      const [left, width, front] = [150, 820, 1180]
      const count = WORDS.length
      const back: Point = [left + dx * (count + 1), front + dy * (count + 1)]
      let cards = ''
      for (let i = count - 1; i >= 0; i--) {
        const [x, y] = [left + 30 + dx * (i + 0.6), front + dy * (i + 0.6)]
        const rise = i === 8 ? 250 : 62 + random() * 14
        const tab = 20 + (i % 4) * 190
        const color = i === 8 ? Lacquer : i % 5 === 2 ? ice : Fog
        const top = y - rise
        cards += pen.area(
          [
            [x, y + 60],
            [x, top],
            [x + tab, top],
            [x + tab + 12, top - 38],
            [x + tab + 168, top - 38],
            [x + tab + 180, top],
            [x + width - 60, top],
            [x + width - 60, y + 60],
          ],
          color,
          5.5,
        )
        cards += letters(WORDS[i] ?? '', { x: x + tab + 26, y: top - 4, size: 31, fill: i === 8 ? Fog : Jet })
        if (i === 8)
          [520, 610, 440, 580, 300].forEach((length, row) => {
            const at = top + 52 + row * 32
            cards += pen.line(
              [
                [x + 40, at],
                [x + 40 + length, at],
              ],
              5,
              Fog,
            )
          })
      }
      const rod = pen.line([[left + width / 2, front + 30], add(back, width / 2, 0)], 8)
      return (
        pen.area([[left, front], back, add(back, width, 0), [left + width, front]], Jet) +
        rod +
        cards +
        pen.area(
          [[left + width, front], add(back, width, 0), add(back, width + 26, 0), [left + width + 40, front]],
          Camel,
        ) +
        pen.area([[left, front], back, add(back, -26, 0), [left - 40, front]], Camel) +
        pen.area(box(left - 90, front, width + 180, 520), Camel, 7) +
        pen.line(
          [
            [left - 50, front + 44],
            [left + width + 50, front + 44],
            [left + width + 50, 1700],
          ],
          4,
        ) +
        pen.line(
          [
            [left - 50, front + 44],
            [left - 50, 1700],
          ],
          4,
        ) +
        pen.area(box(left + width / 2 - 190, front + 96, 380, 124), Fog, 6) +
        letters('Cloth, A to P', {
          x: left + width / 2,
          y: front + 176,
          size: 54,
          fill: Jet,
          face: 'italic',
          anchor: 'middle',
        }) +
        pen.area([...oval([left + width / 2, front + 290], 150, 96, 0, Math.PI)], Jet)
      )
    },
  })
}
