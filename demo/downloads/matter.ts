import type { RichTextElement, RichTextNode } from '#modules/content/rich-text.ts'
import { plainText } from '#modules/content/rich-text.ts'
import { type Section, sectionLabel } from '#modules/content/sections.ts'
import type { PageTokens } from '#modules/media/contract.ts'
import { pageTokens } from '#modules/media/palette.ts'
import { demoAssets } from '../assets.ts'
import { demoEntries } from '../entries.ts'
import type { DemoAsset, DemoEntry } from '../types.ts'
import type { Run } from './typesetting.ts'

/** A report as a download may speak of it. */
export interface Report {
  id: string
  title: string
  standfirst: string
  code: string
  /** The last part of the code, which numbers its colors: 41 in CP 26-041. */
  number: number
  date: string
  year: number
  section: Section
  sectionLabel: string
  tags: readonly string[]
  complimentary: boolean
  pictures: DemoAsset[]
  lead: DemoAsset
  tokens: PageTokens
  entry: DemoEntry
}

const assets = new Map(demoAssets.map((asset) => [asset.id, asset]))

export const findPicture = (name: string): DemoAsset | undefined => assets.get(name)

/** Every presentation, newest first. Nothing made for a client is among them. */
export function listReports(...sections: Section[]): Report[] {
  return demoEntries
    .flatMap((entry) => toReport(entry) ?? [])
    .filter(({ section }) => sections.length === 0 || sections.includes(section))
    .sort((one, other) => other.date.localeCompare(one.date) || one.code.localeCompare(other.code))
}

function toReport(entry: DemoEntry): Report | undefined {
  const { id, type, title, standfirst, code, date, section, tags, complimentary } = entry
  if (type !== 'presentation' || !standfirst || !code || !section) return undefined
  const pictures = (entry.images ?? []).flatMap((image) => assets.get(image) ?? [])
  const [lead] = pictures
  if (!lead) return undefined
  return {
    id,
    title,
    standfirst,
    code,
    number: Number(code.split('-').at(-1)),
    date,
    year: Number(date.slice(0, 4)),
    section,
    sectionLabel: sectionLabel(section),
    tags: tags ?? [],
    complimentary: complimentary ?? false,
    pictures,
    lead,
    tokens: pageTokens(lead.palette, lead.lead),
    entry,
  }
}

/** The words of one block, with the faces they are set in. */
function runsIn(node: RichTextNode): Run[] {
  if (!('value' in node)) return node.content.flatMap(runsIn)
  // There is no bold cut of the text face; what an entry sets in bold is told apart by its slope.
  return [node.marks.length > 0 ? { words: node.value, face: 'italic' } : { words: node.value }]
}

const isParagraph = (node: RichTextNode): node is RichTextElement => node.nodeType === 'paragraph'

/** Members read on; anyone else gets the first paragraph. */
export function extractOf({ entry }: Report): Run[] {
  return entry.text?.content.filter(isParagraph).slice(0, 1).flatMap(runsIn) ?? []
}

/** What the extract leaves in the library: “590 words and a table”. */
export function restOf({ entry }: Report): string {
  const blocks = entry.text?.content ?? []
  const first = blocks.find(isParagraph)
  const countWords = (text: string) => text.split(/\s+/).filter(Boolean).length
  const said = first
    ? countWords(
        runsIn(first)
          .map(({ words }) => words)
          .join(''),
      )
    : 0
  const words = countWords(plainText(entry.text ?? null)) - said
  const tables = blocks.filter(({ nodeType }) => nodeType === 'table').length
  const parts = [`${Math.round(words / 10) * 10} words`]
  if (tables > 0) parts.push(tables === 1 ? 'a table' : `${tables} tables`)
  if (entry.template === 'video') parts.push('a film')
  if (entry.template === 'indesign') parts.push('a book of spreads')
  return parts.length === 1 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
}

export type Block =
  | { kind: 'paragraph' | 'heading' | 'quote' | 'item'; runs: Run[]; ordinal?: number }
  | { kind: 'table'; rows: string[][] }

/** A report in full. Only what is complimentary may be printed whole. */
export function wholeTextOf({ title, complimentary, entry }: Report): Block[] {
  if (!complimentary) throw new Error(`${title} is for members and may not be printed whole`)
  return (entry.text?.content ?? []).flatMap((node) => ('value' in node ? [] : blocksOf(node)))
}

function blocksOf(node: RichTextElement): Block[] {
  switch (node.nodeType) {
    case 'paragraph':
      return [{ kind: 'paragraph', runs: runsIn(node) }]
    case 'heading-2':
      return [{ kind: 'heading', runs: runsIn(node) }]
    case 'blockquote':
      return node.content.map((each) => ({ kind: 'quote', runs: runsIn(each) }))
    case 'unordered-list':
      return node.content.map((each) => ({ kind: 'item', runs: runsIn(each) }))
    case 'ordered-list':
      return node.content.map((each, i) => ({ kind: 'item', runs: runsIn(each), ordinal: i + 1 }))
    case 'table':
      return [{ kind: 'table', rows: node.content.map(cellsOf) }]
    default:
      return []
  }
}

const cellsOf = (row: RichTextNode): string[] =>
  'value' in row
    ? []
    : row.content.map((cell) =>
        runsIn(cell)
          .map(({ words }) => words)
          .join(''),
      )

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
)

/** “August 2026”, from an ISO date. */
export function monthOf(date: string): string {
  return `${MONTHS[Number(date.slice(5, 7)) - 1] ?? ''} ${date.slice(0, 4)}`
}

/** The number a color goes by in the library: 41.3. */
export const colorNumber = ({ number }: Report, position: number) => `${number}.${position + 1}`

/** The first of these that exists, so that a book can ask for a drawing by name and still be made without it. */
export function preferPicture(names: readonly string[], otherwise: DemoAsset): DemoAsset {
  return names.flatMap((name) => assets.get(name) ?? [])[0] ?? otherwise
}
