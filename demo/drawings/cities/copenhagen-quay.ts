import { below, between, type Random, seeded } from '../../random.ts'
import { shades } from '../seasons.ts'
import { line, rect, round, shape } from '../shapes.ts'
import { rain } from './marks.ts'

interface Front {
  width: number
  height: number
  color: string
  gable: 'flat' | 'pitch' | 'step'
  bays: number
  floors: number
}

function front(
  random: Random,
  x: number,
  ground: number,
  { width, height, color, gable, bays, floors }: Front,
): string {
  const { Cloud: frame, Bitter: dark, Paprika } = QUAY
  const glass = '#2E4668'
  const top = ground - height
  const roof =
    gable === 'pitch'
      ? shape(`M${x} ${top}L${x + width / 2} ${top - width * 0.44}L${x + width} ${top}Z`, color) +
        rect(x + width / 2 - 17, top - width * 0.24, 34, 44, dark)
      : gable === 'step'
        ? [0, 1, 2]
            .map((i) => rect(x + (i * width) / 6, top - (i + 1) * 40, width - (i * width) / 3, 41, color))
            .join('')
        : shape(`M${x} ${top}L${x + 26} ${top - 74}H${x + width - 26}L${x + width} ${top}Z`, '#1A1210') +
          rect(x + 50, top - 128, 34, 74, color)
  const bay = width / bays
  const [pane, tall] = [bay * 0.5, ((height - 190) / floors) * 0.66]
  let windows = ''
  for (let floor = 0; floor < floors; floor++)
    for (let i = 0; i < bays; i++) {
      const [wx, wy] = [x + i * bay + (bay - pane) / 2, top + 34 + floor * ((height - 190) / floors)]
      const lit = random() < 0.24
      windows +=
        rect(wx - 5, wy - 5, pane + 10, tall + 10, frame) + rect(wx, wy, pane, tall, lit ? '#E3B56B' : glass)
      windows += line(
        `M${round(wx + pane / 2)} ${round(wy)}v${round(tall)}M${round(wx)} ${round(wy + tall * 0.36)}h${round(pane)}`,
        frame,
        4,
      )
    }
  const shop = rect(x + 18, ground - 140, width - 36, 140, dark)
  const doorX = x + 30 + below(random, 2) * (width - 130)
  return (
    rect(x, top, width, height, color) +
    roof +
    windows +
    shop +
    rect(x + 28, ground - 130, width - 56, 96, '#E3B56B') +
    rect(doorX, ground - 130, 66, 130, color === Paprika ? glass : Paprika) +
    rect(x + 18, ground - 156, width - 36, 18, frame)
  )
}

export const QUAY = shades('autumn-2017', 'Cloud', 'Denim', 'Bitter', 'Toffee', 'Mauve wood', 'Paprika')

/** A quay in November: the fronts stand in the water as well. */
export function drawQuay(): string {
  const { Cloud: pale, Denim: water, Bitter: dark, Toffee: ochre, 'Mauve wood': mauve, Paprika: red } = QUAY
  const random = seeded(41)
  const fronts: Front[] = [
    { width: 250, height: 560, color: red, gable: 'flat', bays: 3, floors: 3 },
    { width: 200, height: 470, color: ochre, gable: 'pitch', bays: 2, floors: 3 },
    { width: 330, height: 620, color: mauve, gable: 'flat', bays: 4, floors: 4 },
    { width: 210, height: 500, color: pale, gable: 'step', bays: 3, floors: 3 },
    { width: 270, height: 540, color: ochre, gable: 'flat', bays: 3, floors: 3 },
    { width: 220, height: 590, color: red, gable: 'pitch', bays: 2, floors: 4 },
    { width: 300, height: 500, color: mauve, gable: 'flat', bays: 4, floors: 3 },
  ]
  let [x, row, mirrored] = [-70, '', '']
  for (const each of fronts) {
    row += front(random, x, 800, each)
    mirrored += rect(x, 880, each.width, each.height * 0.3, each.color)
    x += each.width + 4
  }
  const ripples = Array.from(
    { length: 60 },
    () =>
      `M${round(between(random, -40, 1700))} ${round(between(random, 886, 1000))}h${round(between(random, 60, 260))}`,
  ).join('')
  return [
    rect(0, 0, 1700, 1000, water),
    row,
    rect(0, 800, 1700, 46, pale),
    rect(0, 836, 1700, 44, dark),
    rect(0, 880, 1700, 120, water),
    `<g>${mirrored}</g>`,
    line(ripples, water, 9),
    line(rain(seeded(5), 1700, 1000, 330), pale, 2.2),
  ].join('')
}
