import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Problem } from '#server/errors.ts'
import { NewUser, UserChanges, UserParams, UserRecord } from './contract.ts'
import { createUser, findUser, saveBookmarks } from './store.ts'

const tags = ['users']
const openTo = { openTo: 'members' as const }

/** A member's own record. Another's is as if it did not exist. */
export async function shelfRoutes(app: FastifyInstance): Promise<void> {
  app.get<{ Params: Static<typeof UserParams> }>(
    '/users/:sub',
    {
      config: openTo,
      schema: { summary: "The member's own record", tags, params: UserParams, response: { 200: UserRecord } },
    },
    async (request) => {
      requireOwn(request, request.params.sub)
      return (await findUser(app.db, request.params.sub)) ?? missing()
    },
  )

  app.post<{ Body: Static<typeof NewUser> }>(
    '/users/',
    {
      config: openTo,
      schema: {
        summary: "Makes the member's own record, with no bookmarks; one that is there stays as it is",
        tags,
        body: NewUser,
        response: { 200: UserRecord, 201: UserRecord },
      },
    },
    async (request, reply) => {
      requireOwn(request, request.body.username)
      const { user, created } = await createUser(app.db, request.body.username)
      return reply.code(created ? 201 : 200).send(user)
    },
  )

  app.patch<{ Params: Static<typeof UserParams>; Body: Static<typeof UserChanges> }>(
    '/users/:sub',
    {
      config: openTo,
      schema: {
        summary: 'Saves the bookmarks, and nothing else',
        tags,
        params: UserParams,
        body: UserChanges,
        response: { 200: UserRecord },
      },
    },
    async (request) => {
      const { sub } = request.params
      requireOwn(request, sub)
      const { username, bookmarks } = request.body
      if (username !== undefined && username !== sub)
        throw new Problem('InvalidRequest', 'A record does not change its name.', {
          faults: [{ path: 'username', message: 'must be the one in the address' }],
        })
      // The same entry is kept once, where it was put last.
      return (await saveBookmarks(app.db, sub, [...new Set(bookmarks)])) ?? missing()
    },
  )
}

function requireOwn(request: FastifyRequest, sub: string): void {
  if (request.viewer?.sub !== sub) missing()
}

function missing(): never {
  throw new Problem('NotFound', 'There is no such user.')
}
