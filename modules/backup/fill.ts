import { createReadStream } from 'node:fs'
import { sql, type Transaction } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import { listTables, type Table } from './catalogue.ts'
import type { Spooled } from './snapshot.ts'

const MOST_ROWS = 500
const MOST_CHARACTERS = 4_000_000

export class StoreNotEmpty extends Error {
  override name = 'StoreNotEmpty'
}

/**
 * Puts the spooled rows in place of all that there is, in one transaction. Writers wait for it; readers keep the old content
 * until it is done, which is why rows are deleted: a truncated table would look empty to a reader who came before.
 */
export async function fillTables(
  db: Db,
  spooled: Spooled[],
  options: { replace: boolean; onTable: (done: number, total: number) => void },
): Promise<void> {
  await db.transaction().execute(async (trx) => {
    const tables = await listTables(trx)
    await sql`lock table ${sql.join(tables.map(({ name }) => sql.table(name)))} in exclusive mode`.execute(
      trx,
    )
    const used = await findUsedTable(trx, tables)
    if (used && !options.replace) throw new StoreNotEmpty(`there are ${used} already`)
    // What is not in the backup goes last: deleting the others writes into what is made from them.
    const doomed = tables.toReversed().sort((a, b) => Number(a.isLeftOut) - Number(b.isLeftOut))
    for (const { name } of doomed) await sql`delete from ${sql.table(name)}`.execute(trx)
    const wanted = tables.flatMap((table) => spooled.find((each) => each.table === table.name) ?? [])
    for (const [index, each] of wanted.entries()) {
      await insertRows(trx, each)
      options.onTable(index + 1, wanted.length)
    }
    for (const table of tables) await continueNumbers(trx, table)
  })
}

/** A table that somebody has put something into. */
export async function findUsedTable(db: Db, tables: Table[]): Promise<string | undefined> {
  for (const { name } of tables.filter((table) => !table.isSeeded)) {
    const { rows } = await sql`select from ${sql.table(name)} limit 1`.execute(db)
    if (rows.length > 0) return name
  }
  return undefined
}

async function insertRows(trx: Transaction<Tables>, { table, columns, path, rows }: Spooled): Promise<void> {
  const names = sql.join(columns.map((column) => sql.ref(column)))
  let inserted = 0
  for await (const batch of batches(path)) {
    const { numAffectedRows } = await sql`
      insert into ${sql.table(table)} (${names}) overriding system value
      select ${names} from json_populate_recordset(null::${sql.table(table)}, ${`[${batch.join(',')}]`}::json)`.execute(
      trx,
    )
    inserted += Number(numAffectedRows ?? 0)
  }
  if (inserted !== rows) throw new Error(`${table} got ${inserted} rows instead of ${rows}`)
}

async function* batches(path: string): AsyncGenerator<string[]> {
  let batch: string[] = []
  let characters = 0
  for await (const line of lines(path)) {
    batch.push(line)
    characters += line.length
    if (batch.length < MOST_ROWS && characters < MOST_CHARACTERS) continue
    yield batch
    batch = []
    characters = 0
  }
  if (batch.length > 0) yield batch
}

/** Not node:readline: it also breaks at U+2028 and U+2029, which may stand inside a row's text. */
async function* lines(path: string): AsyncGenerator<string> {
  let rest = ''
  for await (const chunk of createReadStream(path, 'utf8')) {
    const parts = (rest + chunk).split('\n')
    rest = parts.pop() ?? ''
    yield* parts
  }
  if (rest) yield rest
}

/** A sequence is not rolled back, so it only ever moves forward. */
async function continueNumbers(trx: Transaction<Tables>, { name, numbered }: Table): Promise<void> {
  for (const column of numbered) {
    await sql`
      select setval(sequence, greatest(nextval(sequence), (select max(${sql.ref(column)}) from ${sql.table(name)})))
      from (select pg_get_serial_sequence(${`"${name}"`}, ${column})::regclass as sequence) as found`.execute(
      trx,
    )
  }
}
