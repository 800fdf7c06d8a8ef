import { between, seeded } from '../../random.ts'
import { FLOORS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, rect, shape } from '../shapes.ts'
import { figure } from './figures.ts'
import { standingRail, table } from './fixtures.ts'
import { bag, hat, pile } from './goods.ts'
import { across, note, place, sectionLetter, upright } from './measures.ts'
import { cutWall, footprint, personFromAbove, railFromAbove, tableFromAbove } from './plan-parts.ts'
import { runs } from './stock.ts'
import { shade } from './tones.ts'

/** Everything inside the zone is there, and nobody sees it: so it is drawn in outline only. */
function unseen(color: string): string {
  const pen = (d: string) => line(d, color, 1)
  return (
    pen('M40 0V-96M22 0H58M28 -96H52V-128H28ZM28 -112H52') +
    pen('M92 0V-74H132V0M86 -74H138M98 -74L102 -92H122L126 -74M104 -92V-104H120V-92') +
    pen('M170 0H206M188 0V-92M172 -92Q166 -136 180 -146Q188 -150 196 -146Q210 -136 204 -92ZM188 -148V-158')
  )
}

export function firstThreeSteps(): Drawing {
  const palette = shades('spring-2013', 'Milk', 'Poppy', 'Sailor', 'Duck egg', 'Straw', 'Clay pink')
  const { Milk, Poppy, Sailor, 'Duck egg': egg, Straw, 'Clay pink': pink } = palette
  return makeDrawing({
    name: 'first-three-steps',
    title: 'Section through the door: 2.10 meters nobody sees',
    credit: FLOORS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.42, y: 0.6 },
    alt: 'A shop cut through at its door. A woman in navy strides into a poppy-red zone in which a leaflet stand, a basket table and a bust are mere outlines; the stocked table and the rail begin 2.10 meters in.',
    draw: () => {
      const random = seeded(13)
      const [floor, cm, door] = [850, 3.1, 470]
      const end = door + 210 * cm
      const step = 70 * cm
      const stock = runs(
        random,
        [3, 'coat', Sailor, Poppy],
        [3, 'jacket', egg],
        [4, 'shirt', Milk, Poppy],
        [2, 'knit', Poppy],
        [3, 'trousers', Sailor],
        [2, 'dress', Straw],
      )
      return [
        rect(0, 0, 2000, 1000, pink),
        rect(0, 0, door, floor, egg),
        rect(door, 120, end - door, floor - 120, Poppy),
        rect(end, 120, 2000 - end, floor - 120, Milk),
        rect(door, 60, 1530, 60, Sailor),
        rect(door - 14, 60, 28, 270, Sailor),
        rect(door - 5, 330, 10, floor - 330, shade(egg, 0.4)),
        // The blind, half out, in profile.
        shape(`M${door - 14} 250L190 366V402L${door - 14} 292Z`, Straw),
        shape(`M190 366h-10v64h10z`, Sailor),
        // A clipped tree in its pot.
        rect(136, 560, 12, 200, Sailor),
        disc([142, 540], 96, shade(egg, -0.32)),
        shape('M82 740H202L186 850H98Z', Straw),
        rect(74, 728, 136, 22, Poppy),
        place(unseen(shade(Poppy, -0.3)), door + 10, floor, cm),
        line(`M${end} 120V${floor}`, Sailor, 3, 'stroke-dasharray="14 10"'),
        place(
          figure('walking', {
            skin: '#8D5A3B',
            hair: Sailor,
            top: Sailor,
            legs: Milk,
            shoes: Sailor,
            hem: 'hip',
            legCut: 'wide',
            bun: true,
          }),
          door + 330,
          floor,
          cm,
        ),
        rect(end + 60, 250, 460, 12, Sailor) +
          [0, 1, 2, 3]
            .map((i) =>
              place(
                pile(
                  random,
                  28,
                  Array.from({ length: 2 + ((i * 3) % 4) }, () => [Straw, pink, egg, Poppy][i] ?? pink),
                  6,
                ),
                end + 76 + i * 110,
                250,
                cm,
              ),
            )
            .join(''),
        place(table(130, 76, Straw), end + 270, floor, cm),
        place(pile(random, 30, [Sailor, Sailor, egg, egg, Straw]), end + 95, floor - 76 * cm, cm),
        place(pile(random, 30, [pink, pink, Poppy]), end + 200, floor - 76 * cm, cm),
        place(bag('doctor', Straw, Sailor), end + 375, floor - 76 * cm, cm),
        place(hat('felt', egg, Poppy), end + 246, floor - 92 * cm, cm),
        place(standingRail(stock, Sailor, { width: 170 }), 1830, floor, cm),
        rect(0, floor, 2000, 150, Sailor),
        rect(0, floor, door, 26, shade(egg, -0.25)),
        across({ from: door, to: end, at: 956, label: '2.10', color: Milk, size: 26 }),
        [0, 1, 2]
          .map((i) =>
            across({
              from: door + i * step,
              to: door + (i + 1) * step,
              at: 900,
              color: Poppy,
              label: ['1', '2', '3'][i] ?? '',
              size: 20,
            }),
          )
          .join(''),
        upright({ from: 120, to: floor, at: 2000 - 26, color: Sailor }),
        sectionLetter('A', 70, 80, Sailor, 24),
      ].join('')
    },
  })
}

