import type { Random } from '../../random.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { type Point, rect } from '../shapes.ts'

const tenth = (value: number) => Math.round(value * 10) / 10

export type Size = readonly [width: number, height: number]

/** A part of the repeat that is drawn once and then laid wherever it can be seen. */
export interface Figure {
  svg: string
  at: Point
  /** How far it stands out from its place: on every side alike, or to the left, up, right and down. */
  reach: number | readonly [left: number, up: number, right: number, down: number]
}

interface ClothParts extends Omit<DrawingParts, 'repeat' | 'draw' | 'surface'> {
  ground: string
  /** One repeat, in the drawing's units. */
  tile: Size
  drop?: 'straight' | 'half'
  surface?: DrawingParts['surface']
  /** The figures of one repeat. They may stand out over its edges: the neighbor shows them. */
  draw: () => string | Figure[]
}

/**
 * A printed cloth drawn as one repeat and no more: the renderer draws the tile once and steps it along, however far the cloth
 * goes. What stands out over an edge comes in again at the opposite one.
 */
export function layCloth({
  ground,
  tile,
  drop = 'straight',
  surface = 'cloth',
  draw,
  ...parts
}: ClothParts): Drawing {
  const [width, height] = tile
  const repeat: [number, number] = drop === 'half' ? [width * 2, height] : [width, height]
  // A longer piece can be cut from it, to look at the joins.
  const [right, bottom] = [Math.max(parts.view[0], repeat[0] * 2), Math.max(parts.view[1], repeat[1] * 2)]
  return makeDrawing({
    ...parts,
    surface,
    repeat,
    draw: () => {
      const drawn = draw()
      const figures =
        typeof drawn === 'string' ? [{ svg: drawn, at: [0, 0] as const, reach: Infinity }] : drawn
      const columns = drop === 'half' ? [-1, 0, 1, 2] : [-1, 0, 1]
      const [defs, uses]: [string[], string[]] = [[], []]
      figures.forEach(({ svg, at: [x, y], reach }, i) => {
        const [left, up, rightward, down] = typeof reach === 'number' ? [reach, reach, reach, reach] : reach
        defs.push(`<g id="figure-${i}">${svg}</g>`)
        for (const column of columns) {
          const lower = drop === 'half' && column % 2 !== 0 ? height / 2 : 0
          for (const row of lower ? [-2, -1, 0, 1] : [-1, 0, 1]) {
            const [px, py] = [x + column * width, y + row * height + lower]
            const seen = px > -rightward && px < repeat[0] + left && py > -down && py < height + up
            if (seen) uses.push(`<use href="#figure-${i}" x="${tenth(px)}" y="${tenth(py)}"/>`)
          }
        }
      })
      return (
        `<defs>${defs.join('')}<pattern id="repeat" patternUnits="userSpaceOnUse" width="${repeat[0]}" height="${height}">` +
        `${rect(0, 0, repeat[0], height, ground)}${uses.join('')}</pattern></defs>${rect(0, 0, right, bottom, 'url(#repeat)')}`
      )
    },
  })
}

/** The shortest way from one place to another on a cloth that begins again at its edges. */
export function wayBetween([ax, ay]: Point, [bx, by]: Point, [width, height]: Size): Point {
  const nearest = (way: number, length: number) => way - Math.round(way / length) * length
  return [nearest(bx - ax, width), nearest(by - ay, height)]
}

export interface Laid {
  at: Point
  radius: number
}

/**
 * Throws places onto the repeat and keeps those that touch no earlier one, measured around the edges too. `laid` is
 * added to, so the next, smaller size fills what is left.
 */
export function throwOnto(
  random: Random,
  tile: Size,
  laid: Laid[],
  {
    radius,
    throws,
    apart = 1,
    drop = 'straight',
  }: { radius: number; throws: number; apart?: number; drop?: 'straight' | 'half' },
): Laid[] {
  const kept: Laid[] = []
  const [width, height] = tile
  // In a half drop the neighbors to both sides hang lower, so a place is also near the shifted copies of the others.
  const [across, shifts] = drop === 'half' ? [width * 2, [0, 1]] : [width, [0]]
  const touches = (x: number, y: number) => {
    for (const other of laid) {
      const reach = (other.radius + radius) * apart
      for (const shift of shifts) {
        const dy = y - other.at[1] - (shift * height) / 2
        const down = dy - Math.round(dy / height) * height
        if (down > reach || down < -reach) continue
        const dx = x - other.at[0] - shift * width
        const right = dx - Math.round(dx / across) * across
        if (right * right + down * down < reach * reach) return true
      }
    }
    return false
  }
  for (let i = 0; i < throws; i++) {
    const at: Point = [random() * width, random() * height]
    if (touches(...at)) continue
    const place = { at, radius }
    laid.push(place)
    kept.push(place)
  }
  return kept
}

/** A ring of points whose distance from the middle wavers, as a brush or a knife goes round. */
export function roundish(random: Random, [x, y]: Point, radius: number, waver: number, count = 12): Point[] {
  const turn = random() * Math.PI * 2
  return Array.from({ length: count }, (_, i): Point => {
    const angle = turn + (i / count) * Math.PI * 2
    const reach = radius * (1 + (random() - 0.5) * 2 * waver)
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)]
  })
}

/** A closed soft outline: the points are the corners of its frame, the curve touches the middle of every side. */
export function softly(points: readonly Point[]): string {
  const at = (i: number): Point => points[(i + points.length) % points.length] ?? [0, 0]
  const half = (i: number): Point => [(at(i)[0] + at(i + 1)[0]) / 2, (at(i)[1] + at(i + 1)[1]) / 2]
  let d = `M${half(-1).map(tenth).join(' ')}`
  for (let i = 0; i < points.length; i++)
    d += `Q${at(i).map(tenth).join(' ')} ${half(i).map(tenth).join(' ')}`
  return `${d}Z`
}

/** Moves a figure drawn round the origin to its place. */
export function put(figure: string, [x, y]: Point, turn = 0, size = 1): string {
  const turned = turn === 0 ? '' : `rotate(${tenth(turn)})`
  const scaled = size === 1 ? '' : `scale(${Math.round(size * 1000) / 1000})`
  return `<g transform="translate(${tenth(x)} ${tenth(y)})${turned}${scaled}">${figure}</g>`
}

export function polar([x, y]: Point, angle: number, reach: number): Point {
  return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach]
}
