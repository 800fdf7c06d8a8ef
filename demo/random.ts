export type Random = () => number

/** Mulberry32: small, fast and the same everywhere. Equal seeds give equal pictures. */
export function seeded(seed: number): Random {
  let state = seed | 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

export function between(random: Random, low: number, high: number): number {
  return low + random() * (high - low)
}

/** A whole number from 0 up to, not including, `count`. */
export function below(random: Random, count: number): number {
  return Math.floor(random() * count)
}

export function pick<T>(random: Random, items: readonly [T, ...T[]]): T {
  return items[below(random, items.length)] ?? items[0]
}

/** Three throws summed: near 0 mostly, never beyond ±1.5. */
export function nearZero(random: Random): number {
  return random() + random() + random() - 1.5
}

/** Smooth value noise in -1..1. The same point always gives the same value, so shapes that share an edge keep it. */
export function noiseField(seed: number): (x: number, y: number) => number {
  const corner = (x: number, y: number) => {
    let h = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177)
    h = Math.imul(h ^ (h >>> 13), 1274126177)
    return ((h ^ (h >>> 16)) >>> 0) / 2147483648 - 1
  }
  const ease = (t: number) => t * t * (3 - 2 * t)
  return (x, y) => {
    const [x0, y0] = [Math.floor(x), Math.floor(y)]
    const [u, v] = [ease(x - x0), ease(y - y0)]
    const top = corner(x0, y0) * (1 - u) + corner(x0 + 1, y0) * u
    const bottom = corner(x0, y0 + 1) * (1 - u) + corner(x0 + 1, y0 + 1) * u
    return top * (1 - v) + bottom * v
  }
}
