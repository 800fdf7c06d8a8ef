import { letters } from '#modules/media/lettering.ts'
import { below, seeded } from '../../random.ts'
import { shades } from '../seasons.ts'
import { disc, line, polygon, rect, shape } from '../shapes.ts'

export const CORNER = shades('spring-2025', 'Bone', 'Petrol', 'Mimosa', 'Jet', 'Shell', 'Vermilion')

/** One tile that joins itself however it is turned, which is why any builder could be trusted with it. */
function tile(size: number, ink: string, second: string, pale: string): string {
  const [h, q] = [size / 2, size * 0.3]
  const corner = (x: number, y: number) =>
    disc([x, y], q, ink) + disc([x, y], q * 0.55, second) + disc([x, y], q * 0.22, pale)
  return (
    rect(0, 0, size, size, pale) +
    line(`M0 0L${size} ${size}M${size} 0L0 ${size}`, ink, size * 0.05) +
    shape(
      polygon([
        [h, size * 0.2],
        [size * 0.8, h],
        [h, size * 0.8],
        [size * 0.2, h],
      ]),
      ink,
    ) +
    shape(
      polygon([
        [h, size * 0.33],
        [size * 0.67, h],
        [h, size * 0.67],
        [size * 0.33, h],
      ]),
      pale,
    ) +
    disc([h, h], size * 0.08, second) +
    corner(0, 0) +
    corner(size, 0) +
    corner(0, size) +
    corner(size, size)
  )
}

/** The tram takes the corner with a hand's width to spare; the tiles have the marks. */
export function drawTram(): string {
  const { Bone: pale, Petrol: ink, Mimosa: yellow, Jet: dark, Shell: pink, Vermilion: red } = CORNER
  const random = seeded(2519)
  const missing = new Set(
    [
      [7, 5],
      [7, 6],
      [6, 8],
      [2, 3],
    ].map(([c = 0, r = 0]) => c * 100 + r),
  )
  let tiles = ''
  for (let row = 0; row < 11; row++)
    for (let i = 0; i < 8; i++)
      tiles += missing.has(i * 100 + row)
        ? rect(i * 104, row * 104 - 30, 104, 104, pink)
        : `<use href="#tile" x="${i * 104}" y="${row * 104 - 30}"/>`
  const panes = [0, 1, 2].map(
    (i) =>
      rect(1000 + i * 224, 236, 190, 330, below(random, 2) ? '#3F7680' : '#2C6570') +
      rect(1000 + i * 224, 236, 190, 84, pale),
  )
  const boards = Array.from({ length: 26 }, (_, i) => `M${894 + i * 30} 640V900`).join('')
  return [
    `<defs><clipPath id="one"><rect width="104" height="104"/></clipPath><g id="tile" clip-path="url(#one)">${tile(104, ink, red, pale)}</g></defs>`,
    rect(0, 0, 1500, 1200, pink),
    tiles,
    rect(196, 386, 292, 624, pale),
    rect(226, 416, 232, 594, dark),
    rect(226, 416, 232, 130, ink),
    line('M342 416V1010M226 546H458', pale, 8),
    rect(322, 740, 40, 60, yellow),
    rect(826, 0, 20, 1010, pale),
    // The body of the car runs out of the picture: it has not stopped.
    shape('M880 170C880 96 930 60 1010 60H1520V960H890Z', yellow),
    rect(880, 172, 640, 30, pale),
    rect(880, 202, 640, 398, dark),
    ...panes,
    rect(910, 236, 66, 330, '#3F7680'),
    line(boards, '#C8951C', 5),
    rect(884, 620, 640, 18, pale),
    rect(890, 900, 640, 60, dark),
    rect(940, 84, 190, 74, dark),
    letters('12', { x: 1035, y: 142, size: 62, fill: yellow, anchor: 'middle' }),
    disc([950, 780], 50, pale),
    disc([950, 780], 32, red),
    rect(0, 1010, 1500, 190, ink),
    rect(0, 1010, 1500, 26, pale),
    line('M0 1112C340 1112 640 1090 900 1046M0 1176C500 1176 900 1120 1160 1046', pale, 11),
    disc([1060, 980], 76, dark),
    disc([1060, 980], 30, yellow),
    disc([1420, 980], 76, dark),
    disc([1420, 980], 30, yellow),
  ].join('')
}
