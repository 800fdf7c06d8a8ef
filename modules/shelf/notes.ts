import { randomInt } from 'node:crypto'
import { Problem } from '#server/errors.ts'
import { isStaff, type Member, opensSection, readScope } from '../access/policy.ts'
import { recordReading } from '../audit/record.ts'
import { customWorkPath } from '../clients/address.ts'
import type { EntryItem } from '../content/contract.ts'
import { readList, type Shelves } from '../content/read.ts'
import { toTsQuery } from '../content/search.ts'
import { canonicalSection, isSection } from '../content/sections.ts'
import type { Note, NoteChange, NoteList, NoteListQuery, NoteText } from './note-contract.ts'
import { MOST_NOTES } from './note-limits.ts'
import {
  countNotes,
  deleteNote,
  findNote,
  findNotes,
  insertNote,
  listNotedEntries,
  listNotes,
  type StoredNote,
  updateNote,
} from './note-store.ts'

/** What notes and the entries they are on are read from. */
export type NoteShelves = Pick<Shelves, 'db' | 'imageKey' | 'remember'>

const NOTHING_WRITTEN = { body: '', revision: 0, updatedAt: null }
/** Entries asked for at once when all notes are read. */
const STEP = 100

export async function readNotes(
  shelves: NoteShelves,
  member: Member,
  { limit, skip, query = '' }: NoteListQuery,
): Promise<NoteList> {
  const words = query.trim() ? await toTsQuery(shelves.db, query, []) : undefined
  // "The and of" looks for nothing; without this it would find everything.
  if (query.trim() && !words) return { total: 0, skip, limit, items: [] }
  const page = await listNotes(shelves.db, member.sub, { limit, skip, words })
  const isWhole = skip === 0 && page.length < limit
  const total = isWhole ? page.length : await countNotes(shelves.db, member.sub, words)
  return { total, skip, limit, items: await present(shelves, member, page) }
}

/** All of a member's notes, a few at a time. The order is fixed first: a note changed meanwhile is not skipped. */
export async function* readAllNotes(shelves: NoteShelves, member: Member): AsyncGenerator<Note> {
  const entryIds = await listNotedEntries(shelves.db, member.sub)
  for (let from = 0; from < entryIds.length; from += STEP) {
    const notes = await findNotes(shelves.db, member.sub, entryIds.slice(from, from + STEP))
    yield* await present(shelves, member, notes)
  }
}

/** A note; on an entry without one, what the member would begin with. */
export async function readNote(shelves: NoteShelves, member: Member, entryId: string): Promise<Note> {
  const stored = await findNote(shelves.db, member.sub, entryId)
  if (stored) return (await present(shelves, member, [stored]))[0] ?? missing()
  const entry = (await readEntries(shelves, member, [entryId])).get(entryId)
  return entry ? { entryId, ...NOTHING_WRITTEN, ...describeEntry(member, entry) } : missing()
}

/**
 * Writes what was typed, unless somebody has written since the writer last looked. A text that is stored already is no change,
 * whatever revision comes with it: so a call whose answer was lost can be made again.
 */
export async function saveNote(
  shelves: NoteShelves,
  member: Member,
  entryId: string,
  { body, revision }: NoteChange,
): Promise<{ isConflict: boolean; note: NoteText }> {
  const { db } = shelves
  const username = member.sub
  if (body === '') await deleteNote(db, username, entryId, revision)
  else {
    const updated = await updateNote(db, { username, entryId, body, revision })
    if (updated) return { isConflict: false, note: toText(updated) }
  }
  const stored = await findNote(db, username, entryId)
  if (stored) return { isConflict: stored.body !== body, note: toText(stored) }
  // Deleted since: who still writes it is told, and a call that was held up on its way does not bring it back.
  if (body === '' || revision !== 0) return { isConflict: body !== '', note: { entryId, ...NOTHING_WRITTEN } }
  return beginNote(shelves, member, entryId, body)
}

