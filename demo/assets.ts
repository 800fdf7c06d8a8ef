import { drawings } from './drawings/catalogue.ts'
import type { Drawing } from './drawings/drawing.ts'
import { SHARES } from './drawings/shares.ts'
import type { DemoAsset } from './types.ts'

function toAsset({ name, title, credit, width, height, alt, focalPoint, palette, lead }: Drawing): DemoAsset {
  const shares = SHARES[name] ?? []
  return {
    id: name,
    drawing: name,
    title,
    alt,
    credit,
    width,
    height,
    focalPoint,
    palette: palette.map(([colour, hex], i) => ({ name: colour, hex, share: shares[i] ?? 0 })),
    lead,
  }
}

export const demoAssets: DemoAsset[] = drawings.map(toAsset)
