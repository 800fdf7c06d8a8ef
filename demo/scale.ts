import type { RichTextDocument } from '#modules/content/rich-text.ts'
import type { EntryInput } from '#modules/content/save.ts'
import { codeLetters, SECTIONS, type Section } from '#modules/content/sections.ts'
import { demoEntries } from './entries.ts'
import { pick, type Random, seeded } from './random.ts'
import type { DemoEntry } from './types.ts'

const FIRST_DAY = Date.UTC(2013, 0, 2)
const LAST_DAY = Date.UTC(2026, 10, 1)
const DAY = 24 * 60 * 60 * 1000

const SUBJECTS: [string, ...string[]] = [
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
const TURNS: [string, ...string[]] = [
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

/** What one section's own entries are made of: an entry about shop floors is not illustrated with a runway. */
interface Stock {
  section: Section
  entries: [DemoEntry, ...DemoEntry[]]
  paragraphs: [Block, ...Block[]]
}
type Block = RichTextDocument['content'][number]

const STOCKS = SECTIONS.flatMap((section): Stock[] => {
  const [first, ...rest] = demoEntries.filter(
    (each) => each.type === 'presentation' && each.section === section,
  )
  if (!first) return []
  const [paragraph, ...others] = [first, ...rest]
    .flatMap(({ text }) => text?.content ?? [])
    .filter(({ nodeType }) => nodeType === 'paragraph')
  if (!paragraph) return []
  return [{ section, entries: [first, ...rest], paragraphs: [paragraph, ...others] }]
}) as [Stock, ...Stock[]]

export const scaleId = (number: number) => `scale-${String(number).padStart(6, '0')}`

/** Entry number n of a library for load tests: always the same, with the dates, tags and lengths of the real one. */
export function makeScaleEntry(number: number): EntryInput {
  const random = seeded(number * 7919 + 17)
  const { section, entries, paragraphs } = pick(random, STOCKS)
  const model = pick(random, entries)
  const date = laterOften(random)
  const title = `${pick(random, SUBJECTS)} ${pick(random, TURNS)}`
  const length = model.text?.content.length ?? 6
  return {
    id: scaleId(number),
    type: 'presentation',
    status: 'published',
    publishAt: new Date(`${date}T06:00:00Z`),
    slug: `${title.toLowerCase().replaceAll(' ', '-')}-${number}`,
    title: `${title}, no. ${number}`,
    standfirst: pick(random, entries).standfirst ?? '',
    code: `${codeLetters(section)} ${date.slice(2, 4)}-${String(number).padStart(3, '0')}`,
    date,
    section,
    template: model.template ?? 'article',
    ...(model.embed ? { embed: model.embed } : {}),
    tags: [...new Set([...(model.tags ?? []).slice(1), ...(pick(random, entries).tags ?? []).slice(0, 2)])],
    text: textOf(Array.from({ length }, () => pick(random, paragraphs))),
    images: [...(pick(random, entries).images ?? []).slice(0, 1), ...(model.images ?? []).slice(1)],
  }
}

/** The square root makes later years fuller, as a library's are. */
function laterOften(random: Random): string {
  const days = Math.floor((Math.sqrt(random()) * (LAST_DAY - FIRST_DAY)) / DAY)
  return new Date(FIRST_DAY + days * DAY).toISOString().slice(0, 10)
}

function textOf(content: Block[]): RichTextDocument {
  return { nodeType: 'document', data: {}, content }
}
