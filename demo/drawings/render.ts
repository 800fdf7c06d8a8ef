import sharp from 'sharp'
import { prepareLettering } from '#modules/media/lettering.ts'
import type { Drawing } from './drawing.ts'
import { finish } from './finish.ts'

/** The finished picture as a JPEG with its long side at 2400 pixels. */
export async function renderDrawing({ svg, surface }: Drawing): Promise<Buffer> {
  await prepareLettering()
  const { data, info } = await sharp(Buffer.from(svg()), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  finish(data, info.width, info.height, surface)
  // Full chroma: red against blue bleeds visibly at half. More quality than this is spent on keeping the grain.
  return sharp(data, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 70, chromaSubsampling: '4:4:4' })
    .toBuffer()
}
