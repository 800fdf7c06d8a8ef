import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Static } from 'typebox'
import { Problem } from '#server/errors.ts'
import { NewUser, UserChanges, UserHeaders, UserParams, UserRecord } from './contract.ts'
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
    async (request, reply) => {
      requireOwn(request, request.params.sub)
      return tell(reply, (await findUser(app.db, request.params.sub)) ?? missing())
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
      return tell(reply.code(created ? 201 : 200), user)
    },
  )

  app.patch<{
    Params: Static<typeof UserParams>
    Headers: Static<typeof UserHeaders>
    Body: Static<typeof UserChanges>
  }>(
    '/users/:sub',
    {
      config: openTo,
      schema: {
        summary: 'Saves the bookmarks, and nothing else',
        description: 'With `If-Match` only while the record is the one with that `ETag`; 412 otherwise.',
        tags,
        params: UserParams,
        headers: UserHeaders,
        body: UserChanges,
        response: { 200: UserRecord },
      },
    },
    async (request, reply) => {
      const { sub } = request.params
      requireOwn(request, sub)
      const { username, bookmarks } = request.body
      if (username !== undefined && username !== sub)
        throw new Problem('InvalidRequest', 'A record does not change its name.', {
          faults: [{ path: 'username', message: 'must be the one in the address' }],
        })
      // An entry that is listed twice is kept once, at its first place: the newest come first.
      const kept = [...new Set(bookmarks)]
      const seen = request.headers['if-match']
      if (seen === undefined) return tell(reply, (await saveBookmarks(app.db, sub, kept)) ?? missing())
      const stored = (await findUser(app.db, sub)) ?? missing()
      const saved = isSame(seen, stored) && (await saveBookmarks(app.db, sub, kept, stored.bookmarks))
      if (!saved) throw new Problem('Changed', 'The bookmarks have been changed since you last saw them.')
      return tell(reply, saved)
    },
  )
}

function tell(reply: FastifyReply, user: UserRecord): FastifyReply {
  return reply.header('etag', tagOf(user)).send(user)
}

function tagOf({ bookmarks }: UserRecord): string {
  return `"${createHash('sha256').update(JSON.stringify(bookmarks)).digest('base64url')}"`
}

/** What compresses on the way may call a tag weak; it is the same list all the same. */
function isSame(seen: string, stored: UserRecord): boolean {
  return seen.replace(/^W\//, '') === tagOf(stored)
}

function requireOwn(request: FastifyRequest, sub: string): void {
  if (request.viewer?.sub !== sub) missing()
}

function missing(): never {
  throw new Problem('NotFound', 'There is no such user.')
}
