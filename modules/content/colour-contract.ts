import { type Static, Type } from 'typebox'
import { Hex } from '../media/contract.ts'
import { EntryItem } from './contract.ts'
import { DEFAULT_LIMIT, MOST_ITEMS } from './fields.ts'

const ColourNumber = Type.String({
  description:
    "The entry's number, a dot and the color's place, as 41.3; absent when the entry has no code. The colors of the second and third picture are counted on.",
})

export const ColourChip = Type.Object({
  hex: Hex,
  name: Type.String(),
  number: Type.Optional(ColourNumber),
  bin: Type.Integer({
    minimum: 0,
    maximum: 9,
    description: 'Nine bins of hue from pink to violet; 9 is neutral.',
  }),
  share: Type.Number({ description: 'The part that it covers of the picture in which it is largest.' }),
  colours: Type.Integer({ minimum: 1, description: 'How many colors it stands for.' }),
  entries: Type.Integer({ minimum: 1, description: 'How many entries show it or a color it stands for.' }),
  entry: Type.Object(
    { id: Type.String(), slug: Type.String(), title: Type.String(), code: Type.Optional(Type.String()) },
    { description: 'The entry that it is numbered and named by.' },
  ),
})
export type ColourChip = Static<typeof ColourChip>

export const ColourIndex = Type.Object({
  total: Type.Integer({ description: 'All different colors, also those that another stands for.' }),
  items: Type.Array(ColourChip, { description: 'In order of hue, the light and the dark ends meeting.' }),
})
export type ColourIndex = Static<typeof ColourIndex>

export const ByColourQuery = Type.Object(
  {
    colour: Type.String({
      pattern: '^#?([0-9A-Fa-f]{3}|[0-9A-Fa-f]{6})$',
      description: 'Three or six hexadecimal digits, with or without #.',
    }),
    limit: Type.Integer({ minimum: 1, maximum: MOST_ITEMS, default: DEFAULT_LIMIT }),
    skip: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
  },
  { additionalProperties: false },
)
export type ByColourQuery = Static<typeof ByColourQuery>

export const ColourMatch = Type.Object({
  hex: Hex,
  name: Type.String(),
  number: Type.Optional(ColourNumber),
  distance: Type.Number({ description: 'In OKLab; what is below 0.02 is hard to tell apart.' }),
})
export type ColourMatch = Static<typeof ColourMatch>

export const ByColourList = Type.Object({
  sys: Type.Object({ type: Type.Literal('Array') }),
  colour: Hex,
  total: Type.Integer({ description: 'All entries with a color near enough that the caller may read.' }),
  skip: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(
    Type.Object({
      sys: EntryItem.properties.sys,
      fields: EntryItem.properties.fields,
      match: ColourMatch,
    }),
  ),
})
export type ByColourList = Static<typeof ByColourList>
