import { plainText } from '#modules/content/rich-text.ts'
import { TAGS } from '../tags.ts'
import { PLACES, SUBJECTS, WAYS_IN } from './index-subjects.ts'
import type { Report } from './matter.ts'

/** A line of the index: what is looked up and the reports that answer. */
export interface Heading {
  words: string
  kind: 'subject' | 'title' | 'place' | 'color'
  codes: string[]
  /** Of a color: what it looks like. */
  hex?: string
}

/** More than this and a reader would rather have the section. */
export const MOST_CODES = 6

interface Read {
  report: Report
  words: string
}

export function indexOf(reports: readonly Report[]): Heading[] {
  const read = reports.map((report) => ({
    report,
    words: [report.title, report.standfirst, plainText(report.entry.text ?? null)].join('\n').toLowerCase(),
  }))
  const headings = new Map<string, Heading>()
  const enter = (heading: Heading): void => {
    const known = headings.get(keyOf(heading))
    if (heading.codes.length === 0) return
    if (known) known.codes = sorted([...new Set([...known.codes, ...heading.codes])])
    else headings.set(keyOf(heading), { ...heading, codes: sorted(heading.codes) })
  }

  for (const { title, code, section } of reports) {
    if (section === 'the-weekly') enter({ words: 'Weekly, The', kind: 'title', codes: [code] })
    else enter({ words: inverted(title), kind: 'title', codes: [code] })
  }
  for (const [name, hex, code] of colorsOf(reports)) enter({ words: name, kind: 'color', codes: [code], hex })
  for (const [words, pattern] of listed(PLACES)) {
    enter({ words, kind: 'place', codes: principal(read, pattern) })
  }
  const codes = new Set(reports.map(({ code }) => code))
  for (const [words, code] of WAYS_IN) {
    if (codes.has(code)) enter({ words, kind: 'subject', codes: [code] })
  }
  for (const [words, pattern] of SUBJECTS.flatMap(listed)) {
    enter({ words, kind: 'subject', codes: principal(read, pattern) })
  }
  for (const tag of TAGS) {
    const filed = reports.filter(({ tags }) => tags.includes(tag)).map(({ code }) => code)
    const isKnown =
      headings.has(keyOf({ words: tag, kind: 'place' })) ||
      headings.has(keyOf({ words: tag, kind: 'subject' }))
    if (!isKnown) enter({ words: tag, kind: 'subject', codes: filed.slice(0, MOST_CODES) })
  }
  return [...headings.values()].sort(
    (one, other) => compareWords(one.words, other.words) || one.kind.localeCompare(other.kind),
  )
}

const keyOf = ({ words, kind }: Pick<Heading, 'words' | 'kind'>) =>
  `${words.toLowerCase()} ${kind === 'color' ? kind : kind === 'title' ? kind : ''}`

/** Letter by letter, as in a book: points and articles do not count. */
function compareWords(one: string, other: string): number {
  return plain(one) < plain(other) ? -1 : plain(one) > plain(other) ? 1 : 0
}

const plain = (words: string) =>
  words
    .normalize('NFD')
    .replace(/[^\w\s,]/g, '')
    .toLowerCase()
    .replace(/,/g, ' ')

export function initialOf({ words }: Heading): string {
  return plain(words).trim().charAt(0).toUpperCase()
}

function sorted(codes: string[]): string[] {
  return codes.toSorted((one, other) => one.localeCompare(other))
}

/** “The Quiet Check” is looked up under Q. */
function inverted(title: string): string {
  const match = /^(The|A|An) (.+)$/.exec(title)
  return match ? `${match[2]}, ${match[1]}` : title
}

function colorsOf(reports: readonly Report[]): [name: string, hex: string, code: string][] {
  return reports.flatMap(({ pictures, code }) =>
    pictures
      .slice(0, 2)
      .flatMap(({ palette }) => palette.map(({ name, hex }): [string, string, string] => [name, hex, code])),
  )
}

function listed(list: string): [words: string, pattern: RegExp][] {
  return list.split(', ').map((item) => {
    const [words = '', said] = item.split('=')
    return [words, new RegExp(`(?<![a-zà-ÿ])(?:${said ?? singular(words.toLowerCase())})(?![a-zà-ÿ])`, 'g')]
  })
}

function singular(words: string): string {
  if (/ies$/.test(words)) return `${words.slice(0, -3)}(?:y|ies)`
  if (/(?:ches|shes|xes|sses)$/.test(words)) return `${words.slice(0, -2)}(?:es)?`
  if (/s$/.test(words) && !/ss$/.test(words)) return `${words.slice(0, -1)}s?`
  return `${words}s?`
}

/** The reports that say most about it, in the order of their codes. A word in a title counts for five. */
function principal(read: readonly Read[], pattern: RegExp): string[] {
  const found = read.flatMap(({ report, words }) => {
    const said = words.match(pattern)?.length ?? 0
    const named = said === 0 ? 0 : (headOf(report).match(pattern)?.length ?? 0)
    return said > 0 ? [{ code: report.code, weight: said + named * 5 }] : []
  })
  return found
    .toSorted((one, other) => other.weight - one.weight || one.code.localeCompare(other.code))
    .slice(0, MOST_CODES)
    .map(({ code }) => code)
}

const headOf = ({ title, standfirst, tags }: Report) =>
  `${title} ${standfirst} ${tags.join(' ')}`.toLowerCase()

/** “CP 13-002, 26-041; ME 15-009”: the letters of a section are said once. */
export function shortened(codes: readonly string[]): string {
  const bySection = Map.groupBy(codes, (code) => code.slice(0, 2))
  return [...bySection]
    .map(([letters, each]) => `${letters}\u00a0${each.map((code) => code.slice(3)).join(', ')}`)
    .join('; ')
}
