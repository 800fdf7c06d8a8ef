import { between, nearZero, seeded } from '../../../random.ts'
import { STUDIO } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { piece } from '../../patterns/marks.ts'
import { disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { ROUND } from '../sheet.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Ice, Lemon } = OSEI

export const FISH = 'M-230 6C-170 -74 20 -104 150 -20L232 -84L208 0L236 78L150 16C30 92 -160 84 -230 6Z'

function fish(at: Point, turn: number, scale: number, fill: string, flip = false): string {
  const eye = [at[0] - Math.cos((turn * Math.PI) / 180) * 172 * scale * (flip ? -1 : 1)] as const
  return (
    piece({
      cut: FISH,
      at,
      turn,
      scale,
      flip,
      fill,
      ink: Bottle,
      seam: 13,
      weight: 3.4,
      notches: [0.2, 0.78],
      grain: [
        [-110, 2],
        [96, 2],
      ],
      marks: ['M-150 -52C-128 -20 -130 26 -146 58'],
    }) +
    disc([eye[0], at[1] - Math.sin((turn * Math.PI) / 180) * 172 * scale - 12 * scale], 11 * scale, Bottle)
  )
}

/** One hand-painted tile, 150 units square. */
function tile(x: number, y: number, kind: number, dark: string, light: string): string {
  const s = 150
  const ground = rect(x, y, s, s, light)
  const quarter = (cx: number, cy: number, r: number, fill: string) => {
    const [sx, sy] = [cx === x ? 1 : -1, cy === y ? 1 : -1]
    return shape(`M${cx} ${cy}h${sx * r}A${r} ${r} 0 0 ${sx * sy > 0 ? 1 : 0} ${cx} ${cy + sy * r}Z`, fill)
  }
  if (kind === 0)
    return ground + quarter(x, y, 118, dark) + quarter(x, y, 64, light) + quarter(x + s, y + s, 44, dark)
  if (kind === 1)
    return ground + quarter(x + s, y, 118, dark) + quarter(x + s, y, 64, light) + quarter(x, y + s, 44, dark)
  if (kind === 2) return rect(x, y, s, s, dark)
  if (kind === 3)
    return (
      ground +
      shape(`M${x + 75} ${y + 12}L${x + 138} ${y + 75}L${x + 75} ${y + 138}L${x + 12} ${y + 75}Z`, dark) +
      disc([x + 75, y + 75], 26, light)
    )
  return ground
}

export function fishCounter(): Drawing {
  return makeDrawing({
    name: 'osei-fish-counter',
    title: 'The fish counter, with the catch cut out',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: cut(OSEI, 'Plaster', 'Tile blue', 'Ice', 'Bottle', 'Tomato'),
    focalPoint: { x: 0.5, y: 0.35 },
    alt: 'Six fish drawn as pattern pieces, seams dashed and grain lines arrowed, lie on pale ice; one is tomato red and one tile blue. Beneath the slab the counter is tiled in blue and white quarter circles.',
    draw: () => {
      const random = seeded(12)
      let tiles = ''
      for (let row = 0; row < 5; row++)
        for (let column = 0; column < 8; column++) {
          const odd = (row + column) % 2
          const rare = random()
          const kind = rare < 0.06 ? 4 : rare < 0.2 ? 2 : rare < 0.34 ? 3 : odd
          tiles += tile(column * 150, 780 + row * 150, kind, blue, rare < 0.06 ? Ice : Plaster)
        }
      const joints =
        Array.from({ length: 7 }, (_, i) => `M${(i + 1) * 150} 780V1500`).join('') +
        Array.from({ length: 5 }, (_, i) => `M0 ${780 + i * 150}H1200`).join('')
      const chips = Array.from({ length: 90 }, () => {
        const [x, y, r] = [between(random, 0, 1200), between(random, 20, 660), between(random, 8, 30)]
        return shape(
          polygon([
            [x, y - r],
            [x + r, y + nearZero(random) * 8],
            [x + nearZero(random) * 8, y + r * 0.8],
            [x - r * 0.9, y],
          ]),
          shade(Ice, random() < 0.5 ? 0.45 : 0.22),
        )
      })
      return [
        rect(0, 0, 1200, 1500, Ice),
        ...chips,
        fish([170, 150], -24, 1.06, Plaster),
        fish([600, 168], -24, 1.16, blue),
        fish([1030, 190], -24, 1.02, Plaster),
        fish([330, 468], -24, 1.2, Tomato),
        fish([830, 470], -24, 1.28, Plaster),
        fish([1210, 520], -24, 1.1, Ice),
        tiles,
        line(joints, shade(Plaster, -0.12), 4),
        rect(0, 676, 1200, 112, Plaster),
        rect(0, 770, 1200, 20, Bottle),
        rect(0, 676, 1200, 8, Bottle),
        line('M0 726H1200', Bottle, 3, 'stroke-dasharray="10 7"'),
        ...[90, 390, 690, 990].map((x) => shape(`M${x} 684l26 0l-13 24z`, Bottle)),
      ].join('')
    },
  })
}

/** A hanging dial with a pan under it: the same ticks as a tape. */
export function hallScale(): Drawing {
  return makeDrawing({
    name: 'osei-scale',
    title: 'Stall 3: linen, sold by weight for one morning',
    credit: STUDIO,
    view: [1200, 1300],
    surface: 'paper',
    palette: cut(OSEI, 'Lemon', 'Tile blue', 'Plaster', 'Bottle', 'Tomato'),
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A market scale hangs into a yellow field: a large pale dial with fine ticks and a red pointer, chains to a blue pan, and in the pan folded cloth in white, green and red with one tomato on top.',
    draw: () => {
      const [cx, cy, r] = [640, 400, 330]
      const ticks = (every: number, from: number, to: number) =>
        Array.from({ length: Math.floor(100 / every) }, (_, i) => {
          const angle = ((i * every * 3.6 - 90) * Math.PI) / 180
          const at = (radius: number) =>
            `${round(cx + Math.cos(angle) * radius)} ${round(cy + Math.sin(angle) * radius)}`
          return `M${at(from)}L${at(to)}`
        }).join('')
      const fold = (x: number, y: number, w: number, h: number, fill: string) =>
        `<rect x="${x}" y="${y}" width="${w}" height="${h}" rx="${h / 2}" fill="${fill}"/>` +
        line(`M${x + h * 0.7} ${y + h / 2}H${x + w - 6}`, shade(fill, -0.25), 4)
      return [
        rect(0, 0, 1200, 1300, Lemon),
        rect(cx - 22, -10, 44, 120, Bottle),
        disc([cx, cy], r + 34, Bottle),
        disc([cx, cy], r, Plaster),
        line(ticks(1, r - 12, r - 40), Bottle, 3),
        line(ticks(5, r - 12, r - 62), Bottle, 6),
        line(ticks(25, r - 12, r - 96), Bottle, 12),
        `<g transform="rotate(132 ${cx} ${cy})">${shape(`M${cx - 15} ${cy + 90}L${cx} ${cy - r + 44}L${cx + 15} ${cy + 90}Z`, Tomato)}</g>`,
        disc([cx, cy], 34, Bottle),
        disc([cx, cy], 12, Plaster),
        line(`M${cx} ${cy + r + 30}V810`, Bottle, 12),
        fold(410, 1010, 480, 64, Bottle),
        fold(424, 946, 460, 64, Plaster),
        fold(404, 882, 470, 64, Tomato),
        line(`M${cx} 792L150 1066M${cx} 792L1130 1066`, Bottle, 9, ROUND),
        disc([cx, 792], 24, Bottle),
        disc([300, 990], 88, Tomato),
        shape('M300 908l14 26l32 -6l-18 24l12 26l-40 -14l-38 16l12 -28l-20 -22l32 4z', Bottle),
        shape('M120 1066H1160C1130 1210 980 1262 640 1262C300 1262 150 1210 120 1066Z', blue),
        line('M120 1066H1160', Bottle, 10),
        line('M182 1120C220 1190 380 1222 640 1222', shade(blue, 0.35), 6, 'stroke-dasharray="20 14"'),
      ].join('')
    },
  })
}
