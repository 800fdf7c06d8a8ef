import { STUDIO } from '../credits.ts'
import { type Drawing, type DrawingParts, makeDrawing } from '../drawing.ts'
import { rect, round } from '../shapes.ts'

/** A darker shade of a paper: what it looks like where the lamp does not reach. */
export function deeper(hex: string, by = 0.78): string {
  const channel = (at: number) => Math.round(Number.parseInt(hex.slice(at, at + 2), 16) * by)
  return `#${[1, 3, 5].map((at) => channel(at).toString(16).padStart(2, '0')).join('')}`
}

/** The shadow of a thing that lies flat: itself, moved. */
export function lying(silhouette: (paint: string) => string, shade: string, dx: number, dy: number): string {
  return `<g transform="translate(${dx} ${dy})">${silhouette(shade)}</g>`
}

/** The shadow of a thing that stands: itself, laid back along the table from the line it stands on. */
export function standing(
  silhouette: (paint: string) => string,
  shade: string,
  base: number,
  slant = 1.1,
  depth = 0.34,
): string {
  const matrix = [1, 0, -slant, depth, slant * base, base * (1 - depth)].map((n) => round(n * 100) / 100)
  return `<g transform="matrix(${matrix.join(' ')})">${silhouette(shade)}</g>`
}

type StillParts = Omit<DrawingParts, 'surface' | 'credit' | 'draw'> & {
  /** The object on its paper; the ground is laid already. */
  draw: (ground: string) => string
  /** How much nearer than drawn: some things want to leave the table. */
  near?: number
}

/** One object from the desk, alone on tinted paper. */
export function still({ draw, near = 1.14, ...parts }: StillParts): Drawing {
  const ground = Object.values(parts.palette)[0] ?? '#FFFFFF'
  return makeDrawing({
    ...parts,
    credit: STUDIO,
    surface: 'paper',
    draw: () => {
      const [width, height] = parts.view
      const middle = [(width / 2) * (1 - near), (height / 2) * (1 - near)].map(round)
      return `${rect(0, 0, width, height, ground)}<g transform="translate(${middle.join(' ')}) scale(${near})">${draw(ground)}</g>`
    },
  })
}
