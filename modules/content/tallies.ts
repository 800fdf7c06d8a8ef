import { type SqlBool, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { ReadScope } from '../access/policy.ts'
import { toExpression } from './conditions.ts'
import type { FieldName } from './fields.ts'
import type { Condition, EntryQuery } from './query.ts'
import { type Reader, readableWithin } from './readable.ts'

/** What tallies can be narrowed by as if they were entries. */
const COUNTED_BY: readonly FieldName[] = ['fields.section', 'fields.client', 'fields.complimentary']

/** A year has one row, so only these days cut between rows. */
const CUTS: Partial<Record<Condition['operator'], string>> = {
  gte: '-01-01',
  lt: '-01-01',
  lte: '-12-31',
  gt: '-12-31',
}

/**
 * Whether the kept numbers tell how many entries fit, so that nobody has to count them: they know years but no days, one tag
 * but not two at a time, and nothing of words.
 */
export function isTallied(
  scope: ReadScope,
  { conditions }: Pick<EntryQuery, 'conditions'>,
  words?: string,
): boolean {
  if (words || scope.project) return false
  const tags = conditions.filter(({ field }) => field === 'fields.tags')
  return tags.length <= 1 && conditions.every(isTalliedCondition)
}

function isTalliedCondition({ field, operator, values }: Condition): boolean {
  if (field === 'fields.tags') return ['eq', 'in', 'all'].includes(operator) && values.length === 1
  if (field === 'fields.date') {
    const cut = CUTS[operator]
    return operator === 'exists' || (cut !== undefined && values[0]?.slice(4, 10) === cut)
  }
  return COUNTED_BY.includes(field)
}

/**
 * The tallies that the reader may know of. They stand under the name of the entries and have their columns, so that the rule of
 * who reads what and the conditions of a query hold for them word for word.
 */
export function readableTallies(db: Db, { scope, now }: Reader, type: EntryQuery['type']) {
  const tallies = sql<{ section: string; date: string; tag: string | null; number: number }>`
    toile_tallies(${now})`
  return db.selectFrom(tallies.as<'entries'>(sql.ref('entries'))).where(readableWithin(scope, type))
}

/** As counting the entries would; see `isTallied`. */
export function talliedTotal(db: Db, reader: Reader, query: Pick<EntryQuery, 'type' | 'conditions'>) {
  let found = readableTallies(db, reader, query.type).where(ofTag(tagOf(query)))
  for (const condition of query.conditions)
    if (condition.field !== 'fields.tags') found = found.where(toExpression(condition))
  return found.select(sql<number>`coalesce(sum(entries.number), 0)`.as('total'))
}

/** The one tag that is asked for, or none. */
export function tagOf({ conditions }: Pick<EntryQuery, 'conditions'>): string | undefined {
  return conditions.find(({ field }) => field === 'fields.tags')?.values[0]
}

/** The rows of one tag, or of the entries themselves. */
function ofTag(tag: string | undefined) {
  return tag === undefined ? sql<SqlBool>`entries.tag is null` : sql<SqlBool>`entries.tag = ${tag}`
}

/** Makes one row of all that say something of the same kind. Nightly, and after a bulk load. */
export async function settleTallies(db: Db): Promise<void> {
  await sql`
    with noted as (delete from entry_tallies returning *)
    insert into entry_tallies
    select type, section, complimentary, open_to, client_id, date, tag, sum(number) from noted
    group by type, section, complimentary, open_to, client_id, date, tag having sum(number) <> 0`.execute(db)
}
