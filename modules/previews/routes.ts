import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Problem } from '#server/errors.ts'
import { recordReading } from '../audit/record.ts'
import { Preview } from './contract.ts'
import type { Previews } from './open.ts'

const PreviewQuery = Type.Object(
  { id: Type.String({ minLength: 1, maxLength: 200, description: 'The entry' }) },
  { additionalProperties: false },
)

export async function previewRoutes(
  app: FastifyInstance,
  { previews }: { previews: Previews },
): Promise<void> {
  app.get<{ Querystring: Static<typeof PreviewQuery> }>(
    '/content/getPreview',
    {
      config: { openTo: 'staff' },
      schema: {
        summary: 'An entry in any state',
        description: 'Its pictures open for an hour. People without an account read it by a link instead.',
        tags: ['content'],
        querystring: PreviewQuery,
        response: { 200: Preview },
      },
    },
    async ({ query, viewer }, reply) => {
      const preview = await previews.forStaff(query.id, viewer)
      if (!preview) throw new Problem('NotFound', 'There is no such entry.')
      const { client } = preview.entry.fields
      if (client) await recordReading(app.db, viewer, 'content/getPreview', [{ client, entry: query.id }])
      reply.header('cache-control', 'private, no-store')
      return preview
    },
  )
}