export function firstThreeStepsPlan(): Drawing {
  const palette = shades('spring-2013', 'Straw', 'Wine', 'Milk', 'Poppy', 'Mint', 'Sailor')
  const { Milk, Straw, Wine, Poppy, Mint, Sailor } = palette
  return makeDrawing({
    name: 'first-three-steps-plan',
    title: 'Forty-one paths, and where they turned',
    credit: FLOORS,
    view: [1400, 1400],
    surface: 'paper',
    palette,
    alt: 'A shop floor from above. Forty-one thin red paths run straight from the door for three steps and then bend, thirty-one of them to the right, past rails and two tables.',
    draw: () => {
      const random = seeded(41)
      const cm = 1.9
      const [doorX, doorY] = [620, 1210]
      const paths = Array.from({ length: 41 }, (_, i) => {
        const right = i % 4 !== 3
        const out = doorX + between(random, -46, 46)
        const turn = out + between(random, -30, 30) + (right ? 10 : -10)
        const far: Point = right
          ? [between(random, 900, 1120), between(random, 330, 760)]
          : [between(random, 190, 330), between(random, 420, 860)]
        const bend: Point = [
          turn + (right ? 1 : -1) * between(random, 40, 130),
          doorY - 430 - between(random, 0, 70),
        ]
        const last: Point = right
          ? [between(random, 500, 1050), between(random, 190, 300)]
          : [between(random, 220, 520), between(random, 200, 330)]
        return line(
          curve([[out, 1400], [out, doorY], [turn, doorY - 210], [turn, doorY - 390], bend, far, last]),
          Poppy,
          2.4,
        )
      })
      const feet = Array.from({ length: 3 }, (_, i) =>
        footprint(doorX + (i % 2 ? 26 : -26), doorY - 70 - i * 128, i % 2 ? 3 : -3, i % 2 === 0, Milk, 2.9),
      )
      return [
        rect(0, 0, 1400, 1400, Straw),
        rect(110, 110, 1180, 1100, Milk),
        // The three steps as one dark carpet.
        rect(doorX - 150, doorY - 400, 300, 400, Wine),
        paths.join(''),
        feet.join(''),
        cutWall(
          [
            [
              [470, 1210],
              [110, 1210],
              [110, 110],
              [1290, 110],
              [1290, 1210],
              [770, 1210],
            ],
          ],
          34,
          Sailor,
        ),
        place(
          tableFromAbove(150, 86, Mint, [Sailor, Sailor, Poppy, Straw, Milk, Wine, Straw, Poppy], 4),
          500,
          440,
          cm,
        ),
        place(tableFromAbove(90, 90, Mint, [Milk, Wine, Wine, Straw], 2), 220, 930, cm),
        place(
          railFromAbove(
            [Sailor, Sailor, Sailor, Poppy, Poppy, Straw, Straw, Mint, Mint, Wine, Wine, Sailor, Sailor],
            200,
            Sailor,
          ),
          1200,
          700,
          cm,
          -90,
        ),
        place(
          railFromAbove(
            [Wine, Wine, Mint, Mint, Mint, Straw, Poppy, Sailor, Sailor, Straw, Mint],
            200,
            Sailor,
          ),
          560,
          210,
          cm,
        ),
        place(
          railFromAbove([Poppy, Poppy, Wine, Sailor, Sailor, Mint, Straw, Straw, Mint], 170, Sailor),
          200,
          700,
          cm,
          -90,
        ),
        rect(960, 960, 330, 60, Mint),
        rect(960, 1020, 60, 190, Mint),
        personFromAbove(1090, 1100, -40, Sailor, Straw, 1.9),
        personFromAbove(820, 620, 30, Poppy, Sailor, 1.9),
        across({ from: doorX - 150, to: doorX + 150, at: 1290, color: Wine }),
        note('1.60', doorX + 170, 1301, Wine, 30),
        upright({
          from: doorY - 400,
          to: doorY,
          at: doorX + 186,
          color: Wine,
          label: '2.10',
          size: 30,
          side: 'under',
        }),
        note('31', 1010, 200, Wine, 60),
        note('10', 160, 200, Wine, 60),
      ].join('')
    },
  })
}
