import { band, type Point, round, shape } from '../shapes.ts'
import type { Pose } from './pose.ts'
import { POSES, type PoseName } from './poses.ts'
import { fold } from './tones.ts'

export interface Outfit {
  skin: string
  hair?: string
  /** What covers arms and trunk. */
  top: string
  /** Trousers or stockings. */
  legs: string
  shoes: string
  /** How far down the top reaches: a jumper ends at the hip, a coat at the calf. */
  hem?: 'hip' | 'knee' | 'calf'
  legCut?: 'slim' | 'wide'
  bun?: boolean
  /** Seen from behind: hair all over. */
  back?: boolean
}

const HEMS = { hip: 4, knee: 42, calf: 64 } as const

/** A scale figure: flat, few colors, no face. */
export function figure(name: PoseName, outfit: Outfit): string {
  const pose: Pose = POSES[name]
  const {
    skin,
    hair = skin,
    top,
    legs,
    shoes,
    hem = 'hip',
    legCut = 'slim',
    bun = false,
    back = false,
  } = outfit
  const [neckX, neckY] = pose.neck
  const [hipX, hipY] = pose.hip
  const [shoulder, hips] = pose.breadth
  const wide = legCut === 'wide' ? [18, 17, 20] : [16, 12.5, 8.5]
  const leg = (which: 0 | 1) => {
    const limb = pose.legs[which]
    const [toeX, toeY] = pose.toes[which]
    const [, , [ankleX, ankleY]] = limb
    const back = toeX > ankleX ? -5 : 5
    const foot = `M${round(ankleX + back)} ${round(ankleY - 3)}L${round(ankleX - back * 0.7)} ${round(ankleY - 5)}L${round(toeX)} ${round(toeY - 2.4)}L${round(toeX)} ${round(toeY + 1)}L${round(ankleX + back)} ${round(Math.max(ankleY + 5, toeY + 1))}Z`
    return shape(foot, shoes) + shape(band(limb, wide), which === 0 ? fold(legs) : legs)
  }
  const arm = (which: 0 | 1) => {
    const limb = pose.arms[which]
    const [[sx, sy], elbow, hand] = limb
    // The sleeve head is rounded and sits inside the shoulder, or it would stand up like an epaulette.
    const inner: Point = [sx + (neckX - sx) * 0.22, sy + 2]
    const tint = which === 0 ? fold(top) : top
    const sleeve = `<circle cx="${round(inner[0])}" cy="${round(inner[1])}" r="6.2" fill="${tint}"/>${shape(band([inner, elbow, hand], [12.4, 10.5, 8.5]), tint)}`
    const past: Point = [hand[0] + (hand[0] - elbow[0]) * 0.28, hand[1] + (hand[1] - elbow[1]) * 0.28]
    return shape(band([hand, past], [6, 4]), skin) + sleeve
  }
  const reach = HEMS[hem]
  const [flare, seated] = [hem === 'hip' ? 0 : reach * 0.13, name === 'seated']
  const hemY = seated ? hipY + 6 : hipY + reach
  const trunk =
    `M${round(neckX - shoulder * 0.4)} ${round(neckY)}Q${round(neckX - shoulder * 0.9)} ${round(neckY + 2)} ${round(neckX - shoulder)} ${round(neckY + 9)}` +
    `L${round((neckX + hipX) / 2 - hips * 0.95)} ${round((neckY + hipY) / 2 + 4)}L${round(hipX - hips - flare)} ${round(hemY)}` +
    `L${round(hipX + hips + flare)} ${round(hemY)}L${round((neckX + hipX) / 2 + hips * 0.95)} ${round((neckY + hipY) / 2 + 4)}` +
    `L${round(neckX + shoulder)} ${round(neckY + 9)}Q${round(neckX + shoulder * 0.9)} ${round(neckY + 2)} ${round(neckX + shoulder * 0.4)} ${round(neckY)}Z`
  const [headX, headY] = pose.head
  const head =
    shape(
      band(
        [
          [neckX, neckY + 4],
          [(neckX + headX) / 2, (neckY + headY) / 2],
        ],
        [10, 9],
      ),
      skin,
    ) +
    `<ellipse cx="${headX}" cy="${headY}" rx="8.6" ry="11.4" fill="${back ? hair : skin}"/>` +
    (hair === skin
      ? ''
      : shape(
          `M${headX - 9.4} ${headY + 3}Q${headX - 11} ${headY - 13} ${headX} ${headY - 13.4}Q${headX + 10.6} ${headY - 12} ${headX + 8.6} ${headY - 3}Q${headX + 1} ${headY - 4} ${headX - 3} ${headY - 7}Q${headX - 4} ${headY + 2} ${headX - 9.4} ${headY + 3}Z`,
          hair,
        ) + (bun ? `<circle cx="${headX - 8}" cy="${headY - 11}" r="5" fill="${hair}"/>` : ''))
  const longCoat = hem !== 'hip' && !seated
  return (
    leg(0) +
    leg(1) +
    arm(0) +
    shape(trunk, top) +
    (longCoat ? shape(openFront(hipX, hipY, hemY), fold(top)) : '') +
    head +
    arm(1)
  )
}

/** The slit down a long coat, so that it does not read as a bell. */
function openFront(x: number, hipY: number, hemY: number): string {
  return `M${round(x + 2)} ${round(hipY - 30)}L${round(x + 3.4)} ${round(hemY)}H${round(x + 1.4)}Z`
}

/** All one color: a passer-by against the glass. */
export function silhouette(name: PoseName, color: string, hem: Outfit['hem'] = 'hip'): string {
  return figure(name, { skin: color, top: color, legs: color, shoes: color, hem }).replaceAll(
    fold(color),
    color,
  )
}

/** A tailor's bust on a stand, in a garment's own color. */
export function bust(color: string, wood: string, height = 150): string {
  return (
    `<rect x="-1.6" y="${-height + 62}" width="3.2" height="${height - 62}" fill="${wood}"/>` +
    shape('M-20 0Q-18 -5 -2 -6H2Q18 -5 20 0Z', wood) +
    shape(
      `M-7 ${-height}H7Q7 ${-height + 6} 19 ${-height + 9}Q22 ${-height + 20} 17 ${-height + 34}Q13 ${-height + 44} 17 ${-height + 56}Q20 ${-height + 66} 18 ${-height + 72}H-18Q-20 ${-height + 66} -17 ${-height + 56}Q-13 ${-height + 44} -17 ${-height + 34}Q-22 ${-height + 20} -19 ${-height + 9}Q-7 ${-height + 6} -7 ${-height}Z`,
      color,
    ) +
    shape(`M-7 ${-height}H7L5 ${-height - 4}H-5Z`, wood) +
    `<path d="M0 ${-height + 3}V${-height + 72}M-17 ${-height + 44}Q0 ${-height + 48} 17 ${-height + 44}" fill="none" stroke="${fold(color)}" stroke-width=".8"/>`
  )
}
