import { statfs } from 'node:fs/promises'
import type { FastifyInstance } from 'fastify'
import plugin from 'fastify-plugin'
import { sql } from 'kysely'
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { isMigrated } from '#db/migrate.ts'
import { countLetters } from '#modules/mail/store.ts'
import { isSameSecret } from '#modules/same-secret.ts'
import { isFromThisMachine } from '#modules/this-machine.ts'
import { Problem } from './errors.ts'

const PATIENCE_MS = 3000
/** The embedded database's log alone grows by 16 MB at a time. */
const LITTLE_ROOM_BYTES = 64 * 1024 * 1024

/** Alive, ready and measured. Not under /api: these speak to the machine's keeper, not to the site's callers. */
async function addHealth(
  app: FastifyInstance,
  options: {
    isStopping(): boolean
    /** What is wrong although the site goes on, in words that anyone may read. */
    troubles(): string[]
  },
): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, logLevel: 'warn' as const }
  let migrated = false

  async function troubles(): Promise<string[]> {
    const room = await roomIn(app.config.dataDir)
    const little = room !== undefined && room < LITTLE_ROOM_BYTES
    return [...options.troubles(), ...(little ? ['There is little room left in DATA_DIR.'] : [])]
  }

  app.get('/healthz', { ...open, schema: { hide: true } }, async () => ({ status: 'alive' }))

  app.get('/readyz', { ...open, schema: { hide: true } }, async (request, reply) => {
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
    // Whoever asks whether to send visitors here gets yes: pages and lists go on, and other processes fare no better.
    const known = await troubles()
    return { status: 'ready', ...(known.length > 0 ? { troubles: known } : {}) }
  })

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
      this.reset()
      // The other measures are wanted most while the database is away.
      const counts = await countLetters(app.db).catch(() => ({}))
      for (const [status, letters] of Object.entries(counts)) this.set({ status }, letters)
    },
  })

  new Gauge({
    name: 'toile_disk_free_bytes',
    help: 'Room left where DATA_DIR is',
    registers: [registry],
    async collect() {
      this.set((await roomIn(app.config.dataDir)) ?? Number.NaN)
    },
  })
  new Gauge({
    name: 'toile_troubles',
    help: 'What is wrong although the site goes on; /readyz names them',
    registers: [registry],
    async collect() {
      this.set((await troubles()).length)
    },
  })

  app.addHook('onResponse', (request, reply, done) => {
    duration.observe(
      { method: request.method, route: request.routeOptions.url ?? 'none', status: reply.statusCode },
      reply.elapsedTime / 1000,
    )
    done()
  })

  app.get('/metrics', { ...open, schema: { hide: true } }, async (request, reply) => {
    const token = app.config.metricsToken
    const allowed = token
      ? isSameSecret(request.headers.authorization ?? '', `Bearer ${token}`)
      : isFromThisMachine(request)
    if (!allowed) throw new Problem('NotFound', 'There is nothing at this address.')
    return reply.type(registry.contentType).send(await registry.metrics())
  })
}

/** Not encapsulated: its hooks measure the routes of every part. */
export const healthRoutes = plugin(addHealth)

/** Bytes that this process may still write there. */
async function roomIn(folder: string): Promise<number | undefined> {
  const found = await statfs(folder).catch(() => undefined)
  return found && found.bavail * found.bsize
}

function patience(): Promise<never> {
  return new Promise((_resolve, reject) =>
    setTimeout(() => reject(new Error('no answer in time')), PATIENCE_MS).unref(),
  )
}
