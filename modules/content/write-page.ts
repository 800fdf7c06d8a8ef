import { Answer, type Made, type PrivateWork } from './answers.ts'
import type { EntryItem, EntryList } from './contract.ts'
import { findEntries, type ListedEntry } from './listing.ts'
import type { EntryQuery } from './query.ts'
import { browse, presentEntries, type Shelves } from './read.ts'
import type { Reader } from './readable.ts'

/** Writes what the contract declares, and no more. */
export interface ListWriter {
  list(list: EntryList): string
  item(item: EntryItem): string
}

/**
 * A page of whole entries as it is sent. The database says which they are, for this reader; each is read, presented and written
 * once until the content changes, since the same entries stand in very many lists.
 */
export async function writePage(
  shelves: Shelves,
  reader: Reader,
  query: EntryQuery,
  write: ListWriter['item'],
): Promise<Made> {
  const { ids, total } = await browse(shelves, reader, query)
  const items = (await itemsOf(shelves, reader, ids, write)).filter((item) => item !== undefined)
  const head = `{"sys":{"type":"Array"},"total":${total},"skip":${query.skip},"limit":${query.limit},"items":[`
  const parts = items.flatMap(({ body }, index) => (index === 0 ? [body] : [COMMA, body]))
  return {
    body: Buffer.concat([Buffer.from(head), ...parts, END]),
    shows: privateWork(items.map(({ shows }) => shows)),
  }
}

const COMMA = Buffer.from(',')
const END = Buffer.from(']}')

/** These entries as they are written; nothing where one has gone since. */
function itemsOf(
  shelves: Shelves,
  reader: Reader,
  ids: string[],
  write: ListWriter['item'],
): Promise<(Answer | undefined)[]> {
  // What the addresses of pictures rest on is not the same for the staff.
  const grounds = [reader.scope.clients === 'all' ? 'staff' : 'members', reader.by]
  const missing: string[] = []
  let written: Promise<Map<string, Answer>> | undefined
  // Begins in the next turn, when all that are missing have been named.
  const writeMissing = () =>
    (written ??= Promise.resolve().then(() => writeItems(shelves, reader, missing, write)))
  return Promise.all(
    ids.map((id) =>
      shelves.remember(JSON.stringify(['item', ...grounds, id]), async () => {
        missing.push(id)
        return (await writeMissing()).get(id)
      }),
    ),
  )
}

async function writeItems(
  shelves: Shelves,
  reader: Reader,
  ids: string[],
  write: ListWriter['item'],
): Promise<Map<string, Answer>> {
  const rows = await findEntries(shelves.db, reader, ids)
  const items = await presentEntries(shelves, reader, rows)
  const works = new Map(rows.map((row) => [row.id, workOf(row)]))
  return new Map(
    items.map((item) => [item.sys.id, new Answer(Buffer.from(write(item)), works.get(item.sys.id))]),
  )
}

/** Whose private work an entry is, if it is. */
export function workOf({ client_id, id }: ListedEntry): PrivateWork[] {
  return client_id ? [{ client: client_id, entry: id }] : []
}

/** Whose private work these are: of one entry also which, of several each client once. */
export function privateWork(entries: readonly (readonly PrivateWork[])[]): PrivateWork[] {
  const [only] = entries
  if (only && entries.length === 1) return [...only]
  const clients = new Set(entries.flat().map(({ client }) => client))
  return [...clients].map((client) => ({ client, entry: null }))
}
