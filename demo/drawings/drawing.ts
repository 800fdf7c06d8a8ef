import type { Palette } from './palettes.ts'

export const LONG_SIDE = 2400

/** How the picture is finished: cloth gets a weave under its grain, paper the grain alone. */
export type Surface = 'cloth' | 'paper'

export interface Drawing {
  name: string
  /** Size of the rendered picture in pixels. */
  width: number
  height: number
  surface: Surface
  palette: [name: string, hex: string][]
  /** Which palette colour dyes the page, as an index into `palette`. */
  lead: number
  focalPoint: { x: number; y: number }
  alt: string
  svg(): string
}

interface DrawingParts {
  name: string
  /** The drawing's own units; the picture keeps their ratio. */
  view: [width: number, height: number]
  surface: Surface
  palette: Palette
  lead?: number
  focalPoint?: { x: number; y: number }
  alt: string
  draw: () => string
}

export function pictureSize([width, height]: [number, number]): { width: number; height: number } {
  const scale = LONG_SIDE / Math.max(width, height)
  return { width: Math.round(width * scale), height: Math.round(height * scale) }
}

export function makeDrawing(parts: DrawingParts): Drawing {
  const { width, height } = pictureSize(parts.view)
  return {
    name: parts.name,
    width,
    height,
    surface: parts.surface,
    palette: Object.entries(parts.palette),
    lead: parts.lead ?? 1,
    focalPoint: parts.focalPoint ?? { x: 0.5, y: 0.5 },
    alt: parts.alt,
    svg: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${parts.view[0]} ${parts.view[1]}" preserveAspectRatio="none">${parts.draw()}</svg>`,
  }
}
