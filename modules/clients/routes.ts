import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Problem } from '#server/errors.ts'
import { ownsClient } from '../access/policy.ts'
import { ClientInfo, ClientList } from './contract.ts'
import { findClient, listClients } from './store.ts'

const ClientParams = Type.Object({ company: Type.String({ minLength: 1, maxLength: 200 }) })

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/clients/list',
    {
      config: { openTo: 'staff' },
      schema: {
        summary: 'Every client, in order of its name',
        tags: ['clients'],
        response: { 200: ClientList },
      },
    },
    () => listClients(app.db),
  )

  app.get<{ Params: Static<typeof ClientParams> }>(
    '/clients/:company',
    {
      config: { openTo: 'members' },
      schema: {
        summary: 'A client, for its own members and the staff',
        tags: ['clients'],
        params: ClientParams,
        response: { 200: ClientInfo },
      },
    },
    async ({ params: { company }, viewer }) => {
      const client = ownsClient(viewer, company) ? await findClient(app.db, company) : undefined
      // Somebody else's client and one that does not exist are the same to whoever asks.
      if (!client) throw new Problem('NotFound', 'There is no such client.')
      return client
    },
  )
}
