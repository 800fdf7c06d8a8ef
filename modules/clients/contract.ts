import { type Static, Type } from 'typebox'

/** A client as its own members and the staff see it. */
export const ClientInfo = Type.Object({
  id: Type.String(),
  clientName: Type.String(),
  displayName: Type.String(),
  address: Type.String({ description: 'Its page is /client/{address}; see /clients/named/{address}' }),
  joinDate: Type.Union([Type.String({ description: 'YYYY-MM-DD' }), Type.Null()]),
  joinYear: Type.Union([Type.Integer(), Type.Null()]),
  micro: Type.Boolean(),
  microPath: Type.Union([Type.String(), Type.Null()]),
  microTags: Type.Array(Type.String()),
  ideas: Type.Array(Type.String({ description: 'Ids of entries chosen for this client' })),
})
export type ClientInfo = Static<typeof ClientInfo>

export const ClientList = Type.Array(ClientInfo)
export type ClientList = Static<typeof ClientList>

const Name = Type.String({ minLength: 1, maxLength: 200 })

export const MicroSiteQuery = Type.Object({ pathName: Name }, { additionalProperties: false })
export type MicroSiteQuery = Static<typeof MicroSiteQuery>

export const MicroEntryQuery = Type.Object({ pathName: Name, slug: Name }, { additionalProperties: false })
export type MicroEntryQuery = Static<typeof MicroEntryQuery>
