import type { FastifyInstance } from 'fastify'
import { readScope, scopeKey } from '../access/policy.ts'
import { recordReading } from '../audit/record.ts'
import { Answer } from './answers.ts'
import { Facets, FacetsQuery } from './facet-contract.ts'
import { parseFacetQuery, readFacets } from './facets.ts'
import { filterKey } from './query.ts'
import { admitToContent, sendAnswer } from './routes.ts'
import { listSynonyms } from './search.ts'

export async function facetRoutes(
  app: FastifyInstance,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<void> {
  const { remember } = app.library
  const synonyms = () => remember('synonyms', () => listSynonyms(app.db))

  app.get(
    '/content/getFacets',
    {
      config: { openTo: 'members' },
      // Answers are kept compressed; see `sendAnswer`.
      compress: false,
      schema: {
        summary: 'How many entries the member may read, by section, year and tag',
        description: 'The filters of getList; each facet leaves its own filter out of its counts.',
        tags: ['content'],
        querystring: FacetsQuery,
        response: { 200: Facets },
      },
      // As for getList the query has a parser of its own, which names every fault.
      validatorCompiler: () => () => true,
    },
    async (request, reply) => {
      const { query: parameters, viewer } = request
      const query = parseFacetQuery(parameters as Record<string, unknown>)
      admitToContent(viewer, query)
      const scope = readScope(viewer)
      const key = JSON.stringify(['facets', scopeKey(scope), filterKey(query), query.text])
      // Kept as bytes: as objects sixty tags take several times the room.
      const answer = await remember(key, async () => {
        const reader = { scope, now: now() }
        const { clients, ...facets } = await readFacets({ db: app.db, synonyms, remember }, reader, query)
        return new Answer(
          Buffer.from(reply.serializeInput(facets, '200') as string),
          clients.map((client) => ({ client, entry: null })),
        )
      })
      await recordReading(app.db, viewer, 'content/getFacets', answer.shows)
      return sendAnswer(request, reply, answer, 'private, no-cache')
    },
  )
}
