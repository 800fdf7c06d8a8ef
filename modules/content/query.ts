import { type Fault, Problem } from '#server/errors.ts'
import { isOneOf } from '../is-one-of.ts'
import {
  DEFAULT_LIMIT,
  FIELDS,
  type FieldName,
  type Kind,
  MOST_ITEMS,
  type Operator,
  SELECTABLE,
  WEB_GROUPS,
} from './fields.ts'
import { isSection } from './sections.ts'
import type { EntryType } from './tables.ts'

export interface Condition {
  field: FieldName
  operator: Operator
  values: string[]
}

export interface EntryQuery {
  type: EntryType | undefined
  conditions: Condition[]
  order: { field: FieldName; descending: boolean }[]
  limit: number
  skip: number
  text: string | undefined
  select: string[] | undefined
}

const TYPES: readonly EntryType[] = ['presentation', 'press', 'webPage', 'private', 'project']
const MOST_SKIPPED = 1_000_000
const LONGEST_VALUE = 500
const MOST_VALUES = 100
const PARAMETER = /^((?:sys|fields)\.[A-Za-z0-9]+)(?:\[([a-z]+)\])?$/

/**
 * Contentful's query parameters as a typed tree. Whatever the tables of `fields.ts` do not list is refused by name, so that a
 * parameter can reach the store only as a listed field, a listed operator and a bound value.
 */
export function parseEntryQuery(parameters: Record<string, unknown>): EntryQuery {
  const faults: Fault[] = []
  const refuse = (path: string, message: string) => void faults.push({ path, message })
  const query: EntryQuery = {
    type: undefined,
    conditions: [],
    order: [],
    limit: DEFAULT_LIMIT,
    skip: 0,
    text: undefined,
    select: undefined,
  }

  for (const [name, value] of Object.entries(parameters)) {
    if (typeof value !== 'string') refuse(name, 'is given more than once')
    else if (value.includes('\u0000')) refuse(name, 'holds a character that is not text')
    else readParameter(name, value)
  }

  function readParameter(name: string, value: string): void {
    if (name === 'content_type') {
      if (isOneOf(TYPES, value)) query.type = value
      else refuse(name, `is unknown: ${quote(value)}`)
    } else if (name === 'limit') query.limit = readWhole(name, value, 1, MOST_ITEMS)
    else if (name === 'skip') query.skip = readWhole(name, value, 0, MOST_SKIPPED)
    else if (name === 'order') query.order = readOrders(value.split(','))
    else if (name === 'select') query.select = value.split(',').filter(isSelectable)
    else if (name === 'query') readText(value)
    else readCondition(name, value)
  }

  function readWhole(name: string, value: string, least: number, most: number): number {
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN
    if (number >= least && number <= most) return number
    refuse(name, `must be a whole number from ${least} to ${most}`)
    return least
  }

  function readText(value: string): void {
    if (value.length > LONGEST_VALUE) refuse('query', `is longer than ${LONGEST_VALUE} characters`)
    else query.text = value.trim() || undefined
  }

  /** What has been ordered by a field is ordered by it: naming it again would only make a longer statement. */
  function readOrders(parts: string[]): EntryQuery['order'] {
    const named = new Set(parts.map((part) => part.replace(/^-/, '')))
    if (named.size === parts.length) return parts.flatMap(readOrder)
    refuse('order', 'names a field twice')
    return []
  }

  function readOrder(part: string): EntryQuery['order'] {
    const descending = part.startsWith('-')
    const field = descending ? part.slice(1) : part
    if (isField(field) && FIELDS[field].ordered) return [{ field, descending }]
    refuse('order', isField(field) ? `${field} does not support ordering` : `is unknown: ${quote(part)}`)
    return []
  }

  function isSelectable(part: string): boolean {
    if (part === 'sys' || part === 'fields' || isField(part) || SELECTABLE.includes(part)) return true
    refuse('select', `is unknown: ${quote(part)}`)
    return false
  }

  function readCondition(name: string, value: string): void {
    const condition = toCondition(name, value)
    if (typeof condition === 'string') refuse(name, condition)
    else query.conditions.push(condition)
  }

  const usesFields =
    query.conditions.some(({ field }) => isContentField(field)) ||
    query.order.some(({ field }) => isContentField(field))
  if (!query.type && faults.length === 0 && (usesFields || query.select)) {
    refuse('content_type', 'is required when fields are filtered, ordered or selected')
  }
  if (faults.length > 0) {
    const named = faults.map((fault) => `${fault.path} ${fault.message}`).join('; ')
    throw new Problem('InvalidQuery', `The query you sent was invalid: ${named}.`, { faults })
  }
  return query
}

/** The condition that a parameter states, or what is wrong with it. */
function toCondition(name: string, value: string): Condition | string {
  const [, field, operator = 'eq'] = PARAMETER.exec(name) ?? []
  if (!field || !isField(field)) return 'is unknown'
  const { operators, kind } = FIELDS[field]
  if (!isOneOf(operators, operator)) return `does not take the operator ${quote(operator)}`
  const values = ['in', 'nin', 'all'].includes(operator) ? value.split(',') : [value]
  if (values.length > MOST_VALUES) return `lists more than ${MOST_VALUES} values`
  const fault = values.map((each) => faultOf(operator === 'exists' ? 'flag' : kind, each)).find(Boolean)
  return fault ?? { field, operator, values }
}

function isField(name: string): name is FieldName {
  return Object.hasOwn(FIELDS, name)
}

function isContentField(name: FieldName): boolean {
  return name.startsWith('fields.')
}

function faultOf(kind: Kind, value: string): string | undefined {
  if (kind === 'group')
    return isOneOf(WEB_GROUPS, value) ? undefined : `is not a group of pages: ${quote(value)}`
  if (value.length === 0) return 'is empty'
  if (value.length > LONGEST_VALUE) return `is longer than ${LONGEST_VALUE} characters`
  if (kind === 'flag' && value !== 'true' && value !== 'false') return 'must be true or false'
  if (kind === 'section' && !isSection(value)) return `is not a section: ${quote(value)}`
  if ((kind === 'date' || kind === 'time') && !isDate(value)) return `is not a date: ${quote(value)}`
  return undefined
}

/** Date only, to the minute, or full with or without a zone, as Contentful takes them; and a day that exists. */
function isDate(value: string): boolean {
  const [, day] =
    /^(\d{4}-\d{2}-\d{2})(?:T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?)?$/.exec(value) ?? []
  if (!day || day < '1000' || Number.isNaN(Date.parse(value))) return false
  return new Date(`${day}T00:00:00Z`).toISOString().startsWith(day)
}

function quote(value: string): string {
  return JSON.stringify(value.length > 60 ? `${value.slice(0, 60)}…` : value)
}

/** Two queries with the same key find the same entries, whatever their page, and so have the same total. */
export function filterKey(query: Pick<EntryQuery, 'type' | 'conditions'>): string {
  const conditions = query.conditions
    .map((each) => `${each.field}[${each.operator}]=${JSON.stringify(each.values)}`)
    .sort()
  return JSON.stringify([query.type, conditions])
}
