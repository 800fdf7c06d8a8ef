import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, shape } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { figure } from './figures.ts'
import { drawers } from './fixtures.ts'
import { hat, shoe } from './goods.ts'
import { across, mirrored, place, upright } from './measures.ts'
import { fold, shade } from './tones.ts'

/** A glove laid flat, fingers up. */
function glove(color: string): string {
  return (
    [-6, -2, 2, 6]
      .map((x, i) =>
        line(`M${x} -10V${-20 - (i === 1 || i === 2 ? 4 : 0)}`, color, 3.6, 'stroke-linecap="round"'),
      )
      .join('') +
    line('M8 -5L13 -12', color, 3.8, 'stroke-linecap="round"') +
    rect(-8, -12, 16, 14, color) +
    rect(-7, 2, 14, 7, fold(color))
  )
}

export function counterElevation(): Drawing {
  const palette = shades('autumn-2025', 'Apricot', 'Ultramarine', 'Plaster', 'Terra', 'Acid moss', 'Night')
  const { Apricot, Ultramarine, Plaster, Terra, 'Acid moss': moss, Night } = palette
  return makeDrawing({
    name: 'counter-elevation',
    title: 'Ninety-two centimeters high, forty-eight drawers behind',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.55, y: 0.22 },
    alt: 'A wall of apricot drawers behind a long ultramarine counter. An assistant in plaster white holds out a pair of gloves; a customer in terracotta stands at the counter, where a scarf, a hat and a wrapped parcel lie.',
    draw: () => {
      const [floor, cm, top] = [1090, 5.4, 1090 - 92 * 5.4]
      const open = (column: number, row: number) => (column === 5 && row === 3) || (column === 2 && row === 1)
      return [
        rect(0, 0, 1800, 1200, Night),
        place(drawers(344, 190, 8, 6, Apricot, Night, open), -30, floor, cm),
        // Gloves hang out of the drawer left open.
        place(glove(moss), 1246, 560, 4, 168),
        place(glove(Terra), 1310, 566, 4, 190),
        place(
          figure('reaching', {
            skin: '#7A4A2E',
            hair: Night,
            top: Plaster,
            legs: Night,
            shoes: Night,
            hem: 'hip',
            bun: true,
          }),
          820,
          floor - 20,
          cm * 1.02,
        ),
        place(glove(moss), 1178, top - 286, 4.2, 70),
        rect(120, top, 1560, floor - top, Ultramarine),
        [0, 1, 2, 3, 4, 5]
          .map((i) => rect(150 + i * 254, top + 66, 226, floor - top - 120, shade(Ultramarine, -0.18)))
          .join(''),
        rect(80, top - 6, 1640, 40, Plaster),
        rect(80, top + 26, 1640, 8, shade(Plaster, -0.2)),
        // What lies on it.
        shape(`M330 ${top - 6}h210v-60l-18 -14h-170l-22 18z`, moss),
        rect(424, top - 80, 18, 74, Night),
        line(`M330 ${top - 40}h210`, Night, 5),
        place(hat('felt', Terra, Night), 610 + 40, top - 12, 4.4),
        shape(`M980 ${top - 6}q10 -22 60 -22h150q44 0 60 22z`, Terra),
        shape(`M1196 ${top - 6}h54v130l-27 12l-27 -12z`, fold(Terra)),
        line(`M1196 ${top + 100}h54`, Plaster, 6),
        disc([760, top - 20], 22, moss),
        rect(736, top - 14, 48, 8, Night),
        disc([760, top - 44], 5, moss),
        rect(0, floor, 1800, 110, Night),
        place(
          figure('looking', {
            skin: '#DDA277',
            hair: Night,
            top: Terra,
            legs: moss,
            shoes: Plaster,
            hem: 'knee',
            bun: true,
          }),
          1500,
          floor + 60,
          cm * 1.08,
        ),
        upright({ from: top, to: floor, at: 60, color: Night, label: '0.92', size: 28 }),
        across({ from: 120, to: 1680, at: 1166, color: Apricot, label: '2.90', size: 26 }),
      ].join('')
    },
  })
}

