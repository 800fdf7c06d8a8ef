import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { curve, disc, line, type Point, polygon, rect, round, shape } from '../shapes.ts'
import { button, hanger, label, note, ROUND_ENDS, running, tone } from './sewing.ts'

const TEES = [
  { year: 2009, grams: 182 },
  { year: 2011, grams: 176 },
  { year: 2013, grams: 168 },
  { year: 2015, grams: 159 },
  { year: 2017, grams: 150 },
  { year: 2019, grams: 141 },
]

/** One T-shirt in six years at the same price, a thread for every three grams: the wall begins to show. */
export function sixTees(): Drawing {
  const palette = shades('autumn-2019', 'Spruce', 'Cream wool', 'Tomato soup', 'Carbon')
  const { Spruce, Carbon } = palette
  const [cream, red] = [palette['Cream wool'], palette['Tomato soup']]
  return makeDrawing({
    name: 'six-tees',
    title: 'The same T-shirt, 182 grams to 141, a thread for every three',
    credit: COUNTS,
    view: [2000, 1000],
    surface: 'paper',
    palette,
    lead: 2,
    alt: 'Six white T-shirts hang from one rail against spruce green, drawn in upright threads. From left to right the threads get thinner and fewer, and the wall shows more and more through them.',
    draw: () => {
      let body = rect(0, 0, 2000, 1000, Spruce) + rect(0, 840, 2000, 160, tone(Spruce, -0.3))
      body += rect(-10, 92, 2020, 18, red)
      TEES.forEach(({ year, grams }, i) => {
        const x = 168 + i * 333
        const outline = `M${x - 52} 218Q${x} 262 ${x + 52} 218L${x + 92} 232L${x + 158} 390L${x + 104} 420L${x + 92} 376V786H${x - 92}V376L${x - 104} 420L${x - 158} 390L${x - 92} 232Z`
        const threads = Math.round(grams / 3)
        // Weight is both count and thickness of the yarn, so the covered part falls with its square.
        const cover = (grams / 182) ** 2 * 0.93
        const pitch = 320 / threads
        let d = ''
        for (let k = 0; k < threads; k++) d += `M${round(x - 160 + (k + 0.5) * pitch)} 200V800`
        body +=
          `<clipPath id="tee-${year}"><path d="${outline}"/></clipPath>` +
          `<g clip-path="url(#tee-${year})">${rect(x - 160, 200, 320, 600, tone(Spruce, -0.12))}${line(d, cream, round(pitch * cover * 0.92))}</g>` +
          line(`M${x - 52} 218Q${x} 262 ${x + 52} 218M${x - 92} 778H${x + 92}`, cream, 11) +
          line(`M${x - 158} 390L${x - 104} 420M${x + 158} 390L${x + 104} 420`, cream, 9) +
          hanger([x, 100], 170, 128, Carbon, 7) +
          rect(x - 12, 240, 24, 22, red) +
          note(`${grams} g`, x, 904, cream, { anchor: 'middle', size: 38 }) +
          note(String(year), x, 950, cream, { anchor: 'middle', size: 30 })
      })
      return body + rect(0, 984, 2000, 16, Carbon) + rect(0, 0, 2000, 26, Carbon)
    },
  })
}

/** A shirt front with its collar, cropped by the sheet; the same drawing serves for both of them. */
function shirtFront(x: number, y: number, cloth: string, inside: string, thread: string): string {
  const at = (dx: number, dy: number): Point => [x + dx, y + dy]
  const body = polygon([
    at(-120, 60),
    at(-430, 190),
    at(-560, 620),
    at(-560, 1400),
    at(560, 1400),
    at(560, 620),
    at(430, 190),
    at(120, 60),
  ])
  let buttons = ''
  for (let i = 0; i < 5; i++)
    buttons += button(at(0, 300 + i * 210), 25, { face: inside, hole: thread, thread }, 4)
  return (
    shape(body, cloth) +
    line(
      `M${round(x - 400)} ${round(y + 1400)}L${round(x - 372)} ${round(y + 620)}L${round(x - 402)} ${round(y + 300)}M${round(x + 400)} ${round(y + 1400)}L${round(x + 372)} ${round(y + 620)}L${round(x + 402)} ${round(y + 300)}`,
      tone(cloth, -0.25),
      6,
    ) +
    rect(x - 42, y + 150, 84, 1260, tone(cloth, 0.1)) +
    line(
      running([at(-32, 160), at(-32, 1400)], 12, 7) + running([at(32, 160), at(32, 1400)], 12, 7),
      tone(cloth, -0.35),
      3,
    ) +
    shape(polygon([at(-118, 40), at(118, 40), at(0, 190)]), tone(cloth, -0.4)) +
    label(x - 56, y + 46, 112, 50, inside, thread) +
    shape(polygon([at(-128, 20), at(0, 168), at(-92, 330), at(-238, 160)]), tone(cloth, 0.16)) +
    shape(polygon([at(128, 20), at(0, 168), at(92, 330), at(238, 160)]), tone(cloth, 0.16)) +
    line(
      running([at(-124, 42), at(-14, 168), at(-92, 304), at(-216, 158)], 12, 7) +
        running([at(124, 42), at(14, 168), at(92, 304), at(216, 158)], 12, 7),
      tone(cloth, -0.35),
      3,
    ) +
    line(
      running([at(150, 470), at(350, 470), at(350, 700), at(250, 760), at(150, 700), at(150, 470)], 12, 7),
      tone(cloth, -0.4),
      4,
    ) +
    buttons
  )
}

