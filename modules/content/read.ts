import type { Db } from '#modules/tables.ts'
import { scopeKey } from '../access/policy.ts'
import { standingsOf } from '../clients/standing.ts'
import { loadAssets } from '../media/assets.ts'
import type { Grounds, SigningKey } from '../media/signature.ts'
import type { EntryItem, EntryList } from './contract.ts'
import { signEmbed } from './embed-address.ts'
import { onProject } from './grounds.ts'
import { findEntries, type ListedEntry, listAndCount, listIds, type Page } from './listing.ts'
import { type AssetsOf, resolveLinks, selectFields, toItem, toLink } from './present.ts'
import { type EntryQuery, filterKey } from './query.ts'
import type { Reader } from './readable.ts'
import { linksOf, type RichTextDocument } from './rich-text.ts'
import { findOrCorrect, highlight, toTsQuery } from './search.ts'
import { findNeighbours, findRelated, findTexts } from './store.ts'

/** What reading needs besides the reader. */
export interface Shelves {
  db: Db
  imageKey: SigningKey
  synonyms(): Promise<string[][]>
  /** Keeps what was asked until the content changes. */
  remember<T>(key: string, ask: () => Promise<T>): Promise<T>
  /** Told which entries the answer shows. */
  onShown?: (rows: ListedEntry[]) => void
}

const MOST_RELATED = 6

/** The answer to a list query, for this reader. */
export async function readList(shelves: Shelves, reader: Reader, query: EntryQuery): Promise<EntryList> {
  const found = query.text
    ? await findOrCorrect(shelves, reader, query.text, (words) => searchFor(shelves, reader, query, words))
    : await listFor(shelves, reader, query)
  shelves.onShown?.(found.rows)
  const asksForOne = found.rows.length === 1 && query.conditions.some(isAddress)
  const withText = asksForOne
    ? !query.select || query.select.includes('fields.text')
    : query.select?.includes('fields.text')
  const around = asksForOne ? await readAround(shelves, reader, found.rows[0]) : undefined
  const texts =
    withText || query.select?.includes('fields.embed')
      ? await readTexts(shelves, reader, found.rows)
      : undefined
  const shown = [...found.rows, ...(around?.rows ?? [])]
  const groundsOf = await groundsFor(shelves.db, reader, shown)
  const assetsOf = await picturesOf(shelves, groundsOf, shown, texts?.assets)

  const items = found.rows.map((row) => {
    const item = toItem(row, assetsOf)
    if (texts) Object.assign(item.fields, texts.fieldsOf(row, assetsOf, groundsOf))
    const selected = selectFields(item, query.select)
    const marked = found.highlights?.get(row.id)
    return {
      ...selected,
      ...(marked ? { highlight: marked } : {}),
      ...(around ? around.present(assetsOf) : {}),
    }
  })
  return {
    sys: { type: 'Array' },
    total: found.total,
    skip: query.skip,
    limit: query.limit,
    ...(found.corrected ? { corrected: found.corrected } : {}),
    items,
  }
}

interface Found {
  rows: ListedEntry[]
  total: number
  corrected?: string
  highlights?: Awaited<ReturnType<typeof highlight>>
}

/** One page and how many there are in all, which is counted once for all pages. */
export async function browse(
  { db, remember }: Pick<Shelves, 'db' | 'remember'>,
  reader: Reader,
  query: EntryQuery,
  words?: string,
): Promise<Page> {
  const key = `total ${scopeKey(reader.scope)} ${filterKey(query)} ${words ?? ''}`
  let ids: string[] | undefined
  const total = await remember(key, async () => {
    const page = await listAndCount(db, reader, query, words)
    ids = page.ids
    return page.total
  })
  return { ids: ids ?? (await listIds(db, reader, query, { words, total })), total }
}

async function listFor(shelves: Shelves, reader: Reader, query: EntryQuery): Promise<Found> {
  const { ids, total } = await browse(shelves, reader, query)
  return { rows: await findEntries(shelves.db, reader, ids, query.type), total }
}

async function searchFor(shelves: Shelves, reader: Reader, query: EntryQuery, text: string): Promise<Found> {
  const words = await toTsQuery(shelves.db, text, await shelves.synonyms())
  if (!words) return { rows: [], total: 0 }
  const { ids, total } = await browse(shelves, reader, query, words)
  const [rows, highlights] = await Promise.all([
    findEntries(shelves.db, reader, ids, query.type),
    highlight(shelves.db, ids, words),
  ])
  return { rows, total, highlights }
}

/** Whether whole entries are asked for, without their texts and with nothing around them: what most screens ask. */
export function isPlain({ text, select, conditions }: EntryQuery): boolean {
  return !text && !select && !conditions.some(isAddress)
}

export function isAddress({ field, operator }: EntryQuery['conditions'][number]): boolean {
  return operator === 'eq' && (field === 'sys.id' || field === 'fields.slug')
}

