import { letters } from '#modules/media/lettering.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point } from '../shapes.ts'
import { box, oval, sheet, turn } from './ink.ts'

export function ruler(): Drawing {
  const palette = shades('autumn-2026', 'Ice blue', 'Lacquer', 'Camel', 'Fog', 'Jet')
  const { 'Ice blue': ice, Lacquer, Camel, Fog, Jet } = palette
  return sheet({
    name: 'house-ruler',
    title: 'Sixty centimeters, and one pencil for it',
    view: [1620, 1080],
    palette,
    ink: Jet,
    seed: 5,
    focalPoint: { x: 0.42, y: 0.5 },
    alt: 'A long steel ruler numbered in centimeters crosses a pale blue sheet from corner to corner; a lacquer-red pencil beside it has drawn a straight line and stopped, and an eraser in a black sleeve lies below.',
    draw: (pen) => {
      const [x0, y0, pitch] = [-260, 430, 94]
      let marks = ''
      let numbers = ''
      for (let mm = 0; mm <= 230; mm++) {
        const x = x0 + 60 + (mm * pitch) / 10
        const long = mm % 10 === 0 ? 84 : mm % 5 === 0 ? 58 : 34
        marks += `M${x.toFixed(1)} ${y0 + 3}v${long}`
        if (mm % 10 === 0 && mm > 0)
          numbers += letters(String(mm / 10), { x, y: y0 + 142, size: 54, fill: Jet, anchor: 'middle' })
      }
      const pencil = (from: number, to: number): Point[] => box(from, 250, to - from, 112)
      const drawn = pen.line(
        [
          [-200, 408],
          [560, 408],
        ],
        8,
        Lacquer,
      )
      return (
        pen.area(turn(box(-120, 690, 900, 620), -17, [300, 900]), Fog) +
        `<g transform="rotate(-17 810 540)">` +
        drawn +
        pen.area(box(x0, y0, 2300, 196), Fog, 7) +
        line(marks, Jet, 3.6) +
        numbers +
        pen.line(
          [
            [x0, y0 + 172],
            [x0 + 2300, y0 + 172],
          ],
          3.5,
        ) +
        `<g transform="rotate(-24 566 404) translate(0 98)">` +
        pen.area(
          [
            [566, 306],
            [720, 250],
            [720, 362],
          ],
          Camel,
        ) +
        pen.area(
          [
            [566, 306],
            [612, 289],
            [612, 323],
          ],
          Lacquer,
          5,
        ) +
        pen.area([...pencil(720, 1900)], Lacquer, 7) +
        pen.line(
          [
            [720, 286],
            [1900, 286],
          ],
          4,
        ) +
        pen.line(
          [
            [720, 328],
            [1900, 328],
          ],
          4,
        ) +
        '</g></g>' +
        `<g transform="rotate(21 1300 900)">${pen.area(box(1130, 810, 420, 170), Camel, 7)}${pen.area(box(1270, 810, 320, 170), Jet, 7)}${pen.line(
          [
            [1300, 860],
            [1560, 860],
          ],
          6,
          ice,
        )}${pen.line(
          [
            [1300, 930],
            [1460, 930],
          ],
          6,
          ice,
        )}</g>`
      )
    },
  })
}

