import { type Static, Type } from 'typebox'

/** Enough for any reader, and few enough to send whole. */
const MOST_BOOKMARKS = 5000
const Username = Type.String({ minLength: 1, maxLength: 255 })
const Bookmarks = Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: MOST_BOOKMARKS })

export const UserRecord = Type.Object({ username: Username, bookmarks: Bookmarks })
export type UserRecord = Static<typeof UserRecord>

/** With the `ETag` of the record last seen, so that two who change it at once do not overwrite each other. */
export const UserHeaders = Type.Object({ 'if-match': Type.Optional(Type.String({ maxLength: 200 })) })

export const UserParams = Type.Object({ sub: Username })
export const NewUser = Type.Object({ username: Username }, { additionalProperties: false })
export const UserChanges = Type.Object(
  { username: Type.Optional(Username), bookmarks: Bookmarks },
  { additionalProperties: false },
)
