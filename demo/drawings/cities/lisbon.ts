import { between, type Random, seeded } from '../../random.ts'
import { FLOORS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { box, Inks, layOut, turned, weighted } from './ground.ts'
import { CORNER, drawTram } from './lisbon-tram.ts'
import { doorNumbers } from './marks.ts'

const HILLS = shades('spring-2025', 'Bone', 'Cobalt', 'Shell', 'Salmon', 'Vermilion', 'Mimosa', 'Liver')
const { Bone, Cobalt, Shell, Salmon, Vermilion, Mimosa, Liver } = HILLS

interface Hill {
  at: Point
  radius: number
  /** How much taller than wide. */
  tall: number
  levels: number
  seed: number
}
const TOWN: Hill[] = [
  { at: [230, 690], radius: 380, tall: 1.2, levels: 8, seed: 3 },
  { at: [890, 720], radius: 340, tall: 1.05, levels: 7, seed: 8 },
  { at: [1010, 270], radius: 390, tall: 1.05, levels: 9, seed: 21 },
  { at: [470, 120], radius: 350, tall: 0.9, levels: 7, seed: 34 },
]

/** One contour of a hill: the same outline drawn in, smoother toward the top. */
function contour({ at, radius, tall, levels, seed }: Hill, level: number): Point[] {
  const random = seeded(seed)
  const waves = Array.from(
    { length: 5 },
    (_, k) => [between(random, 0.02, 0.13 / (k + 1) + 0.02), random() * 6.3] as const,
  )
  const r = radius * (1 - (level / levels) ** 0.86)
  return Array.from({ length: 37 }, (_, i): Point => {
    const angle = (i / 36) * Math.PI * 2
    const swell = waves.reduce((sum, [size, phase], k) => sum + size * Math.sin((k + 2) * angle + phase), 0)
    const [dx, dy] = [Math.cos(angle), Math.sin(angle)]
    return [at[0] + dx * r * (1 + swell), at[1] + dy * r * tall * (1 + swell)]
  })
}

/** Houses stand along the contour, because that is the only level ground there is. */
function terraces(random: Random, inks: Inks): void {
  for (const hill of TOWN)
    for (let level = 0.5; level < hill.levels - 1.4; level += 1) {
      const ring = contour(hill, level)
      for (let i = 0; i < ring.length - 1; i++) {
        const [[ax, ay], [bx, by]] = [ring[i] ?? [0, 0], ring[i + 1] ?? [0, 0]]
        const [length, degrees] = [
          Math.hypot(bx - ax, by - ay),
          (Math.atan2(by - ay, bx - ax) * 180) / Math.PI,
        ]
        for (let at = 0; at < length - 8; ) {
          const wide = between(random, 13, 25)
          const [x, y] = [ax + ((bx - ax) * at) / length, ay + ((by - ay) * at) / length]
          if (random() < 0.92 && y < 1180)
            inks.add(
              weighted(random, [
                [Bone, 6],
                [Liver, 2.4],
                [Mimosa, 0.9],
                [Cobalt, 0.7],
              ]),
              turned(box(x, y, Math.min(wide, length - at), between(random, 14, 21)), [x, y], degrees),
            )
          at += wide + 2.5
        }
      }
    }
}

const TRAM: Point[] = [
  [560, 1180],
  [640, 1080],
  [790, 1030],
  [960, 980],
  [1010, 880],
  [900, 820],
  [780, 800],
  [690, 700],
  [760, 600],
  [880, 560],
  [1010, 520],
  [1060, 420],
  [970, 330],
  [1000, 220],
  [1110, 150],
  [1230, 140],
]
const DOORS: Point[] = [
  [566, 1104],
  [640, 968],
  [520, 820],
  [352, 800],
  [240, 640],
  [724, 760],
  [880, 690],
  [1086, 486],
  [966, 268],
]

function drawPlan(): string {
  const random = seeded(2518)
  const tones = [Bone, Shell, Salmon, Salmon, Vermilion, Vermilion, Vermilion, Liver, Liver]
  let ground = ''
  for (let level = 0; level < 9; level++) {
    const rings = TOWN.filter(({ levels }) => level < levels).map((hill) => `${curve(contour(hill, level))}Z`)
    ground +=
      shape(rings.join(''), tones[level] ?? Liver) + line(rings.join(''), level < 5 ? Salmon : Bone, 2.2)
  }
  const inks = new Inks()
  terraces(random, inks)
  // The flat part was laid out with a ruler after 1755.
  const grid = new Inks()
  for (const plot of layOut(random, turned(box(470, 690, 190, 430), [560, 900], 7), {
    degrees: 97,
    block: [76, 34],
    widths: [12, 11, 9],
    stray: 0.02,
  }))
    grid.add(
      weighted(random, [
        [Cobalt, 4],
        [Liver, 2],
        [Bone, 1.4],
      ]),
      plot,
    )
  const cars = [2, 6, 9, 13].map((i) => {
    const [[x, y], [nx, ny]] = [TRAM[i] ?? [0, 0], TRAM[i + 1] ?? [0, 0]]
    const degrees = (Math.atan2(ny - y, nx - x) * 180) / Math.PI
    return `<g transform="translate(${round(x)} ${round(y)}) rotate(${round(degrees)})">${rect(-34, -17, 68, 34, Liver)}${rect(-30, -13, 60, 26, Bone)}${rect(-20, -13, 40, 26, Mimosa)}</g>`
  })
  const quay: Point[] = [
    [-20, 1210],
    [300, 1190],
    [470, 1200],
    [640, 1196],
    [860, 1150],
    [1220, 1040],
  ]
  return [
    rect(0, 0, 1200, 1500, Shell),
    ground,
    inks.print(),
    shape(polygon(turned(box(448, 670, 234, 480), [560, 900], 7)), Shell),
    grid.print(),
    shape(`${curve(quay)}V1520H-20Z`, Bone),
    shape(`${curve(quay.map(([x, y]): Point => [x, y + 26]))}V1520H-20Z`, Cobalt),
    rect(500, 1132, 140, 96, Mimosa),
    rect(526, 1132, 88, 70, Shell),
    line(
      [40, 90, 150, 220]
        .map((by) => curve(quay.map(([x, y], i): Point => [x, y + by + 20 + (i % 2) * 12])))
        .join(''),
      Bone,
      2.6,
      'stroke-dasharray="70 60 160 90"',
    ),
    line(curve(TRAM), Liver, 30, 'stroke-linejoin="round"'),
    line(curve(TRAM), Mimosa, 22),
    line(curve(TRAM), Liver, 11),
    line(curve(TRAM), Mimosa, 5.5),
    ...cars,
    doorNumbers(DOORS, { radius: 20, paper: Bone, ink: Liver }),
  ].join('')
}

export const lisbon: Drawing[] = [
  makeDrawing({
    name: 'lisbon-plan',
    title: 'Lisbon: contours every ten meters, one tram',
    credit: FLOORS,
    view: [1200, 1500],
    surface: 'paper',
    palette: HILLS,
    focalPoint: { x: 0.55, y: 0.5 },
    alt: 'Lisbon as contours: four hills step up from bone to vermilion and liver with houses along every ring, a ruled grid in the valley, a yellow tram winding upward, and the river in cobalt below.',
    draw: drawPlan,
  }),
  makeDrawing({
    name: 'lisbon-tram',
    title: 'A hand’s width to spare',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'paper',
    palette: CORNER,
    lead: 2,
    alt: 'A yellow tram, cut by the edge, passes a corner house tiled in petrol, red and bone with a dark door; a few tiles are missing and the rails curve across the foreground.',
    draw: drawTram,
  }),
]
