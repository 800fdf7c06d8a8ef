import { isOneOf } from '../../is-one-of.ts'
import { checkDocument, linksOf, MalformedRichText, plainText, type RichTextDocument } from '../rich-text.ts'
import type { Findings } from './findings.ts'
import { isRecord } from './format.ts'
import type { Item } from './read.ts'

/** Contentful's own bounds, or more. What is longer the database does not take, and then nobody could say which entry it was. */
const LONGEST_TEXT = 50_000
const LONGEST_RICH_TEXT = 200_000
export const LONGEST_WORD = 300

/** Reads the fields of one item. What has the wrong type is a fault and reads as missing. */
export class Values {
  readonly item: Item
  readonly #findings: Findings
  readonly #read = new Set<string>()

  constructor(item: Item, findings: Findings) {
    this.item = item
    this.#findings = findings
  }

  text(field: string, longest = LONGEST_TEXT): string | null {
    const value = this.#typed<string>(field, 'text', (given) => typeof given === 'string')
    this.#bound(field, value ?? '', longest)
    return value
  }

  boolean(field: string): boolean | null {
    return this.#typed(field, 'yes or no', (value) => typeof value === 'boolean')
  }

  texts(field: string): string[] {
    const isWords = isListOf((each) => typeof each === 'string')
    const words = this.#typed<string[]>(field, 'a list of words', isWords) ?? []
    for (const each of words) this.#bound(field, each, LONGEST_WORD)
    return words
  }

  /** Text that has to be there. */
  needed(field: string, longest = LONGEST_TEXT): string {
    const value = this.text(field, longest)
    if (value?.trim()) return value
    const elsewhere = this.item.elsewhere.get(field)
    const hint = elsewhere ? `, only in ${elsewhere.join(', ')}` : ''
    if (typeof (this.item.values[field] ?? '') === 'string')
      this.#findings.fault(elsewhere ? 'Locale' : 'Missing field', this.item.where, `has no ${field}${hint}`)
    return ''
  }

  /** One of a few words. */
  choice<Word extends string>(field: string, words: readonly Word[]): Word | null {
    const value = this.text(field)
    if (value === null || isOneOf(words, value)) return value
    this.#findings.fault(
      'Wrong value',
      this.item.where,
      `${field} is “${value}”, not one of ${words.join(', ')}`,
    )
    return null
  }

  /** `YYYY-MM-DD`; a Contentful date may carry a time, which a calendar date has no use for. */
  day(field: string): string | null {
    const value = this.#typed<string>(
      field,
      'a date',
      (given) => typeof given === 'string' && isDay(given.slice(0, 10)),
    )
    return value?.slice(0, 10) ?? null
  }

  moment(field: string): Date | null {
    const isMoment = (given: unknown) =>
      typeof given === 'string' && isDay(given.slice(0, 10)) && momentOf(given) !== undefined
    const value = this.#typed<string>(field, 'a date', isMoment)
    return momentOf(value) ?? null
  }

  link(field: string, linkType: 'Asset' | 'Entry'): string | null {
    const value = this.#typed<{ sys: { id: string } }>(
      field,
      `a link to an ${linkType.toLowerCase()}`,
      isLink(linkType),
    )
    return value?.sys.id ?? null
  }

  /** Links, or the ids that some spaces keep instead. */
  links(field: string): string[] {
    const isTarget = (each: unknown) => typeof each === 'string' || isLink('Entry')(each)
    const list =
      this.#typed<(string | { sys: { id: string } })[]>(field, 'a list of links', isListOf(isTarget)) ?? []
    return list.map((each) => (typeof each === 'string' ? each : each.sys.id))
  }

  richText(field: string): { document: RichTextDocument; links: ReturnType<typeof linksOf> } | null {
    this.#read.add(field)
    const value = this.item.values[field]
    if (value === undefined) return null
    try {
      const { document, unknown, mended } = checkDocument(value)
      for (const each of unknown)
        this.#findings.warn('Unknown rich text', this.item.where, `${each} is kept and shown as its text`)
      for (const each of mended) this.#warnMended(each)
      this.#bound(field, plainText(document), LONGEST_RICH_TEXT)
      return { document, links: linksOf(document) }
    } catch (error) {
      if (!(error instanceof MalformedRichText)) throw error
      this.#findings.fault('Malformed rich text', this.item.where, error.message)
      return null
    }
  }

  #warnMended(what: string): void {
    // An empty link is what an earlier import made of an unsafe one.
    if (what.includes('the link "" was emptied')) return
    this.#findings.warn(
      what.endsWith('was emptied') ? 'Unsafe link' : 'Misplaced node',
      this.item.where,
      what,
    )
  }

  /** The fields that nobody has asked for. */
  rest(): Record<string, unknown> {
    return Object.fromEntries(Object.entries(this.item.values).filter(([field]) => !this.#read.has(field)))
  }

  #bound(field: string, text: string, longest: number): void {
    if (text.length > longest)
      this.#findings.fault(
        'Wrong value',
        this.item.where,
        `${field} is longer than ${longest.toLocaleString('en')} characters`,
      )
  }

  #typed<Value>(field: string, expected: string, is: (value: unknown) => boolean): Value | null {
    this.#read.add(field)
    const value = this.item.values[field]
    if (value === undefined) return null
    if (is(value)) return value as Value
    this.#findings.fault('Wrong type', this.item.where, `${field} is not ${expected}`)
    return null
  }
}

function isListOf(is: (each: unknown) => boolean): (value: unknown) => boolean {
  return (value) => Array.isArray(value) && value.every(is)
}

function isLink(linkType: string): (value: unknown) => boolean {
  return (value) =>
    isRecord(value) &&
    isRecord(value.sys) &&
    value.sys.linkType === linkType &&
    typeof value.sys.id === 'string'
}

/** A moment that PostgreSQL keeps and a calendar of ours can write: JavaScript knows years that are beyond both. */
export function momentOf(value: unknown): Date | undefined {
  const date = typeof value === 'string' ? new Date(value) : undefined
  return date && !Number.isNaN(date.getTime()) && isDay(date.toISOString().slice(0, 10)) ? date : undefined
}

/** A day of the calendar: JavaScript would take 30 February for 2 March, PostgreSQL refuses it. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || text < '0001') return false
  const date = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text)
}
