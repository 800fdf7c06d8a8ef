import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { plainText } from '#modules/content/rich-text.ts'
import { demoEntries } from '../entries.ts'
import { demoSite } from '../site.ts'
import { points } from './book.ts'
import { indexOf, shortened } from './index-entries.ts'
import { composeDownload, type DownloadKey, type Made } from './make.ts'
import { extractOf, listReports, wholeTextOf } from './matter.ts'
import { measuresOf, trueSize } from './retail-measures.ts'

const KEYS: DownloadKey[] = ['design-movements', 'index', 'at-retail']
const MOST_BYTES = 6_000_000

/** Everything a book says as one text; a line's end is a space. */
const said = ({ words }: Made) => words.join(' ')

async function standIn(): Promise<Buffer> {
  return sharp({ create: { width: 60, height: 48, channels: 3, background: '#1E3CA0' } })
    .jpeg()
    .toBuffer()
}

const made = new Map<DownloadKey, Made>()
const asked = new Set<string>()

async function make(key: DownloadKey): Promise<Made> {
  const picture = await standIn()
  return composeDownload(key, {
    site: demoSite,
    picture: async (name) => {
      asked.add(name)
      return picture
    },
  })
}

beforeAll(async () => {
  for (const key of KEYS) made.set(key, await make(key))
})

function bookOf(key: DownloadKey): Made {
  const book = made.get(key)
  if (!book) throw new Error(`${key} was not made`)
  return book
}

describe.each(KEYS)('%s', (key) => {
  it('is a tagged PDF of a dozen pages or more, in English, with the title the site gives it', () => {
    const { pdf, pages } = bookOf(key)
    const file = pdf.toString('latin1')
    expect(file.startsWith('%PDF-1.7')).toBe(true)
    expect(file.trimEnd().endsWith('%%EOF')).toBe(true)
    expect(file.match(/\/Type \/Page\b/g)?.length).toBe(pages)
    expect(pages).toBeGreaterThanOrEqual(14)
    expect(pages).toBeLessThanOrEqual(18)
    const title = demoSite.downloads.find((download) => download.key === key)?.title ?? ''
    expect(pdf.toString('utf8')).toContain(`<rdf:li xml:lang="x-default">${title}</rdf:li>`)
    expect(file).toContain('/Lang (en-US)')
    expect(file).toContain('/Marked true')
    expect(file).toContain('/DisplayDocTitle true')
    expect(file).toContain('/Outlines')
    expect(file).toContain(`mailto:${demoSite.email}`)
    expect(file).toContain(`https://${demoSite.emailDomain}/`)
    expect(pdf.length).toBeLessThan(MOST_BYTES)
  })

  it('is the same to the byte every time', async () => {
    expect((await make(key)).pdf.equals(bookOf(key).pdf)).toBe(true)
  })

  it('says nothing that was made for one client', () => {
    const words = said(bookOf(key))
    const privates = demoEntries.filter(({ type }) => type === 'private')
    expect(privates.length).toBeGreaterThan(0)
    for (const { title, text } of privates) {
      expect(words).not.toContain(title)
      for (const sentence of sentencesOf(plainText(text ?? null))) expect(words).not.toContain(sentence)
    }
  })

  it('gives no more of a report for members than its opening', () => {
    const words = said(bookOf(key))
    for (const report of listReports().filter(({ complimentary }) => !complimentary)) {
      const opening = extractOf(report)
        .map((run) => run.words)
        .join('')
      const rest = plainText(report.entry.text ?? null).replace(opening, '')
      for (const sentence of sentencesOf(rest)) expect(words, report.code).not.toContain(sentence)
    }
  })

  it('keeps every word on its page', () => {
    expect(bookOf(key).overset).toEqual([])
  })

  it('uses straight quotes nowhere', () => {
    expect(said(bookOf(key))).not.toMatch(/["']/)
  })
})

/** Long enough not to be said twice by chance. */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.?!])\s+|\n/)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length > 40)
}

describe('what the books are made of', () => {
  it('asks for no drawing made for one client', () => {
    const open = new Set(listReports().flatMap(({ pictures }) => pictures.map(({ drawing }) => drawing)))
    expect(asked.size).toBeGreaterThan(0)
    expect([...asked].filter((name) => !open.has(name))).toEqual([])
  })

  it('refuses to print a report for members whole', () => {
    const closed = listReports().find(({ complimentary }) => !complimentary)
    if (!closed) throw new Error('There is no report for members')
    expect(() => wholeTextOf(closed)).toThrow(/members/)
  })

  it('prints the tape and the scales true', () => {
    expect(points(200)).toBeCloseTo(566.929, 3)
    const wall = listReports('merchandising')
      .flatMap(({ pictures }) => pictures)
      .find(({ id }) => id === 'elevation')
    const measures = wall && measuresOf(wall)
    if (!wall || !measures) throw new Error('There is no wall to measure')
    // Five bays of 1.90 and four piers of 0.30 are 10.70 meters: 214 millimeters at 1:50.
    expect((trueSize(wall, measures)[0] * (5 * 332.5 + 4 * 52.5)) / 2000).toBeCloseTo(214, 1)
  })

  it('indexes every report, under codes that exist', () => {
    const reports = listReports()
    const codes = new Set(reports.map(({ code }) => code))
    const headings = indexOf(reports)
    const found = new Set(headings.filter(({ kind }) => kind === 'title').flatMap((heading) => heading.codes))
    expect(found).toEqual(codes)
    for (const heading of headings)
      for (const code of heading.codes) expect(codes.has(code), heading.words).toBe(true)
  })

  it('says the letters of a section once', () => {
    expect(shortened(['CP 13-002', 'CP 26-041', 'ME 15-009'])).toBe('CP\u00a013-002, 26-041; ME\u00a015-009')
  })
})
