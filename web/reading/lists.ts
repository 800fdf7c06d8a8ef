import type { EntryList } from '#modules/content/contract.ts'
import type { Facets } from '#modules/content/facet-contract.ts'
import { canonicalSection, isSection, type Section, sectionsReadAs } from '#modules/content/sections.ts'
import { callApi } from '../api.ts'

export const PAGE = 12
/** How many of a client's pieces lie on one cloth. */
export const LAY_PAGE = 16

/** What an address says of a list: which page, and what was chosen. */
export interface Chosen {
  page: number
  section?: Section | undefined
  year?: number | undefined
  tag?: string | undefined
  /** Words that are searched for. */
  words?: string | undefined
  /** Whose work, for the staff. */
  client?: string | undefined
}

/** Anything that is no page is the first one. */
export function pageOf(params: URLSearchParams): number {
  const page = Number(params.get('page'))
  return Number.isSafeInteger(page) && page > 1 ? Math.min(page, 100_000) : 1
}

/** A later page of a list is named so: on the tab, in the history, and to whoever hears where they are. */
export function onPage(title: string, search: string): string {
  const page = pageOf(new URLSearchParams(search))
  return page > 1 ? `${title}, page ${page}` : title
}

/** A year as it stands in an address; four figures, or none. */
export function yearOf(text: string | null | undefined): number | undefined {
  return text && /^[12]\d{3}$/.test(text) ? Number(text) : undefined
}

export function readChosen(params: URLSearchParams): Chosen {
  const section = params.get('section')
  const year = yearOf(params.get('year'))
  const tag = params.get('tags')
  const words = params.get('q')?.trim()
  const client = params.get('client')
  return {
    page: pageOf(params),
    ...(isSection(section) && { section }),
    ...(year && { year }),
    ...(tag && { tag }),
    ...(words && { words }),
    ...(client && { client }),
  }
}

/** The address of a choice; the first page and what was not chosen are not mentioned. */
export function toSearch({ page, section, year, tag, words, client }: Partial<Chosen>): string {
  const params = new URLSearchParams()
  if (words) params.set('q', words)
  if (section) params.set('section', section)
  if (year) params.set('year', String(year))
  if (tag) params.set('tags', tag)
  if (client) params.set('client', client)
  if (page && page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

/** What is published for members, or made for one client. */
export type ListType = 'presentation' | 'private'

/** The same choice as the API takes it. */
export function filtersOf(
  { section, year, tag, words, client }: Partial<Chosen>,
  type: ListType = 'presentation',
): URLSearchParams {
  const params = new URLSearchParams({ content_type: type })
  if (words) params.set('query', words)
  if (section) params.set('fields.section[in]', sectionsReadAs(section).join(','))
  if (year) {
    params.set('fields.date[gte]', `${year}-01-01`)
    params.set('fields.date[lte]', `${year}-12-31`)
  }
  if (tag) params.set('fields.tags[in]', tag)
  if (client && type === 'private') params.set('fields.client', client)
  return params
}

/** One page of a list, with what it could be narrowed to and how many each would leave. */
export async function loadList(
  chosen: Chosen,
  type: ListType = 'presentation',
  limit = type === 'private' ? LAY_PAGE : PAGE,
): Promise<{ list: EntryList; facets: Facets | undefined }> {
  const filters = filtersOf(chosen, type)
  const asked = new URLSearchParams(filters)
  asked.set('limit', String(limit))
  asked.set('skip', String((chosen.page - 1) * limit))
  // What is searched for comes in order of how well it fits.
  if (!chosen.words) asked.set('order', '-fields.date')
  const [list, facets] = await Promise.all([
    callApi<EntryList>(`/content/getList?${asked}`),
    loadFacets(filters),
  ])
  return { list, facets }
}

/** A list stands without what it could be narrowed to. What is wrong with the choice itself, the list says. */
export function loadFacets(filters: URLSearchParams): Promise<Facets | undefined> {
  return callApi<Facets>(`/content/getFacets?${filters}`).catch(() => undefined)
}

/** One page of a client's work, narrowed to any of these tags. */
export function loadPrivate(client: string, { tags, page }: { tags: string[]; page: number }) {
  return loadList({ page, client, ...(tags.length > 0 && { tag: tags.join(',') }) }, 'private')
}

/** Sections that are read under another are counted with it. */
export function readUnder(counts: Facets['sections']): { section: Section; count: number }[] {
  const sums = new Map<Section, number>()
  for (const { section, count } of counts) {
    if (!isSection(section)) continue
    const under = canonicalSection(section)
    sums.set(under, (sums.get(under) ?? 0) + count)
  }
  return [...sums].map(([section, count]) => ({ section, count }))
}
