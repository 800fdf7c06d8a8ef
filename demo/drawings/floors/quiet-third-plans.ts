import { between, seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, rect, shape } from '../shapes.ts'
import { figure } from './figures.ts'
import { chair, standingRail, table } from './fixtures.ts'
import { bag, hat, pile } from './goods.ts'
import { across, mirrored, note, place, upright } from './measures.ts'
import { cutWall, personFromAbove, railFromAbove, tableFromAbove } from './plan-parts.ts'
import { mixedStock, runs } from './stock.ts'
import { shade } from './tones.ts'

export function quietThirdPlan(): Drawing {
  const palette = shades('spring-2023', 'Rice', 'Jade', 'Cobalt glaze', 'Hibiscus', 'Orchid', 'Bark')
  const { Rice, Jade, 'Cobalt glaze': cobalt, Hibiscus, Orchid, Bark } = palette
  return makeDrawing({
    name: 'quiet-third-plan',
    title: 'Sixty-four visits; eleven went past the line',
    credit: FLOORS,
    view: [1200, 1600],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'A deep shop in plan, door at the bottom. Paths of sixty-four visitors tangle over the lower two thirds; only eleven cross a dashed line into the blue third at the back, where they end at a chair.',
    draw: () => {
      const random = seeded(64)
      const [cm, left, right, line3] = [1.7, 130, 1070, 560]
      const paths = Array.from({ length: 64 }, (_, i) => {
        const deep = i % 6 === 2 && i < 64
        const points: Point[] = [
          [600 + between(random, -50, 50), 1600],
          [600 + between(random, -60, 60), 1380],
        ]
        const side = random() < 0.64 ? 1 : -1
        points.push([600 + side * between(random, 120, 380), between(random, 1010, 1240)])
        points.push([600 + side * between(random, 160, 400), between(random, 680, 900)])
        points.push([600 - side * between(random, -80, 300), between(random, 620, 800)])
        if (deep)
          points.push(
            [between(random, 420, 800), 540],
            [between(random, 300, 760), between(random, 330, 430)],
          )
        return line(curve(points), deep ? Rice : Hibiscus, deep ? 5 : 2.2)
      })
      return [
        rect(0, 0, 1200, 1600, Orchid),
        rect(left, 130, right - left, 1320, Rice),
        rect(left, 130, right - left, line3 - 130, cobalt),
        paths.filter((_, i) => i % 6 !== 2).join(''),
        paths
          .filter((_, i) => i % 6 === 2)
          .join('')
          .replaceAll(`stroke="${Rice}"`, `stroke="${Jade}"`),
        line(`M${left} ${line3}H${right}`, Bark, 5, 'stroke-dasharray="18 12"'),
        place(
          railFromAbove([Bark, Bark, Rice, Rice, Orchid, Orchid, Hibiscus], 180, Rice),
          230,
          260,
          cm * 1.2,
        ),
        rect(760, 300, 120, 120, Hibiscus),
        rect(776, 326, 88, 94, shade(Hibiscus, 0.25)),
        personFromAbove(690, 390, 60, Rice, Bark, 1.7),
        place(
          railFromAbove(
            [
              Hibiscus,
              Jade,
              Jade,
              Bark,
              Orchid,
              Orchid,
              cobalt,
              cobalt,
              Hibiscus,
              Bark,
              Jade,
              Orchid,
              Hibiscus,
              cobalt,
            ],
            190,
            Bark,
          ),
          200,
          1280,
          cm,
          -90,
        ),
        place(
          railFromAbove(
            [Bark, Hibiscus, Hibiscus, Jade, cobalt, Orchid, Orchid, Bark, Jade, Hibiscus, cobalt, Bark],
            190,
            Bark,
          ),
          1010,
          1000,
          cm,
          -90,
        ),
        place(
          railFromAbove(
            [cobalt, cobalt, Jade, Bark, Hibiscus, Orchid, Orchid, Jade, Hibiscus, Bark, cobalt],
            180,
            Bark,
          ),
          290,
          690,
          cm,
        ),
        place(
          tableFromAbove(160, 80, Jade, [Hibiscus, Rice, Bark, Orchid, Rice, cobalt, Hibiscus, Bark], 4),
          420,
          900,
          cm,
        ),
        place(tableFromAbove(90, 90, Jade, [Rice, Bark, Hibiscus, Orchid], 2), 760, 1130, cm),
        cutWall(
          [
            [
              [500, 1450],
              [left, 1450],
              [left, 130],
              [right, 130],
              [right, 1450],
              [700, 1450],
            ],
          ],
          34,
          Bark,
        ),
        personFromAbove(560, 1180, -20, Bark, Hibiscus, 1.7),
        personFromAbove(880, 900, 70, cobalt, Bark, 1.7),
        personFromAbove(330, 1060, 200, Jade, Bark, 1.7),
        upright({ from: 130, to: line3, at: 62, color: Bark, label: '4.00', size: 30 }),
        upright({ from: line3, to: 1450, at: 62, color: Bark, label: '8.00', size: 30 }),
        note('11', 1090, 380, Bark, 40),
        note('53', 1090, 1040, Bark, 40),
      ].join('')
    },
  })
}

