import type { PaletteColour } from './contract.ts'

/** A palette as the files that drawing programs and style sheets take. Pure, for the browser. */
type Colours = readonly PaletteColour[]

const ASE = { groupStart: 0xc001, groupEnd: 0xc002, colour: 0x0001, normal: 2 } as const
/** Lengths are counted in 16 bits; nothing legible comes near. */
const LONGEST_NAME = 255

/** Adobe Swatch Exchange: one group named after the entry, colours in RGB, everything big-endian. */
export function toAse(title: string, palette: Colours): Uint8Array<ArrayBuffer> {
  const swatches = palette.map(({ name, hex }) => {
    const [red, green, blue] = channels(hex).map((channel) => float32(channel / 255))
    return block(ASE.colour, [
      ...nameOf(name),
      ...ascii('RGB '),
      ...(red ?? []),
      ...(green ?? []),
      ...(blue ?? []),
      ...uint16(ASE.normal),
    ])
  })
  const blocks = [block(ASE.groupStart, nameOf(title)), ...swatches, block(ASE.groupEnd, [])]
  return Uint8Array.from([
    ...ascii('ASEF'),
    ...uint16(1),
    ...uint16(0),
    ...uint32(blocks.length),
    ...blocks.flat(),
  ])
}

/** GIMP's palette, which Inkscape, Krita and Aseprite read too. */
export function toGpl(title: string, palette: Colours): string {
  const lines = palette.map(({ name, hex }) => {
    const numbers = channels(hex).map((channel) => String(channel).padStart(3))
    return `${numbers.join(' ')}\t${inOneLine(name)}`
  })
  return ['GIMP Palette', `Name: ${inOneLine(title)}`, `Columns: ${palette.length}`, '#', ...lines, ''].join(
    '\n',
  )
}

/** Custom properties, named after the colours. */
export function toCss(title: string, palette: Colours): string {
  const taken = new Set<string>()
  const lines = palette.map(({ name, hex }, index) => {
    const word = toIdentifier(name) || `color-${index + 1}`
    const property = taken.has(word) ? `${word}-${index + 1}` : word
    taken.add(property)
    return `  --${property}: ${hex};`
  })
  // A title may hold the two characters that end a comment.
  const comment = inOneLine(title).replaceAll('*/', '* /')
  return [`/* ${comment} */`, ':root {', ...lines, '}', ''].join('\n')
}

/** A control character in a name would end a line, or the name. */
function inOneLine(text: string): string {
  return text.replace(/\p{Cc}+/gu, ' ').trim()
}

function toIdentifier(name: string): string {
  const plain = name.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase()
  return plain.replace(/[^a-z0-9]+/g, '-').replace(/^-|-$/g, '')
}

function channels(hex: string): [number, number, number] {
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function block(type: number, content: number[]): number[] {
  return [...uint16(type), ...uint32(content.length), ...content]
}

/** UTF-16 with a zero at the end, which is counted. */
function nameOf(name: string): number[] {
  const units = Array.from({ length: Math.min(inOneLine(name).length, LONGEST_NAME) }, (_, index) =>
    inOneLine(name).charCodeAt(index),
  )
  return [...uint16(units.length + 1), ...units.flatMap(uint16), ...uint16(0)]
}

function ascii(text: string): number[] {
  return [...text].map((character) => character.charCodeAt(0))
}

function uint16(value: number): number[] {
  return [value >>> 8, value & 255]
}

function uint32(value: number): number[] {
  return [...uint16(value >>> 16), ...uint16(value & 0xffff)]
}

function float32(value: number): number[] {
  const view = new DataView(new ArrayBuffer(4))
  view.setFloat32(0, value)
  return [...new Uint8Array(view.buffer)]
}