async function beginNote(shelves: NoteShelves, member: Member, entryId: string, body: string) {
  const entry = (await readEntries(shelves, member, [entryId])).get(entryId)
  if (!entry) missing()
  const { title } = describeEntry(member, entry)
  // Not from 1: who remembers revision 1 of a note that was deleted since has not seen this one.
  const revision = randomInt(1, 1_000_000_000)
  const begun = await insertNote(
    shelves.db,
    { username: member.sub, entryId, title, body, revision },
    MOST_NOTES,
  )
  const stored = begun ?? (await findNote(shelves.db, member.sub, entryId))
  if (stored) return { isConflict: stored.body !== body, note: toText(stored) }
  throw new Problem('InvalidRequest', `There is room for ${MOST_NOTES} notes.`, {
    faults: [{ path: 'entryId', message: `would be one note more than the ${MOST_NOTES} that are kept` }],
  })
}

export async function removeNote(shelves: NoteShelves, member: Member, entryId: string): Promise<NoteText> {
  await deleteNote(shelves.db, member.sub, entryId)
  return { entryId, ...NOTHING_WRITTEN }
}

async function present(shelves: NoteShelves, member: Member, notes: StoredNote[]): Promise<Note[]> {
  const entries = await readEntries(
    shelves,
    member,
    notes.map((note) => note.entry_id),
  )
  return notes.map((note) => {
    const entry = entries.get(note.entry_id)
    const about = entry ? describeEntry(member, entry) : { title: note.title, readable: false }
    return { ...toText(note), ...about }
  })
}

function toText(note: StoredNote): NoteText {
  return {
    entryId: note.entry_id,
    body: note.body,
    revision: note.revision,
    updatedAt: note.updated_at.toISOString(),
  }
}

/**
 * Those of the entries that the member may read now: the lists' own way of asking, so it is the lists' rule. A note names its entry,
 * so whoever of the staff is told the name of a client's work has read of it.
 */
async function readEntries(
  shelves: NoteShelves,
  member: Member,
  ids: string[],
): Promise<Map<string, EntryItem>> {
  if (ids.length === 0) return new Map()
  const { items } = await readList(
    { ...shelves, synonyms: async () => [] },
    { scope: readScope(member), now: new Date() },
    {
      type: undefined,
      order: [],
      skip: 0,
      text: undefined,
      conditions: [{ field: 'sys.id', operator: 'in', values: ids }],
      // One more than there can be, so that nothing needs counting.
      limit: ids.length + 1,
      select: ['title', 'section', 'slug', 'code', 'complimentary', 'client'].map(
        (field) => `fields.${field}`,
      ),
    },
  )
  const shown = items.flatMap(({ sys, fields }) =>
    fields.client ? [{ client: fields.client, entry: sys.id }] : [],
  )
  await recordReading(shelves.db, member, 'notes', shown)
  return new Map(items.map((item) => [item.sys.id, item]))
}

function describeEntry(member: Member, entry: EntryItem): Omit<Note, keyof NoteText> {
  const { title = '', section, slug, code } = entry.fields
  const path = pathOf(member, entry)
  return {
    title,
    readable: true,
    ...(section ? { section } : {}),
    ...(slug ? { slug } : {}),
    ...(code ? { code } : {}),
    ...(path ? { path } : {}),
  }
}

function pathOf(member: Member, { sys, fields }: EntryItem): string | undefined {
  const { section, slug } = fields
  if (!slug) return undefined
  const last = encodeURIComponent(slug)
  if (sys.contentType.sys.id === 'private')
    return customWorkPath(slug, isStaff(member) ? fields.client : undefined)
  // Press has no pages of its own.
  if (!isSection(section) || section === 'in-the-press') return undefined
  if (opensSection(member, section)) return `/${canonicalSection(section)}/${last}`
  return fields.complimentary ? `/complimentary/${last}` : undefined
}

function missing(): never {
  throw new Problem('NotFound', 'There is no such note.')
}
