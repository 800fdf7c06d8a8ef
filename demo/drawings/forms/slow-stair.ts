import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { box, extrude, type Flat, flight, turned } from './bodies.ts'
import { coat, standCoat } from './garments.ts'
import { blend, elevation, level, picture, stage, type Vec, wallAt } from './light.ts'

/** A train that takes the stairs after its owner has. */
export function trainOnStair(): Drawing {
  const palette = shades('spring-2026', 'Washed sky', 'Tomato', 'Canvas', 'Lupin', 'Ink blue')
  const { 'Washed sky': sky, Tomato, Canvas, Lupin, 'Ink blue': ink } = palette
  return picture({
    name: 'train-on-stair',
    title: 'Nine steps behind',
    view: [1200, 1600],
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.4 },
    alt: 'A tomato-red gown stands alone at the head of a pale staircase; its train comes down nine steps, bending over every edge and widening to the foot of the picture.',
    draw: () => {
      const s = stage(elevation([30, 1560], 0.18, 0.46), [0.66, 0.36, -0.5])
      const [going, rise, count, left, right] = [94, 46, 9, 90, 850]
      const steps = extrude('x', flight(0, count, going, rise), left, right - left)
      const cheek = extrude(
        'x',
        [
          [-60, 0],
          [-60, 150],
          [count * going, count * rise + 190],
          [count * going + 400, count * rise + 190],
          [count * going + 400, 0],
        ],
        right,
        90,
      )
      const landing = box([-900, count * going, 0], [2400, 500, count * rise])
      const back = (z: number): Vec[] => [
        [-900, 1340, z],
        [2400, 1340, z],
        [2400, 1340, 2400],
        [-900, 1340, 2400],
      ]
      const axis = 440
      const half = (i: number) => 300 - i * 21
      const red = { lit: Tomato, half: blend(Tomato, ink, 0.2), shade: blend(Tomato, ink, 0.5) }
      const shade = blend(Canvas, ink, 0.46)
      const wave = (i: number) => Math.sin(i * 2.1) * 16
      const cloth: string[] = []
      const thrown: string[] = []
      for (let i = count - 1; i >= 0; i--) {
        const [y, z] = [i * going, (i + 1) * rise]
        const [near, far] = [half(i), half(i + 1)]
        const tread: Vec[] = [
          [axis - near + wave(i), y - 3, z + 3],
          [axis + near + wave(i + 3), y - 3, z + 3],
          [axis + far + wave(i + 4), y + going - 3, z + 3],
          [axis - far + wave(i + 1), y + going - 3, z + 3],
        ]
        const low = half(i - 0.3)
        const drop = i === 0 ? 0 : rise
        const riser: Vec[] = [
          [axis - low + wave(i), y - 4, z - drop + 3],
          [axis + low + wave(i + 3), y - 4, z - drop + 3],
          [axis + near + wave(i + 3), y - 4, z + 3],
          [axis - near + wave(i), y - 4, z + 3],
        ]
        // What lies on a tread is lifted by its own folds: the light side throws nothing, the far side a strip.
        thrown.push(
          s.area(
            [
              [axis + near + wave(i + 3), y, z + 1],
              [axis + near + wave(i + 3) + 44, y + 20, z + 1],
              [axis + far + wave(i + 4) + 44, y + going, z + 1],
              [axis + far + wave(i + 4), y + going, z + 1],
            ],
            shade,
          ),
        )
        cloth.push(s.area(tread, red.lit), s.area(riser, red.half))
        for (const at of [-0.5, 0.12, 0.62])
          cloth.push(
            s.area(
              [
                [axis + near * at, y - 3, z + 4],
                [axis + near * (at + 0.13), y - 3, z + 4],
                [axis + far * (at + 0.06), y + going - 3, z + 4],
              ],
              red.half,
            ),
            s.area(
              [
                [axis + low * at, y - 5, z - drop + 3],
                [axis + low * (at + 0.15), y - 5, z - drop + 3],
                [axis + near * (at + 0.13), y - 5, z + 3],
                [axis + near * at, y - 5, z + 3],
              ],
              red.shade,
            ),
          )
      }
      const top = count * rise
      const gown = {
        at: [axis + 10, count * going + 96, top] as Vec,
        height: 600,
        hem: [160, 112] as Flat,
        shoulder: [86, 48] as Flat,
        planes: 16,
        square: 2,
        sleeves: true,
        reach: 30,
      }
      const { all } = coat(gown)
      const pillar = turned(
        [940, count * going + 200, top],
        [
          [70, 0],
          [70, 30],
          [52, 34],
          [48, 900],
        ],
      )
      const stone = { lit: Canvas, half: blend(Canvas, ink, 0.14), shade: blend(Canvas, ink, 0.5) }
      return [
        rect(0, 0, 1200, 1600, sky),
        s.area(back(0), Lupin),
        s.body(landing, stone),
        s.shadow(all, shade, level(top), [
          [-900, count * going, top],
          [1500, count * going, top],
          [1500, count * going + 500, top],
          [-900, count * going + 500, top],
        ]),
        s.shadow(all, blend(Lupin, ink, 0.5), wallAt(1340), back(top)),
        s.shadow(pillar, blend(Lupin, ink, 0.5), wallAt(1340), back(top)),
        s.body(pillar, stone),
        s.body(box([-200, -60, 0], [320, count * going + 60, 10]), stone),
        s.body(steps, stone),
        ...thrown,
        ...cloth,
        s.area(
          [
            [axis - half(count) + 4, count * going - 3, top + 3],
            [axis + half(count) + 4, count * going - 3, top + 3],
            [axis + 120, count * going + 60, top + 3],
            [axis - 110, count * going + 60, top + 3],
          ],
          red.half,
        ),
        standCoat(s, gown, red, ink, { slit: 0, button: false }),
        s.body(cheek, { lit: blend(sky, '#ffffff', 0.3), half: sky, shade: ink }),
      ].join('')
    },
  })
}
