import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/errors.ts'
import { ownsClient, type Viewer } from '../access/policy.ts'
import { recordReading } from '../audit/record.ts'
import { EntryItem } from '../content/contract.ts'
import { addressesOf } from './address.ts'
import { ClientInfo, MicroEntryQuery, MicroSiteQuery } from './contract.ts'
import { toClient } from './present.ts'
import { type Client, findMicroClient, listNames } from './store.ts'

const tags = ['clients']

/** The private area of a micro client, for its own members and the staff. */
export async function microRoutes(app: FastifyInstance): Promise<void> {
  async function findOwn(viewer: Viewer, path: string): Promise<Client | undefined> {
    const client = await findMicroClient(app.db, path)
    return client && ownsClient(viewer, client.id) ? client : undefined
  }

  app.get<{ Querystring: MicroSiteQuery }>(
    '/clientMicro/getSite',
    {
      config: { openTo: 'members' },
      schema: {
        summary: 'The client whose private area has this path',
        tags,
        querystring: MicroSiteQuery,
        response: { 200: ClientInfo },
      },
    },
    async ({ query, viewer }) => {
      const client = await findOwn(viewer, query.pathName)
      if (!client) throw new Problem('NotFound', 'There is no such client.')
      await recordReading(app.db, viewer, 'clientMicro/getSite', [{ client: client.id }])
      const names = await app.library.remember('client names', () => listNames(app.db))
      return toClient(client, addressesOf(names))
    },
  )

  app.get<{ Querystring: MicroEntryQuery }>(
    '/clientMicro/getEntry',
    {
      config: { openTo: 'members' },
      schema: {
        summary: 'One entry of a client’s private area, with what stands around it',
        description:
          'Another client’s path or entry, one that is not published and one that does not exist have the same answer.',
        tags,
        querystring: MicroEntryQuery,
        response: { 200: EntryItem },
      },
    },
    async ({ query, viewer }) => {
      const client = await findOwn(viewer, query.pathName)
      const entry = client && (await app.library.privateEntry(viewer, client.id, query.slug))
      if (!entry) throw new Problem('NotFound', 'There is no such entry.')
      const shown = [{ client: client.id, entry: entry.sys.id }]
      await recordReading(app.db, viewer, 'clientMicro/getEntry', shown)
      return entry
    },
  )
}
