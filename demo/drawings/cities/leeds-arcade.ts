import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'

export const GLASS = shades('autumn-2026', 'Ice blue', 'Damask', 'Camel', 'Jet', 'Lacquer', 'Fog')

/** An arcade looked down from its middle: two rows of bays that meet under the glass. */
export function drawArcade(): string {
  const { 'Ice blue': glass, Damask: wood, Camel: stone, Jet: dark, Lacquer: red, Fog: pale } = GLASS
  const eye: Point = [620, 900]
  const at = (x: number, y: number, depth: number): Point => [
    eye[0] + (x - eye[0]) / depth,
    eye[1] + (y - eye[1]) / depth,
  ]
  const quad = (corners: [number, number, number][], fill: string) =>
    shape(`M${corners.map(([x, y, depth]) => at(x, y, depth).map(round).join(' ')).join('L')}Z`, fill)
  let body = rect(0, 0, 1200, 1600, glass)
  for (let bay = 7; bay >= 0; bay--) {
    const [near, far] = [1 + bay * 0.52, 1 + (bay + 1) * 0.52]
    for (const side of [-1, 1]) {
      const x = eye[0] + side * 640
      const wall = side < 0 ? stone : '#A67E45'
      body += quad(
        [
          [x, 330, near],
          [x, 330, far],
          [x, 1640, far],
          [x, 1640, near],
        ],
        wall,
      )
      const [p, q] = [near + 0.09, far - 0.06]
      body += quad(
        [
          [x, 800, p],
          [x, 800, q],
          [x, 1500, q],
          [x, 1500, p],
        ],
        wood,
      )
      body += quad(
        [
          [x, 850, p + 0.03],
          [x, 850, q - 0.03],
          [x, 1380, q - 0.03],
          [x, 1380, p + 0.03],
        ],
        bay % 3 === 1 ? '#E7B878' : bay % 3 === 2 ? glass : pale,
      )
      body += quad(
        [
          [x, 430, p],
          [x, 430, q],
          [x, 700, q],
          [x, 700, p],
        ],
        dark,
      )
      body += quad(
        [
          [x, 716, near],
          [x, 716, far],
          [x, 790, far],
          [x, 790, near],
        ],
        red,
      )
    }
    // Ribs of the roof, one to a bay.
    const rib = [-640, -420, -150, 150, 420, 640].map((dx, i) =>
      at(eye[0] + dx, [330, 40, -90, -90, 40, 330][i] ?? 0, near),
    )
    body += line(`M${rib.map((point) => point.map(round).join(' ')).join('L')}`, dark, round(20 / near))
  }
  const floor = Array.from({ length: 8 }, (_, i) => {
    const [near, far] = [1 + i * 0.52, 1 + (i + 1) * 0.52]
    return [-1, 0, 1, 2]
      .map((k) =>
        quad(
          [
            [eye[0] - 640 + (k + 1) * 320, 1640, near],
            [eye[0] - 320 + (k + 1) * 320, 1640, near],
            [eye[0] - 320 + (k + 1) * 320, 1640, far],
            [eye[0] - 640 + (k + 1) * 320, 1640, far],
          ],
          (i + k) % 2 ? pale : wood,
        ),
      )
      .join('')
  })
  const end = at(0, 0, 5.2)
  const purlins = [-420, -150, 150, 420].map(
    (dx) =>
      `M${at(eye[0] + dx, Math.abs(dx) > 200 ? 40 : -90, 1)
        .map(round)
        .join(' ')}L${at(eye[0] + dx, Math.abs(dx) > 200 ? 40 : -90, 5.1)
        .map(round)
        .join(' ')}`,
  )
  return (
    body +
    floor.join('') +
    line(purlins.join(''), dark, 5) +
    rect(end[0] + 4, 770, 246, 276, pale) +
    rect(560, 860, 120, 186, red) +
    disc([620, 824], 24, dark)
  )
}
