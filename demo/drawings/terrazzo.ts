import { below, pick, type Random, seeded } from '../random.ts'
import { type Drawing, makeDrawing } from './drawing.ts'
import { TERRAZZO } from './palettes.ts'
import { type Point, polygon, shape } from './shapes.ts'

const [WIDTH, HEIGHT] = [1200, 1500]

function chip(random: Random, [x, y]: Point, radius: number): Point[] {
  const corners = 5 + below(random, 4)
  const turn = random() * Math.PI * 2
  return Array.from({ length: corners }, (_, i): Point => {
    const reach = radius * (0.68 + random() * 0.4)
    const angle = turn + (i / corners) * Math.PI * 2 + (random() - 0.5) * 0.5
    return [x + reach * Math.cos(angle) * 1.1, y + reach * Math.sin(angle) * 0.92]
  })
}

/** Chips are thrown in five sizes, the large ones first; one that would touch another is not laid. */
function layChips(seed: number): string {
  const { Petrol, Salmon, Liver, Plaster, Brick } = TERRAZZO
  const random = seeded(seed)
  const laid: [x: number, y: number, radius: number][] = []
  let body = ''
  const lay = (radius: number, throws: number, colors: readonly [string, ...string[]]) => {
    for (let i = 0; i < throws; i++) {
      const [x, y] = [random() * WIDTH, random() * HEIGHT]
      if (laid.some(([lx, ly, lr]) => Math.hypot(lx - x, ly - y) < (lr + radius) * 0.98)) continue
      laid.push([x, y, radius])
      body += shape(polygon(chip(random, [x, y], radius)), pick(random, colors))
    }
  }
  lay(118, 60, [Petrol, Salmon, Liver])
  lay(78, 160, [Petrol, Salmon, Plaster, Brick, Liver])
  lay(44, 420, [Salmon, Plaster, Petrol, Brick, Plaster])
  lay(22, 1200, [Plaster, Liver, Brick, Salmon, Petrol])
  lay(10, 1800, [Liver, Plaster, Petrol, Brick])
  return body
}

export function terrazzo(): Drawing {
  return makeDrawing({
    name: 'terrazzo',
    view: [WIDTH, HEIGHT],
    surface: 'paper',
    palette: TERRAZZO,
    alt: 'Terrazzo enlarged to print scale: angular chips of petrol, salmon, liver and brick scattered in five sizes over pistachio.',
    draw: () => `<rect width="${WIDTH}" height="${HEIGHT}" fill="${TERRAZZO.Pistachio}"/>${layChips(23)}`,
  })
}
