import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect, shape } from '../shapes.ts'
import { box, extrude, rectangle } from './bodies.ts'
import { coat, standCoat } from './garments.ts'
import { blend, elevation, picture, stage } from './light.ts'

/** The dark that the others are shaded with; where it covers little it is not on the card. */
const { Squid } = shades('spring-2017', 'Squid')

/** Walls that stand free, one opening, a trough of water: pink doing the carrying. */
export function pinkWalls(): Drawing {
  const palette = shades('spring-2017', 'Pale aqua', 'Flamingo', 'Primrose', 'Hazel', 'Lapis')
  const { 'Pale aqua': aqua, Flamingo, Primrose, Hazel, Lapis } = palette
  return picture({
    name: 'pink-walls',
    title: 'The wall that holds the rest',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'Free-standing flamingo walls, one with a square opening, rise around a lapis water trough under a pale aqua sky; a single primrose wall closes the court at the back.',
    draw: () => {
      const s = stage(elevation([0, 1420], 0.42, 0.36), [0.66, 0.34, -0.52])
      const pink = {
        lit: blend(Flamingo, '#ffffff', 0.12),
        half: Flamingo,
        shade: blend(Flamingo, Squid, 0.38),
      }
      const floor = blend(Hazel, '#ffffff', 0.3)
      const shade = blend(Hazel, Squid, 0.4)
      const back = box([-600, 980, 0], [2400, 60, 560])
      const left = extrude('y', [...rectangle(-260, 0, 620, 1010)], 560, 70, [rectangle(70, 330, 180, 260)])
      const crossing = box([360, 60, 0], [66, 570, 720])
      const low = box([500, 330, 0], [620, 60, 210])
      const trough = box([440, -60, 0], [420, 130, 66])
      const onBack = [
        [-600, 980, 0],
        [1800, 980, 0],
        [1800, 980, 560],
        [-600, 980, 560],
      ] as const
      const onLow = [
        [500, 330, 0],
        [1120, 330, 0],
        [1120, 330, 210],
        [500, 330, 210],
      ] as const
      return [
        rect(0, 0, 1200, 1500, aqua),
        s.area(
          [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 980, 0],
            [-2000, 980, 0],
          ],
          floor,
        ),
        ...[left, crossing, low, trough].map((solid) => s.shadow(solid, shade)),
        s.body(back, { lit: Primrose, half: Primrose, shade: blend(Primrose, Hazel, 0.6) }),
        ...[left, crossing, low].map((solid) =>
          s.shadow(solid, blend(Primrose, Hazel, 0.85), { point: [0, 980, 0], normal: [0, -1, 0] }, onBack),
        ),
        s.body(left, pink),
        s.body(low, { lit: aqua, half: blend(aqua, Lapis, 0.22), shade: Lapis }),
        s.shadow(crossing, Lapis, { point: [0, 330, 0], normal: [0, -1, 0] }, onLow),
        s.body(crossing, pink),
        s.body(trough, { lit: Lapis, half: blend(Hazel, Squid, 0.2), shade: Squid }),
        s.area(
          [
            [456, -44, 66],
            [700, -44, 66],
            [780, 30, 66],
            [536, 30, 66],
          ],
          blend(Lapis, aqua, 0.3),
        ),
        s.line(
          [
            [440, -60, 66],
            [860, -60, 66],
            [860, 70, 66],
          ],
          aqua,
          4,
        ),
      ].join('')
    },
  })
}

