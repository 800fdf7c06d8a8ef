import type { Findings } from './findings.ts'
import { isRecord } from './format.ts'

/** One entry or asset of an export, its fields reduced to the values of one locale. */
export interface Item {
  id: string
  /** How reports name it. */
  where: string
  /** Contentful's own name of its type; assets have none. */
  contentType: string
  sys: Record<string, unknown>
  values: Record<string, unknown>
  /** Fields that have values, but only in locales that are not read: field → locales. */
  elsewhere: Map<string, string[]>
}

export interface Space {
  locale: string
  entries: Item[]
  assets: Item[]
}

/** Reads an export and checks its form. Undefined when it is no export at all; other faults are listed and reading goes on. */
export function readSpace(bytes: Uint8Array, findings: Findings): Space | undefined {
  const file = parse(bytes, findings)
  if (!file) return undefined
  const lists = new Map<string, unknown[]>()
  for (const name of ['entries', 'assets', 'locales']) {
    const list = file[name] ?? []
    if (Array.isArray(list)) lists.set(name, list)
    else findings.fault('Broken file', name, 'is not a list')
  }
  if (!('entries' in file) && !('assets' in file))
    findings.fault('Broken file', 'the file', 'has neither entries nor assets, so it is no Contentful export')
  const chain = chooseLocales(lists.get('locales') ?? [], findings)
  if (findings.faults.length > 0) return undefined
  const left = new Map<string, number>()
  const read = (name: 'entries' | 'assets') =>
    readItems(name, lists.get(name) ?? [], { chain, left }, findings)
  const space = { locale: chain[0] ?? '', entries: read('entries'), assets: read('assets') }
  for (const [code, count] of left)
    findings.warn('Other locale', code, `${count} values are not carried over`)
  return space
}

interface Locales {
  /** Those that are read, the first one first. */
  chain: string[]
  /** How many values are left out of each other one. */
  left: Map<string, number>
}

function parse(bytes: Uint8Array, findings: Findings): Record<string, unknown> | undefined {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    // Looking at every value takes four times as long as reading them, and the site may be waiting for it.
    const file: unknown = HOLDS_UNSTORABLE.test(text)
      ? JSON.parse(text, (_key, value) => storable(value))
      : JSON.parse(text)
    if (isRecord(file)) return file
    findings.fault('Broken file', 'the file', 'is not a JSON object')
  } catch (error) {
    findings.fault('Broken file', 'the file', `is not JSON: ${(error as Error).message}`)
  }
  return undefined
}

/** As JSON writes them: outside an escape neither is possible in a file of UTF-8. Whole pairs are escaped by some tools too. */
const HOLDS_UNSTORABLE = /\\u(?:0000|d[89a-f])/i

/** PostgreSQL takes neither U+0000 nor half a surrogate pair, in a text or in a key of jsonb. */
function storable(value: unknown): unknown {
  if (typeof value === 'string') return clean(value)
  if (!isRecord(value) || Object.keys(value).every((key) => clean(key) === key)) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [clean(key), each]))
}

function clean(text: string): string {
  return text.replaceAll('\u0000', '').toWellFormed()
}

const USUAL = 'en-US'

/** The default locale, then the ones it falls back to. An export without locales is in the usual one. */
function chooseLocales(locales: unknown[], findings: Findings): string[] {
  if (locales.length === 0) return [USUAL]
  const known = locales.filter((each) => isRecord(each) && typeof each.code === 'string') as Record<
    string,
    unknown
  >[]
  const preferred = known.filter((each) => each.default === true)
  if (preferred.length !== 1 || known.length < locales.length) {
    findings.fault('Locale', 'locales', `name ${preferred.length} default locales, and it must be one`)
    return []
  }
  const chain: string[] = []
  let next = preferred[0]
  while (next && !chain.includes(next.code as string)) {
    chain.push(next.code as string)
    const fallback = next.fallbackCode
    next = known.find((each) => each.code === fallback)
  }
  return chain
}

function readItems(
  name: 'entries' | 'assets',
  list: unknown[],
  locales: Locales,
  findings: Findings,
): Item[] {
  const seen = new Set<string>()
  return list.flatMap((given, index) => {
    const item = readItem(`${name}[${index}]`, given, locales, findings)
    if (!item) return []
    if (seen.has(item.id)) {
      findings.fault('Duplicate id', item.where, 'is in the file twice')
      return []
    }
    seen.add(item.id)
    if (name === 'entries' && !item.contentType)
      findings.fault('Broken file', item.where, 'has no content type')
    return [item]
  })
}

/** Contentful's have 64 at most. */
const LONGEST_ID = 200

function readItem(place: string, given: unknown, locales: Locales, findings: Findings): Item | undefined {
  const sys = isRecord(given) ? given.sys : undefined
  if (!isRecord(given) || !isRecord(sys) || typeof sys.id !== 'string' || sys.id.trim() === '') {
    findings.fault('Broken file', place, 'has no sys.id')
    return undefined
  }
  if (sys.id.length > LONGEST_ID) {
    findings.fault('Broken file', place, `has a sys.id longer than ${LONGEST_ID} characters`)
    return undefined
  }
  const fields = given.fields ?? {}
  if (!isRecord(fields)) {
    findings.fault('Broken file', `${place} (${sys.id})`, 'has fields that are not an object')
    return undefined
  }
  const link = isRecord(sys.contentType) && isRecord(sys.contentType.sys) ? sys.contentType.sys.id : undefined
  const item: Item = {
    id: sys.id,
    where: `${place} (${sys.id})`,
    contentType: typeof link === 'string' ? link : '',
    sys,
    // Without a prototype, so that a field may have any name.
    values: Object.create(null),
    elsewhere: new Map(),
  }
  for (const [field, byLocale] of Object.entries(fields)) readField(item, field, byLocale, locales, findings)
  const title = item.values.title ?? item.values.clientName
  item.where = `${item.contentType || 'asset'} ${typeof title === 'string' ? `“${title}” ` : ''}(${sys.id})`
  return item
}

function readField(
  item: Item,
  field: string,
  byLocale: unknown,
  { chain, left }: Locales,
  findings: Findings,
): void {
  if (byLocale === null || byLocale === undefined) return
  if (!isRecord(byLocale)) {
    const hint = 'is not keyed by locale; an export in the format of the delivery API cannot be imported'
    findings.fault('Locale', item.where, `${field} ${hint}`)
    return
  }
  const filled = Object.keys(byLocale).filter(
    (code) => byLocale[code] !== null && byLocale[code] !== undefined,
  )
  const locale = chain.find((code) => filled.includes(code))
  if (locale !== undefined) item.values[field] = byLocale[locale]
  else if (filled.length > 0) item.elsewhere.set(field, filled)
  for (const code of filled) if (code !== locale) left.set(code, (left.get(code) ?? 0) + 1)
}
