import { seeded } from '../../random.ts'
import { PRINTS } from '../credits.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, round, shape } from '../shapes.ts'
import { leafShape } from './boteh.ts'
import { type Figure, type Laid, layCloth, polar, put, throwOnto } from './cloth.ts'

const card = shades('spring-2025', 'Liver', 'Salmon', 'Shell', 'Vermilion', 'Pistachio', 'Bone', 'Petrol')
const { Liver, Salmon, Shell, Vermilion, Pistachio, Bone, Petrol } = card

const at = (point: Point) => point.map(round).join(' ')

/** A petal seen from the side of the flower, with a scalloped lip. */
function lip(angle: number, reach: number, width: number): string {
  const p = (along: number, aside: number) =>
    at(polar(polar([0, 0], angle, reach * along), angle + Math.PI / 2, width * aside))
  return `M0 0C${p(0.3, -0.7)} ${p(0.72, -0.78)} ${p(0.92, -0.46)}Q${p(1.1, -0.4)} ${p(1, -0.16)}Q${p(1.14, 0)} ${p(1, 0.16)}Q${p(1.1, 0.4)} ${p(0.92, 0.46)}C${p(0.72, 0.78)} ${p(0.3, 0.7)} 0 0Z`
}

/** The great flower of painted cottons: a half-opened peony in four rows, hatched and dotted so that no petal is plain. */
function peony(size: number): string {
  const up = -Math.PI / 2
  const row = (count: number, spread: number, reach: number, width: number, fill: string, vein: string) => {
    const angles = Array.from({ length: count }, (_, i) => up + spread * (i / (count - 1) - 0.5))
    const order = [...angles].sort((a, b) => Math.abs(b - up) - Math.abs(a - up))
    return order
      .map((angle) => {
        const veins = [-0.34, -0.12, 0.12, 0.34].map(
          (aside) =>
            `M${at(polar(polar([0, 0], angle, reach * 0.42), angle + Math.PI / 2, width * aside * 0.6))}L${at(polar(polar([0, 0], angle, reach * 0.8), angle + Math.PI / 2, width * aside))}`,
        )
        return `<path d="${lip(angle, reach, width)}" fill="${fill}" stroke="${Liver}" stroke-width="${round(size * 0.018)}"/>${line(veins.join(''), vein, round(size * 0.02), 'stroke-linecap="round"')}`
      })
      .join('')
  }
  const sepals = [-2.6, -2.1, -1.04, -0.54]
    .map((a) => leafShape([0, 0], a + Math.PI / 2 + Math.PI / 2, size * 0.42, size * 0.1))
    .join('')
  const crown = Array.from({ length: 9 }, (_, i) =>
    disc(polar([0, -size * 0.1], up + (i - 4) * 0.26, size * 0.3), size * 0.04, Bone),
  ).join('')
  return (
    shape(sepals, Pistachio) +
    row(7, 3.9, size, size * 0.42, Vermilion, Salmon) +
    row(6, 2.9, size * 0.84, size * 0.38, Salmon, Vermilion) +
    row(5, 2.1, size * 0.66, size * 0.32, Shell, Salmon) +
    row(4, 1.4, size * 0.46, size * 0.25, Bone, Vermilion) +
    crown +
    shape(leafShape([0, size * 0.08], up, size * 0.2, size * 0.22), Pistachio)
  )
}

/** A carnation: a toothed fan out of a striped cup. */
function carnation(size: number): string {
  const teeth = Array.from({ length: 15 }, (_, i): Point => {
    const angle = -Math.PI / 2 + ((i - 7) / 7) * 1.15
    return polar([0, 0], angle, size * (i % 2 ? 0.8 : 1))
  })
  const inner = teeth.map(([x, y]): Point => [x * 0.66, y * 0.66 - size * 0.02])
  const rays = Array.from(
    { length: 8 },
    (_, i) =>
      `M${at(polar([0, 0], -Math.PI / 2 + (i - 3.5) * 0.26, size * 0.3))}L${at(polar([0, 0], -Math.PI / 2 + (i - 3.5) * 0.29, size * 0.6))}`,
  ).join('')
  return (
    shape(`M0 0L${teeth.map(at).join('L')}Z`, Shell) +
    shape(`M0 0L${inner.map(at).join('L')}Z`, Petrol) +
    line(rays, Bone, round(size * 0.055), 'stroke-linecap="round"') +
    shape(
      `M${round(-size * 0.16)} ${round(-size * 0.22)}Q0 ${round(-size * 0.1)} ${round(size * 0.16)} ${round(-size * 0.22)}L${round(size * 0.08)} ${round(size * 0.16)}L${round(-size * 0.08)} ${round(size * 0.16)}Z`,
      Pistachio,
    )
  )
}

function bud(size: number): string {
  return (
    shape(leafShape([0, 0], -Math.PI / 2, size, size * 0.5), Salmon) +
    shape(leafShape([0, 0], -Math.PI / 2 - 0.3, size * 0.6, size * 0.28), Pistachio) +
    shape(leafShape([0, 0], -Math.PI / 2 + 0.3, size * 0.6, size * 0.28), Pistachio)
  )
}

