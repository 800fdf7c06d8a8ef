import { between, seeded } from '../../random.ts'
import { PRINTS, STUDIO } from '../credits.ts'
import { type Drawing, makeDrawing } from '../drawing.ts'
import { shades } from '../seasons.ts'
import { rect } from '../shapes.ts'
import { cloth, herringbone, weave } from './loom.ts'
import { strand } from './yarn.ts'

function coating(): Drawing {
  const colors = shades('autumn-2017', 'Parchment', 'Bitter', 'Toffee', 'Paprika')
  const { Parchment, Bitter, Toffee, Paprika } = colors
  return cloth({
    name: 'herringbone',
    title: 'Overcoating, reversed every twelfth end',
    credit: PRINTS,
    view: [1920, 2400],
    palette: colors,
    warp: [
      [Parchment, 12],
      [Toffee, 12],
      [Parchment, 10],
      [Paprika, 4],
      [Toffee, 10],
    ],
    weft: [[Bitter, 1]],
    tieUp: herringbone([12, 12]),
    thread: 24,
    alt: 'A coating herringbone in thick yarn: bands of parchment and toffee slant opposite ways over bitter brown, and at one of the reversals runs a paprika line.',
  })
}

function widening(): Drawing {
  const colors = shades('autumn-2017', 'Parchment', 'Denim', 'Bitter')
  const { Parchment, Denim, Bitter } = colors
  const widths = [4, 8, 12, 16, 24, 48, 32, 20, 16, 12, 4, 4]
  return cloth({
    name: 'herringbone-widening',
    title: 'The same twill, reversed later and later',
    credit: PRINTS,
    view: [2400, 1600],
    palette: colors,
    warp: widths.map((width, i) => [i % 2 === 1 ? Bitter : Denim, width] as const),
    weft: [[Parchment, 1]],
    tieUp: herringbone(widths),
    thread: 12,
    alt: 'Twill bands in denim and bitter brown on parchment; from the left edge each band is wider than the last as far as the middle, where they begin to narrow.',
  })
}

/** From the draft to the cloth: pencilled squares on point paper, and the yarn that obeys them, row for row. */
function draft(): Drawing {
  const view: [number, number] = [2400, 1200]
  const colors = shades('autumn-2017', 'Parchment', 'Paprika', 'Forest', 'Cloud', 'Bitter')
  const { Parchment, Paprika, Forest, Cloud, Bitter } = colors
  const t = 48
  const tieUp = herringbone([12, 12])
  const [left, top, paper] = [3 * t, 7 * t, 20]
  return makeDrawing({
    name: 'herringbone-draft',
    title: 'Draft and cloth, row for row',
    credit: STUDIO,
    view,
    surface: 'cloth',
    palette: colors,
    focalPoint: { x: 0.4, y: 0.55 },
    alt: 'A weaver’s draft in pencilled squares with paprika threading marks along the top; to its right the same rows as thick forest and cloud yarn, loose ends lying over the paper.',
    draw: () => {
      const random = seeded(17)
      const filled = (x: number, y: number) => `M${x + 6} ${y + 6}h${t - 12}v${t - 12}h${12 - t}z`
      let [squares, threading, grid, ends] = ['', '', '', '']
      for (let i = 0; left + i * t < view[0]; i++) {
        const end = i % tieUp.ends
        for (let j = 0; j < 19; j++)
          if (i < paper && tieUp.warpUp(end, j)) squares += filled(left + i * t, top + j * t)
        for (let shaft = 0; shaft < 4; shaft++)
          if (tieUp.warpUp(end, shaft) && !tieUp.warpUp(end, (shaft + 3) % 4))
            threading += filled(left + i * t, (1.5 + shaft) * t)
        grid += `M${left + i * t} ${1.5 * t}v${4 * t}`
        if (i <= paper) grid += `M${left + i * t} ${top}V${view[1]}`
      }
      for (let shaft = 0; shaft <= 4; shaft++) grid += `M${left} ${(1.5 + shaft) * t}H${view[0]}`
      for (let j = 0; j < 19; j++) {
        grid += `M${left} ${top + j * t}h${paper * t}`
        // Every pick sticks out of the cloth over the paper, some of them a long way.
        const [y, edge] = [top + (j + 0.5) * t, left + paper * t]
        const out = j % 5 === 2 ? between(random, 420, 760) : between(random, 70, 190)
        const sway = () => y + between(random, -14, 14)
        ends += strand(
          [
            [edge + 20, y],
            [edge - out * 0.35, sway()],
            [edge - out * 0.7, sway()],
            [edge - out, sway()],
          ],
          20,
          Forest,
        )
      }
      return (
        rect(0, 0, view[0], view[1], Parchment) +
        `<path d="${squares}" fill="${Bitter}"/><path d="${threading}" fill="${Paprika}"/>` +
        `<path d="${grid}" stroke="${Paprika}" stroke-width="2"/>${ends}` +
        `<svg x="${left + paper * t}" y="${top}" width="${view[0]}" height="${view[1]}">${weave({ warp: [[Cloud, 1]], weft: [[Forest, 1]], tieUp: { ...tieUp, warpUp: (i, j) => tieUp.warpUp((i + paper) % tieUp.ends, j) }, thread: t }, [1344, 912])}</svg>`
      )
    },
  })
}

export const twills: Drawing[] = [coating(), widening(), draft()]
