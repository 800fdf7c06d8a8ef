import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, polygon, rect, round, shape } from '../shapes.ts'
import { hanger, note, ROUND_ENDS, running, starts, tone } from './sewing.ts'

/** Folds of a hanging curtain between two sides: a light and a shadow for each pleat. */
function pleats(x: number, y: number, width: number, height: number, cloth: string, pitch: number): string {
  const count = Math.max(1, Math.round(width / pitch))
  const step = width / count
  let [shadow, light] = ['', '']
  for (let i = 0; i < count; i++) {
    shadow += `M${round(x + (i + 0.78) * step)} ${round(y)}h${round(step * 0.22)}v${round(height)}h${round(-step * 0.22)}z`
    light += `M${round(x + (i + 0.2) * step)} ${round(y)}h${round(step * 0.12)}v${round(height)}h${round(-step * 0.12)}z`
  }
  return rect(x, y, width, height, cloth) + shape(shadow, tone(cloth, -0.2)) + shape(light, tone(cloth, 0.14))
}

/** Five shops as curtains: as wide as the window, as long as the room behind it is deep. */
export function curtainsByFrontage(): Drawing {
  const palette = shades('spring-2024', 'Sherbet', 'Violet ink', 'Jet', 'Blotting', 'Chalk red', 'Cactus')
  const { Sherbet, Jet, Blotting, Cactus } = palette
  const [violet, red] = [palette['Violet ink'], palette['Chalk red']]
  const shops = [
    { name: 'Corner', meters: 14.2, area: 96, color: violet },
    { name: 'Mid-block', meters: 5.1, area: 120, color: red },
    { name: 'Arcade', meters: 7.4, area: 64, color: Blotting },
    { name: 'Side street', meters: 9, area: 110, color: Cactus },
    { name: 'Upstairs', meters: 1.2, area: 150, color: red },
  ]
  return makeDrawing({
    name: 'curtains-by-frontage',
    title: 'Five leases: as wide as the window, as long as the floor behind it',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    alt: 'Five pleated curtains hang from a black rail on yellow. The corner shop’s is wide and short; the mid-block one narrow and long; the last, a red strip for the shop upstairs, falls out of the sheet.',
    draw: () => {
      const scale = 37.5
      const at = starts(
        shops.map(({ meters }) => meters * scale),
        32,
      )
      let body = rect(0, 0, 1600, 1000, Sherbet) + rect(-10, 96, 1620, 20, Jet)
      shops.forEach(({ name, meters, area, color }, i) => {
        const x = 44 + (at[i] ?? 0)
        const width = meters * scale
        const length = (area / meters) * scale * 0.94
        body += pleats(x, 132, width, length, color, 19)
        for (let ring = x + 9; ring < x + width; ring += 38)
          body += `<circle cx="${round(ring)}" cy="118" r="15" fill="none" stroke="${Jet}" stroke-width="6"/>`
        const foot = Math.min(132 + length, 1100)
        if (i === 4)
          body +=
            note(name, x - 14, 970, Jet, { anchor: 'end', size: 32, face: 'italic' }) +
            note('1.2 m', x - 14, 930, Jet, { anchor: 'end', size: 30 })
        else if (foot > 960)
          body +=
            note(name, x - 14, 970, Jet, { anchor: 'end', size: 32, face: 'italic' }) +
            note(`${meters} m`, x - 14, 930, Jet, { anchor: 'end', size: 30 })
        else
          body +=
            note(`${meters} m`, x, foot + 42, Jet, { size: 30 }) +
            note(name, x, foot + 80, Jet, { size: 32, face: 'italic' })
      })
      return body
    },
  })
}

const TRIED = [
  { pieces: '1', bought: 58 },
  { pieces: '2', bought: 55 },
  { pieces: '3', bought: 51 },
  { pieces: '4', bought: 40 },
  { pieces: '5', bought: 33 },
  { pieces: '6', bought: 24 },
  { pieces: '7+', bought: 17 },
]

