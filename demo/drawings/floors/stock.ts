import { between, pick, type Random } from '../../random.ts'
import type { Garment, Kind } from './garment.ts'
import { lengthOf } from './garment.ts'

/** A mixed rail, as delivered: kinds and colors at random, lengths a little uneven. */
export function mixedStock(
  random: Random,
  count: number,
  kinds: readonly [Kind, ...Kind[]],
  colors: readonly [string, ...string[]],
): Garment[] {
  return Array.from({ length: count }, () =>
    vary(random, { kind: pick(random, kinds), color: pick(random, colors) }),
  )
}

/** A merchandised rail: each run is so many of one kind and color, hung together. */
export function runs(
  random: Random,
  ...each: [count: number, kind: Kind, color: string, trim?: string][]
): Garment[] {
  return each.flatMap(([count, kind, color, trim]) =>
    Array.from({ length: count }, () =>
      vary(random, { kind, color, ...(trim === undefined ? {} : { trim }) }),
    ),
  )
}

function vary(random: Random, garment: Garment): Garment {
  return { ...garment, length: lengthOf(garment) + between(random, -3, 3), swing: between(random, -1.2, 1.2) }
}
