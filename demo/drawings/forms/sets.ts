import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { clamp, lightStand, sweep, tape } from './apparatus.ts'
import { box, corners, extrude, type Flat, flight, rectangle } from './bodies.ts'
import { chairFromBehind, drawOnChair, garmentOnChair } from './chair.ts'
import { coat, room, standCoat } from './garments.ts'
import {
  blend,
  corner,
  elevation,
  FLOOR,
  picture,
  type Solid,
  stage,
  tones,
  type Vec,
  wallAt,
} from './light.ts'

/** One roll of paper, one chair, one coat: the year's photograph before it is taken. */
export function sweepAndChair(): Drawing {
  const palette = shades('autumn-2014', 'Porridge', 'Orange peel', 'Pewter', 'Pine', 'Ink plum')
  const { Porridge, 'Orange peel': orange, Pewter, Pine, 'Ink plum': plum } = palette
  return picture({
    name: 'sweep-and-chair',
    title: 'Set for one exposure',
    view: [1200, 1500],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.55 },
    alt: 'A roll of orange paper hangs between two stands and sweeps out over a gray floor; on it is one chair with a pine-green coat on its back, and tape holds the corners down.',
    draw: () => {
      const s = stage(elevation([0, 1380], 0.22, 0.34), [0.6, 0.44, -0.5])
      const { ground } = room(s, [1200, 1500], 760, {
        wall: Porridge,
        floor: Pewter,
        wallShade: Porridge,
        floorShade: Pewter,
      })
      const paper = sweep({ left: 120, width: 720, back: 620, front: -20, height: 960, bend: 200 })
      const stands = [70, 894].map((x) => lightStand([x, 640, 0], 1010, 110))
      const at: Vec = [300, 130, 0]
      const parts = chairFromBehind(at, 1.02)
      const garment = garmentOnChair(at, 1.02, 0.04).pieces.map(({ solid }) => solid)
      const onPaper: Vec[] = [
        [120, -20, 0],
        [840, -20, 0],
        [840, 430, 0],
        [120, 430, 0],
      ]
      const shade = blend(orange, plum, 0.5)
      const wood = tones(plum, '#000000')
      return [
        ground,
        ...stands
          .flat()
          .concat([paper.sheet, paper.roll])
          .map((solid) =>
            s.shadow(solid, blend(Porridge, plum, 0.24), wallAt(760), [
              [-900, 760, 0],
              [2600, 760, 0],
              [2600, 760, 3000],
              [-900, 760, 3000],
            ]),
          ),
        s.shadow(paper.sheet, blend(Pewter, plum, 0.5), FLOOR, [
          [-900, -900, 0],
          [2600, -900, 0],
          [2600, 760, 0],
          [-900, 760, 0],
        ]),
        ...stands.flat().map((solid) => s.body(solid, wood) || s.area(solid[0]?.points ?? [], plum)),
        s.body(paper.bar, wood),
        s.body(paper.sheet, { lit: orange, half: blend(orange, plum, 0.1), shade: blend(orange, plum, 0.4) }),
        s.body(paper.roll, {
          lit: blend(orange, '#ffffff', 0.2),
          half: orange,
          shade: blend(orange, plum, 0.5),
        }),
        ...[...parts, ...garment].map((solid) => s.shadow(solid, shade, FLOOR, onPaper)),
        ...[...parts, ...garment].map((solid) =>
          s.shadow(solid, blend(orange, plum, 0.42), wallAt(617), [
            [120, 617, 200],
            [840, 617, 200],
            [840, 617, 960],
            [120, 617, 960],
          ]),
        ),
        ...parts.map((solid) =>
          s.body(solid, {
            lit: blend(Porridge, '#ffffff', 0.2),
            half: Porridge,
            shade: blend(Porridge, plum, 0.5),
          }),
        ),
        drawOnChair(
          s,
          at,
          1.02,
          0.04,
          { lit: Pine, half: blend(Pine, '#000000', 0.3), shade: blend(Pine, '#000000', 0.5) },
          plum,
        ),
        tape(s.to([132, -16, 0]), 120, -38, Porridge, 3),
        tape(s.to([836, -16, 0]), 120, 40, Porridge, 5),
        clamp(s.to([180, 618, 968]), 1, plum, Porridge),
        clamp(s.to([790, 618, 968]), 1, plum, Porridge),
      ].join('')
    },
  })
}

