import { type Fault, Problem } from '#server/errors.ts'
import type { ReadScope } from '../access/policy.ts'
import { isOneOf } from '../is-one-of.ts'
import { FACETED_TYPES, type Facets, PAGE_PARAMETERS, type SectionCount } from './facet-contract.ts'
import { clientsCounted, countFacets, countHoldings, type FacetCounts } from './facet-store.ts'
import { type EntryQuery, parseEntryQuery } from './query.ts'
import type { Shelves } from './read.ts'
import type { Reader } from './readable.ts'
import { findOrCorrect, toTsQuery } from './search.ts'
import { canonicalSection, SECTIONS, type Section } from './sections.ts'

/** The filters of a list query. What concerns a page of it, or another type of entry, is refused by name. */
export function parseFacetQuery(parameters: Record<string, unknown>): EntryQuery {
  const isOfPage = (name: string) => isOneOf(PAGE_PARAMETERS, name)
  const given = Object.entries(parameters)
  const faults: Fault[] = given
    .filter(([name]) => isOfPage(name))
    .map(([path]) => ({ path, message: 'is for lists; facets count every page' }))
  try {
    const query = parseEntryQuery(Object.fromEntries(given.filter(([name]) => !isOfPage(name))))
    if (!isOneOf(FACETED_TYPES, query.type))
      faults.push({ path: 'content_type', message: `must be ${FACETED_TYPES.join(' or ')}` })
    if (faults.length === 0) return query
  } catch (error) {
    if (!(error instanceof Problem)) throw error
    faults.push(...error.faults)
  }
  const named = faults.map((fault) => `${fault.path} ${fault.message}`).join('; ')
  throw new Problem('InvalidQuery', `The query you sent was invalid: ${named}.`, { faults })
}

/** Counts, and whose private work they are about. */
type Counted = FacetCounts & { clients: string[] }

/** Counts of what this reader may read, and beside them what the membership leaves closed. */
export async function readFacets(
  shelves: Pick<Shelves, 'db' | 'synonyms' | 'remember'>,
  reader: Reader,
  query: EntryQuery,
): Promise<Facets & Counted> {
  const counts = query.text
    ? await findOrCorrect(shelves, reader, query.text, (words) => searchFor(shelves, reader, query, words))
    : await count(shelves.db, reader, query)
  return { ...counts, locked: await readLocked(shelves, reader) }
}

async function searchFor(
  { db, synonyms }: Pick<Shelves, 'db' | 'synonyms'>,
  reader: Reader,
  query: EntryQuery,
  text: string,
): Promise<Counted> {
  const words = await toTsQuery(db, text, await synonyms())
  return words
    ? count(db, reader, query, words)
    : { total: 0, sections: [], years: [], tags: [], clients: [] }
}

async function count(...asked: Parameters<typeof countFacets>): Promise<Counted> {
  return { ...(await countFacets(...asked)), clients: await clientsCounted(...asked) }
}

/** Never asked with a filter: how many of a closed section match would tell what is in them. */
async function readLocked(
  { db, remember }: Pick<Shelves, 'db' | 'remember'>,
  { scope, now }: Reader,
): Promise<SectionCount[]> {
  const locked = lockedSections(scope)
  if (locked.length === 0) return []
  const holdings = await remember('holdings', () => countHoldings(db, now))
  return locked
    .map((section) => ({
      section,
      count: holdings
        .filter((each) => canonicalSection(each.section) === section)
        .reduce((sum, each) => sum + each.count, 0),
    }))
    .filter(({ count }) => count > 0)
}

/** What an à-la-carte membership leaves closed. Without a membership nothing is offered beside what is readable. */
export function lockedSections(scope: ReadScope): Section[] {
  if (!scope.members) return []
  return SECTIONS.filter(
    (section) => canonicalSection(section) === section && !scope.sections.includes(section),
  )
}
