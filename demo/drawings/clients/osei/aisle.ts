import { below, between, pick, type Random, seeded } from '../../../random.ts'
import { FLOORS } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shade } from '../../patterns/geometry.ts'
import { dimension, words } from '../../patterns/marks.ts'
import { disc, line, type Point, polygon, rect, round, shape } from '../../shapes.ts'
import { cut, OSEI } from '../house-colors.ts'
import { DASH, ROUND } from '../sheet.ts'

const { Plaster, Bottle, Tomato, 'Tile blue': blue, Ice, Lemon, Kraft } = OSEI
const [STALL, FLOOR] = [190, 780]

function heap(x: number, y: number, width: number, r: number, rows: number, fill: string): string {
  let body = ''
  for (let row = 0; row < rows; row++) {
    const count = Math.floor((width - row * r * 2) / (r * 2))
    const start = x + (width - count * r * 2) / 2
    for (let i = 0; i < count; i++)
      body += disc(
        [start + r + i * r * 2, y - r - row * r * 1.7],
        r,
        (i + row) % 3 ? fill : shade(fill, -0.16),
      )
  }
  return body
}

const slats = (x: number, y: number, w: number, h: number, fill: string) =>
  rect(x, y, w, h, shade(fill, -0.4)) +
  [0, 1, 2].map((k) => rect(x, y + (k * h) / 3, w, h / 3 - 5, fill)).join('')

/** What one trader puts out, from the floor up; `x` is the stall's left post. */
function goods(random: Random, kind: number, x: number): string {
  const [w, y] = [STALL - 14, FLOOR]
  const garment = (gx: number, top: number, length: number, fill: string) =>
    shape(`M${gx} ${top}l22 -14l22 14l6 ${length}h-56z`, fill) +
    line(`M${gx + 22} ${top - 12}v-16`, Bottle, 3)
  switch (kind) {
    case 0:
      return slats(x + 6, y - 130, w - 12, 130, Kraft) + heap(x + 10, y - 130, w - 20, 17, 4, Tomato)
    case 1:
      return (
        rect(x, y - 150, w, 150, Bottle) +
        [0, 1, 2, 3]
          .map(
            (i) =>
              rect(x + 12 + i * 42, y - 234, 32, 84, pick(random, [Lemon, Tomato, Ice])) +
              rect(x + 16 + i * 42, y - 248, 24, 16, Bottle),
          )
          .join('') +
        line(`M${x + 10} ${y - 120}h${w - 20}v90h-${w - 20}z`, shade(Bottle, 0.4), 3, DASH)
      )
    case 2:
      return (
        line(`M${x} ${y - 330}H${x + w}`, Bottle, 6) +
        [Tomato, Plaster, blue]
          .map((fill, i) => garment(x + 12 + i * 54, y - 290, between(random, 170, 240), fill))
          .join('')
      )
    case 3: {
      let tiles = rect(x, y - 170, w, 170, Plaster)
      for (let i = 0; i < 24; i++)
        if ((i + Math.floor(i / 6)) % 2)
          tiles += rect(x + (i % 6) * (w / 6), y - 170 + Math.floor(i / 6) * 42.5, w / 6, 42.5, blue)
      const slab = polygon([
        [x - 4, y - 176],
        [x + w + 4, y - 176],
        [x + w - 14, y - 226],
        [x + 14, y - 226],
      ] as Point[])
      return (
        tiles +
        shape(slab, Ice) +
        [0, 1, 2]
          .map((i) =>
            shape(
              `M${x + 18 + i * 52} ${y - 200}c14 -18 34 -18 44 -2l12 -10v24l-12 -10c-12 16 -32 14 -44 -2z`,
              i === 1 ? Tomato : Bottle,
            ),
          )
          .join('')
      )
    }
    case 4:
      return [0, 1, 2]
        .map(
          (t) =>
            slats(x + 6, y - 84 - t * 90, w - 12 - t * 46, 80, Kraft) +
            heap(x + 8 + (t === 2 ? 0 : 110 - t * 40), y - 84 - t * 90, t === 2 ? 70 : 52, 13, 2, Lemon),
        )
        .join('')
    case 5:
      return (
        rect(x, y - 120, w, 120, Tomato) +
        Array.from({ length: 6 }, (_, i) => {
          const [cx, height] = [x + 18 + i * 28, 90 + below(random, 70)]
          const fill = pick(random, [blue, Plaster, Bottle, Lemon])
          return (
            rect(cx - 12, y - 120 - height, 24, height, fill) +
            disc([cx, y - 120 - height], 12, shade(fill, -0.2))
          )
        }).join('')
      )
    case 6:
      return (
        rect(x, y - 160, w, 14, Bottle) +
        shape(`M${x} ${y - 150}h${w}v84l-${w / 2} 26l-${w / 2} -26z`, Lemon) +
        rect(x + 10, y - 146, 10, 146, Bottle) +
        rect(x + w - 20, y - 146, 10, 146, Bottle) +
        [0, 1, 2]
          .map(
            (i) =>
              `<ellipse cx="${x + 34 + i * 54}" cy="${y - 184}" rx="28" ry="24" fill="${shade(Kraft, -0.2)}"/>`,
          )
          .join('') +
        [0, 1]
          .map((i) => `<ellipse cx="${x + 62 + i * 54}" cy="${y - 224}" rx="28" ry="22" fill="${Kraft}"/>`)
          .join('')
      )
    default: {
      let stems = ''
      for (let i = 0; i < 11; i++) {
        const [sx, top] = [x + 16 + i * 14.6, y - 210 - below(random, 90)]
        stems +=
          line(
            `M${round(x + 30 + i * 11)} ${y - 110}Q${round(sx)} ${y - 160} ${round(sx)} ${top}`,
            Bottle,
            4,
          ) +
          disc([sx, top], 14, pick(random, [Tomato, Lemon, Plaster])) +
          disc([sx, top], 5, Bottle)
      }
      return stems + shape(`M${x + 14} ${y - 130}H${x + w - 14}L${x + w - 34} ${y}H${x + 34}Z`, blue)
    }
  }
}

