/** The fields of an entry that a query may name, and what may be done with each. Pure, for the contract and the parser. */
export type Operator = 'eq' | 'ne' | 'in' | 'nin' | 'all' | 'gt' | 'gte' | 'lt' | 'lte' | 'exists'
export type Kind = 'text' | 'list' | 'date' | 'time' | 'flag' | 'section' | 'group'

interface Field {
  kind: Kind
  operators: readonly Operator[]
  ordered: boolean
}

const COMPARISONS = ['eq', 'gt', 'gte', 'lt', 'lte'] as const
const CHOICES = ['eq', 'ne', 'in', 'nin'] as const

export const FIELDS = {
  'sys.id': { kind: 'text', operators: CHOICES, ordered: true },
  'sys.createdAt': { kind: 'time', operators: COMPARISONS, ordered: true },
  'sys.updatedAt': { kind: 'time', operators: COMPARISONS, ordered: true },
  'fields.title': { kind: 'text', operators: CHOICES, ordered: true },
  'fields.slug': { kind: 'text', operators: CHOICES, ordered: true },
  'fields.date': { kind: 'date', operators: [...COMPARISONS, 'exists'], ordered: true },
  'fields.section': { kind: 'section', operators: CHOICES, ordered: true },
  'fields.template': { kind: 'text', operators: CHOICES, ordered: true },
  'fields.code': { kind: 'text', operators: CHOICES, ordered: true },
  'fields.tags': { kind: 'list', operators: ['eq', 'ne', 'in', 'nin', 'all', 'exists'], ordered: false },
  'fields.client': { kind: 'text', operators: ['eq', 'in'], ordered: false },
  'fields.complimentary': { kind: 'flag', operators: ['eq'], ordered: false },
  'fields.webGroup': { kind: 'group', operators: CHOICES, ordered: true },
} as const satisfies Record<string, Field>
export type FieldName = keyof typeof FIELDS

/** Web pages are read under /web, in one of two groups or in none. */
export const WEB_GROUPS = ['', 'pages', 'Inspiration-Guide'] as const
export type WebGroup = (typeof WEB_GROUPS)[number]

/** Fields that can be asked for but neither filtered nor ordered by. */
export const SELECTABLE = [
  'fields.displayName',
  'fields.standfirst',
  'fields.text',
  'fields.embed',
  'fields.url',
  'fields.url2',
  'fields.imageUrlThumb',
  'fields.image',
  'fields.image2',
  'fields.image3',
]

export const DEFAULT_LIMIT = 12
export const MOST_ITEMS = 100
