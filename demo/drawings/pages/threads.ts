import { between, seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, type Point, round } from '../shapes.ts'
import { bend, box, oval, type Pen, sheet, turn } from './ink.ts'

interface Weave {
  left: number
  top: number
  ends: number
  picks: number
  /** From thread to thread. */
  pitch: number
  /** How much of the pitch the thread fills. */
  fill: number
  warp: (end: number) => string
  weft: (pick: number) => string
  /** How far the threads hang out on each side: top, right, bottom, left. A selvedge does not fray. */
  fringe?: [number, number, number, number]
  /** Plain: over one, under one. */
  isWarpUp?: (end: number, pick: number) => boolean
  slack?: (index: number) => number
}

/** Cloth seen so near that every thread has an outline. Wefts first; the warp is then laid over where it is up. */
function woven(pen: Pen, { left, top, ends, picks, pitch, fill, warp, weft, ...rest }: Weave): string {
  const { fringe = [0, 0, 0, 0], isWarpUp = (e, k) => (e + k) % 2 === 0, slack = () => 0 } = rest
  const half = (pitch * fill) / 2
  const width = ends * pitch
  let out = ''
  for (let pick = 0; pick < picks; pick++) {
    const y = top + (pick + 0.5) * pitch
    if (fringe[1] > 0)
      out += pen.area(
        looseEnd([left + width, y], [1, 0], fringe[1] + slack(pick + 31), half, pick),
        weft(pick),
        4,
      )
    out += pen.area(box(left - fringe[3], y - half, width + fringe[3], half * 2), weft(pick), 4)
  }
  for (let end = 0; end < ends; end++) {
    const x = left + (end + 0.5) * pitch
    if (fringe[0] > 0)
      out += pen.area(looseEnd([x, top], [0, -1], fringe[0] + slack(end + 7), half, end * 3), warp(end), 4)
    for (let pick = 0; pick < picks; pick++)
      if (isWarpUp(end, pick))
        out += pen.area(box(x - half, top + pick * pitch, half * 2, pitch), warp(end), 4)
  }
  return out
}

/** A thread that nothing holds any more: it sways further the further it is from the cloth. */
function looseEnd([x, y]: Point, [dx, dy]: Point, length: number, half: number, phase: number): Point[] {
  const spine = Array.from({ length: 9 }, (_, i) => {
    const t = i / 8
    const sway = Math.sin(t * 4.2 + phase * 1.7) * t * half * 1.9
    return [x + dx * length * t + dy * sway, y + dy * length * t + dx * sway] as const
  })
  const side = (way: number) =>
    spine.map(
      ([px, py], i): Point => [px + dy * half * way * (1 - i * 0.05), py + dx * half * way * (1 - i * 0.05)],
    )
  return [...bend(side(1), false, 3), ...bend(side(-1).reverse(), false, 3)]
}

