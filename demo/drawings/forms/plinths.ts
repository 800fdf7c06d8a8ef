import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { arc, BOOT, box, extrude, type Flat, flight, LOAFER, scaled, turned } from './bodies.ts'
import { pile, room } from './garments.ts'
import { blend, corner, elevation, picture, type Solid, stage, type Tones, tones, type Vec } from './light.ts'

/** A town of plinths seen from above its corner, one thing to each. */
export function plinthTown(): Drawing {
  const palette = shades(
    'spring-2015',
    'Shell grey',
    'Watermelon',
    'Cornflower',
    'Lemon ice',
    'Ochre',
    'Espresso',
  )
  const { 'Shell grey': shell, Watermelon, Cornflower, 'Lemon ice': lemon, Ochre, Espresso } = palette
  return picture({
    name: 'plinth-town',
    title: 'Seven plinths, six things',
    view: [1400, 1400],
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.45 },
    alt: 'Seven square plinths of different heights stand like a small town on pale ground; on six of them are a hat, a boot, a ball, a bag, a loafer and a pile of knits, and the tallest, in watermelon, carries nothing.',
    draw: () => {
      const s = stage(corner([-20, 905], 0.94, 0.5), [0.95, 0.3, -0.62])
      const side = 190
      const plot = (x: number, y: number, height: number, paint: Tones) => ({
        x,
        y,
        height,
        paint,
        solid: box([x, y, 0], [side, side, height]),
      })
      const [red, blue, ochre, lemonTones, dark] = [
        tones(Watermelon, Espresso),
        tones(Cornflower, Espresso),
        tones(Ochre, Espresso),
        tones(lemon, Ochre),
        { lit: blend(Espresso, shell, 0.2), half: blend(Espresso, shell, 0.08), shade: Espresso },
      ]
      const plots = [
        plot(60, 780, 250, ochre),
        plot(400, 700, 620, red),
        plot(760, 640, 150, lemonTones),
        plot(-40, 330, 400, blue),
        plot(330, 260, 190, lemonTones),
        plot(760, 210, 330, dark),
        plot(320, -160, 90, red),
      ]
      const on = (i: number): Vec => {
        const { x = 0, y = 0, height = 0 } = plots[i] ?? {}
        return [x + side / 2, y + side / 2, height]
      }
      const hat = ([x, y, z]: Vec): Solid =>
        turned(
          [x, y, z],
          [
            [112, 0],
            [112, 9],
            [66, 11],
            [62, 74],
            [48, 86],
          ],
        )
      const footwear = (outline: readonly Flat[], [x, y, z]: Vec, size: number) =>
        extrude('y', scaled(outline, size, [x - 60 * size, z]), y - 24 * size, 48 * size)
      const bag = ([x, y, z]: Vec): Solid => [
        ...extrude('y', [...arc([x, z + 108], 56, 0, 180), ...arc([x, z + 108], 44, 180, 0)], y - 6, 12),
        ...box([x - 78, y - 32, z], [156, 64, 110]),
      ]
      const things: [number, Solid[], Tones][] = [
        [0, [hat(on(0))], blue],
        [2, [footwear(LOAFER, on(2), 1.3)], dark],
        [3, [footwear(BOOT, on(3), 1.2)], ochre],
        [4, [bag(on(4))], red],
        [6, pile([on(6)[0] - 76, on(6)[1] - 64, on(6)[2]], [152, 128], 26, 4), blue],
      ]
      const ballAt: Vec = [on(5)[0], on(5)[1], on(5)[2] + 84]
      const shadow = blend(shell, Espresso, 0.34)
      return [
        rect(0, 0, 1400, 1400, shell),
        ...plots.map(({ solid }) => s.shadow(solid, shadow)),
        ...things.flatMap(([, solids]) => solids.map((solid) => s.shadow(solid, shadow))),
        s.shadow(s.ballDisc(ballAt, 84), shadow),
        ...plots.map(({ solid, paint, x, y, height }, i) => {
          const thing = things.find(([plot]) => plot === i)
          const top: Vec[] = [
            [x, y, height],
            [x + side, y, height],
            [x + side, y + side, height],
            [x, y + side, height],
          ]
          const falling =
            thing?.[1]
              .map((solid) => s.shadow(solid, paint.shade, { point: [0, 0, height], normal: [0, 0, 1] }, top))
              .join('') ?? ''
          const ball =
            i === 5
              ? s.shadow(
                  s.ballDisc(ballAt, 84),
                  paint.shade,
                  { point: [0, 0, height], normal: [0, 0, 1] },
                  top,
                ) + s.ball(ballAt, 84, { lit: shell, half: shell, shade: Cornflower })
              : ''
          return (
            s.body(solid, paint) +
            falling +
            ball +
            (thing?.[1].map((solid) => s.body(solid, thing[2])).join('') ?? '')
          )
        }),
      ].join('')
    },
  })
}

/** One boot, a great deal of plinth. */
export function plinthAlone(): Drawing {
  const palette = shades('spring-2015', 'Lemon ice', 'Cornflower', 'Watermelon', 'Shell grey', 'Espresso')
  const { 'Lemon ice': lemon, Cornflower, Watermelon, 'Shell grey': shell, Espresso } = palette
  return picture({
    name: 'plinth-alone',
    title: 'Height 1.1 meters, price $240',
    view: [1200, 1600],
    palette,
    lead: 1,
    focalPoint: { x: 0.55, y: 0.35 },
    alt: 'A small dark boot stands on a tall pale plinth beside three watermelon steps, before a lemon wall on which plinth and boot throw one long blue shadow.',
    draw: () => {
      const s = stage(elevation([0, 1520], 0.32, 0.34), [0.7, 0.62, -0.42])
      const { ground, shadows } = room(s, [1200, 1600], 560, {
        wall: lemon,
        floor: Cornflower,
        wallShade: Cornflower,
        floorShade: blend(Cornflower, Espresso, 0.55),
      })
      const plinth = box([290, 120, 0], [300, 280, 820])
      const slab = box([272, 102, 820], [336, 316, 34])
      const boot = extrude('y', scaled(BOOT, 2.1, [322, 854]), 190, 110)
      const steps = extrude(
        'y',
        flight(-160, 3, 150, 110).map(([a, b]): Flat => [130 - (a + 160) + 160, b]),
        60,
        420,
      )
      return [
        ground,
        shadows(plinth, slab, boot, steps),
        s.body(steps, tones(Watermelon, Espresso)),
        s.body(plinth, { lit: shell, half: blend(shell, Espresso, 0.1), shade: blend(shell, Espresso, 0.5) }),
        s.body(slab, { lit: shell, half: blend(shell, Espresso, 0.04), shade: blend(shell, Espresso, 0.58) }),
        s.shadow(boot, blend(shell, Espresso, 0.5), { point: [0, 0, 854], normal: [0, 0, 1] }, [
          [272, 102, 854],
          [608, 102, 854],
          [608, 418, 854],
          [272, 418, 854],
        ]),
        s.body(boot, { lit: blend(Espresso, shell, 0.22), half: Espresso, shade: '#1c110d' }),
        s.line(
          [
            [470, 189, 1166],
            [470, 189, 1090],
          ],
          Watermelon,
          6,
        ),
      ].join('')
    },
  })
}
