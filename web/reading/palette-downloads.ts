import type { Palette } from '#modules/media/contract.ts'
import { toAse, toCss, toGpl } from '#modules/media/palette-files.ts'

export interface PaletteSource {
  palette: Palette
  code?: string | undefined
  slug?: string | undefined
  title?: string | undefined
}

/** The files a palette is taken away in, and who reads them. */
export const PALETTE_FORMATS = [
  {
    ending: 'ase',
    purpose: 'Illustrator, InDesign, Photoshop',
    type: 'application/octet-stream',
    write: toAse,
  },
  { ending: 'gpl', purpose: 'GIMP, Inkscape, Krita', type: 'text/plain;charset=utf-8', write: toGpl },
  { ending: 'css', purpose: 'Custom properties', type: 'text/css;charset=utf-8', write: toCss },
] as const
export type PaletteFormat = (typeof PALETTE_FORMATS)[number]

/** `cp-26-041-the-blur-is-the-point.ase`, from what is known of the entry. */
export function paletteFileName({ code, slug }: Omit<PaletteSource, 'palette'>, ending: string): string {
  const words = [code, slug].filter(Boolean).join(' ').toLowerCase()
  return `${words.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '') || 'palette'}.${ending}`
}

export function paletteFile(source: PaletteSource, { ending, type, write }: PaletteFormat): File {
  const { palette, title, code } = source
  const name = [code, title].filter(Boolean).join(', ') || 'Palette'
  return new File([write(name, palette)], paletteFileName(source, ending), { type })
}

/** Hands a file to the reader as any other download. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = address
  link.download = file.name
  link.click()
  // Some browsers have not read it yet when this returns.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
