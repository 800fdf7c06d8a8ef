import { PRINTS } from '../../credits.ts'
import { type Drawing, makeDrawing } from '../../drawing.ts'
import { shades } from '../../seasons.ts'
import { type Point, rect } from '../../shapes.ts'
import { type Figure, layCloth, put } from '../cloth.ts'
import { boat } from './boat.ts'
import { engrave, type Plate } from './engraving.ts'
import { bird, drying, sheep } from './field.ts'
import { loom } from './loom.ts'
import { ruin } from './ruin.ts'
import { cutting, fitting } from './scenes.ts'
import { sprig } from './trees.ts'

const TILE = [620, 960] as const

/** Six scenes of the house, set like bricks, and small things where the eye would fall through. */
function scenesOfTheHouse(plate: Plate): Figure[] {
  const burin = engrave(plate, 1760)
  const scenes: Figure[] = [
    { at: [155, 236], svg: ruin(burin), reach: [166, 254, 142, 42] },
    { at: [465, 396], svg: fitting(burin), reach: [152, 256, 172, 44] },
    { at: [166, 540], svg: boat(burin), reach: [216, 180, 182, 52] },
    { at: [465, 716], svg: loom(burin), reach: [136, 228, 140, 42] },
    { at: [155, 876], svg: cutting(burin), reach: [154, 182, 168, 44] },
    { at: [465, 1032], svg: drying(burin), reach: [150, 234, 158, 44] },
  ]
  const between: [Point, string][] = [
    [[322, 170], bird(burin, [0, 0], 22, 1) + bird(burin, [34, 34], 14, 1)],
    [[6, 352], sprig(burin, [0, 0], 40, 0.4)],
    [[150, 336], burin.island([0, 2], 96, 16) + sheep(burin, [-6, 0], -1)],
    [[316, 612], bird(burin, [0, 0], 18, -1)],
    [[160, 640], sprig(burin, [-14, 0], 34, -0.5) + sprig(burin, [14, 6], 26, 0.5)],
    [[458, 470], burin.tuft([-8, 0], 22) + burin.tuft([12, 3], 15)],
    [[622, 800], sprig(burin, [0, 0], 36, -0.4)],
    [[470, 792], burin.island([0, 2], 76, 12) + burin.tuft([-12, 2], 28) + burin.tuft([12, 2], 18)],
    [[322, 940], bird(burin, [0, 0], 17, 1)],
  ]
  return [...between.map(([at, svg]): Figure => ({ at, svg, reach: [64, 46, 72, 40] })), ...scenes]
}

const blue = shades('spring-2023', 'Rice', 'Cobalt glaze', 'Mist green')
const night = shades('autumn-2023', 'Fjord', 'Chalk', 'Aubergine')
const rose = shades('spring-2023', 'Rice', 'Hibiscus', 'Mist green')

export function toile(): Drawing {
  return layCloth({
    name: 'toile',
    title: 'Six scenes of the house, set like bricks',
    credit: PRINTS,
    view: [1200, 1600],
    palette: blue,
    ground: blue.Rice,
    tile: TILE,
    alt: 'A toile in cobalt line on rice white: a fitting, a cutting table with a cat under it, a loom in a broken arch, a market boat, a drying ground and a rail of coats between two ruined columns.',
    draw: () => scenesOfTheHouse({ ink: blue['Cobalt glaze'], paper: blue.Rice, wash: blue['Mist green'] }),
  })
}

export function toileNight(): Drawing {
  return layCloth({
    name: 'toile-night',
    title: 'The same plate, discharged',
    credit: PRINTS,
    view: [1280, 900],
    palette: night,
    ground: night.Fjord,
    tile: TILE,
    alt: 'The same scenes in chalk line on fjord blue, with aubergine where the first plate had green; boat, loom and ruin stand out like figures in lamplight.',
    draw: () => scenesOfTheHouse({ ink: night.Chalk, paper: night.Fjord, wash: night.Aubergine }),
  })
}

export function toileFitting(): Drawing {
  return makeDrawing({
    name: 'toile-fitting',
    title: 'The fitting, at six times the cloth',
    credit: PRINTS,
    view: [1000, 900],
    surface: 'cloth',
    palette: rose,
    alt: 'One scene of the toile, much enlarged, in hibiscus red line: a woman on a box in a half-made coat, the fitter kneeling at her hem, a man in a cap holding the mirror and looking away.',
    draw: () => {
      const burin = engrave({ ink: rose.Hibiscus, paper: rose.Rice, wash: rose['Mist green'] }, 1761, 0.42)
      return rect(0, 0, 1000, 900, rose.Rice) + put(fitting(burin), [430, 858], 0, 3.9)
    },
  })
}

const COLORWAYS = {
  blue: { ink: blue['Cobalt glaze'], paper: blue.Rice, wash: blue['Mist green'] },
  night: { ink: night.Chalk, paper: night.Fjord, wash: night.Aubergine },
  rose: { ink: rose.Hibiscus, paper: rose.Rice, wash: rose['Mist green'] },
} satisfies Record<string, Plate>

const SCENES = { boat, cutting, drying, fitting, loom, ruin }

/** One scene alone on its ground, as a page of a book shows it. */
export function toilePlate(
  scene: keyof typeof SCENES,
  colorway: keyof typeof COLORWAYS,
  size: number,
): string {
  const plate = COLORWAYS[colorway]
  const burin = engrave(plate, 1762, 1.5 / size)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="680" height="800" viewBox="0 0 680 800" preserveAspectRatio="none">` +
    `${rect(0, 0, 680, 800, plate.paper)}${put(SCENES[scene](burin), [340, 610], 0, size)}</svg>`
  )
}
