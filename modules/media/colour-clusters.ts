import { PAPER } from './contrast.ts'
import { colourDistance, hexToOklch, type Oklab, oklab, oklabToHex, oklchToHex } from './palette.ts'

/** Some surface of one colour; the weights of a picture add up to one. */
export interface Dab {
  lab: Oklab
  weight: number
}

const SEEDS = 14
const ROUNDS = 12
const FEWEST = 3
const MOST = 7
/** Closer than this, two colours are one colour to the eye and one chip on the shade card. */
const SAME = 0.085
/** How far around its densest point a cluster is averaged: grain stays in, blended edges stay out. */
const CORE = 0.06
/** How near to the line between two colours their mixture lies. */
const BLEND = 0.045
const CORE_TRIES = 24
const LEAST_SHARE = 0.006
/** What a colour counts as that is not in the picture, only derived from it to make up three. */
const DERIVED_SHARE = 0.01
const PALE = oklab(PAPER)

/** Three to seven colours that stand for all of these. The same dabs always give the same colours. */
export function findColours(dabs: Dab[]): Dab[] {
  return makeUpThree(keepSalient(withoutBlends(merge(cluster(dabs))), dabs)).toSorted(byWeight)
}

/** k-means without chance: seeds are the heaviest colours that are far from the seeds before them. */
function cluster(dabs: Dab[]): Dab[] {
  let centres = seed(dabs)
  for (let round = 0; round < ROUNDS; round++) {
    centres = group(dabs, centres).map((members, index) =>
      members.length ? average(members) : (centres[index] ?? PALE),
    )
  }
  return group(dabs, centres)
    .filter((members) => members.length > 0)
    .map((members) => ({ lab: core(members), weight: sumOf(members) }))
}

function seed(dabs: Dab[]): Oklab[] {
  const seeds: Oklab[] = []
  const nearest = dabs.map(() => Number.POSITIVE_INFINITY)
  while (seeds.length < SEEDS) {
    let best = -1
    let most = 0
    dabs.forEach(({ weight }, index) => {
      const worth = weight * Math.min(nearest[index] ?? 0, 1)
      if (worth > most) [best, most] = [index, worth]
    })
    const chosen = dabs[best]
    if (!chosen) break
    seeds.push(chosen.lab)
    dabs.forEach(({ lab }, index) => {
      nearest[index] = Math.min(nearest[index] ?? 0, colourDistance(lab, chosen.lab) ** 2)
    })
  }
  return seeds
}

function group(dabs: Dab[], centres: Oklab[]): Dab[][] {
  const groups: Dab[][] = centres.map(() => [])
  for (const dab of dabs) groups[nearestIndex(dab.lab, centres)]?.push(dab)
  return groups
}

function nearestIndex(lab: Oklab, centres: Oklab[]): number {
  let nearest = 0
  let least = Number.POSITIVE_INFINITY
  centres.forEach((centre, index) => {
    const distance = colourDistance(lab, centre)
    if (distance < least) [nearest, least] = [index, distance]
  })
  return nearest
}

/** The plain mean of a cluster is muddied by edges where two colours blend, so look around its densest point. */
function core(members: Dab[]): Oklab {
  let densest: Dab[] = members
  let most = 0
  // The densest point is near one of the heaviest; trying all would take the square of their number.
  for (const { lab } of members.toSorted(byWeight).slice(0, CORE_TRIES)) {
    const around = members.filter((each) => colourDistance(each.lab, lab) <= CORE)
    const weight = sumOf(around)
    if (weight > most) [densest, most] = [around, weight]
  }
  return average(densest)
}

function merge(colours: Dab[]): Dab[] {
  const merged = colours.toSorted(byWeight)
  for (;;) {
    let pair: [number, number] | undefined
    let least = SAME
    for (let one = 0; one < merged.length; one++) {
      for (let other = one + 1; other < merged.length; other++) {
        const distance = colourDistance(merged[one]?.lab ?? PALE, merged[other]?.lab ?? PALE)
        if (distance < least) [pair, least] = [[one, other], distance]
      }
    }
    const [heavy, light] = pair ? [merged[pair[0]], merged[pair[1]]] : []
    if (!pair || !heavy || !light) return merged
    merged.splice(pair[1], 1)
    merged[pair[0]] = { lab: average([heavy, light]), weight: heavy.weight + light.weight }
    merged.sort(byWeight)
  }
}

/** Where two colours meet, an edge mixes them: a little of a third lies on the line between the two. */
function withoutBlends(colours: Dab[]): Dab[] {
  return colours.filter((blend) => {
    const parents = colours.filter(({ weight }) => weight > 3 * blend.weight)
    return !parents.some((one) =>
      parents.some((other) => one !== other && liesBetween(blend.lab, one.lab, other.lab)),
    )
  })
}

function liesBetween(lab: Oklab, one: Oklab, other: Oklab): boolean {
  const along = [other[0] - one[0], other[1] - one[1], other[2] - one[2]] as const
  const length = along[0] ** 2 + along[1] ** 2 + along[2] ** 2
  const way =
    ((lab[0] - one[0]) * along[0] + (lab[1] - one[1]) * along[1] + (lab[2] - one[2]) * along[2]) / length
  if (way < 0.15 || way > 0.85) return false
  return (
    colourDistance(lab, [one[0] + way * along[0], one[1] + way * along[1], one[2] + way * along[2]]) < BLEND
  )
}

/** A small loud accent outlives a larger dull one; whoever stays takes over the surface of those that go. */
function keepSalient(colours: Dab[], dabs: Dab[]): Dab[] {
  const salience = ({ lab, weight }: Dab) => weight * (0.05 + chromaOf(lab))
  const kept = colours
    .filter(({ weight }) => weight >= LEAST_SHARE)
    .toSorted((one, other) => salience(other) - salience(one))
    .slice(0, MOST)
  const centres = (kept.length > 0 ? kept : colours.slice(0, 1)).map(({ lab }) => lab)
  return group(dabs, centres).map((members, index) => ({
    lab: centres[index] ?? PALE,
    weight: sumOf(members),
  }))
}

function makeUpThree(colours: Dab[]): Dab[] {
  const all = [...colours]
  const ground = colours.toSorted(byWeight)[0]
  if (!ground) return all
  const [lightness, chroma, hue] = hexToOklch(oklabToHex(ground.lab))
  for (const move of [-0.24, 0.24, -0.12, 0.12, -0.48, 0.48, -0.36, 0.36]) {
    if (all.length >= FEWEST) break
    const moved = lightness + move
    const lab = oklab(oklchToHex([moved, chroma, hue]))
    const isDistinct = all.every((each) => colourDistance(each.lab, lab) >= SAME)
    if (moved > 0.08 && moved < 0.98 && isDistinct) {
      all.push({ lab, weight: DERIVED_SHARE })
      ground.weight -= DERIVED_SHARE
    }
  }
  return all
}

function average(dabs: Dab[]): Oklab {
  const total = sumOf(dabs)
  const mean = (axis: 0 | 1 | 2) => dabs.reduce((sum, { lab, weight }) => sum + lab[axis] * weight, 0) / total
  return [mean(0), mean(1), mean(2)]
}

function sumOf(dabs: Dab[]): number {
  return dabs.reduce((sum, { weight }) => sum + weight, 0)
}

export function chromaOf([, a, b]: Oklab): number {
  return Math.hypot(a, b)
}

function byWeight(one: Dab, other: Dab): number {
  return other.weight - one.weight
}
