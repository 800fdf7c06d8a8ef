import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import type { FieldName } from './fields.ts'
import type { Condition } from './query.ts'

/**
 * Conditions on an entry are the same in every statement that has one, whatever is joined to it: they are made without the
 * statement's own builder.
 */
export const eb = expressionBuilder<Tables, 'entries'>()

/** The only way from a field's name to SQL: a name that is not here reaches no statement. */
export const COLUMNS = {
  'sys.id': 'entries.id',
  'sys.createdAt': 'entries.created_at',
  'sys.updatedAt': 'entries.updated_at',
  'fields.title': 'entries.title',
  'fields.slug': 'entries.slug',
  'fields.date': 'entries.date',
  'fields.section': 'entries.section',
  'fields.template': 'entries.template',
  'fields.code': 'entries.code',
  'fields.tags': 'entries.tags',
  'fields.client': 'entries.client_id',
  'fields.complimentary': 'entries.complimentary',
  'fields.webGroup': 'entries.web_group',
} as const satisfies Record<FieldName, string>

/** One condition of a query, with its values bound. */
export function toExpression({ field, operator, values }: Condition): Expression<SqlBool> {
  const column = COLUMNS[field]
  const first = bind(field, values[0] ?? '')
  if (field === 'fields.tags') return toTagExpression(operator, values)
  switch (operator) {
    case 'exists':
      return values[0] === 'true' ? eb(column, 'is not', null) : eb(column, 'is', null)
    case 'in':
      return sql<SqlBool>`${eb.ref(column)} = any(${values}::text[])`
    case 'nin':
      return sql<SqlBool>`(${eb.ref(column)} = any(${values}::text[])) is not true`
    case 'ne':
      return eb(column, 'is distinct from', first as never)
    default:
      return eb(column, SIGNS[operator as keyof typeof SIGNS], first as never)
  }
}

const SIGNS = { eq: '=', gt: '>', gte: '>=', lt: '<', lte: '<=' } as const

/** Equality on a list means that it holds the value. */
function toTagExpression(operator: Condition['operator'], values: string[]): Expression<SqlBool> {
  switch (operator) {
    case 'exists':
      return values[0] === 'true' ? sql<SqlBool>`entries.tags <> '{}'` : sql<SqlBool>`entries.tags = '{}'`
    case 'ne':
    case 'nin':
      return sql<SqlBool>`not (entries.tags && ${values}::text[])`
    case 'all':
    case 'eq':
      return sql<SqlBool>`entries.tags @> ${values}::text[]`
    default:
      return sql<SqlBool>`entries.tags && ${values}::text[]`
  }
}

function bind(field: FieldName, value: string): string | boolean | Date {
  if (field === 'fields.complimentary') return value === 'true'
  if (field === 'fields.date') return value.slice(0, 10)
  if (field === 'sys.createdAt' || field === 'sys.updatedAt') return new Date(value)
  return value
}
