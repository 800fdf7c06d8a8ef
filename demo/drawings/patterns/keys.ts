import { below, between, pick, type Random, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, shape } from '../shapes.ts'
import { arc, path, shade } from './geometry.ts'
import { thread, words } from './marks.ts'
import { button } from './tools.ts'

const KEYS = shades('autumn-2021', 'Amber', 'Tacking red', 'Blackcurrant', 'Steel', 'Calico')

/** A door key hanging from its bow, drawn as one silhouette so that it can also be painted as its own absence. */
function key(at: Point, turn: number, teeth: number, color: string, length: number): string {
  const bits = [0, 1, 2, 3]
    .filter((i) => ((teeth >> i) & 1) === 1)
    .map((i) => `M0 ${length - 12 - i * 32}h${i % 2 === 0 ? 58 : 42}`)
    .join('')
  return (
    `<g transform="translate(${at[0]} ${at[1]}) rotate(${turn})">` +
    line('M0 104V112', color, 40) +
    line(`M0 96V${length}`, color, 20) +
    `<ellipse cx="0" cy="46" rx="50" ry="56" fill="none" stroke="${color}" stroke-width="21"/>` +
    `${line(bits, color, 20)}</g>`
  )
}

/** Twelve hooks. Ten keys are in, one is going out, one is at somebody's house. */
export function twelveKeys(): Drawing {
  const { Amber, 'Tacking red': red, Blackcurrant, Steel, Calico } = KEYS
  return makeDrawing({
    name: 'twelve-keys',
    title: 'Ten in, two out, Thursday evening',
    credit: STUDIO,
    view: [1600, 1067],
    surface: 'paper',
    palette: KEYS,
    focalPoint: { x: 0.7, y: 0.6 },
    alt: 'Twelve numbered hooks in two rows on an amber board; ten hold dark or steel keys with paper tags, and two show only the painted outline of the key that belongs there.',
    draw: () => {
      const random = seeded(12)
      const hooks = Array.from({ length: 12 }, (_, i) => {
        const at: Point = [110 + (i % 6) * 272 + (i > 5 ? 70 : 0), i < 6 ? 96 : 616]
        const teeth = 1 + below(random, 15)
        const turn = between(random, -5, 5)
        const length = between(random, 290, 372)
        const out = i === 4 || i === 9
        const color = i % 3 === 1 || i === 6 ? Steel : Blackcurrant
        const tag: Point = [at[0] - 74, at[1] + 214 + between(random, -20, 40)]
        const fob = i % 5 === 2 ? red : Calico
        return [
          key([at[0] + 10, at[1] + 12], turn, teeth, shade(Amber, out ? -0.3 : -0.2), length),
          out ? '' : key(at, turn, teeth, color, length),
          out
            ? ''
            : thread(
                `M${at[0] - 16} ${at[1] + 6}C${at[0] - 66} ${at[1] + 40} ${tag[0] - 10} ${tag[1] - 120} ${tag[0]} ${tag[1] - 52}`,
                Blackcurrant,
                4,
              ),
          out
            ? ''
            : disc([tag[0] + 6, tag[1] + 8], 56, shade(Amber, -0.24)) +
              disc(tag, 56, fob) +
              disc([tag[0], tag[1] - 42], 6, Blackcurrant),
          out
            ? ''
            : words(String(i + 1), [tag[0], tag[1] + 6], 46, fob === red ? Calico : Blackcurrant, turn),
          thread(
            `M${at[0]} ${at[1] - 40}V${at[1] + 2}C${at[0]} ${at[1] + 18} ${at[0] + 22} ${at[1] + 16} ${at[0] + 20} ${at[1] - 4}`,
            red,
            10,
          ),
          disc([at[0], at[1] - 42], 16, red),
        ].join('')
      })
      const pencil = line('M0 566H1600', shade(Amber, -0.22), 3)
      return rect(0, 0, 1600, 1067, Amber) + pencil + hooks.join('') + rect(0, 1010, 1600, 60, Blackcurrant)
    },
  })
}

const LOCKERS = shades(
  'autumn-2021',
  'Calico',
  'Slate',
  'Oxide',
  'Amber',
  'Tacking red',
  'Bay leaf',
  'Blackcurrant',
)

type Kind = 'shirt' | 'knit' | 'scarf' | 'parcel' | 'trousers' | 'hat'
interface Folded {
  x: number
  y: number
  w: number
  h: number
  color: string
  trim: string
}