export function eastAisle(): Drawing {
  const kinds = [0, 6, 1, 2, 4, 5, 3, 7, 2, 0, 5, 1]
  return makeDrawing({
    name: 'osei-east-aisle',
    title: 'East aisle, stalls 1 to 12, under one hem',
    credit: FLOORS,
    view: [2400, 960],
    surface: 'paper',
    palette: cut(OSEI, 'Ice', 'Bottle', 'Plaster', 'Tomato', 'Lemon', 'Kraft', 'Tile blue'),
    alt: 'A long elevation of twelve market stalls, fruit, bread, jars, coats, cloth rolls, fish and flowers, all different, beneath one continuous scalloped awning in bottle green and plaster.',
    draw: () => {
      const random = seeded(77)
      const left = 60
      const scallops = Array.from({ length: 49 }, (_, i) => {
        const x = left - 36 + i * 48
        return shape(`M${x} 190h48v150a24 24 0 0 1 -48 0z`, i % 2 ? Plaster : Bottle)
      })
      return [
        rect(0, 0, 2400, 960, Ice),
        line(Array.from({ length: 12 }, (_, i) => `M0 ${40 + i * 62}H2400`).join(''), shade(Ice, -0.06), 3),
        rect(0, FLOOR, 2400, 180, shade(Plaster, -0.04)),
        line(
          Array.from({ length: 26 }, (_, i) => `M${i * 100} ${FLOOR}l-60 180`).join(''),
          shade(Plaster, -0.16),
          2.4,
        ),
        ...kinds.map((kind, i) => {
          const x = left + i * STALL
          return (
            rect(x - 8, 300, 8, FLOOR - 300, Bottle) +
            line(`M${x + STALL / 2 - 8} 340v60`, Bottle, 4) +
            disc([x + STALL / 2 - 8, 416], 24, Lemon) +
            goods(random, kind, x)
          )
        }),
        rect(left + 12 * STALL - 8, 300, 8, FLOOR - 300, Bottle),
        shape(
          `M${left - 36} 196L${left + 8} 120H${left + 12 * STALL - 14}L${left + 12 * STALL + 34} 196Z`,
          Bottle,
        ),
        ...scallops,
        line(`M${left - 36} 212H${left + 12 * STALL + 34}`, Tomato, 5, DASH),
        ...kinds.map((_, i) =>
          words(String(i + 1), [left + (i + 0.46) * STALL, 160], 36, Plaster, 0, 'display'),
        ),
        dimension([left - 8, 872], [left + 12 * STALL - 8, 872], Bottle, '', 30, 4),
        rect(1140, 846, 120, 52, shade(Plaster, -0.04)),
        words('42.0', [1200, 872], 36, Bottle),
        line('M24 196V780', Tomato, 4),
        line('M10 196h28M10 780h28', Tomato, 4, ROUND),
      ].join('')
    },
  })
}
