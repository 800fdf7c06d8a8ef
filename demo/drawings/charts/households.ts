import { below, between, seeded } from '../../random.ts'
import { COUNTS } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, round, shape } from '../shapes.ts'
import { note, ROUND_ENDS, running, tone } from './sewing.ts'

/** A hundred purchases on the way home, as loops off the line: each as long as the detour. */
export function featherStitchHome(): Drawing {
  const palette = shades('spring-2014', 'Coral', 'Midnight', 'Paper white', 'Buttercup', 'Lawn')
  const { Coral, Midnight, Buttercup, Lawn } = palette
  const white = palette['Paper white']
  const detours = [
    { count: 38, from: 8, to: 50, color: white },
    { count: 27, from: 50, to: 100, color: Buttercup },
    { count: 19, from: 100, to: 200, color: Lawn },
    { count: 11, from: 200, to: 400, color: Midnight },
    { count: 5, from: 400, to: 520, color: Midnight },
  ]
  return makeDrawing({
    name: 'feather-stitch-home',
    title: 'A hundred purchases on one way home, each loop as long as the detour',
    credit: COUNTS,
    view: [1800, 1000],
    surface: 'cloth',
    palette,
    alt: 'A dark stem of thread runs across coral cloth with a hundred stitched loops on either side, like a fern. Most are short and white or yellow; a few long dark ones reach far from the line.',
    draw: () => {
      const random = seeded(1406)
      const loops = detours.flatMap(({ count, from, to, color }) =>
        Array.from({ length: count }, (_, i) => ({
          meters: from + ((i + 0.5) / count) * (to - from),
          color,
        })),
      )
      for (let i = loops.length - 1; i > 0; i--) {
        const k = below(random, i + 1)
        const [a, b] = [loops[i], loops[k]]
        if (a && b) [loops[i], loops[k]] = [b, a]
      }
      const stem = (x: number) => 520 + Math.sin(x / 330) * 64 - (x - 900) * 0.06
      let [long, short] = ['', '']
      loops.forEach(({ meters, color }, i) => {
        const x = 50 + i * 16.6
        const y = stem(x)
        const side = i % 2 ? 1 : -1
        const reach = 46 + meters * 0.82
        const lean = 30 + meters * 0.3 + between(random, -14, 14)
        const fat = 15 + meters * 0.055
        const [tx, ty] = [x + lean, y + side * reach]
        const d = `M${round(x)} ${round(y)}C${round(x + lean * 0.2 - fat)} ${round(y + side * reach * 0.5)} ${round(tx - fat)} ${round(ty - side * 14)} ${round(tx)} ${round(ty)}C${round(tx + fat)} ${round(ty - side * 10)} ${round(x + lean * 0.6 + fat)} ${round(y + side * reach * 0.45)} ${round(x + 5)} ${round(y)}`
        const tie = `M${round(tx - 2)} ${round(ty - side * 3)}l${round(lean * 0.12 + 3)} ${round(side * 15)}`
        const stitched = line(d + tie, color, 10, ROUND_ENDS)
        if (meters > 100) long += stitched
        else short += stitched
      })
      const points = Array.from({ length: 91 }, (_, i): Point => [i * 20, stem(i * 20)])
      return (
        rect(0, 0, 1800, 1000, Coral) +
        long +
        short +
        line(`M${points.map(([x, y]) => `${x} ${round(y)}`).join('L')}`, Midnight, 15) +
        line(running(points, 13, 7), tone(Midnight, 0.35), 4)
      )
    },
  })
}