export function counterInTheCorner(): Drawing {
  const palette = shades('autumn-2025', 'Sky', 'Terra', 'Plaster', 'Ultramarine', 'Apricot', 'Night')
  const { Sky, Terra, Plaster, Ultramarine, Apricot, Night } = palette
  return makeDrawing({
    name: 'counter-in-the-corner',
    title: 'One counter, two sides, three people',
    credit: FLOORS,
    view: [1500, 1500],
    surface: 'paper',
    palette,
    alt: 'A terracotta L-shaped counter in axonometry, fitted with small drawers, one of them pulled out. Two customers stand outside it, an assistant inside; scarves, a parcel and a pair of shoes lie on the top.',
    draw: () => {
      const room = axonometry(690, 470, 2.5)
      const pulls = (count: number, along: 'x' | 'y', x: number, y: number, length: number) => {
        const step = length / count
        let drawn = ''
        for (let i = 0; i < count; i++)
          for (let r = 0; r < 3; r++) {
            const [a, b, low] = [i * step + 3, (i + 1) * step - 3, 12 + r * 26]
            const cell = (from: number, to: number, z0: number, z1: number, color: string) =>
              along === 'x'
                ? room.face(color, [x + from, y, z0], [x + to, y, z0], [x + to, y, z1], [x + from, y, z1])
                : room.face(color, [x, y + from, z0], [x, y + to, z0], [x, y + to, z1], [x, y + from, z1])
            drawn +=
              cell(a, b, low, low + 22, along === 'x' ? shade(Terra, 0.16) : shade(Terra, -0.04)) +
              cell((a + b) / 2 - 5, (a + b) / 2 + 5, low + 10, low + 13, Night)
          }
        return drawn
      }
      return [
        rect(0, 0, 1500, 1500, Sky),
        room.floor(-200, -200, 900, 900, Sky),
        Array.from({ length: 9 }, (_, i) => room.floor(-200 + i * 100, -200, 50, 900, shade(Sky, 0.35))).join(
          '',
        ),
        // The back wall is a low run of shelves with cloth bolts.
        room.box(-60, -60, 0, 40, 360, 120, Ultramarine),
        [0, 1, 2, 3, 4, 5, 6]
          .map((i) =>
            room.box(
              -56,
              -50 + i * 48,
              120,
              30,
              38,
              10 + ((i * 7) % 4) * 9,
              [Apricot, Plaster, Night, Terra][i % 4] ?? Night,
            ),
          )
          .join(''),
        room.box(-20, -60, 0, 420, 36, 120, Ultramarine),
        [0, 1, 2, 3, 4, 5, 6, 7]
          .map((i) =>
            room.box(
              -4 + i * 50,
              -54,
              120,
              38,
              26,
              8 + ((i * 5) % 5) * 8,
              [Plaster, Apricot, Terra, Apricot, Night][i % 5] ?? Night,
            ),
          )
          .join(''),
        room.stand(
          figure('waiting', {
            skin: '#6B432C',
            hair: Night,
            top: Plaster,
            legs: Night,
            shoes: Night,
            bun: true,
          }),
          130,
          90,
        ),
        room.box(0, 210, 0, 300, 60, 90, Terra),
        pulls(6, 'x', 0, 270, 300),
        room.box(250, 0, 0, 60, 270, 90, Terra),
        pulls(5, 'y', 310, 0, 270),
        pulls(5, 'x', 0, 270, 250),
        room.box(-6, 204, 90, 322, 72, 6, Plaster),
        room.box(244, -6, 90, 72, 220, 6, Plaster),
        // One drawer pulled out, full of scarves.
        room.box(52, 270, 62, 46, 34, 22, Apricot),
        room.floor(56, 274, 38, 26, Night, 82),
        [0, 1, 2]
          .map((i) => room.box(58 + i * 12, 276, 78, 10, 22, 9, [Ultramarine, Plaster, Terra][i] ?? Plaster))
          .join(''),
        // On the top: a parcel, scarves, a pair of shoes.
        room.box(20, 222, 96, 50, 36, 16, Apricot),
        room.floor(42, 222, 6, 36, Night, 112.5),
        room.floor(20, 238, 50, 6, Night, 112.5),
        room.floor(110, 214, 90, 26, Ultramarine, 96.5),
        room.floor(124, 214, 8, 26, Plaster, 97),
        room.floor(176, 214, 8, 26, Plaster, 97),
        room.stand(shoe('loafer', Night, Apricot), 258, 110, 97),
        room.stand(shoe('loafer', Night, Apricot), 272, 140, 97),
        room.box(262, 30, 96, 34, 34, 30, Ultramarine),
        room.stand(
          mirrored(
            figure('reaching', {
              skin: '#DDA277',
              hair: Night,
              top: Ultramarine,
              legs: Apricot,
              shoes: Night,
              hem: 'knee',
            }),
          ),
          390,
          130,
        ),
        room.stand(
          figure('looking', {
            skin: '#A86B42',
            hair: Night,
            top: Apricot,
            legs: Ultramarine,
            shoes: Night,
            hem: 'calf',
            bun: true,
          }),
          190,
          370,
        ),
        room.stroke(Night, 4, [
          [420, 0, 0],
          [420, 270, 0],
        ]),
        [0, 270]
          .map((y) =>
            room.stroke(Night, 4, [
              [406, y, 0],
              [434, y, 0],
            ]),
          )
          .join(''),
        room.lay('2.70', 'y', 458, 150, 26, Night),
      ].join('')
    },
  })
}
