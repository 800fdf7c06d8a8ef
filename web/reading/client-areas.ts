import type { ClientInfo } from '#modules/clients/contract.ts'
import { pageOf } from './lists.ts'

/** What an address says of a client's area. */
export interface MicroChoice {
  tags: string[]
  page: number
}

/** More than a person would choose, and fewer than the API refuses. */
const MOST_TAGS = 20

/** Tags are joined by commas, as the API takes them. */
export function readMicroChoice(params: URLSearchParams): MicroChoice {
  const given = (params.get('tags') ?? '').split(',').map((tag) => tag.trim())
  return { tags: [...new Set(given.filter(Boolean))].slice(0, MOST_TAGS), page: pageOf(params) }
}

export function toMicroSearch({ tags = [], page = 1 }: Partial<MicroChoice>): string {
  const params = new URLSearchParams()
  if (tags.length > 0) params.set('tags', tags.join(','))
  if (page > 1) params.set('page', String(page))
  return params.size > 0 ? `?${params}` : ''
}

const WORDS = [
  'No',
  'One',
  'Two',
  'Three',
  'Four',
  'Five',
  'Six',
  'Seven',
  'Eight',
  'Nine',
  'Ten',
  'Eleven',
  'Twelve',
]

/** "Eleven pieces", as a sentence begins with it. */
export function piecesInWords(count: number): string {
  return `${WORDS[count] ?? count} ${count === 1 ? 'piece' : 'pieces'}`
}

/** Without case and accents, and without the marks between words: "oseis" finds Osei's. */
function plain(text: string): string {
  return text.toLowerCase().normalize('NFD').replace(/\p{M}/gu, '').replace(/['’ʼ]/g, '')
}

/** The clients whose name holds every word; those in which a word of the name begins with the first of them come first. */
export function findClients(clients: readonly ClientInfo[], words: string): ClientInfo[] {
  const sought = plain(words).split(/\s+/).filter(Boolean)
  const [first = ''] = sought
  const matches = clients
    .map((client) => ({ client, name: plain(`${client.displayName} ${client.clientName}`) }))
    .filter(({ name }) => sought.every((word) => name.includes(word)))
  const begins = ({ name }: { name: string }) => (` ${name}`.includes(` ${first}`) ? 0 : 1)
  return matches.sort((a, b) => begins(a) - begins(b)).map(({ client }) => client)
}

/** Where a key leads from one of so many stops; undefined for a key that leads nowhere. */
export function stepTo(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined
  const last = count - 1
  const steps: Record<string, number> = {
    ArrowDown: Math.min(at + 1, last),
    ArrowUp: Math.max(at - 1, 0),
    Home: 0,
    End: last,
  }
  return Object.hasOwn(steps, key) ? steps[key] : undefined
}
