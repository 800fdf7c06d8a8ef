import { below, between, pick, type Random, seeded } from '../../random.ts'
import { shades } from '../seasons.ts'
import { disc, line, polygon, rect, round, shape } from '../shapes.ts'

export const CLOTH = shades(
  'spring-2023',
  'Rice',
  'Hibiscus',
  'Cobalt glaze',
  'Bark',
  'Kumquat',
  'Jade',
  'Orchid',
)

/** Wax prints invented for the stack: each motif fills its folded edge and nothing else. */
function motif(
  random: Random,
  kind: number,
  x: number,
  y: number,
  width: number,
  height: number,
  colors: readonly [string, string, string],
): string {
  const [ground, figure, dot] = colors
  let body = rect(x, y, width, height, ground)
  const step = height * ([0.9, 0.62, 1.15, 0.5, 0.8][kind % 5] ?? 1)
  for (let at = x + step / 2; at < x + width; at += step) {
    const middle = y + height / 2
    if (kind % 5 === 0)
      body +=
        disc([at, middle], step * 0.38, figure) +
        disc([at, middle], step * 0.2, dot) +
        disc([at, middle], step * 0.08, figure)
    if (kind % 5 === 1)
      body +=
        shape(
          polygon([
            [at, y + 4],
            [at + step * 0.44, middle],
            [at, y + height - 4],
            [at - step * 0.44, middle],
          ]),
          figure,
        ) + disc([at, middle], step * 0.14, dot)
    if (kind % 5 === 2)
      body +=
        line(
          `M${round(at - step / 2)} ${round(y + height - 4)}Q${round(at)} ${round(y - height * 0.5)} ${round(at + step / 2)} ${round(y + height - 4)}`,
          figure,
          height * 0.16,
        ) + disc([at, middle + height * 0.2], height * 0.13, dot)
    if (kind % 5 === 3)
      body +=
        rect(at - step * 0.2, y, step * 0.4, height, figure) + disc([at + step / 2, middle], step * 0.16, dot)
    if (kind % 5 === 4)
      body +=
        shape(
          `M${round(at - step * 0.42)} ${round(middle)}q${round(step * 0.42)} ${round(-height * 0.7)} ${round(step * 0.84)} 0q${round(-step * 0.42)} ${round(height * 0.7)} ${round(-step * 0.84)} 0Z`,
          figure,
        ) + disc([at + between(random, -1, 1), middle], step * 0.12, dot)
  }
  return body
}

/** Six yards, folded, ticketed, stacked to the height of the woman who sells them. */
export function drawStacks(): string {
  const {
    Rice: paper,
    Hibiscus: red,
    'Cobalt glaze': blue,
    Bark: dark,
    Kumquat: gold,
    Jade: green,
    Orchid,
  } = CLOTH
  const random = seeded(2315)
  const inks = [paper, red, blue, dark, gold, green, Orchid] as const
  let body = ''
  const piles = [
    [-60, 300],
    [262, 330],
    [614, 290],
    [926, 336],
    [1284, 310],
  ] as const
  piles.forEach(([x, width], pile) => {
    body += `<clipPath id="pile${pile}"><rect x="${x}" y="0" width="${width}" height="1200"/></clipPath><g clip-path="url(#pile${pile})">`
    let y = 1030
    const top = [150, 60, 240, 100, 190][pile] ?? 0
    for (let kind = below(random, 5); y > top; kind++) {
      const height = between(random, 46, 66)
      y -= height
      const ground = pick(random, inks)
      const rest = inks.filter((ink) => ink !== ground)
      const figure = rest[below(random, rest.length)] ?? dark
      const dot = rest.filter((ink) => ink !== figure)[below(random, rest.length - 1)] ?? paper
      body += motif(random, kind * 3 + below(random, 3), x, y, width, height - 5, [ground, figure, dot])
      if (random() < 0.4)
        body +=
          rect(x + width - 84, y + 12, 56, height - 28, paper) +
          line(`M${round(x + width - 76)} ${round(y + height / 2 - 2)}h40`, dark, 3)
    }
    body += '</g>'
  })
  return (
    rect(0, 0, 1500, 1200, dark) +
    body +
    rect(0, 1025, 1500, 175, green) +
    rect(0, 1025, 1500, 24, '#1F7058') +
    line('M70 1132H1430', paper, 6) +
    line(Array.from({ length: 13 }, (_, i) => `M${70 + i * 113.33} 1114v36`).join(''), paper, 6)
  )
}
