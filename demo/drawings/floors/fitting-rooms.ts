import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { axonometry } from './axonometry.ts'
import { faceOut } from './face-out.ts'
import { figure } from './figures.ts'
import { chair, curtain } from './fixtures.ts'
import { bag, hat, shoe } from './goods.ts'
import { across, mirrored, place, upright } from './measures.ts'
import { shade } from './tones.ts'

export function fittingRoomChair(): Drawing {
  const palette = shades('spring-2021', 'Daybreak', 'Rhubarb', 'Milled oat', 'Hyacinth', 'Zest', 'Anthracite')
  const { Daybreak, Rhubarb, 'Milled oat': oat, Hyacinth, Zest, Anthracite } = palette
  return makeDrawing({
    name: 'fitting-room-chair',
    title: 'One chair, three hooks, 1.30 by 1.50',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.6, y: 0.62 },
    alt: 'A fitting room with its rhubarb curtain half drawn. Inside, on peach, stand a black chair with a coat thrown over it, a bag on the seat, a tall mirror, three hooks with a dress and a jacket, and a pair of shoes.',
    draw: () => {
      const [floor, cm] = [1320, 5.9]
      return [
        rect(0, 0, 1200, 1500, Hyacinth),
        rect(250, 120, 950, floor - 120, Daybreak),
        rect(250, 120, 70, floor - 120, shade(Daybreak, -0.14)),
        // The glass on the back wall.
        rect(880, 260, 250, 960, Anthracite),
        rect(894, 274, 222, 932, oat),
        shape('M894 760L1116 520V640L894 880Z', shade(oat, 0.6)),
        shape('M894 920L1116 680V704L894 944Z', shade(oat, 0.6)),
        rect(360, 330, 470, 16, Anthracite),
        [420, 590, 760].map((x) => line(`M${x} 346v26q0 16 16 16`, Anthracite, 7)).join(''),
        place(
          faceOut({ kind: 'dress', color: Hyacinth, trim: Anthracite, length: 112 }, Anthracite),
          590,
          384,
          4.4,
        ),
        place(faceOut({ kind: 'jacket', color: Zest, trim: oat }, Anthracite), 770, 384, 3.4),
        rect(250, floor, 950, 180, Zest),
        shape(`M250 ${floor}H1200V1500H0V1500Z`, Zest),
        rect(250, floor - 20, 950, 20, oat),
        place(chair(Anthracite, oat, 'side'), 620, floor + 66, cm),
        // The coat thrown over the back, one sleeve to the floor.
        shape(
          `M470 ${floor - 452}Q540 ${floor - 470} 560 ${floor - 430}L590 ${floor - 232}Q600 ${floor - 120} 540 ${floor - 60}L430 ${floor - 40}Q400 ${floor - 260} 470 ${floor - 452}Z`,
          Rhubarb,
        ),
        shape(
          `M520 ${floor - 440}L560 ${floor - 430}L604 ${floor - 226}L634 ${floor - 40}L588 ${floor - 34}L548 ${floor - 214}Z`,
          shade(Rhubarb, -0.18),
        ),
        shape(`M470 ${floor - 452}Q540 ${floor - 470} 560 ${floor - 430}L520 ${floor - 380}Z`, oat),
        place(bag('flap', Anthracite, Zest), 672, floor + 66 - 47.5 * cm, 4.6),
        place(shoe('loafer', Rhubarb, Anthracite), 800, floor + 110, 5),
        place(shoe('loafer', Rhubarb, Anthracite), 850, floor + 140, 5, 8),
        rect(0, 92, 1200, 28, Anthracite),
        place(curtain(62, 218, Rhubarb, 6, Anthracite), 0, floor + 40, cm),
        place(hat('felt', Zest, Anthracite), 420, 392, 4.2),
        rect(0, 0, 1200, 92, Hyacinth),
        across({ from: 320, to: 1200, at: 60, color: Anthracite, size: 28, label: '1.50' }),
        upright({
          from: floor + 66 - 47.5 * cm,
          to: floor + 66,
          at: 1160,
          color: Anthracite,
          label: '0.47',
          size: 28,
        }),
      ].join('')
    },
  })
}

