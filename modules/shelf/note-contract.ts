import { type Static, Type } from 'typebox'
import { LONGEST_NOTE } from './note-limits.ts'

const EntryId = Type.String({ minLength: 1, maxLength: 200 })
const Revision = Type.Integer({
  minimum: 0,
  maximum: 2_147_483_647,
  description: 'Another with every change; 0 while nothing is written.',
})

/** What is written, without the entry it is written about. */
export const NoteText = Type.Object({
  entryId: EntryId,
  body: Type.String(),
  revision: Revision,
  updatedAt: Type.Union([Type.String(), Type.Null()]),
})
export type NoteText = Static<typeof NoteText>

export const Note = Type.Object({
  ...NoteText.properties,
  title: Type.String({ description: "The entry's, or the one it had when the note was begun." }),
  readable: Type.Boolean({ description: 'Whether the member may open the entry now.' }),
  section: Type.Optional(Type.String({ description: 'Only while readable, as are slug, code and path.' })),
  slug: Type.Optional(Type.String()),
  code: Type.Optional(Type.String()),
  path: Type.Optional(Type.String({ description: 'Where this member reads the entry.' })),
})
export type Note = Static<typeof Note>

export const NoteList = Type.Object({
  total: Type.Integer(),
  skip: Type.Integer(),
  limit: Type.Integer(),
  items: Type.Array(Note),
})
export type NoteList = Static<typeof NoteList>

export const NoteParams = Type.Object({ entryId: EntryId })

export const NoteListQuery = Type.Object(
  {
    limit: Type.Integer({ minimum: 1, maximum: 100, default: 12 }),
    skip: Type.Integer({ minimum: 0, maximum: 1_000_000, default: 0 }),
    query: Type.Optional(
      Type.String({ maxLength: 500, description: "Words of the note or of its entry's title." }),
    ),
  },
  { additionalProperties: false },
)
export type NoteListQuery = Static<typeof NoteListQuery>

export const NoteChange = Type.Object(
  { body: Type.String({ maxLength: LONGEST_NOTE }), revision: Revision },
  { additionalProperties: false },
)
export type NoteChange = Static<typeof NoteChange>

/** The problem document of a clash, with what is stored, so that the writer has both texts. */
export const NoteConflict = Type.Object({
  type: Type.String(),
  title: Type.String(),
  status: Type.Integer(),
  code: Type.String(),
  detail: Type.String(),
  requestId: Type.String(),
  note: NoteText,
})
