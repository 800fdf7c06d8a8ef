import { below, between, pick, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, rect, round, shape } from '../shapes.ts'
import { rain } from './marks.ts'

const DRAWERS = shades('spring-2022', 'Limestone', 'Tile blue', 'Roof', 'Mimosa flower', 'Garden', 'Ink')

/** A wall of drawers, each with its one sample sewn to the front. One is open; nobody is looking. */
function drawDrawers(): string {
  const { Limestone, 'Tile blue': blue, Roof, 'Mimosa flower': yellow, Garden, Ink } = DRAWERS
  const random = seeded(226)
  const [wide, tall] = [148, 124]
  let body = rect(0, 0, 1500, 1000, Ink)
  for (let row = 0; row < 9; row++)
    for (let i = 0; i < 11; i++) {
      const [x, y] = [i * wide - 30, row * tall - 26]
      const color = pick(random, [blue, Garden, blue, Limestone, yellow, Garden] as const)
      body += rect(x + 3, y + 3, wide - 6, tall - 6, row % 4 === 3 ? '#C24F2B' : Roof)
      const at = [x + wide / 2, y + tall / 2 - 4] as const
      const r = between(random, 18, 36)
      const fill = color === Roof ? Limestone : color
      body += rect(at[0] - 48, at[1] - 42, 96, 84, Limestone)
      body += disc(at, r, fill === Limestone ? Ink : fill)
      const holes = 2 + 2 * below(random, 2)
      for (let k = 0; k < holes; k++) {
        const angle = (k / holes) * Math.PI * 2 + 0.8
        body += disc(
          [at[0] + Math.cos(angle) * r * 0.36, at[1] + Math.sin(angle) * r * 0.36],
          r * 0.13,
          Limestone,
        )
      }
      body += rect(at[0] - 16, y + tall - 20, 32, 9, yellow)
    }
  const [x, y] = [6 * wide - 30, 3 * tall - 26]
  return (
    body +
    shape(`M${x - 10} ${y + 6}H${x + wide + 10}L${x + wide + 30} ${y + 150}H${x - 30}Z`, Ink) +
    rect(x - 26, y + 44, wide + 52, 118, '#B9482A') +
    rect(x - 10, y + 10, wide + 20, 34, '#5F1F12') +
    disc([x + wide / 2, y + 104], 34, blue) +
    disc([x + wide / 2 - 10, y + 104], 5, Limestone) +
    disc([x + wide / 2 + 10, y + 104], 5, Limestone)
  )
}

const AWNING = shades('spring-2022', 'Tile blue', 'Mimosa flower', 'Limestone', 'Ink', 'Brick')

/** The ninth door: a bakery's awning, drawn from across the road at four o'clock. */
function drawAwning(): string {
  const { 'Tile blue': blue, 'Mimosa flower': yellow, Limestone, Ink, Brick } = AWNING
  // The stripe is uneven on purpose: three wide, one narrow, and never the same pair side by side.
  const widths = [90, 24, 90, 60, 24, 110, 24, 60, 90, 24, 90, 60, 24, 110, 24, 60, 90, 24]
  const colors = [Limestone, Ink, yellow, Limestone, Brick, yellow, Ink, Limestone]
  let [x, stripes, valance] = [60, '', '']
  widths.forEach((width, i) => {
    const color = colors[i % colors.length] ?? yellow
    const slant = (at: number) => round(at + (at - 600) * 0.12)
    stripes += shape(`M${round(x)} 330H${round(x + width)}L${slant(x + width)} 690H${slant(x)}Z`, color)
    valance += shape(
      `M${slant(x)} 690H${slant(x + width)}V744Q${round((slant(x) + slant(x + width)) / 2)} ${744 + width * 0.4} ${slant(x)} 744Z`,
      color,
    )
    x += width
  })
  const loaves = [0, 1, 2, 3, 4, 5].map((i) =>
    shape(`M${170 + i * 92} 1010c0 -54 74 -54 74 0z`, i % 3 ? '#C98F3C' : Brick),
  )
  return [
    rect(0, 0, 1200, 1200, blue),
    line(
      'M0 110H1200M0 220H1200M0 330H1200M200 0V110M500 0V110M800 0V110M1100 0V110M350 110V220M650 110V220M950 110V220M50 110V220',
      '#2755A0',
      6,
    ),
    rect(110, 690, 980, 510, Ink),
    rect(140, 730, 620, 400, '#F7E39A'),
    ...loaves,
    rect(140, 1010, 620, 14, Limestone),
    rect(820, 720, 220, 480, Brick),
    rect(850, 760, 160, 240, '#F7E39A'),
    shape('M110 690H1090V836L110 780Z', '#111526'),
    stripes,
    valance,
    rect(48, 316, 1126, 20, Ink),
    rect(0, 1160, 1200, 40, Limestone),
  ].join('')
}

