import type { Palette } from '#modules/media/contract.ts'
import { toAse, toCss, toGpl } from '#modules/media/palette-files.ts'
import { saveFile } from '../save-file.ts'
import type { PaletteEnding } from './palette-formats.ts'

export interface PaletteSource {
  palette: Palette
  code?: string | undefined
  slug?: string | undefined
  title?: string | undefined
}

const WRITERS = {
  ase: { type: 'application/octet-stream', write: toAse },
  gpl: { type: 'text/plain;charset=utf-8', write: toGpl },
  css: { type: 'text/css;charset=utf-8', write: toCss },
} satisfies Record<PaletteEnding, object>

/** `cp-26-041-the-blur-is-the-point.ase`, from what is known of the entry. */
export function paletteFileName({ code, slug }: Omit<PaletteSource, 'palette'>, ending: string): string {
  const words = [code, slug].filter(Boolean).join(' ').toLowerCase()
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'palette'}.${ending}`
}

export function paletteFile(source: PaletteSource, ending: PaletteEnding): File {
  const { palette, title, code } = source
  const { type, write } = WRITERS[ending]
  const name = [code, title].filter(Boolean).join(', ') || 'Palette'
  return new File([write(name, palette)], paletteFileName(source, ending), { type })
}

export function savePalette(source: PaletteSource, ending: PaletteEnding): void {
  const file = paletteFile(source, ending)
  saveFile(file, file.name)
}
