import { randomBytes } from 'node:crypto'
import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { sql, type Transaction } from 'kysely'
import type { Store } from '#db/client.ts'
import type { Db, Tables } from '#modules/tables.ts'
import { listTables } from './catalogue.ts'

export interface Spooled {
  table: string
  columns: string[]
  rows: number
  /** A file with a row of JSON in each line. */
  path: string
}

export interface Snapshot {
  migration: string
  tables: Spooled[]
  /** The originals that the rows name. */
  media: { key: string; contentType: string; sha256: string | null }[]
}

type OnTable = (done: number, total: number) => void
type Plan = Awaited<ReturnType<typeof describe>>

/**
 * Writes every row into files of this folder, as all of them stood at one moment. PostgreSQL shows that moment to one
 * transaction while others write. On PGlite a transaction keeps everyone waiting, so it only copies the rows aside, which takes a
 * tenth of the time; they are then read in small steps between the queries of others.
 */
export async function takeSnapshot(
  { db, kind }: Store<Tables>,
  folder: string,
  onTable: OnTable,
): Promise<Snapshot> {
  if (kind === 'postgres')
    return atOneMoment(db, 'read only', async (trx) => spool(trx, await describe(trx), folder, onTable))
  const plan = await atOneMoment(db, 'read write', copyAside)
  try {
    return await spool(db, plan, folder, onTable)
  } finally {
    for (const { source } of plan.tables)
      await sql`drop table if exists ${sql.table(source)}`.execute(db).catch(() => {})
  }
}

function atOneMoment<Answer>(
  db: Db,
  mode: 'read only' | 'read write',
  read: (trx: Transaction<Tables>) => Promise<Answer>,
): Promise<Answer> {
  return db.transaction().setIsolationLevel('repeatable read').setAccessMode(mode).execute(read)
}

async function describe(trx: Transaction<Tables>) {
  const steps = await sql<{ name: string }>`select max(name) as name from kysely_migration`.execute(trx)
  const media = await sql<Snapshot['media'][number]>`
    select distinct on (storage_key) storage_key as key, content_type as "contentType", sha256
    from assets where storage_key is not null order by storage_key`.execute(trx)
  const tables = (await listTables(trx)).filter((table) => !table.isLeftOut)
  return {
    migration: steps.rows[0]?.name ?? '',
    media: media.rows,
    tables: tables.map(({ name, columns }) => ({ table: name, columns, source: name })),
  }
}

async function copyAside(trx: Transaction<Tables>): Promise<Plan> {
  const plan = await describe(trx)
  const run = randomBytes(4).toString('hex')
  for (const [index, each] of plan.tables.entries()) {
    const copy = `backup_${run}_${index}`
    await sql`create temporary table ${sql.table(copy)} as select * from ${sql.table(each.source)}`.execute(
      trx,
    )
    each.source = `pg_temp.${copy}`
  }
  return plan
}

async function spool(db: Db, plan: Plan, folder: string, onTable: OnTable): Promise<Snapshot> {
  const tables: Spooled[] = []
  for (const each of plan.tables) {
    const path = join(folder, `${each.table}.jsonl`)
    tables.push({ table: each.table, columns: each.columns, rows: await writeRows(db, each, path), path })
    onTable(tables.length, plan.tables.length)
  }
  return { ...plan, tables }
}

/** Few enough that a step takes little memory, and on PGlite little time. */
const PAGES = 4

async function writeRows(db: Db, { source, columns }: Plan['tables'][number], path: string): Promise<number> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  const size = await sql<{ pages: number }>`
    select pg_relation_size(${sql.lit(source)}::regclass) / current_setting('block_size')::int as pages`.execute(
    db,
  )
  const file = await open(path, 'wx', 0o600)
  try {
    let count = 0
    for (let page = 0; page < (size.rows[0]?.pages ?? 0); page += PAGES) {
      // Without bound values, so that a connection does not keep a statement for a table that is soon gone.
      const { rows } = await sql<{ line: string }>`
        select row_to_json(each)::text as line from (
          select ${names} from ${sql.table(source)}
          where ctid >= ${sql.lit(`(${page},0)`)}::tid and ctid < ${sql.lit(`(${page + PAGES},0)`)}::tid
        ) as each`.execute(db)
      // The text is not parsed here, so numbers keep every digit. A line break can only be white space between values.
      await file.appendFile(rows.map(({ line }) => `${line.replaceAll('\n', ' ')}\n`).join(''))
      count += rows.length
    }
    return count
  } finally {
    await file.close()
  }
}
