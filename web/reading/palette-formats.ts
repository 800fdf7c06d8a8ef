/** The files a palette is taken away in, and who reads them. What writes them (palette-downloads.ts) is fetched when one is wanted. */
export const PALETTE_FORMATS = [
  ['ase', 'Illustrator, InDesign, Photoshop'],
  ['gpl', 'GIMP, Inkscape, Krita'],
  ['css', 'Custom properties'],
] as const
export type PaletteEnding = (typeof PALETTE_FORMATS)[number][0]
