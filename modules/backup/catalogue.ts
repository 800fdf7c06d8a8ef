import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'

export interface Table {
  name: string
  /** All but generated columns. */
  columns: string[]
  /** The tables that its rows point at. */
  needs: string[]
  /** Identity columns, which the database numbers. */
  numbered: string[]
  /** Not part of a backup: made from other tables, or of the hour only. */
  isLeftOut: boolean
  /** Filled by the first start, so that rows in it do not mean that somebody has used the store. */
  isSeeded: boolean
}

const DERIVED = ['search_words', 'search_vocabulary', 'search_changes', 'entry_tallies', 'asset_colours']
/** Of the hour: nobody should be logged in again, kept waiting or shown a draft because an old backup says so. */
const PASSING = ['oidc_records', 'login_failures', 'password_resets', 'lead_limits', 'preview_links']
const LEFT_OUT = [...DERIVED, ...PASSING]
const SEEDED = ['secrets', 'search_synonyms', 'signing_keys', ...LEFT_OUT]

/** Every table of ours, in whichever schema the role makes them, those first that others point at. pg-boss keeps its own in a schema of its own. */
export async function listTables(db: Db): Promise<Table[]> {
  const { rows } = await sql<Pick<Table, 'name' | 'columns' | 'needs' | 'numbered'>>`
    select relname::text as name,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = '' and atttypid <> 'tsvector'::regtype
        order by attnum
      ) as columns,
      array(
        select attname::text from pg_attribute
        where attrelid = pg_class.oid and attnum > 0 and not attisdropped
          and pg_get_serial_sequence(format('%I', relname), attname) is not null
      ) as numbered,
      array(
        select distinct confrelid::regclass::text from pg_constraint
        where contype = 'f' and conrelid = pg_class.oid and confrelid <> conrelid
      ) as needs
    from pg_class
    where relnamespace = (select relnamespace from pg_class where oid = 'kysely_migration'::regclass)
      and relkind = 'r' and relname not like 'kysely\\_%'
    order by relname`.execute(db)
  const tables = rows.map((row) => ({
    ...row,
    isLeftOut: LEFT_OUT.includes(row.name),
    isSeeded: SEEDED.includes(row.name),
  }))
  return inOrderOfNeed(tables)
}

function inOrderOfNeed(tables: Table[]): Table[] {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const ready = waiting.filter((each) =>
      each.needs.every((need) => !waiting.some(({ name }) => name === need)),
    )
    if (ready.length === 0)
      throw new Error(`Tables point at each other: ${waiting.map(({ name }) => name).join(', ')}`)
    ordered.push(...ready)
    waiting = waiting.filter((each) => !ready.includes(each))
  }
  return ordered
}
