import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point } from '../shapes.ts'
import { box, pinked, sheet, turn } from './ink.ts'

type Pattern = 'plain' | 'stripe' | 'check' | 'dot' | 'bar' | 'twill'

interface Cutting {
  place: [x: number, y: number, width: number, height: number]
  tilt: number
  ground: string
  figure: string
  pattern: Pattern
}

/** The figure of one cutting, drawn larger than the cutting and kept inside it. */
function figureOf({ place: [x, y, width, height], figure, pattern }: Cutting): string {
  let d = ''
  if (pattern === 'stripe')
    for (let at = x + 14; at < x + width; at += 34) d += `M${at} ${y - 9}v${height + 18}`
  if (pattern === 'bar') for (let at = y + 22; at < y + height; at += 58) d += `M${x - 9} ${at}h${width + 18}`
  if (pattern === 'check') {
    for (let at = x + 20; at < x + width; at += 56) d += `M${at} ${y - 9}v${height + 18}`
    for (let at = y + 20; at < y + height; at += 56) d += `M${x - 9} ${at}h${width + 18}`
  }
  if (pattern === 'twill')
    for (let at = x - height; at < x + width; at += 26) d += `M${at} ${y + height}l${height} ${-height}`
  if (pattern === 'dot')
    for (let row = 0; row * 40 < height; row++)
      for (let at = x + (row % 2 ? 36 : 16); at < x + width; at += 40) d += `M${at} ${y + 20 + row * 40}h.1`
  const weight = { plain: 0, stripe: 13, bar: 24, check: 15, twill: 9, dot: 19 }[pattern]
  return line(d, figure, weight, 'stroke-linecap="round"')
}

export function tray(): Drawing {
  const palette = shades('spring-2026', 'Canvas', 'Tomato', 'Washed sky', 'Leaf', 'Melon', 'Rose', 'Ink blue')
  const { Canvas, Tomato, 'Washed sky': sky, Leaf, Melon, Rose, 'Ink blue': ink } = palette
  const cuttings: Cutting[] = [
    { place: [160, 180, 330, 380], tilt: -5, ground: sky, figure: ink, pattern: 'stripe' },
    { place: [322, 262, 262, 330], tilt: 7, ground: Tomato, figure: Canvas, pattern: 'dot' },
    { place: [690, 176, 320, 330], tilt: 4, ground: Melon, figure: Leaf, pattern: 'check' },
    { place: [940, 178, 290, 320], tilt: -6, ground: Canvas, figure: Tomato, pattern: 'twill' },
    { place: [160, 700, 270, 480], tilt: 4, ground: Leaf, figure: Canvas, pattern: 'bar' },
    { place: [306, 700, 270, 330], tilt: -5, ground: Canvas, figure: ink, pattern: 'check' },
    { place: [380, 930, 220, 250], tilt: 8, ground: Melon, figure: Melon, pattern: 'plain' },
    { place: [690, 610, 300, 310], tilt: -4, ground: Tomato, figure: Tomato, pattern: 'plain' },
    { place: [900, 600, 330, 300], tilt: 5, ground: sky, figure: Tomato, pattern: 'bar' },
    { place: [690, 1024, 330, 180], tilt: 2, ground: ink, figure: sky, pattern: 'twill' },
    { place: [960, 1020, 270, 180], tilt: -4, ground: Rose, figure: Leaf, pattern: 'dot' },
  ]
  const loose: Cutting = {
    place: [1330, 1120, 260, 330],
    tilt: 14,
    ground: Tomato,
    figure: ink,
    pattern: 'stripe',
  }
  return sheet({
    name: 'house-tray',
    title: 'Spring, before anyone has chosen',
    view: [1600, 1600],
    palette,
    ink,
    seed: 23,
    alt: 'Pinked cuttings of cloth lie in the five compartments of a shallow tray seen from above: stripes, checks, dots, twill, plain red and plain orange; one red striped piece has been taken out and lies beside it.',
    draw: (pen) => {
      const laid = (cutting: Cutting, i: number) => {
        const [x, y, width, height] = cutting.place
        const edge = turn(pinked(x, y, width, height, 17), 0, [x, y])
        const [dx, dy] = pen.plate(cutting.ground)
        const figure =
          cutting.pattern === 'plain' ? '' : `<g transform="translate(${dx} ${dy})">${figureOf(cutting)}</g>`
        return `<g transform="rotate(${cutting.tilt} ${x + width / 2} ${y + height / 2})">${pen.area(edge, cutting.ground, 0)}${pen.within(`cutting-${i}`, edge, figure)}${pen.line([...edge, edge[0] ?? [0, 0]], 5)}</g>`
      }
      const wells = [
        box(124, 144, 500, 496),
        box(124, 670, 500, 556),
        box(658, 144, 608, 398),
        box(658, 572, 608, 394),
        box(658, 996, 608, 230),
      ]
      const side: Point[] = [
        [90, 1260],
        [1300, 1260],
        [1300, 110],
        [1334, 160],
        [1334, 1326],
        [124, 1326],
      ]
      return `<g transform="rotate(-8 700 700) translate(-90 -60) scale(1.1)">${pen.area(side, ink)}${pen.area(
        box(90, 110, 1210, 1150),
        Rose,
      )}${wells.map((well) => pen.area(well, Canvas)).join('')}${cuttings.map(laid).join('')}</g>${laid(loose, 99)}`
    },
  })
}
