import { type Kysely, sql } from 'kysely'

const BOOKKEEPING = ['id', 'revision', 'created_at', 'updated_at']

/**
 * Inserts rows or updates those that differ, by `id`. A row that is the same as before in every column given is left
 * untouched, its revision and date too, and is not among the answers. Rows that bring a revision (an import's) keep it and
 * their dates; otherwise the revision goes up by one. All rows have the same columns.
 */
export async function upsertChanged(
  // biome-ignore lint/suspicious/noExplicitAny: any table that has id, revision and updated_at; its own module knows the type
  db: Kysely<any>,
  table: string,
  rows: Record<string, unknown>[],
): Promise<{ id: string; created: boolean }[]> {
  const [first] = rows
  if (!first) return []
  const isDated = first.revision !== undefined
  const columns = Object.keys(first).filter((column) => !BOOKKEEPING.includes(column))
  const all = (of: string) => sql.join(columns.map((column) => sql.ref(`${of}.${column}`)))
  return db
    .insertInto(table)
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet({
          ...Object.fromEntries(columns.map((column) => [column, sql.ref(`excluded.${column}`)])),
          revision: isDated ? sql.ref('excluded.revision') : sql`${sql.ref(`${table}.revision`)} + 1`,
          updated_at: isDated ? sql.ref('excluded.updated_at') : sql`now()`,
        })
        .where(sql<boolean>`(${all(table)}) is distinct from (${all('excluded')})`),
    )
    .returning(['id', sql<boolean>`xmax = 0`.as('created')])
    .execute() as Promise<{ id: string; created: boolean }[]>
}