/** A leaf that turns over halfway along and shows its lining. */
function turnedLeaf(length: number, mirrored: boolean): string {
  const m = mirrored ? -1 : 1
  const p = (x: number, y: number) => at([x * length, y * length * m])
  const veins = [0.2, 0.34, 0.48, 0.62, 0.76]
    .map(
      (x) =>
        `M${p(x, -0.02 - x * 0.04)}L${p(x + 0.1, -0.17 + x * 0.06)}M${p(x, -0.02 - x * 0.04)}L${p(x + 0.1, 0.1 - x * 0.05)}`,
    )
    .join('')
  return (
    shape(
      `M0 0C${p(0.2, -0.34)} ${p(0.7, -0.36)} ${p(1, -0.08)}C${p(0.7, 0.2)} ${p(0.3, 0.24)} 0 0Z`,
      Pistachio,
    ) +
    shape(
      `M${p(0.16, 0.06)}C${p(0.4, 0.24)} ${p(0.7, 0.2)} ${p(1, -0.08)}C${p(0.74, 0.02)} ${p(0.4, 0.04)} ${p(0.16, 0.06)}Z`,
      Petrol,
    ) +
    line(`M0 0Q${p(0.5, -0.08)} ${p(0.94, -0.08)}`, Liver, round(length * 0.028)) +
    line(veins, Liver, round(length * 0.016))
  )
}

/** One stem climbs the whole height of the repeat, swinging left and right, and everything grows from it. */
export function chintz(): Drawing {
  const tile = [430, 760] as const
  const [width, height] = tile
  const swing = (t: number): Point => [width / 2 + Math.sin(t * Math.PI * 2) * 104, height * (1 - t)]
  const twig = (from: number, ...rest: Point[]) => curve([swing(from), ...rest])
  return layCloth({
    name: 'chintz',
    title: 'One stem, the height of the cloth',
    credit: PRINTS,
    view: [1200, 1520],
    palette: card,
    lead: 3,
    ground: Liver,
    tile,
    drop: 'half',
    alt: 'Chintz on a liver-brown ground: one pale green stem swings up the cloth bearing vermilion peonies, petrol carnations, salmon buds and leaves that turn over to show a dark lining.',
    draw: () => {
      const run = Array.from({ length: 17 }, (_, i) => swing(i / 16))
      const stems =
        line(curve([swing(-0.06), ...run, swing(1.06)]), Pistachio, 9, 'stroke-linecap="round"') +
        line(
          [
            twig(0.1, [300, 650], [366, 628]),
            twig(0.36, [214, 470], [132, 440]),
            twig(0.42, [300, 400], [354, 372]),
            twig(0.62, [140, 330], [66, 330]),
            twig(0.83, [200, 120], [256, 104]),
            twig(0.92, [120, 60], [64, 58]),
            twig(0.7, [220, 262], [306, 246]),
            twig(0.04, [170, 664], [98, 612]),
          ].join(''),
          Pistachio,
          5.5,
          'stroke-linecap="round"',
        )
      const leaves: [Point, number, number, boolean][] = [
        [[300, 640], 40, 92, false],
        [swing(0.22), -150, 104, true],
        [swing(0.3), 20, 92, false],
        [[250, 418], 100, 84, false],
        [swing(0.55), 28, 100, true],
        [[120, 340], 74, 84, false],
        [swing(0.72), -160, 96, true],
        [swing(0.78), 38, 108, false],
        [[180, 96], -120, 82, true],
        [swing(0.02), -196, 88, false],
        [[240, 258], 60, 74, false],
        [[150, 650], 190, 70, true],
        [[320, 392], -70, 76, true],
      ]
      const flowers: [Point, string, number][] = [
        [[124, 452], put(peony(140), [0, 0], -38), 165],
        [[362, 384], put(carnation(98), [0, 0], 46), 100],
        [[372, 636], put(carnation(90), [0, 0], 62), 100],
        [[56, 334], put(bud(58), [0, 0], -84), 70],
        [[266, 116], put(peony(116), [0, 0], 44), 130],
        [[56, 62], put(carnation(84), [0, 0], -60), 90],
        [[316, 244], put(carnation(62), [0, 0], 82), 70],
        [[90, 606], put(peony(74), [0, 0], -52), 84],
        [swing(0.46), put(bud(54), [0, 0], 10), 60],
      ]
      const random = seeded(253)
      const keepOff: Laid[] = [
        ...run.map((point): Laid => ({ at: point, radius: 30 })),
        ...flowers.map(([point, , reach]): Laid => ({ at: point, radius: reach * 0.82 })),
        ...leaves.map(
          ([point, turn, length]): Laid => ({
            at: polar(point, (turn * Math.PI) / 180, length * 0.5),
            radius: length * 0.5,
          }),
        ),
      ]
      const specks = throwOnto(random, tile, keepOff, { radius: 9, throws: 900, drop: 'half' })
      return [
        {
          at: [0, 0] as const,
          reach: 900,
          svg:
            specks
              .map(({ at: p }) =>
                put(disc([0, 0], 3.2, Bone) + disc([8, 3], 2.5, Bone) + disc([2, 9], 2.5, Bone), p),
              )
              .join('') + stems,
        },
        ...leaves.map(
          ([point, turn, length, mirrored]): Figure => ({
            at: point,
            reach: length,
            svg: put(turnedLeaf(length, mirrored), [0, 0], turn),
          }),
        ),
        ...flowers.map(([point, svg, reach]): Figure => ({ at: point, svg, reach })),
      ]
    },
  })
}
