import { below, seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { MARBLE } from './palettes.ts'

const [WIDTH, HEIGHT] = [1200, 1500]

interface Drop {
  color: string
  points: [number, number][]
}

/** Ink floats: a new drop pushes the earlier ones outward and every one keeps its area. */
function letFall(drops: Drop[], cx: number, cy: number, radius: number, color: string) {
  for (const { points } of drops) {
    for (const point of points) {
      const [dx, dy] = [point[0] - cx, point[1] - cy]
      const distance = Math.hypot(dx, dy) || 0.001
      const push = Math.sqrt(1 + (radius / distance) ** 2)
      point[0] = cx + dx * push
      point[1] = cy + dy * push
    }
  }
  const count = Math.max(90, Math.round(radius * 4))
  const points = Array.from({ length: count }, (_, i): [number, number] => {
    const angle = (i / count) * Math.PI * 2
    return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)]
  })
  drops.push({ color, points })
}

/** One tooth of the comb drawn along a line at `at`; its pull dies away with distance. */
function drawTine(drops: Drop[], at: number, pull: number, keep: number, axis: 'down' | 'across') {
  const [near, moved] = axis === 'down' ? ([0, 1] as const) : ([1, 0] as const)
  for (const { points } of drops) {
    for (const point of points) point[moved] += pull * keep ** Math.abs(point[near] - at)
  }
}

function floatInks(seed: number): Drop[] {
  const random = seeded(seed)
  const { Size, 'Rose ash': rose, Prussian, 'Ox gall': gall, Rust, Smoke, 'Lamp black': lampBlack } = MARBLE
  const order = [Prussian, rose, Size, Rust, Prussian, gall, Size, Smoke, Prussian, rose, lampBlack, Size]
  const drops: Drop[] = []
  for (let stone = 0; stone < 58; stone++) {
    const [cx, cy] = [random() * WIDTH, random() * HEIGHT]
    const rings = 2 + below(random, 4)
    for (let ring = 0; ring < rings; ring++) {
      const color = order[(stone + ring) % order.length] ?? Prussian
      const radius = 50 + random() * 60 - ring * 6
      letFall(drops, cx + (random() - 0.5) * 14, cy + (random() - 0.5) * 14, radius, color)
    }
  }
  return drops
}

function paint(drops: Drop[]): string {
  const path = ({ color, points }: Drop) =>
    `<path d="M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z" fill="${color}"/>`
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${MARBLE.Prussian}"/>${drops.map(path).join('')}`
}

export function marble(): Drawing {
  return makeDrawing({
    name: 'marble',
    view: [WIDTH, HEIGHT],
    surface: 'paper',
    palette: MARBLE,
    alt: 'Combed marbling: feathers of rose ash, cream, rust and ox-gall green pulled up and down through Prussian blue, no two alike.',
    draw: () => {
      const drops = floatInks(41)
      for (let i = 0; i < 7; i++) drawTine(drops, 60 + i * 180, i % 2 ? 210 : -210, 0.978, 'down')
      for (let i = 0; i < 8; i++) drawTine(drops, 40 + i * 200, i % 2 ? 120 : -120, 0.975, 'across')
      return paint(drops)
    },
  })
}

/** The bath before the comb: stones only. */
export function marbleStones(): Drawing {
  return makeDrawing({
    name: 'marble-stones',
    view: [WIDTH, HEIGHT],
    surface: 'paper',
    palette: MARBLE,
    lead: 2,
    alt: 'A marbling bath before combing: round stones of ink crowd each other into cells of Prussian blue, cream, rose ash and rust.',
    draw: () => paint(floatInks(52)),
  })
}