/** The same shirt, bought again. */
export function theShirtAgain(): Drawing {
  const palette = shades('autumn-2016', 'Ginger', 'Heather', 'Bone china', 'Merlot', 'Sulphur')
  const { Ginger, Heather, Merlot, Sulphur } = palette
  const bone = palette['Bone china']
  return makeDrawing({
    name: 'the-shirt-again',
    title: 'Bought in 2014, bought again in 2016',
    credit: COUNTS,
    view: [1200, 1500],
    surface: 'cloth',
    palette,
    alt: 'Two identical heather-gray shirts lie over each other on ginger cloth, the lower one paler from washing. Each collar shows the same label; only the newer has a ticket on a yellow thread.',
    draw: () => {
      const worn = tone(Heather, 0.3)
      return (
        rect(0, 0, 1200, 1500, Ginger) +
        rect(0, 0, 1200, 66, Merlot) +
        `<g transform="rotate(-7 300 700)">${shirtFront(330, 96, worn, bone, Merlot)}</g>` +
        `<g transform="translate(18 20) rotate(5 800 900)">${shape(
          polygon([
            [690, 470],
            [380, 600],
            [250, 1030],
            [250, 1900],
            [1370, 1900],
            [1370, 1030],
            [1240, 600],
            [930, 470],
          ]),
          tone(Ginger, -0.35),
        )}</g>` +
        `<g transform="rotate(5 800 900)">${shirtFront(810, 410, Heather, bone, Merlot)}</g>` +
        line(
          curve([
            [838, 742],
            [900, 820],
            [1000, 800],
            [1040, 880],
          ]),
          Sulphur,
          8,
          ROUND_ENDS,
        ) +
        shape(
          polygon([
            [1000, 886],
            [1050, 850],
            [1164, 898],
            [1090, 1130],
            [930, 1080],
          ]),
          Sulphur,
        ) +
        disc([1050, 898], 13, Heather) +
        note('2016', 982, 1042, Merlot, { size: 84, face: 'display', turn: 17 })
      )
    },
  })
}

const SAID = [
  { words: 'It pulls here', count: 31 },
  { words: 'Turn round', count: 27 },
  { words: 'You have one', count: 19 },
  { words: 'How much?', count: 14 },
  { words: 'Yes', count: 9 },
]

/** What the friend said first, woven as labels: the ribbon is as long as the share of friends who said it. */
export function whatTheFriendSaid(): Drawing {
  const palette = shades('autumn-2025', 'Apricot', 'Night', 'Plaster', 'Terra', 'Sky')
  const { Apricot, Night, Plaster, Terra, Sky } = palette
  const ribbons = [Night, Plaster, Terra, Sky, Night]
  return makeDrawing({
    name: 'what-the-friend-said',
    title: 'The first thing the friend said, in the hundred',
    credit: COUNTS,
    view: [1500, 1000],
    surface: 'cloth',
    palette,
    alt: 'Five woven ribbon labels are sewn down on apricot cloth, each shorter than the one above: “It pulls here” runs off the right-hand edge, “Yes” is barely longer than its word.',
    draw: () => {
      let body = rect(0, 0, 1500, 1000, Apricot)
      SAID.forEach(({ words, count }, i) => {
        const [y, height, width] = [44 + i * 188, 160, count * 45.5]
        const fill = ribbons[i] ?? Night
        const ink = fill === Night || fill === Terra ? Plaster : Night
        const x = 80
        body += rect(x + 8, y + 10, width, height, tone(Apricot, -0.25)) + rect(x, y, width, height, fill)
        body += line(
          `M${x} ${y + 12}h${width}M${x} ${y + height - 12}h${width}`,
          tone(fill, fill === Night ? 0.2 : -0.18),
          5,
        )
        body += line(
          running(
            [
              [x + 14, y + 6],
              [x + 14, y + height],
            ],
            12,
            8,
          ) +
            running(
              [
                [x + width - 14, y + 6],
                [x + width - 14, y + height],
              ],
              12,
              8,
            ),
          ink,
          4,
          ROUND_ENDS,
        )
        body += note(words, x + 44, y + 112, ink, { size: 96, face: 'italic' })
        if (count > 9) body += note(String(count), x + width - 40, y + 100, ink, { size: 44, anchor: 'end' })
        else body += note(String(count), x + width + 24, y + 100, Night, { size: 44 })
      })
      return body
    },
  })
}
