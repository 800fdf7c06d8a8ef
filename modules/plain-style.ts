import { INK, PAPER } from './media/contrast.ts'

/**
 * What the pages share that are written out here and have none of the site's own styles: log in, downloads, letters, the API. As in
 * web/styles/tokens.css; a test holds the two against each other.
 */
export const COLOURS = {
  paper: PAPER,
  card: '#FBF9F4',
  ink: INK,
  quiet: '#625D52',
  hair: `${INK}33`,
  chalk: '#C5301E',
}

const named = Object.entries(COLOURS).map(([name, value]) => `--${name}: ${value}`)
export const COLOUR_TOKENS = `:root { color-scheme: light; ${named.join('; ')} }
@media (prefers-contrast: more) { :root { --quiet: var(--ink); --hair: var(--ink) } }`

/** The login's own files. Where another system logs people in they are not there, and the next face serves. */
export const FILES_PATH = '/identity'

const face = (family: string, file: string, weight: string) =>
  `@font-face { font-family: '${family}'; src: url('${FILES_PATH}/${file}.woff2') format('woff2'); font-weight: ${weight}; font-display: swap }`

export const IMBUE = face('Imbue', 'imbue', '100 900')
export const NEWSREADER = face('Newsreader', 'newsreader', '200 800')
export const INSTRUMENT_SANS = face('Instrument Sans', 'instrument-sans', '400 700')
