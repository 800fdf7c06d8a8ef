import { letters } from '#modules/media/lettering.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, rect } from '../shapes.ts'
import { clamp, cropMarks, greeking } from './apparatus.ts'
import { box, type Flat, turned } from './bodies.ts'
import { coat, room, standCoat } from './garments.ts'
import { setHand } from './hands.ts'
import { blend, elevation, picture, stage, tones, type Vec } from './light.ts'

/** Twenty frames, one of them wanted. */
export function contactStrips(): Drawing {
  const palette = shades('autumn-2014', 'Porridge', 'Raspberry', 'Ink plum', 'Ice', 'Camel hair')
  const { Porridge, Raspberry, 'Ink plum': plum, Ice, 'Camel hair': camel } = palette
  return picture({
    name: 'contact-strips',
    title: 'Twenty frames, one circled',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.56, y: 0.5 },
    alt: 'Four dark contact strips lie on cream paper, each with five small pictures of the same camel coat on an ice-blue ground; one is ringed in raspberry crayon and three are struck out.',
    draw: () => {
      const [w, h, gap] = [236, 176, 22]
      const frame = (x: number, y: number, index: number) => {
        const near = [1, 1.3, 0.8, 1, 1.7, 0.9, 1.1, 0.7, 1.4, 1][index % 10] ?? 1
        const off = [0, 30, -40, 60, 10, -64, 20, 0, -20, 44][(index * 3) % 10] ?? 0
        const s = stage(elevation([w / 2 + off, h - 22 + (near - 1) * 70], 0.3, 0.3, 0.19 * near), [
          index % 4 === 3 ? -0.7 : 0.7,
          0.5,
          -0.5,
        ])
        const { ground, shadows } = room(s, [w, h], 200, {
          wall: Ice,
          floor: blend(Ice, plum, 0.12),
          wallShade: blend(Ice, plum, 0.42),
          floorShade: blend(Ice, plum, 0.5),
        })
        const cut = {
          at: [0, 60, 0] as Vec,
          height: 620,
          hem: [150, 110] as Flat,
          shoulder: [130, 70] as Flat,
          planes: 8,
          sleeves: index % 3 !== 1,
        }
        return `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${ground}${shadows(coat(cut).all)}${standCoat(s, cut, tones(camel, plum), plum)}</svg>`
      }
      const strips = Array.from({ length: 4 }, (_, k) => {
        const [x, y] = [[-60, 46, -10, 90][k] ?? 0, 34 + k * 240]
        const turn = [-0.5, 0.3, -0.2, 0.6][k] ?? 0
        const frames = Array.from({ length: 5 }, (_, i) => frame(x + 40 + i * (w + gap), y + 20, k * 5 + i))
        const numbers = Array.from({ length: 5 }, (_, i) =>
          letters(`${k * 5 + i + 12}`, { x: x + 44 + i * (w + gap), y: y + 15, size: 13, fill: camel }),
        )
        return `<g transform="rotate(${turn} 750 ${y})">${rect(x + 12, y + 14, 1340, h + 38, blend(Porridge, plum, 0.4))}${rect(x, y, 1340, h + 38, plum)}${frames.join('')}${numbers.join('')}</g>`
      })
      const strike = (x: number, y: number) =>
        line(`M${x} ${y}L${x + 190} ${y + 130}`, Raspberry, 9, 'stroke-linecap="round"')
      return [
        rect(0, 0, 1500, 1000, Porridge),
        ...strips,
        line(
          'M556 508C606 482 766 486 800 552C824 612 796 702 716 718C616 734 522 712 520 612C520 552 556 512 616 496',
          Raspberry,
          12,
          'stroke-linecap="round"',
        ),
        strike(70, 80),
        strike(400, 800),
        strike(1100, 316),
      ].join('')
    },
  })
}