/** The built street seen from the side the customer does not get. */
export function setFromBehind(): Drawing {
  const palette = shades('spring-2025', 'Shell', 'Petrol', 'Mimosa', 'Vermilion', 'Bone', 'Jet')
  const { Shell, Petrol, Mimosa, Vermilion, Bone, Jet } = palette
  return picture({
    name: 'set-from-behind',
    title: 'Flats, braces, sandbags, shop',
    view: [1600, 1200],
    palette,
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    alt: 'A set stands in the middle of a shop: from above its corner we see the painted petrol front with its arch, the raw timber and braces behind, a flight of yellow steps and one vermilion coat.',
    draw: () => {
      const s = stage(corner([70, 760], 1, 0.5), [0.9, 0.3, -0.62])
      const shade = blend(Shell, Jet, 0.4)
      // One flat with its face to us, one with its back.
      const front = extrude('y', rectangle(60, 0, 620, 600), 620, 22, [
        [...corners('250 0, 250 330'), ...corners('450 330, 450 0')],
      ])
      const faced = extrude('x', rectangle(120, 0, 520, 600), 1000, 22)
      const bars = [130, 372, 614]
        .map((y) => box([1022, y, 0], [26, 22, 600]))
        .concat([10, 290, 570].map((z) => box([1022, 120, z], [26, 520, 22])))
      const brace = (y: number): Solid =>
        extrude('y', corners('1048 470, 1048 500, 1270 10, 1270 0, 1240 0, 1240 10'), y, 16)
      const braces = [brace(180), brace(560)]
      const bags = [170, 550].map((y) => box([1200, y - 20, 0], [110, 64, 44]))
      const steps = extrude('y', flight(590, 5, 76, 66), 330, 280)
      const cut = {
        at: [350, 420, 0] as Vec,
        height: 420,
        hem: [104, 78] as Flat,
        shoulder: [90, 50] as Flat,
        square: 2.6,
      }
      const stand = lightStand([250, 60, 0], 560, 90)
      const lamp = box([215, 40, 540], [80, 60, 90])
      const raw = tones(Bone, Jet)
      const trunk = box([430, -150, 0], [230, 130, 120])
      const floor = [front, faced, ...bars, ...braces, ...bags, steps, coat(cut).all, ...stand, lamp, trunk]
      return [
        rect(0, 0, 1600, 1200, Shell),
        ...Array.from({ length: 15 }, (_, i) =>
          s.line(
            [
              [-800 + i * 200, -1200, 0],
              [-800 + i * 200, 2400, 0],
            ],
            blend(Shell, Jet, 0.09),
            2,
          ),
        ),
        ...floor.map((solid) => s.shadow(solid, shade)),
        s.body(front, { lit: Petrol, half: Petrol, shade: Bone }),
        s.shadow(coat(cut).all, blend(Petrol, Jet, 0.6), wallAt(620), [
          [60, 620, 0],
          [250, 620, 0],
          [250, 620, 330],
          [450, 620, 330],
          [450, 620, 0],
          [680, 620, 0],
          [680, 620, 600],
          [60, 620, 600],
        ]),
        s.body(steps, { lit: Mimosa, half: blend(Mimosa, Vermilion, 0.2), shade: blend(Mimosa, Jet, 0.5) }),
        s.body(faced, { lit: Petrol, half: Petrol, shade: blend(Bone, Jet, 0.3) }),
        ...bars.map((solid) => s.body(solid, raw)),
        ...braces.toReversed().map((solid) => s.body(solid, raw)),
        ...bags
          .toReversed()
          .map((solid) =>
            s.body(solid, { lit: blend(Jet, Bone, 0.3), half: blend(Jet, Bone, 0.14), shade: Jet }),
          ),
        standCoat(s, cut, tones(Vermilion, Jet), Jet),
        ...stand.map((solid) => s.body(solid, tones(Jet, Jet)) || s.area(solid[0]?.points ?? [], Jet)),
        s.body(lamp, { lit: blend(Jet, Bone, 0.3), half: Jet, shade: Mimosa }),
        s.body(trunk, { lit: blend(Jet, Bone, 0.26), half: Jet, shade: '#0c0a0d' }),
        ...[40, 84].map((z) =>
          s.line(
            [
              [430, -151, z],
              [660, -151, z],
            ],
            Mimosa,
            12,
          ),
        ),
        tape(s.to([350, 300, 0]), 70, 30, Vermilion, 6, 18),
      ].join('')
    },
  })
}