export function threeStepsUp(): Drawing {
  const palette = shades('spring-2023', 'Mist green', 'Hibiscus', 'Rice', 'Jade', 'Kumquat', 'Bark')
  const { 'Mist green': mist, Hibiscus, Rice, Jade, Kumquat, Bark } = palette
  return makeDrawing({
    name: 'three-steps-up',
    title: 'Quiet by 51 centimeters',
    credit: FLOORS,
    view: [1800, 1200],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.7, y: 0.5 },
    alt: 'A section through a shop with three steps in the middle. Below on the left a crowded rail and a table; above on the right, under a hibiscus-red wall, a chair, four dresses and a bag, and a woman on her way up.',
    draw: () => {
      const random = seeded(51)
      const [floor, cm, stair] = [1020, 4.4, 820]
      const rise = 17 * cm
      const upper = floor - 3 * rise
      const kinds = ['shirt', 'knit', 'jacket', 'trousers', 'coat'] as const
      return [
        rect(0, 0, 1800, 1200, mist),
        rect(stair + 260, 0, 1800, 1200, Hibiscus),
        rect(stair + 180, 0, 80, 210, Bark),
        rect(0, 0, 1800, 70, Bark),
        place(
          standingRail(mixedStock(random, 20, kinds, [Jade, Kumquat, Rice, Bark, Hibiscus]), Bark, {
            width: 190,
            gap: 0.4,
          }),
          250,
          floor,
          cm,
        ),
        place(table(90, 70, Jade), 640, floor, cm),
        place(
          pile(random, 30, [Bark, Kumquat, Kumquat, Rice, Hibiscus, Jade, Bark], 5),
          460,
          floor - 75 * cm,
          cm,
        ),
        place(pile(random, 30, [Rice, Rice, Hibiscus, Bark, Kumquat], 5), 620, floor - 75 * cm, cm),
        place(hat('bucket', Kumquat, Bark), 790, floor - 75 * cm, cm * 0.9),
        [0, 1, 2]
          .map((i) =>
            rect(
              stair + i * 130,
              floor - (i + 1) * rise,
              1800,
              1200,
              i === 2 ? Rice : shade(Rice, -0.06 * (2 - i)),
            ),
          )
          .join(''),
        [0, 1, 2].map((i) => rect(stair + i * 130, floor - (i + 1) * rise, 138, 12, Jade)).join(''),
        rect(stair + 260, upper, 1800, 12, Jade),
        place(
          figure('climbing', {
            skin: '#A86B42',
            hair: Bark,
            top: Kumquat,
            legs: Bark,
            shoes: Bark,
            hem: 'hip',
            legCut: 'wide',
            bun: true,
          }),
          stair + 122,
          floor - rise,
          cm,
        ),
        place(
          standingRail(runs(random, [2, 'dress', Rice], [2, 'dress', Jade]), Bark, { width: 90, gap: 8 }),
          1440,
          upper,
          cm,
        ),
        place(mirrored(chair(Bark, Kumquat)), 1690, upper, cm * 1.05),
        place(bag('bucket', Rice, Bark), 1684, upper - 50 * cm, cm * 0.9),
        rect(0, floor, stair, 180, Bark),
        shape(`M${stair} ${floor}H1800V1200H${stair}Z`, Bark),
        upright({ from: upper, to: floor, at: 1180, color: Bark, label: '0.51', size: 26, side: 'under' }),
        across({ from: stair, to: stair + 130, at: 1100, color: Rice, label: '0.30', size: 24 }),
        across({ from: stair + 130, to: stair + 260, at: 1100, color: Rice, label: '0.30', size: 24 }),
      ].join('')
    },
  })
}
