import { mayRead, type ReadableEntry, type ReadScope } from '../access/policy.ts'
import type { Made, PrivateWork } from './answers.ts'
import type { EntryItem, EntryList } from './contract.ts'
import { findEntries, type ListedEntry } from './listing.ts'
import type { EntryQuery } from './query.ts'
import { browse, presentEntries, type Shelves } from './read.ts'
import type { Reader } from './readable.ts'
import { SECTIONS } from './sections.ts'

/** Writes what the contract declares, and no more. */
export interface ListWriter {
  list(list: EntryList): string
  item(item: EntryItem): string
}

/** An entry as it stands in every list, and what decides who may read it. */
interface Written {
  body: Buffer
  shows: PrivateWork[]
  readable: ReadableEntry
  weight: number
}

/**
 * A page of whole entries as it is sent. The database says which they are, for this reader; each is read, presented and written
 * once until the content changes, since the same entries stand in very many lists. Between the two the content may change, so each
 * is held against the reader's scope as it was written.
 */
export async function writePage(
  shelves: Shelves,
  reader: Reader,
  query: EntryQuery,
  write: ListWriter['item'],
): Promise<Made> {
  const { ids, total } = await browse(shelves, reader, query)
  const items = (await itemsOf(shelves, reader, ids, write))
    .filter((item) => item !== undefined)
    .filter((item) => mayRead(reader.scope, item.readable))
  const head = `{"sys":{"type":"Array"},"total":${total},"skip":${query.skip},"limit":${query.limit},"items":[`
  const parts = items.flatMap(({ body }, index) => (index === 0 ? [body] : [COMMA, body]))
  return {
    body: Buffer.concat([Buffer.from(head), ...parts, END]),
    shows: privateWork(items.map(({ shows }) => shows)),
  }
}

const COMMA = Buffer.from(',')
const END = Buffer.from(']}')

/** These entries as they are written, whoever may read them; nothing where one has gone since. */
function itemsOf(
  shelves: Shelves,
  reader: Reader,
  ids: string[],
  write: ListWriter['item'],
): Promise<(Written | undefined)[]> {
  // What the addresses of pictures rest on is not the same for the staff.
  const grounds = [reader.scope.clients === 'all' ? 'staff' : 'members', reader.by]
  const missing: string[] = []
  let written: Promise<Map<string, Written>> | undefined
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

/** Read for nobody in particular: what one reader may not see must not be missing for the next. */
const EVERYTHING: ReadScope = { sections: SECTIONS, clients: 'all', members: true }

async function writeItems(
  shelves: Shelves,
  reader: Reader,
  ids: string[],
  write: ListWriter['item'],
): Promise<Map<string, Written>> {
  const rows = await findEntries(shelves.db, { scope: EVERYTHING, now: reader.now }, ids)
  const items = await presentEntries(shelves, reader, rows)
  const bodies = new Map(items.map((item) => [item.sys.id, Buffer.from(write(item))]))
  return new Map(
    rows.flatMap((row) => {
      const body = bodies.get(row.id)
      return body ? [[row.id, toWritten(row, body)]] : []
    }),
  )
}

function toWritten(row: ListedEntry, body: Buffer): Written {
  const { id, type, section, client_id: clientId, complimentary, open_to: openTo } = row
  const readable = { id, type, section, clientId, complimentary, openTo }
  return { body, shows: workOf(row), readable, weight: body.length + READABLE_WEIGHT }
}

const READABLE_WEIGHT = 200

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
