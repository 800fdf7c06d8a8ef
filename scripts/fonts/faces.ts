/** A variable axis cut to one value, or to the part of it that the styles use. */
export type Axis = number | { min: number; max: number }

/** One face as the styles ask for it. */
export interface Face {
  family: string
  /** The file's own name, and the name of the package it is cut from. */
  name: string
  package: string
  style: 'normal' | 'italic'
  /** As @font-face has it. */
  weight: string
  stretch?: string
  axes: Record<string, Axis>
}

const READING = { min: 18, max: 32 }

/**
 * What the styles use of the three families, and no more: an axis that nothing moves along costs as much as the letters.
 * Display is set from 22 px, reading from 15 to 27 px; below 18 the optical size makes no difference one can see.
 */
export const FACES: Face[] = [
  {
    family: 'Imbue',
    name: 'imbue',
    package: 'imbue',
    style: 'normal',
    weight: '100 900',
    axes: { wght: { min: 430, max: 600 }, opsz: { min: 22, max: 100 } },
  },
  {
    family: 'Newsreader',
    name: 'newsreader',
    package: 'newsreader',
    style: 'normal',
    weight: '400',
    axes: { wght: 400, opsz: READING },
  },
  {
    ...{
      family: 'Newsreader',
      name: 'newsreader-bold',
      package: 'newsreader',
      style: 'normal',
      weight: '700',
    },
    axes: { wght: 700, opsz: 20 },
  },
  {
    ...{
      family: 'Newsreader',
      name: 'newsreader-italic',
      package: 'newsreader',
      style: 'italic',
      weight: '400',
    },
    axes: { wght: 400, opsz: READING },
  },
  {
    family: 'Newsreader',
    name: 'newsreader-bold-italic',
    package: 'newsreader',
    style: 'italic',
    weight: '700',
    axes: { wght: 700, opsz: 20 },
  },
  {
    family: 'Instrument Sans',
    name: 'instrument-sans',
    package: 'instrument-sans',
    style: 'normal',
    weight: '400 700',
    stretch: '75% 100%',
    axes: {},
  },
]

/** Figures, kerning, ligatures and marks: what the styles ask for and what letters need to stand together. */
export const FEATURES = [
  'kern',
  'liga',
  'calt',
  'ccmp',
  'locl',
  'mark',
  'mkmk',
  'rvrn',
  'pnum',
  'tnum',
  'lnum',
  'onum',
]

const PRINTABLE_ASCII = String.fromCharCode(...Array.from({ length: 95 }, (_, place) => 32 + place))

/**
 * What nearly every page is written in; fetched before anything else. Any other letter brings the files that hold it:
 * they are named in the same styles, so that a member may write any name.
 */
export const COMMON = `${PRINTABLE_ASCII}\u00a0‘’“”–—…·×−°é`
