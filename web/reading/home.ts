import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import type { Facets } from '#modules/content/facet-contract.ts'
import { canonicalSection, isSection, type Section } from '#modules/content/sections.ts'
import { callApi } from '../api.ts'
import { type Card, toCard } from '../card.ts'
import { PAGE, readUnder } from './lists.ts'

export interface Home {
  page: number
  pages: number
  cards: Card[]
  weekly: Card[]
  sections: SectionNews[]
  locked: Facets['locked']
}

export interface SectionNews {
  section: Section
  count: number
  newest: Card
}

const ISSUES = 5
/** How many entries are looked through for the newest of each section; a section that is not among them is asked for by itself. */
const LOOKED_THROUGH = 60
const NAMES = 'fields.title,fields.slug,fields.section,fields.code,fields.date'

/** The feed without The Weekly, which has a place of its own on the first page. */
export async function loadHome(page: number, opensWeekly: boolean): Promise<Home> {
  const feed = listOf({
    'fields.section[nin]': 'the-weekly',
    limit: String(PAGE),
    skip: String((page - 1) * PAGE),
  })
  const facets = callApi<Facets>('/content/getFacets?content_type=presentation')
  const isFirst = page === 1
  const weekly =
    isFirst && opensWeekly ? listOf({ 'fields.section': 'the-weekly', limit: String(ISSUES) }) : null
  const recent = isFirst ? listOf({ select: NAMES, limit: String(LOOKED_THROUGH) }) : null
  // Awaited together: one that failed before its turn would be an unhandled rejection.
  const [{ total, items }, { sections, locked }, issues, newest] = await Promise.all([
    feed,
    facets,
    weekly,
    recent,
  ])
  return {
    page,
    pages: Math.ceil(total / PAGE),
    cards: items.map(toCard),
    weekly: issues?.items.map(toCard) ?? [],
    sections: newest ? await newestOfEach(sections, newest.items) : [],
    locked,
  }
}

function listOf(parameters: Record<string, string>): Promise<EntryList> {
  const query = new URLSearchParams({ content_type: 'presentation', order: '-fields.date', ...parameters })
  return callApi<EntryList>(`/content/getList?${query}`)
}

async function newestOfEach(counts: Facets['sections'], recent: EntryItem[]): Promise<SectionNews[]> {
  const news = await Promise.all(
    readUnder(counts).map(async ({ section, count }) => {
      const isHere = ({ fields }: EntryItem) =>
        isSection(fields.section) && canonicalSection(fields.section) === section
      const newest =
        recent.find(isHere) ??
        (await listOf({ 'fields.section': section, select: NAMES, limit: '1' })).items[0]
      return newest ? [{ section, count, newest: toCard(newest) }] : []
    }),
  )
  return news.flat()
}
