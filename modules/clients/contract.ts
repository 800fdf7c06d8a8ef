import { type Static, Type } from 'typebox'

/** A client as its own members and the staff see it. */
export const ClientInfo = Type.Object({
  id: Type.String(),
  clientName: Type.String(),
  displayName: Type.String(),
  joinDate: Type.Union([Type.String({ description: 'YYYY-MM-DD' }), Type.Null()]),
  micro: Type.Boolean(),
  microPath: Type.Union([Type.String(), Type.Null()]),
  microTags: Type.Array(Type.String()),
  ideas: Type.Array(Type.String({ description: 'Ids of entries chosen for this client' })),
})
export type ClientInfo = Static<typeof ClientInfo>

export const ClientList = Type.Array(ClientInfo)
export type ClientList = Static<typeof ClientList>
