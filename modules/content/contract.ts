import { type Static, Type } from 'typebox'
import { AssetItem } from '../media/contract.ts'
import { DEFAULT_LIMIT, FIELDS, MOST_ITEMS } from './fields.ts'
import type { RichTextDocument } from './rich-text.ts'

const Moment = Type.String({ format: 'date-time' })
const RichText = Type.Unsafe<RichTextDocument>({
  type: 'object',
  additionalProperties: true,
  description:
    'A Contentful rich-text document; assets and readable entries it points at are resolved in place.',
})

const ContentType = Type.Object({
  sys: Type.Object({
    type: Type.Literal('Link'),
    linkType: Type.Literal('ContentType'),
    id: Type.String(),
  }),
})

const EntrySys = Type.Object({
  id: Type.String(),
  type: Type.Literal('Entry'),
  createdAt: Moment,
  updatedAt: Moment,
  revision: Type.Integer(),
  contentType: ContentType,
})

const EntryFields = Type.Object({
  title: Type.Optional(Type.String()),
  displayName: Type.Optional(Type.String()),
  slug: Type.Optional(Type.String()),
  date: Type.Optional(Type.String({ description: 'YYYY-MM-DD' })),
  standfirst: Type.Optional(Type.String()),
  code: Type.Optional(Type.String({ description: 'Section letters, year and number, as CP 25-041.' })),
  section: Type.Optional(Type.String()),
  template: Type.Optional(Type.String()),
  tags: Type.Optional(Type.Array(Type.String())),
  text: Type.Optional(RichText),
  embed: Type.Optional(Type.String()),
  url: Type.Optional(Type.String()),
  url2: Type.Optional(Type.String()),
  imageUrlThumb: Type.Optional(Type.String()),
  image: Type.Optional(AssetItem),
  image2: Type.Optional(AssetItem),
  image3: Type.Optional(AssetItem),
  complimentary: Type.Optional(Type.Boolean()),
  client: Type.Optional(Type.String({ description: 'Whose private work it is, by id.' })),
  webGroup: Type.Optional(
    Type.String({ description: 'Of a web page: pages, Inspiration-Guide, or empty for neither.' }),
  ),
})

/** An entry beside another: enough to show it and to lead there. */
export const EntryLink = Type.Object({
  sys: Type.Object({ id: Type.String(), type: Type.Literal('Entry'), contentType: ContentType }),
  fields: Type.Object({
    title: Type.String(),
    slug: Type.String(),
    section: Type.Optional(Type.String()),
    webGroup: Type.Optional(Type.String()),
    date: Type.Optional(Type.String()),
    code: Type.Optional(Type.String()),
    client: Type.Optional(Type.String()),
    image: Type.Optional(AssetItem),
  }),
})
export type EntryLink = Static<typeof EntryLink>

const Segments = Type.Array(Type.Object({ text: Type.String(), match: Type.Boolean() }))

export const EntryItem = Type.Object({
  sys: EntrySys,
  fields: EntryFields,
  highlight: Type.Optional(
    Type.Object({ title: Segments, text: Segments }, { description: 'Where the words of `query` stand.' }),
  ),
  neighbours: Type.Optional(
    Type.Object(
      { newer: Type.Optional(EntryLink), older: Type.Optional(EntryLink) },
      { description: 'Only when one entry is asked for by sys.id or fields.slug.' },
    ),
  ),
  related: Type.Optional(
    Type.Array(EntryLink, { description: 'Only when one entry is asked for by sys.id or fields.slug.' }),
  ),
})
export type EntryItem = Static<typeof EntryItem>

export const EntryList = Type.Object({
  sys: Type.Object({ type: Type.Literal('Array') }),
  total: Type.Integer({ description: 'All entries that match and that the caller may read.' }),
  skip: Type.Integer(),
  limit: Type.Integer(),
  corrected: Type.Optional(
    Type.String({ description: 'What was searched for instead of a misspelt query.' }),
  ),
  items: Type.Array(EntryItem),
})
export type EntryList = Static<typeof EntryList>

export const PressItem = Type.Object({
  sys: EntrySys,
  fields: Type.Object({
    title: Type.String(),
    text: Type.Optional(RichText),
    url: Type.Optional(Type.String()),
    url2: Type.Optional(Type.String()),
    date: Type.Optional(Type.String()),
  }),
})
export type PressItem = Static<typeof PressItem>
export const PressList = Type.Array(PressItem)

/** Every parameter the list takes, for the documentation; `query.ts` holds the same tables and does the checking. */
export const EntryListQuery = Type.Object(
  {
    content_type: Type.Optional(
      Type.Union(
        ['presentation', 'press', 'webPage', 'private', 'project'].map((each) => Type.Literal(each)),
        { description: 'Required when fields are filtered, ordered or selected.' },
      ),
    ),
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MOST_ITEMS, default: DEFAULT_LIMIT })),
    skip: Type.Optional(Type.Integer({ minimum: 0, default: 0 })),
    order: Type.Optional(
      Type.String({ description: 'Comma-separated fields, a leading - reverses. Missing values come last.' }),
    ),
    query: Type.Optional(
      Type.String({ maxLength: 500, description: 'Full text: title, tags, standfirst and text.' }),
    ),
    select: Type.Optional(
      Type.String({
        description:
          'Comma-separated fields to answer with. Lists leave fields.text and fields.embed out unless selected.',
      }),
    ),
    ...Object.fromEntries(
      Object.entries(FIELDS).flatMap(([field, { kind, operators }]) =>
        operators.map((operator) => [
          operator === 'eq' ? field : `${field}[${operator}]`,
          Type.Optional(
            Type.String({
              description: ['in', 'nin', 'all'].includes(operator) ? `${kind}, comma-separated` : kind,
            }),
          ),
        ]),
      ),
    ),
  },
  { additionalProperties: false },
)
