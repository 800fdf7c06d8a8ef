import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import * as fontkit from 'fontkit'
import subsetFont from 'subset-font'

/** The house's three faces at the cut each is used in. */
const FACES = {
  display: { file: 'imbue/files/imbue-latin-standard-normal.woff2', axes: { wght: 430, opsz: 100 } },
  text: { file: 'newsreader/files/newsreader-latin-standard-normal.woff2', axes: { wght: 400, opsz: 24 } },
  italic: { file: 'newsreader/files/newsreader-latin-standard-italic.woff2', axes: { wght: 400, opsz: 24 } },
  label: {
    file: 'instrument-sans/files/instrument-sans-latin-standard-normal.woff2',
    axes: { wght: 480, wdth: 88 },
  },
} as const
export type Face = keyof typeof FACES

const LETTERS = `${Array.from({ length: 95 }, (_, i) => String.fromCharCode(32 + i)).join('')}“”‘’–—…·×½¼°£€éèêàçñöüáíóúãõâôßåæø`

const cut = new Map<Face, fontkit.Font>()

/** One face as an ordinary TrueType file, cut from the variable one. */
export async function cutFace(face: Face): Promise<Buffer> {
  const { file, axes } = FACES[face]
  const woff = await readFile(createRequire(import.meta.url).resolve(`@fontsource-variable/${file}`))
  return subsetFont(woff, LETTERS, { targetFormat: 'truetype', variationAxes: { ...axes } })
}

/** Must have run before a picture with words in it is drawn. */
export async function prepareLettering(): Promise<void> {
  await Promise.all(
    (Object.keys(FACES) as Face[]).map(async (face) => {
      if (!cut.has(face)) cut.set(face, fontkit.create(await cutFace(face)) as fontkit.Font)
    }),
  )
}

interface Setting {
  x: number
  /** The baseline. */
  y: number
  size: number
  fill: string
  face?: Face
  anchor?: 'start' | 'middle' | 'end'
  /** In thousandths of the size. */
  tracking?: number
}

function layOut(words: string, face: Face) {
  const font = cut.get(face)
  if (!font) throw new Error('Lettering is not prepared: call prepareLettering() first')
  return { run: font.layout(words), unitsPerEm: font.unitsPerEm }
}

export function lettersWidth(words: string, size: number, face: Face = 'label', tracking = 0): number {
  const { run, unitsPerEm } = layOut(words, face)
  return (run.advanceWidth / unitsPerEm + (tracking / 1000) * run.glyphs.length) * size
}

/** Words as outlines: the renderer has no web fonts, and a picture must look the same on every machine. */
export function letters(
  words: string,
  { x, y, size, fill, face = 'label', anchor = 'start', tracking = 0 }: Setting,
): string {
  const { run, unitsPerEm } = layOut(words, face)
  const scale = size / unitsPerEm
  const width = lettersWidth(words, size, face, tracking)
  let at = x - (anchor === 'middle' ? width / 2 : anchor === 'end' ? width : 0)
  let d = ''
  run.glyphs.forEach((glyph, i) => {
    const { xOffset = 0, yOffset = 0, xAdvance = 0 } = run.positions[i] ?? {}
    const path = glyph.path.scale(scale, -scale).translate(at + xOffset * scale, y - yOffset * scale)
    d += path.toSVG().replace(/-?\d+\.\d+/g, (n) => String(Math.round(Number(n) * 10) / 10))
    at += xAdvance * scale + (tracking / 1000) * size
  })
  return `<path d="${d}" fill="${fill}"/>`
}
