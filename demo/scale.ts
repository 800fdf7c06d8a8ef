import type { RichTextDocument } from '#modules/content/rich-text.ts'
import type { EntryInput } from '#modules/content/save.ts'
import { codeLetters, SECTIONS, type Section, sectionLabel } from '#modules/content/sections.ts'
import { demoAssets } from './assets.ts'
import { demoEntries } from './entries.ts'
import { seeded } from './random.ts'
import { TAGS } from './tags.ts'

/** Sections a large library is made of; press items are another kind of entry. */
const FILLED: Section[] = SECTIONS.filter((section) => section !== 'in-the-press')
const FIRST_DAY = Date.UTC(2013, 0, 2)
const LAST_DAY = Date.UTC(2026, 10, 1)
const DAY = 24 * 60 * 60 * 1000

const SUBJECTS = [
  'The coat',
  'A sleeve',
  'Six browns',
  'The second basket',
  'Full price',
  'The long wall',
  'A narrow stripe',
  'Wet indigo',
  'The shop door',
  'Quilted cotton',
  'A felt hat',
  'The returns desk',
  'Linen in January',
  'Plain knit',
  'The lower shelf',
  'Sunday trade',
  'A dropped shoulder',
  'Two widths of check',
  'The fitting room',
  'Chalk white',
]
const TURNS = [
  'after dark',
  'by the meter',
  'counted twice',
  'in three cities',
  'for the smaller floor',
  'before the season',
  'without a lining',
  'and what it cost',
  'from the back',
  'at half the price',
  'on the landing',
  'let out',
  'with the lights off',
  'in the north',
  'one size on',
  'read slowly',
]

/** Entry number n of a library for load tests: always the same, with the dates, tags and lengths of the real one. */
export function makeScaleEntry(number: number): EntryInput {
  const random = seeded(number * 7919 + 17)
  const pick = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const section = pick(FILLED)
  // The square root makes later years fuller, as a library's are.
  const date = new Date(FIRST_DAY + Math.floor((Math.sqrt(random()) * (LAST_DAY - FIRST_DAY)) / DAY) * DAY)
    .toISOString()
    .slice(0, 10)
  const title = `${pick(SUBJECTS)} ${pick(TURNS)}`
  const id = `scale-${String(number).padStart(6, '0')}`
  return {
    id,
    type: 'presentation',
    status: 'published',
    publishAt: new Date(`${date}T06:00:00Z`),
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-${number}`,
    title: `${title}, ${sectionLabel(section).toLowerCase()} no. ${number}`,
    standfirst: pick(STANDFIRSTS),
    code: `${codeLetters(section)} ${date.slice(2, 4)}-${String(number).padStart(3, '0')}`,
    date,
    section,
    template: random() < 0.85 ? 'article' : random() < 0.5 ? 'video' : 'indesign',
    tags: [...new Set(Array.from({ length: 2 + Math.floor(random() * 4) }, () => pick(TAGS)))],
    text: textOf(Array.from({ length: 4 + Math.floor(random() * 7) }, () => pick(PARAGRAPHS))),
    images: [pick(demoAssets).id],
  }
}

const BLOCKS = demoEntries.flatMap((entry) => entry.text?.content ?? [])
const PARAGRAPHS = BLOCKS.filter((block) => block.nodeType === 'paragraph')
const STANDFIRSTS = demoEntries.flatMap((entry) => entry.standfirst ?? [])

function textOf(content: RichTextDocument['content']): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}