export function notebook(): Drawing {
  const palette = shades('spring-2024', 'French chalk', 'Violet ink', 'Sherbet', 'Blotting', 'Jet')
  const { 'French chalk': chalk, 'Violet ink': violet, Sherbet, Blotting, Jet } = palette
  return sheet({
    name: 'house-notebook',
    title: 'Ten minutes, seven stops, 31 of 44 tickets legible',
    view: [1600, 1200],
    palette,
    ink: Jet,
    seed: 88,
    focalPoint: { x: 0.45, y: 0.5 },
    alt: 'An open notebook with a violet cover lies askew on pale paper: on the left page a small plan of a shop with a dotted path through seven numbered stops, on the right tally marks in rows; a yellow stopwatch lies across the corner.',
    draw: (pen) => {
      const leftPage = box(180, 190, 540, 790)
      const rightPage = box(720, 190, 540, 790)
      const stops: Point[] = [
        [450, 900],
        [450, 770],
        [590, 690],
        [600, 470],
        [440, 380],
        [300, 470],
        [330, 680],
      ]
      let dots = ''
      stops.forEach((from, i) => {
        const to = stops[i + 1]
        if (!to) return
        const steps = Math.round(Math.hypot(to[0] - from[0], to[1] - from[1]) / 22)
        for (let s = 1; s < steps; s++)
          dots += disc(
            [from[0] + ((to[0] - from[0]) * s) / steps, from[1] + ((to[1] - from[1]) * s) / steps],
            4.5,
            violet,
          )
      })
      let tallies = ''
      const rows = [31, 13, 7, 22, 4, 11]
      rows.forEach((count, row) => {
        for (let i = 0; i < count; i++) {
          const group = Math.floor(i / 5)
          const [x, y] = [790 + group * 66, 300 + row * 108]
          tallies +=
            i % 5 === 4
              ? pen.line(
                  [
                    [x - 9, y + 50],
                    [x + 47, y + 8],
                  ],
                  6,
                )
              : pen.line(
                  [
                    [x + (i % 5) * 12, y],
                    [x + (i % 5) * 12 - 3, y + 58],
                  ],
                  6,
                )
        }
        tallies += pen.line(
          [
            [770, 376 + row * 108],
            [1210, 376 + row * 108],
          ],
          2.5,
        )
      })
      const watch: Point = [1385, 262]
      let minutes = ''
      for (let i = 0; i < 60; i++) {
        const angle = (i * Math.PI) / 30
        const [sin, cos] = [Math.sin(angle), -Math.cos(angle)]
        const from = i % 5 === 0 ? 152 : 166
        minutes += `M${watch[0] + sin * from} ${watch[1] + cos * from}L${watch[0] + sin * 180} ${watch[1] + cos * 180}`
      }
      return (
        `<g transform="translate(-150 -30) rotate(7 720 600) scale(1.12)">` +
        pen.area(box(150, 165, 1140, 850), violet) +
        pen.area(leftPage, chalk) +
        pen.area(rightPage, chalk) +
        pen.line(
          [
            [200, 986],
            [200, 996],
            [1240, 996],
            [1240, 986],
          ],
          4,
        ) +
        pen.area(box(250, 300, 400, 560), Blotting, 7) +
        pen.area(box(400, 845, 100, 40), chalk, 0) +
        pen.area(box(382, 530, 140, 70), chalk, 5) +
        pen.area(box(250, 330, 42, 300), Jet, 5) +
        pen.area(box(610, 540, 40, 260), Jet, 5) +
        pen.area(box(360, 300, 200, 34), Sherbet, 5) +
        dots +
        stops
          .map(
            (stop, i) =>
              disc(stop, 25, violet) +
              letters(String(i + 1), {
                x: stop[0],
                y: stop[1] + 12,
                size: 36,
                fill: chalk,
                anchor: 'middle',
              }),
          )
          .join('') +
        tallies +
        pen.line(
          [
            [720, 190],
            [720, 980],
          ],
          6,
        ) +
        '</g>' +
        pen.area(turn(box(watch[0] - 34, watch[1] - 290, 68, 80), 24, watch), Jet) +
        pen.area(turn(box(watch[0] - 26, watch[1] - 262, 52, 60), -22, watch), Sherbet) +
        pen.area(turn(box(watch[0] - 26, watch[1] - 262, 52, 60), 66, watch), Sherbet) +
        pen.area(oval(watch, 222), Sherbet, 7) +
        pen.area(oval(watch, 190), chalk, 6) +
        line(minutes, Jet, 5) +
        pen.area([watch, ...oval(watch, 146, 146, -Math.PI / 2, -Math.PI / 2 + Math.PI / 3)], violet, 0) +
        pen.line(
          [
            [watch[0] - 20, watch[1] + 34],
            [watch[0] + 72, watch[1] - 128],
          ],
          9,
        ) +
        disc(watch, 15, Jet)
      )
    },
  })
}
