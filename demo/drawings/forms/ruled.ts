import { below, seeded } from '../../random.ts'
import type { Drawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { line, polygon, rect, shape } from '../shapes.ts'
import { box } from './bodies.ts'
import { room } from './garments.ts'
import { blend, elevation, picture, type Solid, stage, tones } from './light.ts'

/** A lattice and the lattice it throws. One bar has been left out of the first, so it is missing from both. */
export function latticeScreen(): Drawing {
  const palette = shades('autumn-2016', 'Ginger', 'Bottle glass', 'Bone china', 'Merlot', 'Sulphur')
  const { Ginger, 'Bottle glass': bottle, 'Bone china': bone, Merlot, Sulphur } = palette
  return picture({
    name: 'lattice-screen',
    title: 'One bar left out, twice',
    view: [1500, 1200],
    palette,
    lead: 1,
    focalPoint: { x: 0.45, y: 0.45 },
    alt: 'A bone-white lattice screen with a single bar missing throws its merlot grid across a ginger wall and a bottle-green floor; a sulphur block stands half behind it.',
    draw: () => {
      const s = stage(elevation([0, 1080], 0.3, 0.3), [0.62, 0.56, -0.36])
      const { ground, shadows } = room(s, [1500, 1200], 420, {
        wall: Ginger,
        floor: bottle,
        wallShade: Merlot,
        floorShade: blend(bottle, '#000000', 0.5),
      })
      const [left, cell, across, up, bar] = [150, 72, 9, 12, 12]
      const bars: Solid[] = []
      for (let i = 0; i <= across; i++) {
        const edge = i === 0 || i === across
        bars.push(
          box([left + i * cell - (edge ? 6 : 0), 120, 0], [edge ? 24 : bar, 16, up * cell + bar + 20]),
        )
      }
      for (let k = 0; k <= up; k++) {
        const z = 20 + k * cell
        if (k === 8)
          bars.push(
            box([left, 116, z], [cell * 3, 12, bar]),
            box([left + cell * 6, 116, z], [cell * 3, 12, bar]),
          )
        else bars.push(box([left, 116, z], [cell * across, 12, bar]))
      }
      const block = box([610, 210, 0], [330, 150, 430])
      const paint = { lit: bone, half: blend(bone, Merlot, 0.12), shade: blend(bone, Merlot, 0.55) }
      return [
        ground,
        shadows(block, ...bars),
        s.body(block, tones(Sulphur, Merlot)),
        // The block stands behind the screen, so the grid falls on it too.
        ...bars.map((solid) =>
          s.shadow(solid, blend(Sulphur, Merlot, 0.52), { point: [0, 210, 0], normal: [0, -1, 0] }, [
            [610, 210, 0],
            [940, 210, 0],
            [940, 210, 430],
            [610, 210, 430],
          ]),
        ),
        ...bars.map((solid) => s.body(solid, paint)),
      ].join('')
    },
  })
}

/** Paper strips plaited square to a ruler, with the ends still loose. */
export function ruledWeave(): Drawing {
  const palette = shades('spring-2016', 'Buttermilk', 'Iris', 'Signal red', 'Harbor haze', 'Graphite')
  const { Buttermilk, Iris, 'Signal red': red, 'Harbor haze': haze, Graphite } = palette
  return picture({
    name: 'ruled-weave',
    title: 'Plaited at forty millimeters',
    view: [1800, 900],
    palette,
    lead: 1,
    focalPoint: { x: 0.4, y: 0.4 },
    alt: 'Wide strips of violet and blue-gray paper are plaited over and under on cream, their ends loose at different lengths; one red strip runs through them off the square, and a dark ruler lies along the lower edge.',
    draw: () => {
      const random = seeded(1606)
      const [band, gap] = [92, 26]
      const pitch = band + gap
      const columns = Array.from({ length: 11 }, (_, i) => ({
        x: 150 + i * pitch,
        end: 600 + below(random, 130),
      }))
      const rows = Array.from({ length: 5 }, (_, k) => ({
        y: 46 + k * pitch,
        start: k === 2 ? -20 : 30 + below(random, 70),
        end: 1440 + below(random, 280),
        fill: k === 2 ? red : haze,
      }))
      const dark = (fill: string) => blend(fill, Graphite, 0.48)
      const [sx, sy] = [13, 16]
      // The red strip leans by six hundredths; everything else obeys the ruler.
      const lean = (k: number) => (k === 2 ? 0.026 : 0)
      const strip = (
        row: (typeof rows)[number],
        k: number,
        from: number,
        to: number,
        dx = 0,
        dy = 0,
        fill = row.fill,
      ) => {
        const y = (x: number) => row.y + (x - 800) * lean(k) + dy
        return shape(
          polygon([
            [from + dx, y(from)],
            [to + dx, y(to)],
            [to + dx, y(to) + band],
            [from + dx, y(from) + band],
          ]),
          fill,
        )
      }
      const parts = [
        rect(0, 0, 1800, 900, Buttermilk),
        ...columns.map(({ x, end }) => rect(x + sx, -10, band, end + sy + 10, dark(Buttermilk))),
        ...rows.map((row, k) => strip(row, k, row.start, row.end, sx, sy, dark(Buttermilk))),
        ...columns.map(({ x, end }) => rect(x, -10, band, end + 10, Iris)),
      ]
      rows.forEach((row, k) => {
        parts.push(strip(row, k, row.start, row.end))
      })
      columns.forEach(({ x, end }, i) => {
        rows.forEach((row, k) => {
          const y = row.y + (x + band / 2 - 800) * lean(k)
          if ((i + k) % 2 === 0) {
            parts.push(
              rect(x + band, y, sx, band, dark(row.fill)),
              rect(x, y - gap / 2, band, band + gap, Iris),
            )
          } else if (y + band < end) parts.push(rect(x, y + band, band, sy, dark(Iris)))
        })
      })
      const ticks = Array.from(
        { length: 150 },
        (_, i) => `M${20 + i * 11.8} 792v${i % 10 === 0 ? 52 : i % 5 === 0 ? 36 : 22}`,
      ).join('')
      parts.push(
        rect(-10, 808, 1700, 78, dark(Buttermilk)),
        rect(-10, 790, 1686, 80, Graphite),
        line(ticks, Buttermilk, 2.4),
      )
      return parts.join('')
    },
  })
}