/** A spread on the desk with its trims marked: six pictures and nobody in them. */
export function catalogSpread(): Drawing {
  const palette = shades(
    'spring-2020',
    'Deep sea',
    'Terracotta pot',
    'Whitewash',
    'Sunflower',
    'Faded indigo',
  )
  const { 'Deep sea': sea, 'Terracotta pot': terra, Whitewash, Sunflower, 'Faded indigo': indigo } = palette
  return picture({
    name: 'catalog-spread',
    title: 'Pages 22 and 23, first proof',
    view: [1500, 1000],
    palette,
    lead: 1,
    focalPoint: { x: 0.4, y: 0.5 },
    alt: 'An open spread lies on a dark desk with its crop marks showing: a large terracotta picture of an empty chair on the left page, three small pictures and gray lines of type on the right.',
    draw: () => {
      const small = (x: number, y: number, w: number, h: number, body: string) =>
        `<svg x="${x}" y="${y}" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${body}</svg>`
      const chairScene = () => {
        const s = stage(elevation([120, 560], 0.34, 0.34), [0.7, 0.5, -0.5])
        const { ground, shadows } = room(s, [500, 640], 300, {
          wall: terra,
          floor: blend(terra, Whitewash, 0.28),
          wallShade: blend(terra, sea, 0.5),
          floorShade: blend(terra, sea, 0.4),
        })
        const seat = [
          box([40, 60, 0], [14, 14, 190]),
          box([190, 60, 0], [14, 14, 190]),
          box([40, 190, 0], [14, 14, 400]),
          box([190, 190, 0], [14, 14, 400]),
          box([40, 60, 180], [164, 144, 14]),
          box([54, 194, 330], [136, 8, 56]),
        ]
        const back = [seat[2], seat[3], seat[5], seat[4], seat[0], seat[1]].map((solid) => solid ?? [])
        return ground + shadows(...seat) + back.map((solid) => s.body(solid, tones(Sunflower, sea))).join('')
      }
      const jug = () => {
        const s = stage(elevation([100, 170], 0.3, 0.3), [0.7, 0.4, -0.5])
        const solid = turned(
          [0, 40, 0],
          [
            [34, 0],
            [46, 50],
            [20, 100],
            [26, 120],
          ],
          32,
        )
        return (
          rect(0, 0, 240, 200, Sunflower) +
          s.shadow(solid, blend(Sunflower, sea, 0.5)) +
          s.body(solid, tones(Whitewash, sea))
        )
      }
      const stairs = () =>
        Array.from({ length: 6 }, (_, i) =>
          rect(i * 40, 170 - i * 30, 240 - i * 40, 30, i % 2 ? indigo : blend(indigo, sea, 0.35)),
        ).join('')
      const hook = () =>
        rect(0, 0, 240, 240, blend(Whitewash, terra, 0.2)) +
        line('M120 60v40c0 26 34 26 34 0', sea, 10, 'stroke-linecap="round"') +
        line('M150 86v40c0 26 34 26 34 0', blend(Whitewash, sea, 0.4), 10, 'stroke-linecap="round"') +
        rect(96, 48, 48, 16, sea)
      const type = blend(Whitewash, sea, 0.55)
      const [x, y, w, h] = [150, 120, 1200, 760]
      return [
        rect(0, 0, 1500, 1000, sea),
        `<g transform="rotate(-2.2 750 500)">`,
        rect(x + 22, y + 24, w, h, '#081d2d'),
        rect(x - 70, y - 70, w + 140, h + 140, blend(Whitewash, indigo, 0.22)),
        rect(x, y, w, h, Whitewash),
        rect(x + w / 2, y, 26, h, blend(Whitewash, indigo, 0.3)),
        small(x, y, 500, 640, chairScene()),
        greeking([x, y + 672], 300, 3, type, 2),
        letters('22', { x: x + 560, y: y + 736, size: 22, fill: sea, anchor: 'end' }),
        small(x + 660, y + 60, 240, 200, jug()),
        small(x + 660, y + 290, 240, 200, stairs()),
        small(x + 930, y + 60, 240, 240, hook()),
        greeking([x + 930, y + 330], 230, 9, type, 5),
        greeking([x + 660, y + 530], 230, 6, type, 7),
        letters('Nothing to wear', { x: x + 930, y: y + 600, size: 54, face: 'display', fill: terra }),
        letters('23', { x: x + 1180, y: y + 736, size: 22, fill: sea, anchor: 'end' }),
        cropMarks([x, y], w, h, sea, 10, 42),
        clamp([x + 300, y - 76], 1.2, Sunflower, sea),
        clamp([x + 920, y - 76], 1.2, Sunflower, sea),
        '</g>',
        setHand('rest', 'fair', { at: [1380, 960], turn: -46, size: 1.3, nail: terra, wrist: 240 }),
      ].join('')
    },
  })
}
