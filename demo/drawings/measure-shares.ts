import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import type { Drawing } from './drawing.ts'

/** A sixth of the size is enough to count colours by, and quick. */
const SMALLER = 6

function channels(hex: string): [number, number, number] {
  const at = (from: number) => Number.parseInt(hex.slice(from, from + 2), 16)
  return [at(1), at(3), at(5)]
}

/** The part of the flat picture that is nearest to each palette colour, in whole hundredths that add up to one. */
export async function measureShares({ svg, width, height, palette }: Drawing): Promise<number[]> {
  const size = `width="${Math.round(width / SMALLER)}" height="${Math.round(height / SMALLER)}"`
  const small = svg().replace(`width="${width}" height="${height}"`, size)
  const pixels = await sharp(Buffer.from(small), { unlimited: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw()
    .toBuffer()
  const colors = palette.map(([, hex]) => channels(hex))
  const counts = colors.map(() => 0)
  for (let at = 0; at < pixels.length; at += 3) {
    const [r, g, b] = [pixels[at] ?? 0, pixels[at + 1] ?? 0, pixels[at + 2] ?? 0]
    let nearest = 0
    let least = Number.POSITIVE_INFINITY
    colors.forEach(([cr, cg, cb], i) => {
      const distance = (r - cr) ** 2 + (g - cg) ** 2 + (b - cb) ** 2
      if (distance < least) [nearest, least] = [i, distance]
    })
    counts[nearest] = (counts[nearest] ?? 0) + 1
  }
  return toHundredths(counts)
}

/** Rounded so that nothing is lost: what is left over goes to those that were rounded down most. */
function toHundredths(counts: number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  const exact = counts.map((count) => (count / total) * 100)
  const whole = exact.map(Math.floor)
  const left = 100 - whole.reduce((sum, each) => sum + each, 0)
  const byRest = exact.map((each, i) => [each - Math.floor(each), i] as const).sort(([a], [b]) => b - a)
  for (const [, i] of byRest.slice(0, left)) whole[i] = (whole[i] ?? 0) + 1
  return whole.map((each) => each / 100)
}

/** `node demo/drawings/measure-shares.ts` after a drawing changed: writes the table that the library reads. */
if (process.argv[1] === import.meta.filename) {
  const { drawings } = await import('./catalogue.ts')
  const { prepareLettering } = await import('#modules/media/lettering.ts')
  await prepareLettering()
  let rows = ''
  for (const drawing of drawings) {
    const key = /^[a-z]+$/.test(drawing.name) ? drawing.name : `'${drawing.name}'`
    rows += `  ${key}: [${(await measureShares(drawing)).join(', ')}],\n`
  }
  await writeFile(
    new URL('./shares.ts', import.meta.url),
    `/** How much of each picture every palette colour covers. Written by measure-shares.ts; a test measures again. */\nexport const SHARES: Record<string, readonly number[]> = {\n${rows}}\n`,
  )
}
