import type { Site } from '#modules/site/contract.ts'
import { composeAtRetail } from './at-retail.ts'
import { Book } from './book.ts'
import { composeDesignMovements } from './design-movements.ts'
import type { PictureSource } from './pictures.ts'
import { composeIndex } from './the-index.ts'

export type DownloadKey = 'design-movements' | 'index' | 'at-retail'

export interface DownloadSource {
  site: Site
  /** The finished picture of a drawing, by its name. */
  picture(name: string): Promise<Buffer>
}

interface Plan {
  size: [width: number, height: number]
  spreads: boolean
  subject: string
  keywords: string
  compose(book: Book, site: Site, source: PictureSource): Promise<void>
}

const PLANS: Record<DownloadKey, Plan> = {
  'design-movements': {
    size: [210, 270],
    spreads: true,
    subject: 'Six design movements, followed from where they were first seen to the rail',
    keywords: 'design movements, silhouette, color, Spring 2027',
    compose: composeDesignMovements,
  },
  'at-retail': {
    size: [297, 210],
    spreads: false,
    subject: 'Shop walls, windows, rails and boards, measured and drawn to scale',
    keywords: 'merchandising, fixtures, windows, fitting rooms, scale drawings',
    compose: composeAtRetail,
  },
  index: {
    size: [210, 270],
    spreads: true,
    subject: 'An index to the whole library: subjects, titles, places and colors by name',
    keywords: 'index, cloth, color, print, retail, cities',
    compose: composeIndex,
  },
}

/** The day the three were put to bed. */
const DATE = new Date('2026-11-16T08:00:00Z')

export interface Made {
  pdf: Buffer
  pages: number
  /** Everything set in type, in order. */
  words: string[]
  /** What ran off its page. */
  overset: string[]
}

export async function composeDownload(key: DownloadKey, { site, picture }: DownloadSource): Promise<Made> {
  const { compose, ...plan } = PLANS[key]
  const title = site.downloads.find((download) => download.key === key)?.title ?? site.name
  const book = await Book.open({ ...plan, title, house: site.name, date: DATE })
  await compose(book, site, picture)
  return { pdf: await book.finish(), pages: book.pageNumber, words: book.words, overset: book.overset }
}

export async function makeDownload(key: DownloadKey, source: DownloadSource): Promise<Buffer> {
  return (await composeDownload(key, source)).pdf
}