export function loupe(): Drawing {
  const palette = shades('autumn-2023', 'Chalk', 'Chartreuse', 'Plum', 'Aubergine', 'Oyster')
  const { Chalk, Chartreuse, Plum, Aubergine, Oyster } = palette
  const [cell, isDark] = [15, (i: number) => Math.floor(i / 4) % 2 === 0]
  const glass: Point = [905, 470]
  return sheet({
    name: 'house-loupe',
    title: 'Eleven ends to the centimeter, counted twice',
    view: [1620, 1080],
    palette,
    ink: Aubergine,
    seed: 41,
    lead: 2,
    focalPoint: { x: 0.56, y: 0.43 },
    alt: 'A round magnifying glass with a dark rim lies on a small plum and chartreuse check; inside the glass the same threads are as thick as fingers, going over one and under one.',
    draw: (pen) => {
      let [dark, light] = ['', '']
      const random = seeded(12)
      for (let row = 0; row < 60; row++)
        for (let column = 0; column < 72; column++) {
          const [x, y] = [250 + column * cell, 215 + row * cell + (column % 5 === 0 ? 1 : 0)]
          const isUp = (row + column) % 2 === 0
          const square = `M${x} ${y}h${cell}v${cell}h-${cell}z`
          if (isUp ? isDark(column) : isDark(row)) dark += square
          else light += square
        }
      let fringe = ''
      for (let column = 0; column < 72; column++) {
        const x = 250 + (column + 0.5) * cell
        fringe += pen.line(
          bend([
            [x, 216],
            [x + between(random, -5, 5), 190],
            [x + between(random, -12, 12), 168 - random() * 26],
          ]),
          4.5,
          isDark(column) ? Plum : Chartreuse,
        )
      }
      const inside =
        `<path d="${`M${oval(glass, 336)
          .map(([x, y]) => `${round(x)} ${round(y)}`)
          .join('L')}Z`}" fill="${Oyster}"/>` +
        woven(pen, {
          left: glass[0] - 418,
          top: glass[1] - 400,
          ends: 8,
          picks: 8,
          pitch: 104,
          fill: 0.84,
          warp: (end) => (end < 4 ? Plum : Chartreuse),
          weft: (pick) => (pick < 4 ? Chartreuse : Plum),
        })
      const handle = turn(box(glass[0] + 356, glass[1] - 46, 800, 92), 38, glass)
      const collar = turn(box(glass[0] + 338, glass[1] - 62, 92, 124), 38, glass)
      return (
        `<g transform="rotate(-7 800 560)">${fringe}<path d="${light}" fill="${Chartreuse}"/><path d="${dark}" fill="${Plum}"/>${pen.line(
          [
            [250, 1130],
            [250, 215],
            [1330, 215],
            [1330, 1130],
          ],
          5,
        )}</g>` +
        pen.within('glass', oval(glass, 336), inside) +
        line(
          `M${oval(glass, 352)
            .map(([x, y]) => `${round(x)} ${round(y)}`)
            .join('L')}Z`,
          Aubergine,
          40,
        ) +
        line(
          `M${oval(glass, 352)
            .map(([x, y]) => `${round(x)} ${round(y)}`)
            .join('L')}Z`,
          Chalk,
          5,
        ) +
        pen.area(handle, Aubergine) +
        pen.area(collar, Chalk) +
        pen.line(
          turn(
            [
              [glass[0] + 372, glass[1] - 62],
              [glass[0] + 372, glass[1] + 62],
            ],
            38,
            glass,
          ),
          5,
        ) +
        pen.line(
          turn(
            [
              [glass[0] + 396, glass[1] - 62],
              [glass[0] + 396, glass[1] + 62],
            ],
            38,
            glass,
          ),
          5,
        ) +
        pen.line(
          turn(
            [
              [glass[0] + 470, glass[1] - 22],
              [glass[0] + 900, glass[1] - 22],
            ],
            38,
            glass,
          ),
          5,
          Chalk,
        )
      )
    },
  })
}

export function frayedCorner(): Drawing {
  const palette = shades('spring-2024', 'French chalk', 'Chalk red', 'Gulf', 'Jet', 'Kraft')
  const { 'Chalk red': red, Gulf, Jet, Kraft, 'French chalk': chalk } = palette
  const random = seeded(77)
  const lengths = Array.from({ length: 90 }, () => between(random, -46, 46))
  return sheet({
    name: 'house-frayed-corner',
    title: 'Warp up, weft across, selvedge on the left',
    view: [1280, 1600],
    palette,
    ink: Jet,
    seed: 8,
    focalPoint: { x: 0.45, y: 0.6 },
    alt: 'The corner of a cloth, very near: blue threads run up and end in a fringe, chalk-red threads cross them and fray to the right, the left edge is bound in brown, and a needle lifts one thread.',
    draw: (pen) => {
      const cloth = woven(pen, {
        left: -20,
        top: 620,
        ends: 17,
        picks: 27,
        pitch: 52,
        fill: 0.84,
        warp: (end) => (end < 3 ? Kraft : end < 4 ? Jet : Gulf),
        weft: (pick) => (pick === 7 ? Jet : red),
        fringe: [300, 200, 0, 12],
        slack: (i) => lengths[i] ?? 0,
      })
      const needle: Point[] = [
        [470, 968],
        [1066, 668],
        [1124, 604],
        [1048, 642],
      ]
      const thread = bend([
        [1086, 634],
        [1170, 500],
        [1060, 330],
        [1130, 160],
        [1300, 120],
      ])
      return (
        `<g transform="rotate(-5 640 1000)">${cloth}</g>` +
        pen.line(thread, 9, red) +
        pen.area(needle, chalk, 7) +
        pen.line(
          [
            [1062, 656],
            [1098, 626],
          ],
          7,
        )
      )
    },
  })
}
