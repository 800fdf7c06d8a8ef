import { createHash, timingSafeEqual } from 'node:crypto'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { Type } from 'typebox'
import { isMigrated } from '#db/migrate.ts'
import { isLoopback } from './config.ts'
import { Problem } from './errors.ts'

const State = Type.Object({ status: Type.String() })
const PATIENCE_MS = 3000

/** Alive, ready and measured. Not under /api: these speak to the machine's keeper, not to the site's callers. */
async function addHealth(app: FastifyInstance, options: { isStopping(): boolean }): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, logLevel: 'warn' as const }
  let migrated = false

  app.get('/healthz', { ...open, schema: { hide: true, response: { 200: State } } }, async () => ({
    status: 'alive',
  }))

  app.get(
    '/readyz',
    { ...open, schema: { hide: true, response: { 200: State } } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store')
      if (options.isStopping()) throw new Problem('Unavailable', 'The process is stopping.')
      const asked = sql`select 1`.execute(app.db)
      await Promise.race([asked, patience()]).catch((error) => {
        // The reason may name hosts and users, so the log has it and the answer does not.
        request.log.error({ err: error }, 'the database does not answer')
        throw new Problem('Unavailable', 'The database does not answer.')
      })
      migrated ||= await isMigrated(app.db)
      if (!migrated) throw new Problem('Unavailable', 'Migrations are not done.')
      return { status: 'ready' }
    },
  )

  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const duration = new Histogram({
    name: 'toile_request_seconds',
    help: 'Time to answer, by route template',
    labelNames: ['method', 'route', 'status'],
    buckets: [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5],
    registers: [registry],
  })
  new Gauge({
    name: 'toile_letters',
    help: 'Letters in the outbox by status',
    labelNames: ['status'],
    registers: [registry],
    async collect() {
      const rows = await app.db
        .selectFrom('letters')
        .select((eb) => ['status', eb.fn.countAll<number>().as('letters')])
        .groupBy('status')
        .execute()
      this.reset()
      for (const row of rows) this.set({ status: row.status }, row.letters)
    },
  })

  const started = new WeakMap<object, number>()
  app.addHook('onRequest', async (request) => void started.set(request, performance.now()))
  app.addHook('onResponse', async (request, reply) => {
    const seconds = (performance.now() - (started.get(request) ?? performance.now())) / 1000
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      seconds,
    )
  })

  app.get('/metrics', { ...open, schema: { hide: true } }, async (request, reply) => {
    const token = app.config.metricsToken
    const allowed = token
      ? isSame(request.headers.authorization ?? '', `Bearer ${token}`)
      : isLocal(request.socket.remoteAddress)
    if (!allowed) throw new Problem('NotFound', 'There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Not encapsulated: its hooks measure the routes of every part. */
export const healthRoutes = plugin(addHealth)

/** Takes as long whichever sign differs. */
function isSame(given: string, wanted: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(given), digest(wanted))
}

function isLocal(address = ''): boolean {
  return isLoopback(address.replace(/^::ffff:/, ''))
}

function patience(): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref(),
  )
}
