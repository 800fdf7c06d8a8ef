import type { FastifyInstance, FastifyReply } from 'fastify'
import { Problem } from '#server/errors.ts'
import { opensSection, type ReadScope, readScope, type Viewer } from '../access/policy.ts'
import { ByColourList, ByColourQuery, ColourIndex } from './colour-contract.ts'
import { readByColour, readColours } from './colour-read.ts'
import { readColour } from './colours.ts'

const SECTION = 'color-and-print'
const openTo = { openTo: 'members' as const }
const tags = ['content']

/** Color and Print by colour. */
export async function colourRoutes(
  app: FastifyInstance,
  { now = () => new Date() }: { now?: () => Date } = {},
): Promise<void> {
  app.get(
    '/content/getColours',
    {
      config: openTo,
      schema: {
        summary: 'The colors of Color and Print, in order of hue',
        tags,
        response: { 200: ColourIndex },
      },
    },
    async ({ viewer }, reply) => {
      const scope = admit(viewer)
      keepPrivate(reply)
      return readColours({ db: app.db, remember: app.library.remember }, { scope, now: now() })
    },
  )

  app.get<{ Querystring: ByColourQuery }>(
    '/content/getByColour',
    {
      config: openTo,
      schema: {
        summary: 'Entries of Color and Print that show a color or one near it, nearest first',
        tags,
        querystring: ByColourQuery,
        response: { 200: ByColourList },
      },
    },
    async ({ viewer, query: { colour, limit, skip } }, reply) => {
      const scope = admit(viewer)
      keepPrivate(reply)
      return readByColour(
        { db: app.db, imageKey: app.imageKey(), remember: app.library.remember },
        { scope, now: now() },
        { colour: readColour(colour) ?? colour, limit, skip },
      )
    },
  )
}

/** What of the viewer's scope these answers depend on: members of different companies share one index. */
function admit(viewer: Viewer): ReadScope {
  if (!opensSection(viewer, SECTION))
    throw new Problem('Forbidden', 'This section is not part of your membership.')
  const { sections } = readScope(viewer)
  return { sections: sections.filter((each) => each === SECTION), clients: [], members: false }
}

function keepPrivate(reply: FastifyReply): void {
  reply.header('cache-control', 'private, no-cache').header('vary', 'authorization, accept-encoding')
}
