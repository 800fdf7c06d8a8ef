import type { ClientInfo } from '#modules/clients/contract.ts'
import { pageOf } from './lists.ts'

/** The address of a client's own area, for one that has any. */
export function microSitePath({
  micro,
  microPath,
}: Pick<ClientInfo, 'micro' | 'microPath'>): string | undefined {
  return micro && microPath ? `/custom/${encodeURIComponent(microPath)}` : undefined
}

export function clientPath({ address }: Pick<ClientInfo, 'address'>): string {
  return `/client/${encodeURIComponent(address)}`
}

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
