/** The hue index of Color and Print: how its colours are grouped, ordered and numbered. Pure, for the server and the browser. */

/** Chosen by looking: what a buyer would lay side by side. A little more and cobalt finds violets, chartreuse golden yellows. */
export const RADIUS = 0.065
/** How much farther away a colour counts as when it covers almost nothing of its picture; less than the eye can tell. */
export const SHARE_WEIGHT = 0.02
export const MOST_CHIPS = 240

const HUE_BINS = 9
/** The bin after the hues, for what has too little chroma to belong to one. */
const NEUTRAL_BIN = HUE_BINS
const LEAST_CHROMA = 0.045
const TURN = 2 * Math.PI
/** How far before hue 0 the first bin begins, in radians: the pinks on both sides of 0 are then in one bin. */
const BEGINS = 0.4668

/** One colour, or several that look like one. */
export interface Shade {
  key: number
  l: number
  a: number
  b: number
  /** In how many pictures it is. */
  pictures: number
  /** How many colours it is made of. */
  colours: number
}

/** A place in the index, and all the shades that it stands for. */
export interface Chip {
  bin: number
  lead: Shade
  shades: Shade[]
}

export function binOf({ a, b }: Pick<Shade, 'a' | 'b'>): number {
  if (Math.hypot(a, b) <= LEAST_CHROMA) return NEUTRAL_BIN
  return Math.floor((((Math.atan2(b, a) + BEGINS + TURN) % TURN) / TURN) * HUE_BINS)
}

/**
 * The colours in order of hue, each bin turning where the last one ended: light to dark, dark to light. When there are more than
 * `most`, crowded bins give way first, so that a rare hue keeps all it has.
 */
export function arrange(shades: readonly Shade[], most = MOST_CHIPS): Chip[] {
  const bins: Shade[][] = Array.from({ length: NEUTRAL_BIN + 1 }, () => [])
  for (const shade of shades) bins[binOf(shade)]?.push(shade)
  const quotas = shareOut(
    bins.map((each) => each.length),
    most,
  )
  return bins.flatMap((each, bin) => {
    const turn = bin % 2 === 0 ? -1 : 1
    return gather(each, quotas[bin] ?? 0)
      .map((group) => ({ bin, lead: leadOf(group), shades: group }))
      .toSorted((x, y) => turn * (x.lead.l - y.lead.l) || x.lead.key - y.lead.key)
  })
}

/** Equal parts of `most`, where what one does not need goes to those that have more. */
function shareOut(sizes: number[], most: number): number[] {
  const quotas = sizes.map(() => 0)
  let left = most
  const smallestFirst = [...sizes.keys()].toSorted((x, y) => (sizes[x] ?? 0) - (sizes[y] ?? 0))
  smallestFirst.forEach((index, done) => {
    const quota = Math.min(sizes[index] ?? 0, Math.floor(left / (sizes.length - done)))
    quotas[index] = quota
    left -= quota
  })
  return quotas
}

/**
 * At most so many groups of neighbours. Each new group begins at the shade that is farthest from all before it, so that the
 * groups lie evenly; this takes one pass for each group, where joining pair by pair would take the square of the shades.
 */
function gather(shades: Shade[], most: number): Shade[][] {
  const sorted = shades.toSorted((x, y) => y.pictures - x.pictures || x.key - y.key)
  if (sorted.length <= most) return sorted.map((each) => [each])
  const nearest = sorted.map((shade) => ({ shade, group: 0, distance: Number.POSITIVE_INFINITY }))
  let seed = sorted[0]
  for (let group = 0; seed && group < most; group++) {
    let farthest: (typeof nearest)[number] | undefined
    for (const each of nearest) {
      const distance = squaredDistance(each.shade, seed)
      if (distance < each.distance) Object.assign(each, { group, distance })
      if (!farthest || each.distance > farthest.distance) farthest = each
    }
    seed = farthest?.shade
  }
  const groups: Shade[][] = Array.from({ length: most }, () => [])
  for (const { shade, group } of nearest) groups[group]?.push(shade)
  return groups.filter((each) => each.length > 0)
}

function squaredDistance(one: Shade, other: Shade): number {
  return (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2
}

function leadOf(group: Shade[]): Shade {
  return group.reduce((lead, each) => (each.pictures > lead.pictures ? each : lead))
}

/** `#RRGGBB` of what somebody typed: three or six digits, with or without the sign. */
export function readColour(typed: string): string | undefined {
  const [, digits] = /^#?([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(typed.trim()) ?? []
  if (!digits) return undefined
  const six = digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${six.toUpperCase()}`
}

/** Colour 3 of `CP 25-041` is 41.3; the colours of an entry's second and third picture are counted on. */
export function colourNumber(code: string | null | undefined, place: number): string | undefined {
  const [number] = /\d+$/.exec(code ?? '') ?? []
  return number && `${Number(number)}.${place}`
}
