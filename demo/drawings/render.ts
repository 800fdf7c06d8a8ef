import sharp from 'sharp'
import type { Drawing } from './drawing.ts'
import { finish } from './finish.ts'

/** The finished picture as a JPEG with its long side at 2400 pixels. */
export async function renderDrawing(drawing: Drawing): Promise<Buffer> {
  const flat = sharp(Buffer.from(drawing.svg()), { unlimited: true }).flatten({ background: '#ffffff' })
  const finished = await finish(flat, drawing.surface)
  // Full chroma: red against blue bleeds visibly at half.
  return finished.jpeg({ quality: 88, chromaSubsampling: '4:4:4' }).toBuffer()
}