export function fittingRoomsRow(): Drawing {
  const palette = shades('spring-2021', 'Rain', 'Rhubarb', 'Milled oat', 'Meadow', 'Zest', 'Anthracite')
  const { Rain, Rhubarb, 'Milled oat': oat, Meadow, Zest, Anthracite } = palette
  return makeDrawing({
    name: 'fitting-rooms-row',
    title: 'Four rooms with the lid off',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    alt: 'Four fitting rooms in axonometry with the ceiling removed. Three hold a chair, a mirror and hooks behind green or yellow curtains; the third from the left has no chair, and clothes lie on its floor.',
    draw: () => {
      const room = axonometry(430, 400, 2.0)
      const [w, d, h] = [150, 160, 215]
      const seat = (x: number, y: number) =>
        room.box(x, y, 0, 4, 4, 44, Anthracite) +
        room.box(x + 34, y, 0, 4, 4, 44, Anthracite) +
        room.box(x, y, 44, 4, 38, 44, Anthracite) +
        room.box(x, y + 34, 0, 4, 4, 44, Anthracite) +
        room.box(x + 34, y + 34, 0, 4, 4, 44, Anthracite) +
        room.box(x, y, 44, 38, 38, 5, Zest)
      let drawn = ''
      for (let i = 0; i < 4; i++) {
        const x = i * w
        drawn += room.floor(x, 0, w, d, i === 2 ? shade(Rain, 0.3) : shade(oat, -0.1))
        drawn += room.wallRight(x, 0, 0, w, h, i === 2 ? shade(Rain, -0.2) : Rain)
        drawn += room.face(Anthracite, [x + 70, 0, 20], [x + 130, 0, 20], [x + 130, 0, 195], [x + 70, 0, 195])
        drawn += room.face(
          shade(Rain, 0.45),
          [x + 74, 0, 25],
          [x + 126, 0, 25],
          [x + 126, 0, 190],
          [x + 74, 0, 190],
        )
        drawn += room.face(
          shade(Rain, 0.75),
          [x + 74, 0, 110],
          [x + 126, 0, 150],
          [x + 126, 0, 172],
          [x + 74, 0, 132],
        )
        drawn += room.box(x - 4, 0, 0, 8, d, h, oat)
        if (i === 2)
          drawn +=
            room.box(x + 30, 70, 0, 44, 30, 5, Zest) +
            room.box(x + 60, 96, 0, 36, 34, 6, Meadow) +
            room.box(x + 40, 84, 5, 26, 30, 5, Anthracite)
        else drawn += seat(x + 14, 34)
        const coats = [Meadow, Zest, Anthracite, Meadow]
        drawn += room.slab('y', x + 36, 4, 172, {
          kind: i % 2 ? 'jacket' : 'dress',
          color: coats[i] ?? Zest,
          width: 7,
        })
        if (i === 1)
          drawn += room.stand(
            figure('waiting', {
              skin: '#7A4A2E',
              hair: Anthracite,
              top: Zest,
              legs: Anthracite,
              shoes: Anthracite,
              hem: 'knee',
            }),
            x + 96,
            100,
          )
        const open = [0.34, 1, 0.42, 0.3][i] ?? 1
        drawn += room.stroke(Anthracite, 4, [
          [x, d, h - 14],
          [x + w, d, h - 14],
        ])
        if (i !== 1) drawn += room.curtain('x', x + 4, d, (w - 10) * open, h - 16, i === 2 ? Zest : Meadow)
        else drawn += room.curtain('x', x + w * 0.7, d, w * 0.28, h - 16, Meadow)
      }
      return [
        rect(0, 0, 1800, 1200, Rhubarb),
        room.floor(-300, -300, 1400, 900, Rhubarb),
        room.floor(0, d, 600, 110, shade(Rhubarb, -0.2)),
        room.box(-8, -12, 0, 616, 12, h, oat),
        drawn,
        room.box(4 * w - 4, 0, 0, 8, d, h, oat),
        room.box(140, 330, 0, 180, 50, 44, Anthracite),
        room.box(140, 330, 44, 180, 50, 6, Rain),
        room.stand(
          mirrored(
            figure('seated', {
              skin: '#E0AC7E',
              hair: Anthracite,
              top: Meadow,
              legs: Anthracite,
              shoes: Rain,
              bun: true,
            }),
          ),
          280,
          362,
          0,
        ),
        room.stand(bag('tote', Zest, Anthracite), 178, 366, 50),
        [0, 1, 2, 3].map((i) => room.lay('1.50', 'x', i * 150 + 75, 214, 24, oat)).join(''),
      ].join('')
    },
  })
}
