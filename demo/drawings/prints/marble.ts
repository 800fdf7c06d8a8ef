import { below, seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { MARBLE } from '../palettes.ts'
import { type Point, shape } from '../shapes.ts'
import { type Figure, layCloth, type Size, softly } from './cloth.ts'

/** The bath has no rim: what drifts out on one side drifts in on the other. Its size is that of the sheet. */
const BATH: Size = [1200, 1500]
const HALF = [BATH[0] / 2, BATH[1] / 2] as const

/** Coordinates lie flat in one array, x and y in turn: every new drop moves all of them. */
interface Drop {
  color: string
  run: Float64Array
}

const nearest = (way: number, length: number) => way - Math.round(way / length) * length

/**
 * Ink floats: a new drop pushes the earlier ones outward. The push dies away before it meets itself on the far
 * side of the bath.
 */
function letFall(drops: Drop[], cx: number, cy: number, radius: number, color: string) {
  for (const { run } of drops) {
    for (let i = 0; i < run.length; i += 2) {
      const dx = nearest((run[i] ?? 0) - cx, BATH[0])
      const dy = nearest((run[i + 1] ?? 0) - cy, BATH[1])
      const away = Math.max(Math.abs(dx) / HALF[0], Math.abs(dy) / HALF[1])
      const push =
        (Math.sqrt(1 + (radius * radius) / (dx * dx + dy * dy + 0.001)) - 1) * (1 - away * away) ** 2
      run[i] = (run[i] ?? 0) + dx * push
      run[i + 1] = (run[i + 1] ?? 0) + dy * push
    }
  }
  const count = Math.round(24 + radius * 0.32)
  const run = new Float64Array(count * 2)
  for (let i = 0; i < count; i++) {
    const angle = (i / count) * Math.PI * 2
    run[i * 2] = cx + radius * Math.cos(angle)
    run[i * 2 + 1] = cy + radius * Math.sin(angle)
  }
  drops.push({ color, run })
}

/** One tooth of the comb drawn along a line at `at`; its pull dies away with distance. */
function drawTine(drops: Drop[], at: number, pull: number, keep: number, axis: 'down' | 'across') {
  const [near, moved] = axis === 'down' ? ([0, 1] as const) : ([1, 0] as const)
  const decay = Math.log(keep)
  for (const { run } of drops) {
    for (let i = 0; i < run.length; i += 2) {
      const distance = Math.abs(nearest((run[i + near] ?? 0) - at, BATH[near]))
      run[i + moved] = (run[i + moved] ?? 0) + pull * Math.exp(decay * distance)
    }
  }
}

function floatInks(seed: number): Drop[] {
  const random = seeded(seed)
  const {
    Size: size,
    'Rose ash': rose,
    Prussian,
    'Ox gall': gall,
    Rust,
    Smoke,
    'Lamp black': lampBlack,
  } = MARBLE
  const order = [Prussian, rose, size, Rust, Prussian, gall, size, Smoke, Prussian, rose, lampBlack, size]
  const drops: Drop[] = []
  for (let stone = 0; stone < 56; stone++) {
    const [cx, cy] = [random() * BATH[0], random() * BATH[1]]
    const rings = 2 + below(random, 4)
    for (let ring = 0; ring < rings; ring++) {
      const color = order[(stone + ring) % order.length] ?? Prussian
      const radius = 50 + random() * 60 - ring * 6
      letFall(drops, cx + (random() - 0.5) * 14, cy + (random() - 0.5) * 14, radius, color)
    }
  }
  return drops
}

/** Stones have few points, because each is pushed by all that follow; before the comb stretches them they get more. */
function refine({ color, run }: Drop): Drop {
  const finer: number[] = []
  for (let i = 0; i < run.length; i += 2) {
    const [x = 0, y = 0] = [run[i], run[i + 1]]
    const [nx = 0, ny = 0] = [run[(i + 2) % run.length], run[(i + 3) % run.length]]
    const parts = Math.min(5, Math.max(1, Math.round(Math.hypot(nx - x, ny - y) / 15)))
    for (let k = 0; k < parts; k++) finer.push(x + ((nx - x) * k) / parts, y + ((ny - y) * k) / parts)
  }
  return { color, run: Float64Array.from(finer) }
}

/** Every drop is laid by its upper left corner, so that it comes in again over the edge it has crossed. */
function skim(drops: readonly Drop[]): Figure[] {
  return drops.map(({ color, run }) => {
    const points = Array.from(
      { length: run.length / 2 },
      (_, i): Point => [run[i * 2] ?? 0, run[i * 2 + 1] ?? 0],
    )
    const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)]
    const [left, top] = [Math.min(...xs), Math.min(...ys)]
    const own = points.map(([x, y]): Point => [x - left, y - top])
    const at = [((left % BATH[0]) + BATH[0]) % BATH[0], ((top % BATH[1]) + BATH[1]) % BATH[1]] as const
    return {
      at,
      svg: shape(softly(own), color),
      reach: [1, 1, Math.max(...xs) - left, Math.max(...ys) - top] as const,
    }
  })
}

export function marble(): Drawing {
  return layCloth({
    name: 'marble',
    title: 'Combed twice, seven inks',
    credit: PRINTS,
    view: [...BATH],
    surface: 'paper',
    palette: MARBLE,
    ground: MARBLE.Prussian,
    tile: BATH,
    alt: 'Combed marbling: feathers of rose ash, cream, rust and ox-gall green pulled up and down through Prussian blue, no two alike.',
    draw: () => {
      const drops = floatInks(41).map(refine)
      for (let i = 0; i < 6; i++) drawTine(drops, 60 + i * 200, i % 2 ? 210 : -210, 0.978, 'down')
      for (let i = 0; i < 8; i++) drawTine(drops, 40 + i * 187.5, i % 2 ? 120 : -120, 0.975, 'across')
      return skim(drops)
    },
  })
}

/** The bath before the comb: stones only. */
export function marbleStones(): Drawing {
  return layCloth({
    name: 'marble-stones',
    title: 'The bath before the comb',
    credit: PRINTS,
    view: [...BATH],
    surface: 'paper',
    palette: MARBLE,
    lead: 2,
    ground: MARBLE.Prussian,
    tile: BATH,
    alt: 'A marbling bath before combing: round stones of ink crowd each other into cells of Prussian blue, cream, rose ash and rust.',
    draw: () => skim(floatInks(52)),
  })
}
