import { seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { add, disc, line, type Point } from '../shapes.ts'
import { bend, box, type Pen, pinked, sheet } from './ink.ts'

interface Note {
  place: [x: number, y: number, width: number, height: number]
  tilt: number
  color: string
  kind: 'lines' | 'cloth' | 'figure' | 'swatch' | 'blank'
}

export function pinboard(): Drawing {
  const palette = shades('spring-2027', 'Unbleached', 'Geranium', 'Wisteria', 'Ox gall', 'Prussian')
  const { Unbleached, Geranium, Wisteria, 'Ox gall': gall, Prussian } = palette
  const notes: Note[] = [
    { place: [-60, 80, 300, 380], tilt: -4, color: Unbleached, kind: 'figure' },
    { place: [330, 150, 210, 210], tilt: 7, color: gall, kind: 'swatch' },
    { place: [250, 500, 330, 260], tilt: -3, color: Prussian, kind: 'lines' },
    { place: [690, 60, 260, 340], tilt: 2, color: Wisteria, kind: 'cloth' },
    { place: [760, 520, 240, 330], tilt: -7, color: Unbleached, kind: 'figure' },
    { place: [1100, 190, 360, 250], tilt: -2, color: Unbleached, kind: 'lines' },
    { place: [1180, 590, 220, 210], tilt: 9, color: Geranium, kind: 'swatch' },
    { place: [1540, 90, 250, 330], tilt: 4, color: gall, kind: 'cloth' },
    { place: [1530, 560, 380, 290], tilt: -4, color: Unbleached, kind: 'lines' },
  ]
  const pins: Point[] = notes.map(({ place: [x, y, width] }) => [x + width / 2, y + 34])
  const route = [0, 2, 1, 3, 5, 4, 6, 8, 7]
  const pinned = (pen: Pen, { place: [x, y, width, height], tilt, color, kind }: Note, i: number) => {
    const edge =
      kind === 'swatch' || kind === 'cloth' ? pinked(x, y, width, height, 18) : box(x, y, width, height)
    // Of its own for every note, so that the board is the same each time it is drawn.
    const random = seeded(64 + i)
    let inside = ''
    if (kind === 'lines')
      for (let at = y + 78; at < y + height - 30; at += 32)
        inside += pen.line(
          [
            [x + 30, at],
            [x + width - 30 - random() * width * 0.4, at],
          ],
          5,
          color === Prussian ? Unbleached : Prussian,
        )
    if (kind === 'figure') {
      const [cx, top] = [x + width / 2, y + 96]
      const half = width * 0.3
      inside +=
        pen.area(
          bend(
            [
              [cx - half * 0.35, top],
              [cx - half * 0.5, top + height * 0.22],
              [cx - half, y + height - 60],
              [cx, y + height - 44],
              [cx + half, y + height - 60],
              [cx + half * 0.5, top + height * 0.22],
              [cx + half * 0.35, top],
              [cx, top + 16],
            ],
            true,
            5,
          ),
          i === 0 ? Geranium : Wisteria,
          5,
        ) +
        pen.line(
          [
            [cx, top + 20],
            [cx, y + height - 46],
          ],
          3,
        )
    }
    if (kind === 'cloth') {
      let stripes = ''
      for (let at = x; at < x + width; at += 46) stripes += `M${at} ${y - 12}v${height + 24}`
      inside += pen.within(`note-${i}`, edge, line(stripes, i === 3 ? Prussian : Geranium, i === 3 ? 10 : 18))
    }
    return `<g transform="rotate(${tilt} ${x + width / 2} ${y + 34})">${pen.area(edge, color, 5)}${inside}</g>`
  }
  return sheet({
    name: 'house-pinboard',
    title: 'What has to do with what, on a Thursday',
    view: [1840, 920],
    palette,
    ink: Prussian,
    seed: 19,
    alt: 'Notes, drawings of dresses and pinked cuttings are pinned to a wall, and one long red thread runs from pin to pin and leaves the picture on the right.',
    draw: (pen) => {
      const stops = route.map((i): Point => pins[i] ?? [0, 0])
      const path: Point[] = [[-40, 360], ...stops, [1900, 250]]
      const slung = path.flatMap((from, i) => {
        const to = path[i + 1]
        if (!to) return [from]
        const sag = 26 + Math.hypot(to[0] - from[0], to[1] - from[1]) * 0.05
        return bend([from, [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2 + sag], to])
      })
      return (
        `<g transform="translate(-150 -70) scale(1.18)">` +
        notes.map((note, i) => pinned(pen, note, i)).join('') +
        pen.line(slung, 10, Geranium) +
        pins.map((pin) => disc(add(pin, 8, 10), 17, Geranium) + disc(pin, 17, Prussian)).join('') +
        '</g>'
      )
    },
  })
}
