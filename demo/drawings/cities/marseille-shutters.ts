import { shades } from '../seasons.ts'
import { line, rect, round, shape } from '../shapes.ts'

export const FRONT = shades(
  'spring-2021',
  'Daybreak',
  'Hyacinth',
  'Milled oat',
  'Anthracite',
  'Rhubarb',
  'Zest',
)

type Leaf = 'shut' | 'ajar' | 'open'

/** A pair of louvered shutters over a window. Ajar, the lower half is propped out on its stay. */
function shutters(
  x: number,
  y: number,
  width: number,
  height: number,
  leaf: Leaf,
  paint: string,
  dark: string,
): string {
  const half = width / 2
  const louvers = (left: number, top: number, w: number, h: number) => {
    let d = ''
    for (let at = top + 16; at < top + h - 10; at += 13)
      d += `M${round(left + 9)} ${round(at)}h${round(w - 18)}`
    return (
      rect(left, top, w, h, paint) +
      line(d, dark, 4.5) +
      line(`M${left + 9} ${top + h * 0.5}h${w - 18}`, paint, 14)
    )
  }
  if (leaf === 'open')
    return (
      rect(x, y, width, height, dark) +
      louvers(x - half, y, half - 4, height) +
      louvers(x + width + 4, y, half - 4, height)
    )
  const closed = louvers(x, y, half - 2, height) + louvers(x + half + 2, y, half - 2, height)
  if (leaf === 'shut') return closed
  const drop = y + height * 0.5
  return (
    closed +
    rect(x, drop, width, height * 0.5, dark) +
    shape(`M${x} ${drop}H${x + width}L${x + width + 20} ${y + height - 26}H${x - 20}Z`, paint) +
    line(
      [0.3, 0.5, 0.7, 0.9]
        .map(
          (t) =>
            `M${round(x + 10 - 20 * t)} ${round(drop + (height * 0.5 - 26) * t)}H${round(x + width - 10 + 20 * t)}`,
        )
        .join(''),
      dark,
      4.5,
    )
  )
}

/** A front at two in the afternoon in July. Someone on the third floor is awake. */
export function drawShutters(): string {
  const {
    Daybreak: wall,
    Hyacinth: paint,
    'Milled oat': stone,
    Anthracite: dark,
    Rhubarb: red,
    Zest: yellow,
  } = FRONT
  const bays = [150, 500, 850]
  const rows: [number, number, Leaf[]][] = [
    [70, 250, ['shut', 'shut', 'shut']],
    [440, 290, ['shut', 'open', 'ajar']],
    [860, 310, ['ajar', 'shut', 'shut']],
  ]
  const windows = rows.flatMap(([y, height, leaves]) =>
    leaves.map((leaf, i) => {
      const x = bays[i] ?? 0
      return (
        rect(x - 16, y - 18, 232, height + 42, stone) +
        shutters(x, y, 200, height, leaf, paint, dark) +
        rect(x - 26, y + height + 12, 252, 16, '#D9925F')
      )
    }),
  )
  const washing = [0, 1, 2, 3, 4].map((i) =>
    rect(
      470 + i * 56,
      742 + (i % 2) * 4,
      46,
      [70, 96, 54, 110, 62][i] ?? 0,
      [red, yellow, stone, red, yellow][i] ?? red,
    ),
  )
  return [
    rect(0, 0, 1200, 1600, wall),
    // The house opposite throws its cornice across this one.
    shape('M0 0H1200V180L0 520Z', '#E0A278'),
    ...windows,
    line('M440 740H790', dark, 4),
    ...washing,
    rect(0, 1216, 1200, 20, stone),
    rect(0, 1236, 1200, 364, red),
    rect(90, 1290, 700, 310, dark),
    line(Array.from({ length: 14 }, (_, i) => `M90 ${1304 + i * 22}H790`).join(''), '#4A4D54', 8),
    rect(870, 1270, 230, 330, yellow),
    rect(896, 1296, 178, 130, '#CFC63A'),
    rect(896, 1450, 178, 150, '#CFC63A'),
    rect(1050, 1434, 14, 34, dark),
  ].join('')
}
