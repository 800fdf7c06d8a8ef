import { band, disc, type Point, polygon, round, shape } from '../shapes.ts'

/** Skin is not part of any shade card: the piece, and the edge each piece throws on the next. */
export const SKINS = {
  deep: { skin: '#5A3524', edge: '#3E2216' },
  brown: { skin: '#8E5A3A', edge: '#6B3F26' },
  tan: { skin: '#C68E63', edge: '#A06B44' },
  olive: { skin: '#D9A878', edge: '#B58253' },
  fair: { skin: '#EBC4A4', edge: '#C99A78' },
} as const
export type Skin = keyof typeof SKINS

/** Degrees from straight up, then how much each further joint turns. Negative goes toward the thumb. */
type Bend = readonly [from: number, second: number, third: number, length?: number]

export interface Hand {
  thumb: Bend
  index: Bend
  middle: Bend
  ring: Bend
  little: Bend
}

export const POSES = {
  open: {
    thumb: [-52, 14, 12],
    index: [-12, 3, 2],
    middle: [-2, 1, 1],
    ring: [8, -1, 0],
    little: [20, -2, -3],
  },
  pinch: {
    thumb: [-14, -14, 6],
    index: [-38, 22, 26],
    middle: [-6, -14, -10],
    ring: [8, -8, -6],
    little: [26, -6, -4],
  },
  point: {
    thumb: [-44, 40, 20],
    index: [-6, 1, 1],
    middle: [6, 4, 6, 0.52],
    ring: [8, 4, 6, 0.5],
    little: [14, 2, 4, 0.5],
  },
  rest: {
    thumb: [-30, 10, 10],
    index: [-4, -2, -3],
    middle: [0, -1, -2],
    ring: [5, -2, -2],
    little: [11, -4, -4],
  },
  poise: {
    thumb: [-34, 22, 18],
    index: [-20, -6, -10],
    middle: [4, 6, 10],
    ring: [12, 10, 14],
    little: [22, -10, -14],
  },
  reach: {
    thumb: [-60, 6, -8],
    index: [-22, 8, 10],
    middle: [-6, 10, 14],
    ring: [8, 12, 16],
    little: [24, 8, 12],
  },
} as const satisfies Record<string, Hand>
export type Pose = keyof typeof POSES

const FINGERS = {
  little: { base: [37, -98], bones: [38, 24, 19], widths: [21, 18, 16, 12] },
  ring: { base: [17, -110], bones: [50, 32, 23], widths: [24, 21, 18, 13] },
  middle: { base: [-8, -114], bones: [56, 34, 24], widths: [25, 22, 19, 14] },
  index: { base: [-32, -106], bones: [49, 30, 23], widths: [25, 21, 18, 13] },
  thumb: { base: [-30, -30], bones: [50, 38, 28], widths: [34, 27, 23, 15] },
} as const satisfies Record<keyof Hand, { base: Point; bones: readonly number[]; widths: readonly number[] }>

function joints(name: keyof Hand, [from, second, third, length = 1]: Bend): Point[] {
  const { base, bones } = FINGERS[name]
  const points: Point[] = [base]
  let [angle, at]: [number, Point] = [from, base]
  bones.forEach((bone, i) => {
    angle += [0, second, third][i] ?? 0
    const turn = (angle * Math.PI) / 180
    at = [at[0] + Math.sin(turn) * bone * length, at[1] - Math.cos(turn) * bone * length]
    points.push(at)
  })
  return points
}

function finger(name: keyof Hand, bend: Bend, fill: string, nail?: string): string {
  const points = joints(name, bend)
  const { widths } = FINGERS[name]
  const tip = points.at(-1) ?? [0, 0]
  const before = points.at(-2) ?? tip
  const turn = round((Math.atan2(tip[0] - before[0], before[1] - tip[1]) * 180) / Math.PI)
  const end = widths[3]
  const nailed = nail
    ? `<g transform="translate(${round(tip[0])} ${round(tip[1])}) rotate(${turn})">${shape(`M-5 6C-6 -4 -4 -10 0 -11C4 -10 6 -4 5 6C3 10 -3 10 -5 6Z`, nail)}</g>`
    : ''
  const start = points[0] ?? tip
  return (
    disc(start, widths[0] / 2, fill) + shape(band(points, widths), fill) + disc(tip, end / 2, fill) + nailed
  )
}

interface Setting {
  at: Point
  /** Degrees the whole hand is turned; 0 points up. */
  turn?: number
  size?: number
  /** A left hand for a right one. */
  mirror?: boolean
  nail?: string
  /** How far the wrist goes on below the hand. */
  wrist?: number
  /** `fingers` leaves out the thumb and `thumb` all but it, so that something can be held between them. */
  only?: 'fingers' | 'thumb'
}

/** A hand cut from paper: palm, four fingers and a thumb, each with the edge of its shadow on the next. */
export function setHand(
  pose: Pose,
  tone: Skin,
  { at, turn = 0, size = 1, mirror = false, nail, wrist = 160, only }: Setting,
): string {
  const { skin, edge } = SKINS[tone]
  const bends: Hand = POSES[pose]
  const shifted = (body: string) => `<g transform="translate(4 3)">${body}</g>`
  const arm = polygon([
    [-31, 4],
    [-37, wrist],
    [39, wrist],
    [33, 4],
  ])
  const palm = 'M-31 30C-33 0 -48 -50 -45 -104C-30 -124 30 -122 48 -98C52 -60 34 0 34 30Z'
  const four = (['little', 'ring', 'middle', 'index'] as const)
    .map((name) => shifted(finger(name, bends[name], edge)) + finger(name, bends[name], skin, nail))
    .join('')
  const thumb = shifted(finger('thumb', bends.thumb, edge)) + finger('thumb', bends.thumb, skin, nail)
  const parts =
    only === 'thumb'
      ? thumb
      : four +
        shape(arm, skin) +
        shape(palm, skin) +
        (only ? '' : thumb + shape('M-34 4C-46 -36 -38 -72 -22 -86C-6 -60 -2 -16 -10 14Z', skin))
  return `<g transform="translate(${round(at[0])} ${round(at[1])}) rotate(${turn}) scale(${mirror ? -size : size} ${size})">${parts}</g>`
}