/** Seven fitting rooms, one to seven pieces carried in: the curtain is drawn as far as the share who bought. */
export function sevenCurtains(): Drawing {
  const palette = shades('autumn-2023', 'Oyster', 'Plum', 'Aubergine', 'Chartreuse', 'Copper', 'Fjord')
  const { Oyster, Plum, Aubergine, Chartreuse, Copper, Fjord } = palette
  return makeDrawing({
    name: 'seven-curtains',
    title: 'Carried in, one to seven; the curtain drawn as far as the share who bought',
    credit: COUNTS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    alt: 'Seven fitting rooms in a row, dark inside. From left to right more and more garments hang within, and the plum curtain in front is drawn less and less far.',
    draw: () => {
      const cloths = [Chartreuse, Copper, Fjord, Oyster]
      let body = rect(0, 0, 2000, 1000, Oyster) + rect(0, 900, 2000, 100, Fjord)
      TRIED.forEach(({ pieces, bought }, i) => {
        const [x, width, top] = [44 + i * 274, 246, 104]
        body += rect(x, top, width, 796, Aubergine) + rect(x, 830, width, 70, tone(Aubergine, 0.14))
        body += rect(x, top + 60, width, 9, Copper)
        const hung = i + 1
        for (let k = 0; k < hung; k++) {
          const cx = x + width - 34 - k * Math.min(33, 196 / hung)
          const cloth = cloths[(k + i) % 4] ?? Copper
          const length = 250 + ((k * 97 + i * 41) % 190)
          body +=
            shape(
              polygon([
                [cx - 5, top + 96],
                [cx + 5, top + 96],
                [cx + 22, top + 120],
                [cx + 25, top + 110 + length],
                [cx - 25, top + 110 + length],
                [cx - 22, top + 120],
              ]),
              cloth,
            ) +
            line(`M${round(cx + 16)} ${top + 128}v${length - 22}`, tone(cloth, -0.25), 5) +
            hanger([cx, top + 60], 40, 52, Oyster, 4)
        }
        body += pleats(x, top + 8, (width * bought) / 100, 746, Plum, 23)
        body += line(
          running(
            [
              [x, top + 738],
              [x + (width * bought) / 100, top + 738],
            ],
            9,
            7,
          ),
          Chartreuse,
          4,
        )
        body += rect(x - 14, top - 14, width + 28, 24, Copper)
        body += note(pieces, x, 68, Aubergine, { size: 56, face: 'display' })
        body += note(`${bought}%`, x + width, 66, Aubergine, { size: 34, anchor: 'end' })
      })
      return body
    },
  })
}

/** Below the curtain: one pair of shoes and one bag. */
export function underTheCurtain(): Drawing {
  const palette = shades('autumn-2023', 'Plum', 'Chartreuse', 'Aubergine', 'Oyster', 'Copper')
  const { Plum, Chartreuse, Aubergine, Oyster, Copper } = palette
  return makeDrawing({
    name: 'under-the-curtain',
    title: 'Nine minutes, one pair of shoes',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'paper',
    palette,
    alt: 'The lower edge of a plum curtain, very close. Beneath it stand a pair of copper loafers, empty, and the lower half of a chartreuse bag.',
    draw: () => {
      const shoe = (x: number, y: number, turn: number) =>
        `<g transform="translate(${x} ${y}) rotate(${turn})">` +
        shape(
          'M-62 -150C-74 -60 -86 20 -80 84C-74 142 74 142 80 84C86 20 74 -60 62 -150C40 -176 -40 -176 -62 -150Z',
          Copper,
        ) +
        shape(
          'M-40 -140C-46 -90 -46 -40 -38 -6C-20 10 20 10 38 -6C46 -40 46 -90 40 -140C24 -156 -24 -156 -40 -140Z',
          Aubergine,
        ) +
        line('M-66 30C-30 10 30 10 66 30', tone(Copper, -0.3), 9) +
        rect(-24, 10, 48, 26, tone(Copper, -0.18)) +
        '</g>'
      const bag =
        shape('M1010 926L1250 940L1420 900L1180 884Z', tone(Oyster, -0.24)) +
        shape(
          polygon([
            [930, 560],
            [1216, 560],
            [1252, 906],
            [902, 920],
          ]),
          Chartreuse,
        ) +
        shape(
          polygon([
            [1216, 560],
            [1262, 560],
            [1306, 880],
            [1252, 906],
          ]),
          tone(Chartreuse, -0.25),
        ) +
        line('M994 690C1000 780 1140 780 1150 686', tone(Chartreuse, -0.4), 15, ROUND_ENDS) +
        line(
          running(
            [
              [918, 890],
              [1244, 876],
            ],
            16,
            10,
          ),
          Aubergine,
          4,
          ROUND_ENDS,
        )
      return (
        rect(0, 0, 1500, 1000, Oyster) +
        rect(0, 640, 1500, 360, tone(Oyster, -0.1)) +
        line(
          'M0 820L1500 700M0 980L1500 860M300 640L120 1000M760 640L700 1000M1230 640L1330 1000',
          tone(Oyster, -0.22),
          3,
        ) +
        rect(0, 560, 1500, 84, Aubergine) +
        bag +
        shape('M300 690L540 900L700 900L470 690Z', tone(Oyster, -0.24)) +
        shoe(342, 800, -7) +
        shoe(532, 812, 8) +
        pleats(0, 0, 1500, 560, Plum, 94) +
        line(
          running(
            [
              [0, 520],
              [1500, 520],
            ],
            24,
            14,
          ),
          Chartreuse,
          7,
          ROUND_ENDS,
        )
      )
    },
  })
}
