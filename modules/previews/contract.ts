import { type Static, Type } from 'typebox'
import { EntryItem } from '../content/contract.ts'

const Moment = Type.String({ format: 'date-time' })

export const PreviewState = Type.Union(
  [
    Type.Literal('draft'),
    Type.Literal('scheduled'),
    Type.Literal('published'),
    Type.Literal('expired'),
    Type.Literal('archived'),
  ],
  { description: 'What the entry is to its readers now.' },
)
export type PreviewState = Static<typeof PreviewState>

/** An entry in whatever state, and what the bar over it says. */
export const Preview = Type.Object({
  entry: EntryItem,
  state: PreviewState,
  publishAt: Type.Optional(Moment),
  unpublishAt: Type.Optional(Moment),
  gathers: Type.Optional(Type.Integer({ description: 'How many entries a project gathers.' })),
  closed: Type.Optional(Type.Boolean({ description: 'A project that is shared with nobody.' })),
  link: Type.Optional(
    Type.Object({ until: Moment }, { description: 'How long the link lives by which it was opened.' }),
  ),
})
export type Preview = Static<typeof Preview>
