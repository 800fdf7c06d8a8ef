import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import fastify from 'fastify'
import { addScaleEntries } from '#demo/add-entries.ts'
import {
  bookmarkWrites,
  type Calls,
  type CompareWithSql,
  coldReads,
  compareWithSql,
  leadWrites,
} from './cold.ts'
import { compareLogins } from './login.ts'
import { MEMBER_HEADERS, openSite } from './open-site.ts'
import { watchLoop } from './stall.ts'

/**
 * The process under test: the site on one port, and on another the yardstick, a bare Fastify that serialises the very object
 * or sends the very bytes that the site answered with. Both in one process, so that they meet the same machine.
 */
const opened = await openSite({ dataDir: process.env.DATA_DIR ?? './data' })
const { app, store, storage } = opened
const quiet = { line: () => {}, fault: () => {}, progress: () => {} }
await addScaleEntries(opened, Number(process.env.BENCH_ENTRIES), quiet)
// Drawing goes on in threads that keep no process alive.
const waiting = setInterval(() => {}, 1000)
await opened.drawn
clearInterval(waiting)
await app.listen({ port: 0, host: '127.0.0.1' })

const yardstick = fastify()
const objects = new Map<string, unknown>()
const bytes = new Map<string, { body: Buffer; type: string }>()

/** Takes over what the site answers at this address, as an object to serialise or as bytes to send. */
yardstick.post('/take', async ({ body }) => {
  const { name, url, headers } = body as { name: string; url: string; headers: Record<string, string> }
  const answer = await app.inject({ url, headers })
  if (answer.statusCode !== 200)
    throw new Error(`${url} answered ${answer.statusCode}: ${answer.body.slice(0, 200)}`)
  const type = String(answer.headers['content-type'])
  if (type.includes('json')) objects.set(name, answer.json())
  else bytes.set(name, { body: answer.rawPayload, type })
  return { bytes: answer.rawPayload.length }
})
yardstick.get<{ Params: { name: string } }>('/object/:name', async ({ params }) => objects.get(params.name))
yardstick.get<{ Params: { name: string } }>('/bytes/:name', async ({ params }, reply) => {
  const known = bytes.get(params.name)
  return reply.type(known?.type ?? 'text/plain').send(known?.body ?? Buffer.alloc(0))
})

const { rows: some } = await store.pool.query<{ id: string }>('select id from entries order by id limit 12')
const user = { method: 'POST', url: '/api/users/', headers: MEMBER_HEADERS } as const
await app.inject({ ...user, payload: { username: 'bench' } })

const CALLS: Record<CompareWithSql['calls'], (url: string) => Calls> = {
  read: coldReads,
  bookmark: () => bookmarkWrites(some.map(({ id }) => id)),
  lead: () => leadWrites(Date.now().toString(36)),
}
yardstick.post('/with-sql', async ({ body }) => {
  const { calls, url = '', rounds, kept } = body as CompareWithSql
  return compareWithSql(opened, CALLS[calls](url), rounds, kept)
})
yardstick.post('/login', async ({ body }) => compareLogins(app, (body as { rounds: number }).rounds))
yardstick.post('/watch', async ({ body }) => watchLoop(app, (body as { seconds: number }).seconds))
// Or whoever starts next on this data would have thousands of letters to send.
yardstick.post('/forget-letters', async () => {
  const ours = 'bench-%@arden.example'
  await store.db
    .deleteFrom('letters')
    .where((eb) => eb.or([eb('recipient', 'like', ours), eb('reply_to', 'like', ours)]))
    .execute()
  return {}
})
yardstick.post('/forget-pictures', async () => {
  await rm(join(opened.config.dataDir, 'cache', 'images'), { recursive: true, force: true })
  return {}
})
yardstick.get('/original/:id', async ({ params }) => {
  const row = await store.db
    .selectFrom('assets')
    .select('storage_key')
    .where('id', '=', (params as { id: string }).id)
    .executeTakeFirst()
  return storage.get(row?.storage_key ?? '')
})
await yardstick.listen({ port: 0, host: '127.0.0.1' })

const port = (server: typeof app) => (server.server.address() as { port: number }).port
process.send?.({ site: port(app), yardstick: port(yardstick) })

process.on('message', async () => {
  await yardstick.close()
  await opened.close()
  process.exit(0)
})

// Whoever measures is gone: so are we.
process.on('disconnect', () => process.exit(1))
