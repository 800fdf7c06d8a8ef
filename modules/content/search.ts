import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { ReadScope } from '../access/policy.ts'
import { advised, hasWords } from './planning.ts'
import { isLive, type Reader, readableWithin } from './readable.ts'
import { canonicalSection } from './sections.ts'

/** A piece of text and whether it is what was searched for. */
export interface Segment {
  text: string
  match: boolean
}

const WORD = /[\p{L}\p{N}]+(?:[/'’-][\p{L}\p{N}]+)*/gu
const MOST_WORDS = 12
/** With fewer letters nearly everything begins so, and thousands of words would have to be gone through to say that. */
const SHORTEST_UNFINISHED = 3

export function wordsOf(text: string): string[] {
  return (text.normalize('NFC').match(WORD) ?? []).slice(0, MOST_WORDS)
}

export function listSynonyms(db: Db): Promise<string[][]> {
  return db
    .selectFrom('search_synonyms')
    .select('words')
    .orderBy('id')
    .execute()
    .then((rows) => rows.map((row) => row.words))
}

/** Each word of the query with all that may stand for it; a synonym may take in several words. */
export function expand(words: string[], synonyms: string[][]): string[][] {
  const alternatives: string[][] = []
  for (let at = 0; at < words.length; ) {
    const [length, group] = longestSynonym(words, at, synonyms)
    alternatives.push(group)
    at += length
  }
  return alternatives
}

/** A word may stand in several groups: then all of them may stand for it. */
function longestSynonym(words: string[], at: number, synonyms: string[][]): [number, string[]] {
  for (let length = Math.min(3, words.length - at); length > 0; length--) {
    const phrase = singular(words.slice(at, at + length).join(' '))
    const groups = synonyms.filter((each) => each.some((word) => singular(word) === phrase))
    if (groups.length > 0) return [length, [...new Set(groups.flat())]]
  }
  return [1, [words[at] ?? '']]
}

/** "pant" is asked for as "pants" is. What else the ending may be is the index's affair. */
function singular(phrase: string): string {
  return plain(phrase).replace(/(?<=\p{L}{3})s$/u, '')
}

function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}

/**
 * The search as a tsquery in text form: every word must be there, itself or a synonym, and the last one may be unfinished once
 * it has three letters. Undefined when nothing is left to look for, as in "the and of".
 */
export async function toTsQuery(db: Db, text: string, synonyms: string[][]): Promise<string | undefined> {
  const words = wordsOf(text)
  const groups = expand(words, synonyms)
  if (groups.length === 0) return undefined
  const last = words.at(-1) ?? ''
  const terms = groups.map((group, index) => {
    const phrases = group.map((each) => sql`phraseto_tsquery('toile', toile_searchable(${each}))`)
    // The word comes from WORD and holds no quote but the apostrophe, which is doubled as SQL's own literals do it.
    if (index === groups.length - 1 && [...last].length >= SHORTEST_UNFINISHED)
      phrases.push(sql`to_tsquery('toile', ${`'${last.replaceAll("'", "''")}':*`})`)
    return sql`(${sql.join(phrases, sql` || `)})`
  })
  const { rows } = await sql<{ query: string; size: number }>`
    select query::text as query, numnode(query) as size from (select ${sql.join(terms, sql` && `)} as query) as built`.execute(
    db,
  )
  return rows[0]?.size ? rows[0].query : undefined
}

const NEAR_WORDS = 12
const SHORTEST_CORRECTED = 4

/** Where words are looked up, and what may stand for them. */
interface Lookup {
  db: Db
  synonyms(): Promise<string[][]>
}

/** Looks for the words as they are; only when that finds nothing, for what they may have been meant to be. */
export async function findOrCorrect<Found extends { total: number }>(
  lookup: Lookup,
  reader: Reader,
  text: string,
  find: (text: string) => Promise<Found>,
): Promise<Found & { corrected?: string }> {
  const exact = await find(text)
  if (exact.total > 0) return exact
  const corrected = await correct(lookup.db, reader, text, await lookup.synonyms())
  const second = corrected ? await find(corrected) : undefined
  return second && corrected && second.total > 0 ? { ...second, corrected } : exact
}

/**
 * The same text with words that find nothing replaced by the nearest word in what this reader may see. The words of other
 * sections and clients take no part, so a correction tells nothing about them.
 */
export async function correct(
  db: Db,
  reader: Reader,
  text: string,
  synonyms: string[][],
): Promise<string | undefined> {
  const words = wordsOf(text)
  const corrected: (string | undefined)[] = []
  // One after the other: all at once, one reader's twelve words would take every connection from the others.
  for (const word of words)
    corrected.push(
      (await findsAny(db, reader, word, synonyms)) ? undefined : await nearestWord(db, reader, plain(word)),
    )
  if (corrected.every((word) => word === undefined)) return undefined
  return words.map((word, index) => corrected[index] ?? word).join(' ')
}

/** Whether a word finds something by itself: unfinished, in another form or by a synonym too. What is only a small word is never wrong. */
async function findsAny(
  db: Db,
  { scope, now }: Reader,
  word: string,
  synonyms: string[][],
): Promise<boolean> {
  const words = await toTsQuery(db, word, synonyms)
  if (!words) return true
  const found = await advised(db, 'byIndex', (advisedDb) =>
    advisedDb
      .selectFrom('entries')
      .where(hasWords(words))
      .where(isLive(now))
      .where(readableWithin(scope))
      .select('id')
      .limit(1)
      .executeTakeFirst(),
  )
  return found !== undefined
}

async function nearestWord(db: Db, { scope, now }: Reader, word: string): Promise<string | undefined> {
  if (word.length < SHORTEST_CORRECTED || /\d/.test(word)) return undefined
  const swapped = withNeighboursSwapped(word)
  const near = await db
    .selectFrom('search_vocabulary')
    .select('word')
    .select(sql<number>`similarity(word, ${word})`.as('alike'))
    .where(sql<SqlBool>`(word % ${word} or word = any(${swapped}::text[]))`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('search_words')
          .whereRef('search_words.word', '=', 'search_vocabulary.word')
          .$if(scope.clients !== 'all', (query) =>
            query.where(sql<SqlBool>`audience = any(${audiences(scope)}::text[])`),
          )
          .select('search_words.word'),
      ),
    )
    // The vocabulary is collected before an entry's hour and forgotten the night after it; small words are in no index.
    .where(({ or, exists, selectFrom }) =>
      or([
        sql<SqlBool>`numnode(plainto_tsquery('toile', word)) = 0`,
        exists(
          selectFrom('entries')
            .where(isLive(now))
            .where(readableWithin(scope))
            .where(sql<SqlBool>`entries.search @@ plainto_tsquery('toile', search_vocabulary.word)`)
            .select('entries.id'),
        ),
      ]),
    )
    .orderBy(sql`word = any(${swapped}::text[])`, 'desc')
    .orderBy('alike', 'desc')
    .orderBy('word')
    .limit(NEAR_WORDS)
    .execute()
  const allowed = word.length < 6 ? 1 : 2
  const ranked = near
    .map((each) => ({ word: each.word, steps: editSteps(word, each.word) }))
    .filter(({ steps }) => steps <= allowed)
    .sort((a, b) => a.steps - b.steps)
  return ranked[0]?.word
}

/** Two letters in each other's place leave few groups of three as they were: "retial" is not found by its likeness to "retail". */
function withNeighboursSwapped(word: string): string[] {
  return Array.from(
    { length: word.length - 1 },
    (_, at) => word.slice(0, at) + word.charAt(at + 1) + word.charAt(at) + word.slice(at + 2),
  )
}

function audiences(scope: ReadScope): string[] {
  const clients = scope.clients === 'all' ? [] : scope.clients
  return [...new Set(scope.sections.map(canonicalSection)), ...clients.map((id) => `client:${id}`)]
}

/** Letters to insert, drop, change or swap with their neighbour to get from one word to the other. */
export function editSteps(from: string, to: string): number {
  let older: number[] = []
  let last = Array.from({ length: to.length + 1 }, (_, index) => index)
  for (let i = 1; i <= from.length; i++) {
    const row = [i]
    for (let j = 1; j <= to.length; j++) {
      const same = from[i - 1] === to[j - 1] ? 0 : 1
      let least = Math.min((last[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1, (last[j - 1] ?? 0) + same)
      if (from[i - 1] === to[j - 2] && from[i - 2] === to[j - 1])
        least = Math.min(least, (older[j - 2] ?? 0) + 1)
      row.push(least)
    }
    older = last
    last = row
  }
  return last[to.length] ?? 0
}

// Characters of the private use area: they cannot be confused with anything in the text, and no html is made here.
const START = '\uE000'
const STOP = '\uE001'
const TITLE_OPTIONS = `StartSel="${START}", StopSel="${STOP}", HighlightAll=true`
const TEXT_OPTIONS = `StartSel="${START}", StopSel="${STOP}", MaxFragments=2, MinWords=8, MaxWords=22, FragmentDelimiter=" … "`

export async function highlight(
  db: Db,
  ids: string[],
  tsQuery: string,
): Promise<Map<string, { title: Segment[]; text: Segment[] }>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<{ id: string; title: string; text: string }>`
    select id,
      ts_headline('toile', toile_searchable(title), ${tsQuery}::tsquery, ${TITLE_OPTIONS}) as title,
      ts_headline('toile', toile_searchable(concat_ws(' ', standfirst, body)), ${tsQuery}::tsquery, ${TEXT_OPTIONS}) as text
    from entries where id = any(${ids}::text[])`.execute(db)
  return new Map(rows.map((row) => [row.id, { title: segments(row.title), text: segments(row.text) }]))
}

export function segments(marked: string): Segment[] {
  return marked.split(START).flatMap((part, index) => {
    if (index === 0) return part ? [{ text: part, match: false }] : []
    const [match = '', ...rest] = part.split(STOP)
    const after = rest.join('')
    return [
      ...(match ? [{ text: match, match: true }] : []),
      ...(after ? [{ text: after, match: false }] : []),
    ]
  })
}

/**
 * Collects words anew, of those audiences where something is gone, is over, or came in bulk: after a bulk load, and nightly. An
 * entry that is saved by itself brings its words along.
 */
export async function rebuildVocabulary(db: Db): Promise<void> {
  const { rows } = await sql<{ audience: string }>`
    select audience from search_changes
    union select toile_audience(type, shelf, client_id) from entries
    where unpublish_at <= now() and unpublish_at > now() - interval '3 days'`.execute(db)
  // One at a time, so that whoever asks meanwhile waits for one audience at most.
  for (const { audience } of rows) {
    await db.transaction().execute(async (transaction) => {
      await sql`delete from search_changes where audience = ${audience}`.execute(transaction)
      await collectWords(transaction, audience)
    })
  }
  await sql`
    delete from search_vocabulary where not exists (
      select from search_words where search_words.word = search_vocabulary.word
    )`.execute(db)
}

/** `ts_stat` goes through the texts without making a row of every word in them. */
async function collectWords(db: Db, audience: string): Promise<void> {
  await sql`
    with words as materialized (
      select word from ts_stat(format($$
        select to_tsvector('toile_words', toile_searchable(concat_ws(' ', title, array_to_string(tags, ' '), standfirst, body)))
        from entries where toile_audience(type, shelf, client_id) = %L
          and status = 'published' and (unpublish_at is null or unpublish_at > now())
      $$, ${audience}::text))
      where word ~ '^[[:alpha:]-]{4,30}$'
    ), gone as (
      delete from search_words where audience = ${audience}
        and not exists (select from words where words.word = search_words.word)
    ), met as (
      insert into search_vocabulary select word from words on conflict do nothing
    )
    insert into search_words (word, audience) select word, ${audience} from words on conflict do nothing`.execute(
    db,
  )
}
