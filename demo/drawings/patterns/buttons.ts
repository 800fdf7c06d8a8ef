import { below, between, pick, seeded } from '../../random.ts'
import { STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { disc, line, type Point, rect, shape } from '../shapes.ts'
import { shade } from './geometry.ts'
import { thread, words } from './marks.ts'
import { button } from './tools.ts'

const CARDS = shades('autumn-2017', 'Toffee', 'Paprika', 'Parchment', 'Denim', 'Forest', 'Bitter')

/** Cards from the drawer: what is sewn on may be borrowed; what is missing has been. */
export function buttonCards(): Drawing {
  const { Toffee, Paprika, Parchment, Denim, Forest, Bitter } = CARDS
  const colors: [string, ...string[]] = [Paprika, Denim, Forest, Paprika, Toffee, Denim]
  const card = (x: number, y: number, w: number, h: number, seed: number) => {
    const random = seeded(seed)
    const dark = seed % 4 === 1
    const paper = dark ? pick(random, [Forest, Bitter, Denim] as const) : Parchment
    const color = dark ? pick(random, [Parchment, Parchment, Paprika] as const) : pick(random, colors)
    const radius = [26, 36, 48, 64][below(random, 4)] ?? 36
    const across = Math.max(1, Math.floor((w - 30) / (radius * 2.5)))
    const down = Math.max(1, Math.floor((h - 92) / (radius * 2.5)))
    const holes = pick(random, [2, 4, 4, 0] as const)
    const missing = below(random, across * down + 3)
    const [dx, dy] = [(w - 24) / across, (h - 84) / down]
    const sewn = Array.from({ length: across * down }, (_, i) => {
      const at: Point = [x + 12 + dx * ((i % across) + 0.5), y + 76 + dy * (Math.floor(i / across) + 0.5)]
      const turn = between(random, -18, 18)
      // A borrowed button leaves its two ends of thread.
      if (i === missing)
        return thread(`M${at[0] - 7} ${at[1] - 6}l10 14M${at[0] + 8} ${at[1] - 8}l-9 12`, Paprika, 3.4)
      return button({
        at,
        radius,
        fill: color,
        rim: shade(color, color === Bitter ? 0.25 : -0.3),
        hole: paper,
        holes,
        thread: color === Parchment ? Toffee : Parchment,
        turn,
      })
    })
    return [
      rect(x + 9, y + 11, w, h, shade(Toffee, -0.28)),
      rect(x, y, w, h, paper),
      line(`M${x + 16} ${y + 52}H${x + w - 16}`, dark ? Parchment : Bitter, 2.4),
      line(`M${x + 16} ${y + 30}H${x + 16 + w * between(random, 0.25, 0.5)}`, dark ? Parchment : Bitter, 7),
      disc([x + w - 28, y + 28], 8, Toffee),
      ...sewn,
    ].join('')
  }
  const columns: [x: number, width: number, heights: number[]][] = [
    [-70, 290, [330, 410, 300, 420, 300]],
    [244, 250, [210, 380, 470, 300, 380]],
    [518, 360, [440, 300, 400, 380, 260]],
    [902, 330, [300, 420, 300, 460, 300]],
  ]
  return makeDrawing({
    name: 'button-cards',
    title: 'Drawer 14, with three out on loan',
    credit: STUDIO,
    view: [1200, 1600],
    surface: 'paper',
    palette: CARDS,
    alt: 'Sample cards of red, blue, green and brown buttons lie close together on a tan tabletop; here and there a pair of cut red threads shows where one has been borrowed.',
    draw: () =>
      rect(0, 0, 1200, 1600, Toffee) +
      columns
        .map(([x, width, heights], c) => {
          let y = -60 - c * 34
          return heights
            .map((height, r) => {
              const drawn = card(x, y, width, height, 200 + c * 17 + r * 5)
              y += height + 24
              return drawn
            })
            .join('')
        })
        .join(''),
  })
}

const GAUGE = shades('autumn-2017', 'Parchment', 'Denim', 'Paprika', 'Bitter', 'Mauve wood')

/** The gauge that tells a ligne: forty of them to the inch. */
export function buttonGauge(): Drawing {
  const { Parchment, Denim, Paprika, Bitter, 'Mauve wood': Mauve } = GAUGE
  const lignes = [14, 16, 18, 20, 24, 28, 32, 36, 40]
  return makeDrawing({
    name: 'button-gauge',
    title: 'Fourteen ligne to forty',
    credit: STUDIO,
    view: [1500, 1200],
    surface: 'paper',
    palette: GAUGE,
    lead: 2,
    focalPoint: { x: 0.7, y: 0.5 },
    alt: 'A card gauge with nine round holes, marked from 14 to 40 ligne, lies under one enormous red four-hole button, sewn with blue thread and cut off by the right edge.',
    draw: () => {
      let x = 80
      const holes = lignes.map((ligne, i) => {
        const radius = ligne * 2.1
        x += radius
        const at: Point = [x, 960 - radius]
        x += radius + 26
        const filled = i === 2 || i === 5 || i === 7
        return (
          disc(at, radius, shade(Parchment, -0.32)) +
          (filled
            ? button({
                at,
                radius: radius - 3,
                fill: i === 5 ? Bitter : Denim,
                rim: i === 5 ? shade(Bitter, 0.2) : shade(Denim, -0.3),
                hole: Parchment,
                holes: i === 2 ? 2 : 4,
                thread: Paprika,
                turn: 20,
              })
            : disc([at[0] + 2, at[1] + 4], radius - 4, Mauve)) +
          words(String(ligne), [at[0], 1012], 34, Bitter)
        )
      })
      return [
        rect(0, 0, 1500, 1200, Mauve),
        shape('M40 640H1620V1090H40Z', shade(Mauve, -0.3)),
        shape('M24 620H1620V1074H24Z', Parchment),
        line('M60 960H1500', Bitter, 3),
        ...holes,
        disc([1030, 360], 560, shade(Mauve, -0.3)),
        disc([1010, 330], 560, Paprika),
        disc([1010, 330], 478, shade(Paprika, -0.16)),
        disc([1004, 322], 462, Paprika),
        ...[-1, 1].flatMap((sx) => [-1, 1].map((sy) => disc([1004 + sx * 128, 322 + sy * 128], 56, Bitter))),
        ...[-14, 0, 14].flatMap((off) => [
          thread(
            `M${876 + off} ${194 - off}L${1132 + off} ${450 - off}`,
            shade(Denim, off === 0 ? 0.2 : 0),
            15,
          ),
          thread(
            `M${1132 + off} ${194 + off}L${876 + off} ${450 + off}`,
            shade(Denim, off === 0 ? 0.2 : 0),
            15,
          ),
        ]),
      ].join('')
    },
  })
}
