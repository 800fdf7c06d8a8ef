import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'

const COLUMNS = ['entry_id', 'title', 'body', 'revision', 'updated_at'] as const

export interface StoredNote {
  entry_id: string
  title: string
  body: string
  revision: number
  updated_at: Date
}

export interface Page {
  limit: number
  skip: number
  /** A tsquery in text form. */
  words?: string | undefined
}

/** The newest change first. */
export function listNotes(db: Db, username: string, { limit, skip, words }: Page): Promise<StoredNote[]> {
  return matching(db, username, words)
    .select(COLUMNS)
    .orderBy('updated_at', 'desc')
    .orderBy('entry_id')
    .limit(limit)
    .offset(skip)
    .execute()
}

export async function countNotes(db: Db, username: string, words?: string): Promise<number> {
  const { total } = await matching(db, username, words)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  return Number(total)
}

function matching(db: Db, username: string, words: string | undefined) {
  const own = db.selectFrom('notes').where('username', '=', username)
  return words ? own.where(sql<SqlBool>`search @@ ${words}::tsquery`) : own
}

export async function listNotedEntries(db: Db, username: string): Promise<string[]> {
  const rows = await matching(db, username, undefined)
    .select('entry_id')
    .orderBy('updated_at', 'desc')
    .orderBy('entry_id')
    .execute()
  return rows.map((row) => row.entry_id)
}

/** In the order of the ids. */
export async function findNotes(db: Db, username: string, entryIds: string[]): Promise<StoredNote[]> {
  const rows = await matching(db, username, undefined)
    .select(COLUMNS)
    .where(sql<SqlBool>`entry_id = any(${entryIds}::text[])`)
    .execute()
  const byEntry = new Map(rows.map((row) => [row.entry_id, row]))
  return entryIds.flatMap((id) => byEntry.get(id) ?? [])
}

export function findNote(db: Db, username: string, entryId: string): Promise<StoredNote | undefined> {
  return matching(db, username, undefined).select(COLUMNS).where('entry_id', '=', entryId).executeTakeFirst()
}

/** Writes over the revision that the writer has seen, and over no other. */
export function updateNote(
  db: Db,
  note: { username: string; entryId: string; body: string; revision: number },
): Promise<StoredNote | undefined> {
  return db
    .updateTable('notes')
    .set((eb) => ({ body: note.body, revision: eb('revision', '+', 1), updated_at: sql`now()` }))
    .where('username', '=', note.username)
    .where('entry_id', '=', note.entryId)
    .where('revision', '=', note.revision)
    .where('body', '<>', note.body)
    .returning(COLUMNS)
    .executeTakeFirst()
}

/** Nothing when there is one already, or when the member has as many as are kept. */
export async function insertNote(
  db: Db,
  note: { username: string; entryId: string; title: string; body: string; revision: number },
  most: number,
): Promise<StoredNote | undefined> {
  const { rows } = await sql<StoredNote>`
    insert into notes (username, entry_id, title, body, revision)
    select ${note.username}::text, ${note.entryId}::text, ${note.title}::text, ${note.body}::text, ${note.revision}::integer
    where (select count(*) from notes where username = ${note.username}) < ${most}
    on conflict do nothing
    returning ${sql.join(COLUMNS.map((column) => sql.ref(column)))}`.execute(db)
  return rows[0]
}

/** With a revision only if it is still that one. */
export async function deleteNote(
  db: Db,
  username: string,
  entryId: string,
  revision?: number,
): Promise<void> {
  await db
    .deleteFrom('notes')
    .where('username', '=', username)
    .where('entry_id', '=', entryId)
    .$if(revision !== undefined, (query) => query.where('revision', '=', revision as number))
    .execute()
}