/** The same pink at arm’s length: a lapel, three planes and the dark under them. */
export function pinkLapel(): Drawing {
  const palette = shades('spring-2017', 'Flamingo', 'Squid', 'Sea salt', 'Lapis', 'Primrose')
  const { Flamingo, 'Sea salt': salt, Lapis, Primrose } = palette
  const [lit, shade, deep] = [
    blend(Flamingo, '#ffffff', 0.16),
    blend(Flamingo, Squid, 0.3),
    blend(Flamingo, Squid, 0.52),
  ]
  return picture({
    name: 'pink-lapel',
    title: 'Three pinks, one bolt',
    view: [1500, 1000],
    palette,
    lead: 0,
    focalPoint: { x: 0.5, y: 0.45 },
    alt: 'A flamingo lapel seen so near that it becomes planes: lit, half and shadow of one cloth, crossed by the pale wedge of a shirt, a lapis tie and one dark button.',
    draw: () =>
      [
        rect(0, 0, 1500, 1000, Flamingo),
        shape('M0 0H560L860 1000H0Z', shade),
        shape('M0 380L250 1000H0Z', Squid),
        shape('M0 380L250 1000H214L0 470Z', deep),
        // Shirt and tie between the two fronts.
        shape('M420 0H1010L838 720L780 800Z', salt),
        shape('M420 0L640 150L760 60L740 -10Z', blend(salt, Lapis, 0.16)),
        shape('M690 96L770 70L820 120L856 470L815 640L760 500Z', Lapis),
        shape('M690 96L770 70L820 120L776 176L716 168Z', blend(Lapis, Squid, 0.45)),
        // The shadow each lapel lays on what is beneath it, always to the right and down.
        shape('M380 0L300 70L430 180L362 262L860 1000L880 900L560 330Z', deep),
        shape('M360 0L250 60L392 190L318 262L812 930L846 800L470 0Z', lit),
        shape('M360 0L250 60L392 190L520 92L470 0Z', Flamingo),
        shape('M392 190L520 92L846 800L812 930L700 640Z', blend(lit, Flamingo, 0.6)),
        shape('M1010 0L846 800L960 980L1300 330L1210 262L1310 170L1140 0Z', deep),
        shape('M1010 0L846 800L910 890L1236 300L1150 236L1252 140L1100 0Z', Flamingo),
        shape('M1100 0L1252 140L1150 236L1030 130L1060 0Z', lit),
        line('M366 262L806 858', deep, 3, 'stroke-dasharray="10 9"'),
        line('M1128 250L1196 304L905 836', shade, 3, 'stroke-dasharray="10 9"'),
        shape('M560 560l84 -40l9 18l-84 40Z', deep),
        '<circle cx="872" cy="952" r="44" fill="#111118"/>',
        `<circle cx="862" cy="942" r="44" fill="${Squid}"/>`,
        `<circle cx="852" cy="932" r="6" fill="${Flamingo}"/><circle cx="872" cy="952" r="6" fill="${Flamingo}"/>`,
        // A welt pocket with a folded square.
        shape('M1120 720L1440 640L1456 704L1136 784Z', shade),
        shape('M1136 718L1216 470L1292 590L1366 440L1434 642Z', Primrose),
        shape('M1216 470L1292 590L1262 684L1176 706Z', blend(Primrose, Squid, 0.24)),
        shape('M1112 704L1432 624L1446 680L1126 760Z', lit),
      ].join(''),
  })
}

/** A coat the color of the wall it came out of. */
export function pinkDoor(): Drawing {
  const palette = shades('spring-2017', 'Flamingo', 'Lapis', 'Sea salt')
  const { Flamingo, Lapis, 'Sea salt': salt } = palette
  return picture({
    name: 'pink-door',
    title: 'Wall, coat, one dye lot',
    view: [1200, 1500],
    palette,
    lead: 0,
    focalPoint: { x: 0.6, y: 0.6 },
    alt: 'A flamingo coat stands by itself in front of a thick flamingo wall with a tall opening onto blue; its shadow crosses the pale floor and bends up the wall.',
    draw: () => {
      const s = stage(elevation([-40, 1370], 0.3, 0.36), [0.66, 0.52, -0.5])
      const wall = extrude('y', rectangle(-300, 0, 1800, 1700), 420, 150, [rectangle(180, 0, 300, 900)])
      const cut = {
        at: [560, 170, 0] as const,
        height: 720,
        hem: [165, 120] as const,
        shoulder: [142, 80] as const,
        square: 2.6,
      }
      const { all } = coat(cut)
      const pink = {
        lit: blend(Flamingo, '#ffffff', 0.14),
        half: Flamingo,
        shade: blend(Flamingo, Squid, 0.36),
      }
      const face = [
        [-300, 420, 0],
        [180, 420, 0],
        [180, 420, 900],
        [480, 420, 900],
        [480, 420, 0],
        [1500, 420, 0],
        [1500, 420, 1700],
        [-300, 420, 1700],
      ] as const
      const front = [
        [-3000, -3000, 0],
        [3000, -3000, 0],
        [3000, 420, 0],
        [-3000, 420, 0],
      ] as const
      return [
        rect(0, 0, 1200, 1500, Lapis),
        s.area(
          [
            [-2000, -2000, 0],
            [3000, -2000, 0],
            [3000, 900, 0],
            [-2000, 900, 0],
          ],
          salt,
        ),
        s.shadow(wall, blend(salt, Lapis, 0.5)),
        s.clipped(front, s.area([...front], salt)),
        s.shadow(all, Lapis, undefined, front),
        s.body(wall, {
          lit: blend(Flamingo, Squid, 0.1),
          half: Flamingo,
          shade: blend(Flamingo, Squid, 0.5),
        }),
        s.shadow(all, blend(Flamingo, Squid, 0.42), { point: [0, 420, 0], normal: [0, -1, 0] }, face),
        standCoat(s, cut, pink, Squid),
      ].join('')
    },
  })
}
