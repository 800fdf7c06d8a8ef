import type { FocalPoint, PageTokens, Palette } from '#modules/media/contract.ts'
import type { Section } from './sections.ts'

/** An entry as a stranger may see it: its name and its picture, never its text. */
export interface PresentationCard {
  id: string
  title: string
  /** Only where the reader may open it. */
  slug?: string
  /** Private work has none. */
  section: Section | null
  /** Section letters, year and number, such as `CP 25-041`. */
  code: string | null
  /** `YYYY-MM-DD` */
  date: string | null
  image: CardImage | null
}

/** The presentations that a page shows when what was asked for is not there. */
export const LATEST = { most: 3, from: '2013-01-01' } as const

export interface CardImage {
  src: string
  srcSet: string
  width: number
  height: number
  alt: string
  dominant: string
  tokens: PageTokens
  palette: Palette
  focalPoint: FocalPoint
}

export interface PressCard {
  title: string
  source: string
  /** `YYYY-MM-DD` */
  date: string | null
  url: string | null
  quote: string | null
}
