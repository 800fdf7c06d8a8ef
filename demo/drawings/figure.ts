import { add, band, disc, mix, outline, type Point, shape } from './shapes.ts'

/** Joints of a standing body about 1400 units tall. The ground is y 0 and up is negative, x 0 is under the head. */
export interface Pose {
  head: Point
  /** Degrees the head leans; positive to the viewer's right. */
  tilt: number
  neck: Point
  left: Side
  right: Side
}

interface Side {
  shoulder: Point
  elbow: Point
  wrist: Point
  hand: Point
  hip: Point
  knee: Point
  ankle: Point
  heel: Point
  toe: Point
}

type SideName = 'left' | 'right'

export function leg(pose: Pose, side: SideName, fill: string): string {
  const { hip, knee, ankle } = pose[side]
  const shin: Point = [knee[0] + (ankle[0] - knee[0]) * 0.4, knee[1] + (ankle[1] - knee[1]) * 0.4]
  return shape(band([hip, knee, shin, ankle], [92, 58, 56, 26]), fill)
}

export function shoe(pose: Pose, side: SideName, fill: string): string {
  const { ankle, heel, toe } = pose[side]
  const forward = Math.sign(toe[0] - heel[0]) || 1
  const back: Point = [ankle[0] - forward * 17, ankle[1] - 6]
  const front: Point = [ankle[0] + forward * 17, ankle[1]]
  const instep = mix(front, toe, 0.62)
  return shape(outline([back, heel], [heel, toe], [toe, add(instep, 0, -10), front]), fill)
}

/** Upper arm, forearm and a mitten of a hand, as paper is cut. */
export function arm(pose: Pose, side: SideName, fill: string): string {
  const { shoulder, elbow, wrist } = pose[side]
  return shape(band([shoulder, elbow, wrist], [62, 46, 27]), fill) + hand(pose, side, fill)
}

export function hand(pose: Pose, side: SideName, fill: string): string {
  const { wrist, hand: tip } = pose[side]
  return shape(band([wrist, mix(wrist, tip, 0.55), tip], [27, 37, 22]), fill) + disc(tip, 11.5, fill)
}

/** A sleeve with a round head: cut flat it would stand off the shoulder as a corner. */
export function sleeve(pose: Pose, side: SideName, widths: [number, number, number], fill: string): string {
  const { shoulder, elbow, wrist } = pose[side]
  const [head, bend, cuff] = widths
  const cloth = isFolded(pose[side])
    ? shape(band([shoulder, elbow], [head, bend]), fill) +
      disc(elbow, bend / 2, fill) +
      shape(band([elbow, wrist], [bend, cuff]), fill)
    : shape(band([shoulder, elbow, wrist], widths), fill)
  return disc(shoulder, head / 2, fill) + cloth
}

/** Bent past a right angle. One smooth band would pinch there, so upper arm and forearm are cut apart. */
function isFolded({ shoulder, elbow, wrist }: Side): boolean {
  const [ax, ay] = [elbow[0] - shoulder[0], elbow[1] - shoulder[1]]
  const [bx, by] = [wrist[0] - elbow[0], wrist[1] - elbow[1]]
  return ax * bx + ay * by < 0
}

export function trouserLeg(
  pose: Pose,
  side: SideName,
  widths: [number, number, number],
  fill: string,
): string {
  const { hip, knee, ankle } = pose[side]
  return shape(band([hip, knee, [ankle[0], ankle[1] + 30]], widths), fill)
}

const SKULL = 'M-50 -14C-54 -74 52 -78 53 -12C53 30 30 80 4 82C-24 82 -48 34 -50 -14Z'
const HAIR = {
  crop: 'M-56 6C-76 -92 70 -104 57 -8C30 -34 -20 -40 -40 -12Z',
  bob: 'M-66 66C-86 -40 -50 -98 6 -96C72 -94 84 -30 62 62L40 58C52 10 40 -26 14 -38C-16 -30 -40 0 -38 64Z',
  knot: 'M-54 4C-70 -84 60 -98 56 -10C26 -30 -16 -40 -40 -10ZM-34 -56C-58 -126 44 -134 34 -62Z',
  swept:
    'M-52 16C-72 -88 66 -104 57 -4C48 -40 10 -46 -20 -30C-34 -10 -40 30 -66 58C-110 74 -136 40 -150 86C-168 10 -90 20 -52 16Z',
} as const
export type Hair = keyof typeof HAIR

export function headAndNeck(pose: Pose, skin: string, hair: Hair, hairFill: string): string {
  const { head, neck, tilt } = pose
  const chin: Point = [head[0] + Math.sin((-tilt * Math.PI) / 180) * 40, head[1] + 40]
  return (
    shape(band([chin, neck, [neck[0], neck[1] + 50]], [44, 50, 84]), skin) +
    `<g transform="translate(${head[0]} ${head[1]}) rotate(${tilt})">${shape(SKULL, skin)}${shape(HAIR[hair], hairFill)}</g>`
  )
}

/** Sets a figure drawn in its own units on the sheet. A negative width turns it about. */
export function standAt(x: number, ground: number, scale: number, body: string): string {
  return `<g transform="translate(${x} ${ground}) scale(${scale})">${body}</g>`
}
