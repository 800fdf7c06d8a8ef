import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { Problem } from '#server/errors.ts'
import { opensSection, readScope, type Viewer } from '../access/policy.ts'
import { recordReading } from '../audit/record.ts'
import { type Answer, chooseEncoding } from './answers.ts'
import { EntryItem, EntryList, EntryListQuery, PressList } from './contract.ts'
import type { EntryQuery } from './query.ts'
import { isSection } from './sections.ts'

/** Copied, since Fastify's types take no interface for a schema. */
const ITEM: Record<string, unknown> = { ...EntryItem }

export async function contentRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/content/getList',
    {
      config: { openTo: 'members' },
      // Answers are kept compressed; see `sendAnswer`.
      compress: false,
      schema: {
        summary: 'Entries the member may read',
        description: "Contentful's query parameters; what is unknown is refused by name.",
        tags: ['content'],
        querystring: EntryListQuery,
        response: { 200: EntryList },
      },
      // The query has a parser of its own (query.ts): it names every fault, and a hot answer needs none of it.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const answer = await app.library.list(request.viewer, request.query as Record<string, unknown>, {
        list: (list) => reply.serializeInput(list, '200') as string,
        item: (item) => reply.serializeInput(item, ITEM),
      })
      await recordReading(app.db, request.viewer, 'content/getList', answer.shows)
      return sendAnswer(request, reply, answer, 'private, no-cache')
    },
  )

  app.get(
    '/content/getPress',
    {
      config: { openTo: 'everyone' },
      compress: false,
      schema: { summary: 'Press items, newest first', tags: ['content'], response: { 200: PressList } },
    },
    async (request, reply) => {
      const answer = await app.library.press((list) => reply.serializeInput(list as never, '200') as string)
      return sendAnswer(request, reply, answer, 'public, no-cache')
    },
  )
}

/** A member who opens none of the sections asked for is told so; the answer does not depend on what they hold. */
export function admitToContent(viewer: Viewer, query: EntryQuery): void {
  if (query.type !== 'presentation') return
  const asked = query.conditions.find(
    ({ field, operator }) => field === 'fields.section' && (operator === 'eq' || operator === 'in'),
  )
  const opens = asked
    ? asked.values.some((section) => isSection(section) && opensSection(viewer, section))
    : readScope(viewer).sections.length > 0
  if (!opens) throw new Problem('Forbidden', 'This section is not part of your membership.')
}

export async function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: Answer,
  caching: string,
): Promise<FastifyReply> {
  reply
    .header('etag', answer.etag)
    // A client's work is not left behind on whichever computer it was read.
    .header('cache-control', answer.shows.length > 0 ? 'no-store' : caching)
    .header('vary', 'authorization, accept-encoding')
  if (request.headers['if-none-match'] === answer.etag) return reply.code(304).send()
  reply.header('content-type', 'application/json; charset=utf-8')
  const encoding = chooseEncoding(request.headers['accept-encoding'], answer.body.length)
  if (!encoding) return reply.send(answer.body)
  return reply.header('content-encoding', encoding).send(await answer.encoded(encoding))
}
