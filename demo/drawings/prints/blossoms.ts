import { between, type Random } from '../../random.ts'
import { disc, line, type Point, round, shape } from '../shapes.ts'
import { leafShape } from './boteh.ts'
import { polar, softly } from './cloth.ts'

/** A flower from straight above, its middle at the origin. */
export type Blossom = (random: Random, radius: number, colors: BlossomColors) => string

export interface BlossomColors {
  petal: string
  deep: string
  eye: string
}

/** A broad petal that starts narrow and ends blunt or notched. */
function broad(angle: number, from: number, to: number, width: number, notch = 0): string {
  const at = (reach: number, aside: number) =>
    polar(polar([0, 0], angle, reach), angle + Math.PI / 2, aside)
      .map(round)
      .join(' ')
  return (
    `M${at(from, -width * 0.16)}C${at(from + (to - from) * 0.4, -width * 0.75)} ${at(to * 1.02, -width * 0.8)} ${at(to, -width * 0.22)}` +
    `Q${at(to * (1 - notch), 0)} ${at(to, width * 0.22)}C${at(to * 1.02, width * 0.8)} ${at(from + (to - from) * 0.4, width * 0.75)} ${at(from, width * 0.16)}Z`
  )
}

const round12 = (count: number, each: (angle: number, i: number) => string, turn = 0) =>
  Array.from({ length: count }, (_, i) => each(turn + (i / count) * Math.PI * 2, i)).join('')

export const poppy: Blossom = (random, r, { petal, deep, eye }) => {
  const turn = random() * 3
  const veins = round12(
    20,
    (a) =>
      `M${polar([0, 0], a, r * 0.3)
        .map(round)
        .join(' ')}L${polar([0, 0], a, r * between(random, 0.5, 0.78))
        .map(round)
        .join(' ')}`,
    turn,
  )
  return (
    shape(
      round12(2, (a) => broad(a, 0, r, r * 1.5, 0.06), turn + Math.PI / 2),
      deep,
    ) +
    shape(
      round12(2, (a) => broad(a, 0, r, r * 1.45, 0.06), turn),
      petal,
    ) +
    line(veins, deep, round(r * 0.035)) +
    disc([0, 0], r * 0.25, eye) +
    round12(14, (a) => disc(polar([0, 0], a, r * 0.36), r * 0.04, eye))
  )
}

export const daisy: Blossom = (random, r, { petal, eye, deep }) => {
  const turn = random() * 3
  return (
    shape(
      round12(15, (a) => broad(a, r * 0.16, r * between(random, 0.9, 1), r * 0.2, 0.05), turn),
      petal,
    ) +
    disc([0, 0], r * 0.31, eye) +
    round12(9, (a) => disc(polar([0, 0], a, r * 0.19), r * 0.035, deep))
  )
}

export const dahlia: Blossom = (random, r, { petal, deep, eye }) => {
  const turn = random() * 3
  return [1, 0.8, 0.6, 0.4, 0.22]
    .map((share, i) =>
      shape(
        round12(16 - i * 2, (a) => leafShape([0, 0], a, r * share, r * share * 0.2), turn + i * 0.2),
        i % 2 ? deep : petal,
      ),
    )
    .concat(disc([0, 0], r * 0.1, eye))
    .join('')
}

export const rose: Blossom = (random, r, { petal, deep, eye }) => {
  const turn = random() * 3
  const ring = (share: number, count: number, color: string, shift: number) =>
    shape(
      round12(count, (a) => broad(a, 0, r * share, r * share * 1.05, 0.03), turn + shift),
      color,
    )
  let swirl = ''
  for (let i = 0; i < 3; i++) {
    const reach = r * (0.16 + i * 0.1)
    swirl += `M${polar([0, 0], turn + i * 2, reach)
      .map(round)
      .join(' ')}A${round(reach)} ${round(reach)} 0 1 1 ${polar([0, 0], turn + i * 2 + 4.4, reach)
      .map(round)
      .join(' ')}`
  }
  return (
    ring(1, 5, petal, 0) +
    ring(0.76, 5, deep, 0.6) +
    ring(0.58, 4, petal, 0.2) +
    line(swirl, eye, round(r * 0.05), 'stroke-linecap="round"')
  )
}

export const tulip: Blossom = (random, r, { petal, deep, eye }) => {
  const turn = random() * 3
  return (
    shape(
      round12(3, (a) => leafShape([0, 0], a, r, r * 0.75), turn),
      petal,
    ) +
    shape(
      round12(3, (a) => leafShape([0, 0], a, r * 0.95, r * 0.72), turn + Math.PI / 3),
      deep,
    ) +
    shape(
      round12(6, (a) => leafShape([0, 0], a, r * 0.42, r * 0.14), turn),
      eye,
    ) +
    disc([0, 0], r * 0.09, petal)
  )
}

/** A bush from above: lobes, and arcs that turn with it. */
export function bush(random: Random, radius: number, color: string, mark: string): string {
  const rim = Array.from(
    { length: 18 },
    (_, i): Point =>
      polar([0, 0], (i / 18) * Math.PI * 2, radius * (i % 2 ? 0.86 : 1.08) * between(random, 0.95, 1.05)),
  )
  let arcs = ''
  for (let i = 0; i < radius * 0.5; i++) {
    const at = polar([0, 0], random() * 6.3, Math.sqrt(random()) * radius * 0.78)
    arcs += `M${at.map(round).join(' ')}q${round(radius * 0.09)} ${round(-radius * 0.14)} ${round(radius * 0.18)} 0`
  }
  return (
    shape(softly(rim), color) +
    line(arcs, mark, round(Math.max(1.4, radius * 0.04)), 'stroke-linecap="round"')
  )
}
