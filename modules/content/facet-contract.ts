import { type Static, Type } from 'typebox'
import { EntryListQuery } from './contract.ts'

export const MOST_TAGS = 60
/** What has no meaning where all pages are counted. */
export const PAGE_PARAMETERS = ['limit', 'skip', 'order', 'select'] as const
export const FACETED_TYPES = ['presentation', 'private'] as const

const Count = Type.Integer({ minimum: 0 })
const SectionCount = Type.Object({ section: Type.String(), count: Count })

export const Facets = Type.Object({
  total: Type.Integer({ description: 'The same as the total of getList for these filters.' }),
  corrected: Type.Optional(
    Type.String({ description: 'What was searched for instead of a misspelt query.' }),
  ),
  sections: Type.Array(SectionCount, { description: 'As if no section were chosen.' }),
  years: Type.Array(Type.Object({ year: Type.Integer(), count: Count }), {
    description: 'As if no date were chosen; newest first.',
  }),
  tags: Type.Array(Type.Object({ tag: Type.String(), count: Count }), {
    description: `As if no tag were chosen; the most used first, at most ${MOST_TAGS}.`,
  }),
  locked: Type.Array(SectionCount, {
    description:
      'Sections that an à-la-carte membership does not open, by the name they are read under, with how much of them stays closed whatever the filters.',
  }),
})
export type Facets = Static<typeof Facets>
export type SectionCount = Static<typeof SectionCount>

/** The filters of getList, for the documentation; `parseFacetQuery` does the checking. */
export const FacetsQuery = Type.Object(
  {
    ...Type.Omit(EntryListQuery, PAGE_PARAMETERS).properties,
    content_type: Type.Union(FACETED_TYPES.map((each) => Type.Literal(each))),
  },
  { additionalProperties: false },
)