const PORCH = shades('autumn-2017', 'Forest', 'Toffee', 'Parchment', 'Bitter', 'Paprika', 'Cloud')

/** A door alone, with everything a wet afternoon leaves at it. */
function drawPorch(): string {
  const { Forest, Toffee, Parchment, Bitter, Paprika, Cloud } = PORCH
  const random = seeded(17)
  let bricks = ''
  for (let row = 0; row < 44; row++)
    for (let i = -1; i < 11; i++) {
      const tone = random()
      if (tone < 0.26)
        bricks += rect(
          i * 116 + (row % 2) * 58 + 3,
          row * 37 + 3,
          110,
          31,
          tone < 0.1 ? '#D24A30' : '#A93019',
        )
    }
  const umbrella = (x: number, lean: number, color: string) =>
    `<g transform="translate(${x} 1330) rotate(${lean})">${shape('M-26 -300L0 -350L26 -300L12 0H-12Z', color)}${line('M0 -350V-392', Bitter, 8)}${line('M0 0V60c0 40 -46 40 -46 6', Bitter, 9)}${line('M-10 -290L-4 -20M10 -290L4 -20', Bitter, 3)}</g>`
  return [
    rect(0, 0, 1200, 1600, Paprika),
    bricks,
    rect(300, 230, 560, 1230, Parchment),
    rect(340, 270, 480, 1190, Forest),
    rect(340, 270, 480, 210, Bitter),
    line('M460 270V480M580 270V480M700 270V480', Parchment, 10),
    rect(400, 540, 160, 330, '#1A3323'),
    rect(600, 540, 160, 330, '#1A3323'),
    rect(400, 930, 160, 430, '#1A3323'),
    rect(600, 930, 160, 430, '#1A3323'),
    disc([792, 950], 17, Toffee),
    rect(490, 880, 180, 34, Toffee),
    shape('M250 1460H910L950 1530H210Z', Cloud),
    rect(210, 1530, 740, 70, '#A9ADAD'),
    rect(0, 1560, 210, 40, Bitter),
    rect(950, 1560, 250, 40, Bitter),
    umbrella(948, 6, Toffee),
    umbrella(1010, -5, Forest),
    umbrella(1064, 10, Cloud),
    shape('M900 1250H1120L1096 1560H924Z', Bitter),
    line('M908 1330H1112', Toffee, 10),
    // Someone has come in wet: the prints go one way.
    shape(
      'M430 1484c18 -14 44 -10 40 8c-4 14 -40 16 -48 8zM540 1500c18 -14 44 -10 40 8c-4 14 -40 16 -48 8z',
      '#8E9392',
    ),
    line(rain(seeded(23), 1200, 1600, 300), Cloud, 2.4),
  ].join('')
}

export const doors: Drawing[] = [
  makeDrawing({
    name: 'porto-drawers',
    title: 'Four thousand, one sample each',
    credit: STUDIO,
    view: [1500, 1000],
    surface: 'paper',
    palette: DRAWERS,
    lead: 2,
    focalPoint: { x: 0.6, y: 0.55 },
    alt: 'A wall of small terracotta drawers, each with a different button sewn to a white card on its front and a brass pull; one drawer has been left open.',
    draw: drawDrawers,
  }),
  makeDrawing({
    name: 'porto-awning',
    title: 'The ninth door, four o’clock',
    credit: STUDIO,
    view: [1200, 1200],
    surface: 'paper',
    palette: AWNING,
    alt: 'A bakery’s awning in an uneven stripe of limestone, yellow, ink and brick hangs over a lit window of loaves in a blue tiled front.',
    draw: drawAwning,
  }),
  makeDrawing({
    name: 'copenhagen-porch',
    title: 'Side door, three umbrellas',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'paper',
    palette: PORCH,
    focalPoint: { x: 0.5, y: 0.6 },
    lead: 0,
    alt: 'A tall green door in a red brick wall, in rain, with a stand of three furled umbrellas beside it and two wet footprints on the step.',
    draw: drawPorch,
  }),
]
