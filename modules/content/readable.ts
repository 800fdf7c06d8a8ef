import { type Expression, type SqlBool, sql } from 'kysely'
import type { ReadScope } from '../access/policy.ts'
import { eb } from './conditions.ts'
import { SECTIONS } from './sections.ts'
import type { EntryType } from './tables.ts'

/** Published, and its time has come and not gone. */
export function isLive(now: Date): Expression<SqlBool> {
  return eb.and([
    eb('entries.status', '=', 'published'),
    // Written so that no index fits: nearly every entry's hour has come, but the planner, which does not know the value, expects a third.
    sql<SqlBool>`coalesce(entries.publish_at, 'infinity') <= ${now}`,
    eb.or([eb('entries.unpublish_at', 'is', null), eb('entries.unpublish_at', '>', now)]),
  ])
}

/** `mayRead` of access/policy.ts as a filter; a test holds the two against each other. */
export function readableWithin(scope: ReadScope, type?: EntryType): Expression<SqlBool> {
  const rules: Record<EntryType, () => Expression<SqlBool>> = {
    press: () => YES,
    presentation: () =>
      holdsEverySection(scope)
        ? YES
        : eb.or([
            eb('entries.complimentary', '=', true),
            // Left out where it adds nothing, or the index of what is complimentary could not be used.
            ...(scope.sections.length > 0 ? [among('entries.section', scope.sections)] : []),
            ...(scope.project ? [among('entries.id', scope.project.entries)] : []),
          ]),
    private: () => (scope.clients === 'all' ? YES : among('entries.client_id', scope.clients)),
    webPage: () => (scope.members ? YES : eb('entries.open_to', '=', 'everyone')),
    project: () => {
      if (scope.clients === 'all') return YES
      if (!scope.project) return eb.lit(false)
      return eb.and([eb('entries.open_to', '=', 'everyone'), eb('entries.id', '=', scope.project.id)])
    },
  }
  const kinds = type ? [type] : (Object.keys(rules) as EntryType[])
  return eb.or(kinds.map((kind) => eb.and([eb('entries.type', '=', kind), rules[kind]()])))
}

function holdsEverySection(scope: ReadScope): boolean {
  return SECTIONS.every((section) => scope.sections.includes(section))
}

const YES = eb.lit(true)

/** One bound array whatever its length, so that the statement's text, and with it its plan, stays the same. */
function among(
  column: 'entries.id' | 'entries.section' | 'entries.client_id',
  values: readonly string[],
): Expression<SqlBool> {
  return sql<SqlBool>`${eb.ref(column)} = any(${[...values]}::text[])`
}

export interface Reader {
  scope: ReadScope
  now: Date
  /** What the addresses of pictures and frames rest on besides their entry; see `grounds.ts`. */
  by?: string
}
