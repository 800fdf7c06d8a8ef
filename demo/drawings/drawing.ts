import type { Palette } from './palettes.ts'

export const LONG_SIDE = 2400

/** How the picture is finished: cloth gets a weave under its grain, paper the grain alone. */
export type Surface = 'cloth' | 'paper'

export interface Drawing {
  /** Names the asset too. */
  name: string
  /** What the selvedge under the picture says. */
  title: string
  credit: string
  /** Size of the rendered picture in pixels. */
  width: number
  height: number
  surface: Surface
  palette: [name: string, hex: string][]
  /** Which palette colour dyes the page, as an index into `palette`. */
  lead: number
  focalPoint: { x: number; y: number }
  alt: string
  /** After how many of the drawing's own units the cloth begins again, across and down. Only prints and wovens have one. */
  repeat?: [across: number, down: number]
  /** The drawing's own units, which the picture keeps the ratio of. */
  view: [width: number, height: number]
  svg(): string
}

export interface DrawingParts {
  name: string
  title: string
  credit: string
  view: [width: number, height: number]
  surface: Surface
  palette: Palette
  lead?: number
  focalPoint?: { x: number; y: number }
  alt: string
  repeat?: [across: number, down: number]
  draw: () => string
}

export function pictureSize([width, height]: [number, number]): { width: number; height: number } {
  const scale = LONG_SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function makeDrawing({ draw, palette, ...parts }: DrawingParts): Drawing {
  const { width, height } = pictureSize(parts.view)
  return {
    lead: 1,
    focalPoint: { x: 0.5, y: 0.5 },
    ...parts,
    width,
    height,
    palette: Object.entries(palette),
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${parts.view[0]} ${parts.view[1]}" preserveAspectRatio="none">${draw()}</svg>`,
  }
}
