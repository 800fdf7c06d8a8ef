import { between, type Random } from '../../random.ts'
import { mix, type Point } from '../shapes.ts'
import { inset } from './geometry.ts'

/** Streets by halving blocks until they are the size of blocks. */
export function blocks(
  random: Random,
  edge: [Point, Point, Point, Point],
  depth: number,
  found: Point[][],
  gap = 7,
): void {
  const [a, b, c, d] = edge
  const wide = Math.hypot(b[0] - a[0], b[1] - a[1]) > Math.hypot(d[0] - a[0], d[1] - a[1])
  if (depth === 0) {
    found.push(inset(edge, gap))
    return
  }
  const [t, u] = [between(random, 0.4, 0.6), between(random, 0.4, 0.6)]
  if (wide) {
    const [top, low] = [mix(a, b, t), mix(d, c, u)]
    blocks(random, [a, top, low, d], depth - 1, found, gap)
    blocks(random, [top, b, c, low], depth - 1, found, gap)
  } else {
    const [left, right] = [mix(a, d, t), mix(b, c, u)]
    blocks(random, [a, b, right, left], depth - 1, found, gap)
    blocks(random, [left, right, c, d], depth - 1, found, gap)
  }
}
