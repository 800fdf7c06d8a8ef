import type { FastifyInstance } from 'fastify'
import { type Static, Type } from 'typebox'
import { Problem } from '#server/errors.ts'
import { ownsClient, type Viewer } from '../access/policy.ts'
import { recordReading } from '../audit/record.ts'
import { addressesOf, findAddressed } from './address.ts'
import { ClientInfo, ClientList } from './contract.ts'
import { toClient } from './present.ts'
import { type Client, findClient, listClients, listNames } from './store.ts'

const ClientParams = Type.Object({ company: Type.String({ minLength: 1, maxLength: 200 }) })
const NamedParams = Type.Object({ address: Type.String({ minLength: 1, maxLength: 600 }) })
const tags = ['clients']

export async function clientRoutes(app: FastifyInstance): Promise<void> {
  const names = () => app.library.remember('client names', () => listNames(app.db))
  const present = async (client: Client) => toClient(client, addressesOf(await names()))

  /** Somebody else's client and one that does not exist are the same to whoever asks. */
  async function show(viewer: Viewer, call: string, id: string | undefined): Promise<ClientInfo> {
    const client = id !== undefined && ownsClient(viewer, id) ? await findClient(app.db, id) : undefined
    if (!client) throw new Problem('NotFound', 'There is no such client.')
    await recordReading(app.db, viewer, call, [{ client: client.id }])
    return present(client)
  }

  app.get(
    '/clients/list',
    {
      config: { openTo: 'staff' },
      schema: { summary: 'Every client, in order of its name', tags, response: { 200: ClientList } },
    },
    async (_request, reply) => {
      // Kept as text until any client changes: with hundreds of them, sorting and checking cost more than asking.
      const list = await app.library.remember('client list', async () => {
        const addresses = addressesOf(await names())
        const clients = (await listClients(app.db)).map((client) => toClient(client, addresses))
        return reply.serializeInput(clients as never, '200') as string
      })
      return reply.type('application/json; charset=utf-8').send(list)
    },
  )

  app.get<{ Params: Static<typeof ClientParams> }>(
    '/clients/:company',
    {
      config: { openTo: 'members' },
      schema: {
        summary: 'A client, for its own members and the staff',
        tags,
        params: ClientParams,
        response: { 200: ClientInfo },
      },
    },
    ({ params, viewer }) => show(viewer, 'clients', params.company),
  )

  app.get<{ Params: Static<typeof NamedParams> }>(
    '/clients/named/:address',
    {
      config: { openTo: 'members' },
      schema: {
        summary: 'The client whose page has this address, for its own members and the staff',
        description:
          'Its clientName with each apostrophe replaced by one underscore and each space by two. Of names that are then the same, all but the first by id have ~ and their id behind them.',
        tags,
        params: NamedParams,
        response: { 200: ClientInfo },
      },
    },
    async ({ params, viewer }) => show(viewer, 'clients/named', findAddressed(await names(), params.address)),
  )
}