/** Something folded, seen from above, in a compartment of the given size. */
const FOLDED: Record<Kind, (parts: Folded) => string> = {
  shirt: ({ x, y, w, h, color, trim }) =>
    rect(x, y, w, h, color) +
    line(`M${x + w * 0.5} ${y + h * 0.2}V${y + h}`, shade(color, -0.25), 4) +
    shape(
      `M${x + w * 0.22} ${y}L${x + w * 0.5} ${y + h * 0.24}L${x + w * 0.36} ${y + h * 0.36}L${x + w * 0.1} ${y + h * 0.1}ZM${x + w * 0.78} ${y}L${x + w * 0.5} ${y + h * 0.24}L${x + w * 0.64} ${y + h * 0.36}L${x + w * 0.9} ${y + h * 0.1}Z`,
      shade(color, 0.3),
    ) +
    [0.46, 0.66, 0.86]
      .map((t) =>
        button({ at: [x + w * 0.5, y + h * t], radius: 9, fill: trim, rim: trim, hole: color, holes: 2 }),
      )
      .join(''),
  knit: ({ x, y, w, h, color, trim }) =>
    rect(x, y, w, h, color) +
    line(
      Array.from({ length: 9 }, (_, i) => `M${x + (w * (i + 1)) / 10} ${y + h - 34}v34`).join(''),
      shade(color, -0.3),
      4,
    ) +
    line(path(arc([x + w / 2, y - 6], w * 0.26, 8, 172, 20)), trim, 22) +
    line(`M${x} ${y + h - 36}H${x + w}`, shade(color, -0.3), 4),
  scarf: ({ x, y, w, h, color, trim }) =>
    rect(x, y, w, h - 34, color) +
    Array.from({ length: 5 }, (_, i) => rect(x, y + 16 + (i * (h - 34)) / 5, w, (h - 34) / 12, trim)).join(
      '',
    ) +
    line(
      Array.from({ length: 14 }, (_, i) => `M${x + 6 + (i * (w - 12)) / 13} ${y + h - 34}v32`).join(''),
      color,
      5,
    ),
  parcel: ({ x, y, w, h, color, trim }) =>
    rect(x, y + h * 0.14, w, h * 0.72, color) +
    line(`M${x + w * 0.36} ${y + h * 0.14}v${h * 0.72}M${x} ${y + h * 0.5}h${w}`, trim, 7) +
    thread(`M${x + w * 0.36} ${y + h * 0.5}c-40 -46 -70 6 0 0c50 -60 84 0 0 0`, trim, 7),
  trousers: ({ x, y, w, h, color, trim }) =>
    rect(x, y, w, h * 0.48, color) +
    rect(x, y + h * 0.52, w, h * 0.48, shade(color, -0.14)) +
    line(`M${x + w * 0.12} ${y}v${h}`, trim, 9),
  hat: ({ x, y, w, h, color, trim }) =>
    disc([x + w / 2, y + h / 2], Math.min(w, h) * 0.5, color) +
    disc([x + w / 2, y + h / 2], Math.min(w, h) * 0.31, trim) +
    disc([x + w / 2, y + h / 2 - 4], Math.min(w, h) * 0.27, shade(color, 0.14)),
}

/** The cupboard laid on its back: twelve compartments, one of them empty and one not yet opened. */
export function twelveLockers(): Drawing {
  const { Calico, Slate, Oxide, Amber, 'Tacking red': red, 'Bay leaf': Bay, Blackcurrant } = LOCKERS
  const kinds: [Kind, ...Kind[]] = ['shirt', 'knit', 'scarf', 'parcel', 'trousers', 'hat']
  const colors: [string, ...string[]] = [Slate, red, Amber, Bay, Calico]
  const fill = (random: Random, x: number, y: number, w: number, h: number, i: number) => {
    const first = colors[(i * 2) % 5] ?? Slate
    const second = colors[(i * 2 + 3) % 5] ?? red
    const kind = kinds[(i * 5 + 1) % 6] ?? 'shirt'
    const [dx, dy] = [between(random, 8, 22), between(random, 8, 26)]
    return (
      rect(x + 34 - dx, y + 40 + dy, w - 54, h - 70, shade(Blackcurrant, 0.12)) +
      (kind === 'hat' ? '' : rect(x + 24 + dx, y + 20, w - 52, h - 62, second)) +
      FOLDED[kind]({
        x: x + 18 + dx * 0.4,
        y: y + 24 + dy * 0.5,
        w: w - 52,
        h: h - 64,
        color: first,
        trim: pick(random, [second, Blackcurrant]),
      })
    )
  }
  return makeDrawing({
    name: 'twelve-lockers',
    title: 'Twelve doors, seen from above',
    credit: STUDIO,
    view: [1200, 1500],
    surface: 'paper',
    palette: LOCKERS,
    lead: 2,
    alt: 'A wooden cupboard with twelve compartments seen flat: folded shirts, knits, scarves, trousers, a hat and parcels in slate, red, amber and green; one door is shut and one compartment is bare.',
    draw: () => {
      const random = seeded(77)
      const [w, h] = [372, 350]
      const cells = Array.from({ length: 12 }, (_, i) => {
        const [x, y] = [36 + (i % 3) * 382, 32 + Math.floor(i / 3) * 364]
        const inside = rect(x, y, w, h, Blackcurrant)
        if (i === 7) return inside + rect(x, y + h - 16, w, 16, shade(Blackcurrant, 0.14))
        if (i === 3)
          return (
            rect(x, y, w, h, Calico) +
            line(`M${x + 26} ${y + 26}h${w - 52}v${h - 52}h${52 - w}Z`, Oxide, 4) +
            disc([x + w - 60, y + h / 2], 15, Blackcurrant) +
            shape(`M${x + w - 66} ${y + h / 2}h12l8 44h-28Z`, Blackcurrant) +
            words('4', [x + 70, y + 76], 58, Oxide, 0, 'display')
          )
        return inside + fill(random, x, y, w, h, i)
      })
      return rect(0, 0, 1200, 1500, Oxide) + cells.join('')
    },
  })
}
