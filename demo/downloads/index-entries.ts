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
  /** How often each single word is said: most subjects are one. */
  counts: ReadonlyMap<string, number>
  head: ReadonlyMap<string, number>
}

function countsOf(words: string): Map<string, number> {
  const counts = new Map<string, number>()
  for (const [word] of words.matchAll(/[a-zà-ÿ]+/g)) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

export function indexOf(reports: readonly Report[]): Heading[] {
  const read = reports.map((report): Read => {
    const words = [report.title, report.standfirst, plainText(report.entry.text ?? null)]
      .join('\n')
      .toLowerCase()
    return { report, words, counts: countsOf(words), head: countsOf(headOf(report)) }
  })
  const headings = new Map<string, Heading>()
  const enter = (heading: Heading): void => {
    const known = headings.get(keyOf(heading))
    if (heading.codes.length === 0) return
    if (known?.kind === 'color' && known.codes.length >= MOST_CODES) return
    if (known) known.codes = sorted([...new Set([...known.codes, ...heading.codes])])
    else headings.set(keyOf(heading), { ...heading, codes: sorted(heading.codes) })
  }

  for (const { title, code, section } of reports) {
    if (section === 'the-weekly') enter({ words: 'Weekly, The', kind: 'title', codes: [code] })
    else enter({ words: inverted(title), kind: 'title', codes: [code] })
  }
  for (const [name, hex, code] of colorsOf(reports)) enter({ words: name, kind: 'color', codes: [code], hex })
  for (const [words, sought] of listed(PLACES)) {
    enter({ words, kind: 'place', codes: principal(read, sought) })
  }
  const codes = new Set(reports.map(({ code }) => code))
  for (const [words, code] of WAYS_IN) {
    if (codes.has(code)) enter({ words, kind: 'subject', codes: [code] })
  }
  for (const [words, sought] of SUBJECTS.flatMap(listed)) {
    enter({ words, kind: 'subject', codes: principal(read, sought) })
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

/** What is looked for: the forms of one word, or a pattern for anything longer. */
type Sought = string[] | RegExp

function listed(list: string): [words: string, sought: Sought][] {
  return list.split(', ').map((item) => {
    const [words = '', said] = item.split('=')
    const forms = formsOf(words.toLowerCase())
    if (said === undefined && /^[a-zà-ÿ]+$/.test(words.toLowerCase())) return [words, forms]
    return [words, new RegExp(`(?<![a-zà-ÿ])(?:${said ?? forms.join('|')})(?![a-zà-ÿ])`, 'g')]
  })
}

function formsOf(words: string): string[] {
  if (/ies$/.test(words)) return [words, `${words.slice(0, -3)}y`]
  if (/(?:ches|shes|xes|sses)$/.test(words)) return [words, words.slice(0, -2)]
  if (/s$/.test(words) && !/ss$/.test(words)) return [words, words.slice(0, -1)]
  return [words, `${words}s`]
}

function timesSaid(sought: Sought, words: () => string, counts: ReadonlyMap<string, number>): number {
  if (sought instanceof RegExp) return words().match(sought)?.length ?? 0
  return sought.reduce((sum, form) => sum + (counts.get(form) ?? 0), 0)
}

/** The reports that say most about it, in the order of their codes. A word in a title counts for five. */
function principal(read: readonly Read[], sought: Sought): string[] {
  const found = read.flatMap(({ report, words, counts, head }) => {
    const said = timesSaid(sought, () => words, counts)
    if (said === 0) return []
    return [{ code: report.code, weight: said + 5 * timesSaid(sought, () => headOf(report), head) }]
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