/** The hours of a weekday in an embroidery hoop: the satin wedge is as long as the share bought in those two hours. */
export function hoopOfHours(): Drawing {
  const palette = shades('spring-2014', 'Periwinkle', 'Coral', 'Paper white', 'Midnight', 'Sand', 'Pool')
  const { Periwinkle, Coral, Midnight, Sand, Pool } = palette
  const white = palette['Paper white']
  const hours = [
    { from: 8, share: 5 },
    { from: 10, share: 6 },
    { from: 12, share: 18 },
    { from: 14, share: 6 },
    { from: 16, share: 27 },
    { from: 18, share: 26 },
    { from: 20, share: 9 },
    { from: 22, share: 3 },
  ]
  return makeDrawing({
    name: 'hoop-of-hours',
    title: 'When it was bought: a weekday in an embroidery hoop',
    credit: COUNTS,
    view: [1200, 1200],
    surface: 'cloth',
    palette,
    alt: 'An embroidery hoop on periwinkle, its cloth worked with eight satin-stitch wedges round a dial of twenty-four hours. The two between four and eight in the evening are by far the longest and are coral.',
    draw: () => {
      const [cx, cy] = [592, 624]
      const at = (hour: number, radius: number): Point => {
        const angle = (hour / 24) * Math.PI * 2 + Math.PI / 2
        return [cx + Math.cos(angle) * radius, cy + Math.sin(angle) * radius]
      }
      const ring = (r: number, color: string, weight: number) =>
        `<circle cx="${cx}" cy="${cy}" r="${r}" fill="none" stroke="${color}" stroke-width="${weight}"/>`
      let wedges = ''
      for (const { from, share } of hours) {
        const color = from === 16 || from === 18 ? Coral : from === 12 ? Midnight : Pool
        for (let i = 0; i < 44; i++) {
          const hour = from + 0.05 + (i / 43) * 1.9
          const dome = Math.sin(((i + 0.5) / 44) * Math.PI) * 14
          const [[ax, ay], [bx, by]] = [at(hour, 96), at(hour, 112 + share * 13.4 + dome)]
          wedges += line(
            `M${round(ax)} ${round(ay)}L${round(bx)} ${round(by)}`,
            i % 3 === 0 ? tone(color, -0.16) : color,
            3 + share * 0.13,
            ROUND_ENDS,
          )
        }
      }
      const dial = [0, 6, 12, 18]
        .map((hour) => {
          const [x, y] = at(hour, 66)
          return note(String(hour), x, y + 10, Midnight, { anchor: 'middle', size: 30 })
        })
        .join('')
      return (
        rect(0, 0, 1200, 1200, Periwinkle) +
        disc([cx + 16, cy + 22], 566, tone(Periwinkle, -0.3)) +
        disc([cx, cy], 540, white) +
        ring(544, Sand, 44) +
        ring(568, tone(Sand, -0.25), 8) +
        ring(520, tone(Sand, -0.35), 5) +
        rect(cx - 44, 34, 88, 62, tone(Sand, -0.2)) +
        rect(cx - 20, 4, 40, 50, Midnight) +
        [10, 20]
          .map((share) =>
            line(
              running(
                Array.from({ length: 97 }, (_, i) => at(i / 4, 112 + share * 13.4)),
                10,
                12,
              ),
              tone(white, -0.25),
              4,
            ),
          )
          .join('') +
        wedges +
        dial
      )
    },
  })
}

/** A doily of a hundred and forty families: the ring nearest the middle is nearest to grandmother’s price. */
export function laceOfFamilies(): Drawing {
  const palette = shades('spring-2022', 'Tile blue', 'Mimosa flower', 'Limestone', 'Roof')
  const { Limestone, Roof } = palette
  const [blue, mimosa] = [palette['Tile blue'], palette['Mimosa flower']]
  const rings = [
    { families: 78, inner: 196, outer: 262 },
    { families: 34, inner: 288, outer: 382 },
    { families: 20, inner: 408, outer: 520 },
    { families: 8, inner: 548, outer: 690 },
  ]
  return makeDrawing({
    name: 'lace-of-families',
    title: 'A scallop a family: the nearer the middle, the nearer her price',
    credit: COUNTS,
    view: [1200, 1200],
    surface: 'paper',
    palette,
    alt: 'A white lace doily on tile blue, its edge cut off by the sheet. Seventy-eight small scallops make the inner ring, then thirty-four, twenty and, outermost, eight wide ones with yellow and brick-red knots between them.',
    draw: () => {
      const [cx, cy] = [560, 640]
      const at = (turn: number, radius: number): Point => [
        cx + Math.cos(turn * Math.PI * 2) * radius,
        cy + Math.sin(turn * Math.PI * 2) * radius,
      ]
      const p = (point: Point) => point.map(round).join(' ')
      let body = rect(0, 0, 1200, 1200, blue) + disc([cx, cy], 172, Limestone)
      for (let i = 0; i < 16; i++) {
        const [a, b, c] = [at(i / 16, 48), at((i + 0.5) / 16, 150), at((i + 1) / 16, 48)]
        body += shape(
          `M${p(a)}Q${p(at((i + 0.1) / 16, 130))} ${p(b)}Q${p(at((i + 0.9) / 16, 130))} ${p(c)}Z`,
          Roof,
        )
      }
      body += disc([cx, cy], 70, mimosa)
      rings.forEach(({ families, inner, outer }, ring) => {
        let [scallops, spokes] = ['', '']
        for (let i = 0; i < families; i++) {
          const [from, to] = [i / families, (i + 1) / families]
          const gap = 0.06 / families
          // A control point beyond the outer radius rounds the scallop up to it.
          const tall = inner + (outer - inner) * 1.36
          scallops += `M${p(at(from + gap, inner))}C${p(at(from + gap, tall))} ${p(at(to - gap, tall))} ${p(at(to - gap, inner))}`
          const threads = [0, 1, 5, 7, 17][ring + 1] ?? 1
          for (let k = 1; k <= threads; k++) {
            const turn = from + k / (threads + 1) / families
            const rise = Math.sin((k / (threads + 1)) * Math.PI)
            spokes += `M${p(at(turn, inner))}L${p(at(turn, inner + (outer - inner) * rise * 0.94))}`
          }
          const knot = at((from + to) / 2, outer + 12)
          body += disc(knot, 8 + ring * 5, ring === 2 || ring === 0 ? mimosa : Roof)
        }
        body += `<circle cx="${cx}" cy="${cy}" r="${inner - 8}" fill="none" stroke="${Limestone}" stroke-width="${10 + ring * 2}"/>`
        body += line(spokes, Limestone, 4 + ring) + line(scallops, Limestone, 7 + ring * 3.2, ROUND_ENDS)
      })
      return body
    },
  })
}

