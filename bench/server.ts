import fastify from 'fastify'
import { loadDemo } from '#demo/load.ts'
import { demoVerb } from '#demo/verbs.ts'
import type { Member } from '#modules/access/policy.ts'
import { createIdentity } from '#modules/identity/identity.ts'
import { keyFor } from '#modules/site/secrets.ts'
import { buildApp } from '#server/app.ts'
import { readConfig } from '#server/config.ts'
import { openState } from '#server/open.ts'
import { measureCold } from './cold.ts'

/**
 * The process under test: the site on one port, and on another the yardstick, a bare Fastify that serialises the very object
 * or sends the very bytes that the site answered with. Both in one process, so that they meet the same machine.
 */
const member: Member = {
  sub: 'bench',
  email: 'bench@arden.example',
  company: 'arden-and-vale',
  memberships: { tobetdg: true, alacarte: false, microRedirect: false },
  subscription: [],
  staff: false,
}

const config = readConfig({ ...process.env, DEMO: 'true', LOG_LEVEL: 'silent' })
const opened = await openState(config)
await opened.ready(() => {})
const { store, storage, site } = opened
const quiet = { line: () => {}, progress: () => {} }
const drawing = await loadDemo({ store, storage, site, step: () => {} })
await demoVerb.run(
  { ...{ store, storage, site, demo: true, now: () => new Date() }, publicUrl: '', secretKey: undefined },
  { args: [], options: { entries: process.env.BENCH_ENTRIES } },
  quiet,
)
// Pictures still being drawn would take the processor away from what is measured.
await drawing.drawn
const imageKey = await keyFor(store.db, 'images', undefined)
const app = await buildApp({
  config,
  store,
  storage,
  site,
  imageKey: () => imageKey,
  leadKey: () => imageKey,
  identity: createIdentity({
    ...{ store, site, publicUrl: config.publicUrl, external: undefined },
    seal: () => imageKey,
    now: () => new Date(),
  }),
  draw: drawing.draw,
  viewerOf: (request) => (request.headers.authorization === 'Bearer bench' ? member : null),
})
await app.listen({ port: 0, host: '127.0.0.1' })

const yardstick = fastify()
const objects = new Map<string, unknown>()
const bytes = new Map<string, { body: Buffer; type: string }>()

/** Takes over what the site answers at this address, as an object to serialise or as bytes to send. */
yardstick.post('/take', async ({ body }) => {
  const { name, url } = body as { name: string; url: string }
  const answer = await app.inject({
    url,
    headers: { authorization: 'Bearer bench', accept: 'image/webp,text/html' },
  })
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
yardstick.post('/cold', async ({ body }) => measureCold(app, body as { url: string; rounds: number }))
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
  await Promise.all([app.close(), yardstick.close()])
  await drawing.stop()
  await opened.close()
  process.exit(0)
})

// Whoever measures is gone: so are we.
process.on('disconnect', () => process.exit(1))