/** What stands beside an entry that was asked for by its address. */
async function readAround({ db }: Shelves, reader: Reader, row: ListedEntry | undefined) {
  if (!row) return undefined
  const [{ newer, older }, related] = await Promise.all([
    findNeighbours(db, reader, row),
    findRelated(db, reader, row, MOST_RELATED),
  ])
  return {
    rows: [newer, older, ...related].filter((each) => each !== undefined),
    present: (assetsOf: AssetsOf): Pick<EntryItem, 'neighbours' | 'related'> => ({
      neighbours: {
        ...(newer ? { newer: toLink(newer, assetsOf) } : {}),
        ...(older ? { older: toLink(older, assetsOf) } : {}),
      },
      related: related.map((each) => toLink(each, assetsOf)),
    }),
  }
}

/** Rich texts with all they point at. Linked entries come through the reader's scope like any other. */
export async function readTexts(
  { db, imageKey }: Pick<Shelves, 'db' | 'imageKey'>,
  reader: Reader,
  rows: ListedEntry[],
) {
  const texts = new Map(
    (
      await findTexts(
        db,
        rows.map((row) => row.id),
      )
    ).map((each) => [each.id, each]),
  )
  const links = [...texts.values()].map(({ text }) => linksOf(text))
  const linked = await findEntries(db, reader, [...new Set(links.flatMap((each) => each.entries))])
  const entries = new Map(linked.map((entry) => [entry.id, entry]))
  const resolve = (document: RichTextDocument, owner: string, assetsOf: AssetsOf) =>
    resolveLinks(document, (linkType, id) => {
      if (linkType === 'Asset') return assetsOf(owner, id)
      const entry = entries.get(id)
      return entry && toLink(entry, () => undefined)
    })
  return {
    assets: [...new Set(links.flatMap((each) => each.assets))],
    fieldsOf(row: ListedEntry, assetsOf: AssetsOf, groundsOf: GroundsOf) {
      const { text, embed } = texts.get(row.id) ?? {}
      return {
        ...(text ? { text: resolve(text, row.id, assetsOf) } : {}),
        ...(embed ? { embed: signEmbed(embed, { ...groundsOf(row.id), key: imageKey }) } : {}),
      }
    },
  }
}

/** What the addresses of an entry's pictures rest on, and until when if that is sooner than they end anyway. */
export type GroundsOf = (entryId: string) => Grounds & { now: Date; until?: number }

/**
 * What the addresses of an entry's pictures rest on besides the entry: for private work that nobody has left its client
 * since, for a project that it is open, for all else whatever opened it to this reader.
 */
export async function groundsFor(
  db: Db,
  { scope, now, by }: Reader,
  rows: ListedEntry[],
): Promise<GroundsOf> {
  const owners = new Map(rows.flatMap((row) => (row.client_id ? [[row.id, row.client_id]] : [])))
  const kind = scope.clients === 'all' ? 'staff' : 'client'
  const standings = await standingsOf(db, [...new Set(owners.values())], kind)
  const shared = new Set(rows.filter(isShared).map((row) => row.id))
  return (entry) => {
    const ground = shared.has(entry) ? onProject(entry) : standings.get(owners.get(entry) ?? '')
    return { entry, by: ground ?? by, now }
  }
}

/** Pictures of open entries have plain addresses; those of gated ones are signed for the entry that shows them, and expire. */
export async function picturesOf(
  { db, imageKey }: Pick<Shelves, 'db' | 'imageKey'>,
  groundsOf: GroundsOf,
  rows: ListedEntry[],
  more: string[] = [],
): Promise<AssetsOf> {
  const shown = rows
    .flatMap((row) => [row.image_id, row.image2_id, row.image3_id])
    .filter((id) => id !== null)
  const present = await loadAssets(db, [...new Set([...shown, ...more])])
  const open = new Set(rows.filter(isOpenToEveryone).map((row) => row.id))
  return (entryId, assetId) =>
    assetId === null
      ? undefined
      : present(assetId, open.has(entryId) ? 'everyone' : { ...groundsOf(entryId), key: imageKey })
}

/** These entries as the API answers with them: whole, without their texts. */
export async function presentEntries(
  shelves: Pick<Shelves, 'db' | 'imageKey'>,
  reader: Reader,
  rows: ListedEntry[],
): Promise<EntryItem[]> {
  const assetsOf = await picturesOf(shelves, await groundsFor(shelves.db, reader, rows), rows)
  return rows.map((row) => toItem(row, assetsOf))
}

function isOpenToEveryone(row: ListedEntry): boolean {
  return row.type === 'press' || row.complimentary || (row.type === 'webPage' && row.open_to === 'everyone')
}

/** A project is its own ground: when it is closed its pictures go with it. */
function isShared(row: ListedEntry): boolean {
  return row.type === 'project' && row.open_to === 'everyone'
}