const PRICES = [
  { name: 'A wool coat', prices: [236, 168, 214] },
  { name: 'Leather shoes', prices: [142, 88, 131] },
  { name: 'A dress', prices: [95, 58, 84] },
  { name: 'A sweater', prices: [62, 31, 55] },
]

/** What a thing should cost, asked of three generations: washing lines that sag at the mother. */
export function threePosts(): Drawing {
  const palette = shades('spring-2022', 'Mimosa flower', 'Tile blue', 'Limestone', 'Roof', 'Ink', 'Garden')
  const { Limestone, Roof, Ink, Garden } = palette
  const [mimosa, blue] = [palette['Mimosa flower'], palette['Tile blue']]
  const colors = [blue, Roof, Limestone, Garden]
  return makeDrawing({
    name: 'three-posts',
    title: 'Grandmother, mother, daughter: what a thing should cost',
    credit: COUNTS,
    view: [1600, 1000],
    surface: 'paper',
    palette,
    alt: 'Four long ribbons are slung between three dark posts on mimosa yellow. Each is high at grandmother’s post, drops at mother’s and comes nearly back up at daughter’s.',
    draw: () => {
      const height = (price: number) => 930 - price * 3.4
      const posts = [210, 800, 1390]
      let [ribbons, tickets] = ['', '']
      PRICES.forEach(({ name, prices }, i) => {
        const [g = 0, m = 0, d = 0] = prices.map(height)
        const color = colors[i] ?? blue
        const thick = 66
        const edge = (dy: number, sag: number) =>
          `M-20 ${round(g + 34 + dy)}Q100 ${round(g + 40 + dy + sag)} 210 ${round(g + dy)}C360 ${round(g + 190 + dy + sag)} 590 ${round(m + 150 + dy + sag)} 800 ${round(m + dy)}C1010 ${round(m + 130 + dy + sag)} 1210 ${round(d + 190 + dy + sag)} 1390 ${round(d + dy)}Q1500 ${round(d + 40 + dy + sag)} 1620 ${round(d + 34 + dy)}`
        ribbons +=
          `<path d="${edge(thick / 2, 8)}" fill="none" stroke="${color}" stroke-width="${thick}"/>` +
          line(edge(9, 3), tone(color, i === 2 ? -0.3 : 0.5), 3.5, 'stroke-dasharray="13 9"') +
          line(edge(thick, 16), tone(color, -0.22), 7)
        const slope = (Math.atan((1.5 * (d - m) + 45) / 592) * 180) / Math.PI
        ribbons += note(name, 1106, (m + d) / 2 + 170, i === 0 ? Limestone : Ink, {
          size: 36,
          face: 'italic',
          anchor: 'middle',
          turn: slope,
        })
        tickets += prices
          .map((price, k) => {
            const [x, y] = [posts[k] ?? 0, height(price)]
            return (
              rect(x - 58, y + 6, 116, 52, Ink) +
              note(`$${price}`, x, y + 44, mimosa, { size: 34, anchor: 'middle' })
            )
          })
          .join('')
      })
      const names = ['Grandmother', 'Mother', 'Daughter']
      const poles = posts.map((x) => rect(x - 11, 40, 22, 960, Ink) + disc([x, 40], 24, Ink)).join('')
      const words = names
        .map((name, i) => note(name, (posts[i] ?? 0) + 36, 56, Ink, { size: 40, face: 'italic' }))
        .join('')
      return rect(0, 0, 1600, 1000, mimosa) + poles + ribbons + tickets + words
    },
  })
}
