import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, rect, round } from '../shapes.ts'
import { note, ROUND_ENDS, tone } from './sewing.ts'

/** A card of spools: in a style of six colors, how much of each was bought, by the customer. */
export function sixSpools(): Drawing {
  const palette = shades(
    'spring-2023',
    'Kumquat',
    'Cobalt glaze',
    'Rice',
    'Bark',
    'Hibiscus',
    'Jade',
    'Orchid',
  )
  const { Kumquat, Rice, Bark, Hibiscus, Jade, Orchid } = palette
  const cobalt = palette['Cobalt glaze']
  const shares = [38, 24, 15, 11, 7, 5]
  const colors = [Bark, Rice, cobalt, Hibiscus, Jade, Orchid]
  return makeDrawing({
    name: 'six-spools',
    title: 'Six colors of one style, the spools as large as their sales',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    focalPoint: { x: 0.4, y: 0.55 },
    alt: 'Six spools of thread stand on a dark shelf against orange, each smaller than the last: dark brown, off-white, cobalt, red, green and a very small orchid one. Their thread ends trail to the right.',
    draw: () => {
      const floor = 880
      let x = -130
      let [body, ends] = [
        rect(0, 0, 1600, 1000, Kumquat) +
          rect(0, floor, 1600, 120, tone(Kumquat, -0.28)) +
          rect(0, floor, 1600, 18, Orchid),
        '',
      ]
      shares.forEach((share, i) => {
        const width = Math.sqrt(share) * 69
        const height = width * 1.42
        const color = colors[i] ?? Bark
        body += spool(x, floor, width, height, color, i === 1 ? Bark : Rice)
        const exit: Point = [x + width * 0.86, floor - height * 0.3]
        ends += line(
          `M${exit.map(round).join(' ')}C${round(exit[0] + 40)} ${floor + 50} ${round(exit[0] + 160)} ${floor + 20 + i * 16} 1640 ${floor + 24 + i * 17}`,
          color,
          6,
          ROUND_ENDS,
        )
        body += note(String(share), x + width / 2 + (i === 0 ? 60 : 0), floor - height - 22, Bark, {
          anchor: 'middle',
          size: 38,
        })
        x += width + 22
      })
      return body + ends
    },
  })
}

/** One spool from the front: two flanges and the thread wound between them, fuller in the middle. */
function spool(
  x: number,
  floor: number,
  width: number,
  height: number,
  thread: string,
  wood: string,
): string {
  const flange = height * 0.13
  const [top, bottom] = [floor - height, floor - flange]
  const inset = width * 0.1
  let wound = ''
  const turns = Math.round((height - flange * 2) / 9)
  for (let i = 0; i < turns; i++) {
    const y = top + flange + (i + 0.5) * ((height - flange * 2) / turns)
    const swell = Math.sin(((i + 0.5) / turns) * Math.PI) * width * 0.045
    wound += line(
      `M${round(x + inset - swell)} ${round(y - 2)}L${round(x + width - inset + swell)} ${round(y + 2)}`,
      i % 3 === 0 ? tone(thread, thread === '#3A2A22' ? 0.16 : -0.14) : thread,
      (height - flange * 2) / turns + 0.6,
      ROUND_ENDS,
    )
  }
  const plate = (y: number) =>
    `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(flange)}" rx="${round(flange * 0.28)}" fill="${wood}"/>` +
    rect(
      x + width * 0.02,
      y + flange * 0.74,
      width * 0.96,
      flange * 0.16,
      tone(wood, wood === '#3A2A22' ? 0.2 : -0.16),
    )
  return wound + plate(top) + plate(bottom)
}

/** Styles by their number of colors: what was sold is wound on the card, what was left is bare card. */
export function woundCards(): Drawing {
  const palette = shades(
    'spring-2023',
    'Cobalt glaze',
    'Hibiscus',
    'Rice',
    'Kumquat',
    'Bark',
    'Jade',
    'Orchid',
  )
  const { Hibiscus, Rice, Kumquat, Bark, Jade, Orchid } = palette
  const cobalt = palette['Cobalt glaze']
  const styles = [
    { colors: '2', sold: 610, left: 53 },
    { colors: '3', sold: 740, left: 73 },
    { colors: '4', sold: 810, left: 110 },
    { colors: '5', sold: 842, left: 172 },
    { colors: '6', sold: 858, left: 256 },
    { colors: '7+', sold: 861, left: 335 },
  ]
  const shares = [
    [56, 44],
    [47, 31, 22],
    [42, 27, 18, 13],
    [40, 25, 16, 11, 8],
    [38, 24, 15, 11, 7, 5],
    [36, 23, 15, 10, 7, 5, 4],
  ]
  const threads = [Bark, Hibiscus, Jade, Kumquat, Orchid, tone(cobalt, 0.35), tone(Hibiscus, 0.35)]
  return makeDrawing({
    name: 'wound-cards',
    title: 'Units wound on, units left bare, from two colors to seven',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'paper',
    palette,
    lead: 0,
    alt: 'Six upright thread cards on cobalt, each a little taller than the one before. The wound part stops growing after the fourth card; the bare card above it goes on growing.',
    draw: () => {
      const scale = 1.06
      let body = rect(0, 0, 1200, 1500, cobalt)
      styles.forEach(({ colors, sold, left }, i) => {
        const [x, width] = [48 + i * 188, 164]
        const height = (sold + left) * scale
        const top = 1404 - height
        body += rect(x + 14, top - 26, width - 28, height + 52, Rice)
        let y = 1404
        ;(shares[i] ?? []).forEach((share, k) => {
          const part = (share / 100) * sold * scale
          const turns = Math.max(3, Math.round(part / 8.6))
          for (let turn = 0; turn < turns; turn++) {
            y -= part / turns
            const color = threads[k] ?? Bark
            body += line(
              `M${x} ${round(y + 3)}L${x + width} ${round(y + 6)}`,
              turn % 2 ? tone(color, color === Bark ? 0.14 : -0.12) : color,
              part / turns + 0.5,
              ROUND_ENDS,
            )
          }
        })
        body += note(colors, x + width / 2, top + 34, Bark, { anchor: 'middle', size: 58, face: 'display' })
        body += note(String(sold), x + width / 2, 1478, Rice, { anchor: 'middle', size: 32 })
      })
      return body
    },
  })
}
