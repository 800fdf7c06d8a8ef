import { join } from 'node:path'
import fastify from 'fastify'
import { connectStore } from '#db/client.ts'

/** The yardstick of memory: a bare Fastify with the driver and the database of the site, and the page renderer loaded. */
const store = connectStore({
  databaseUrl: process.env.DATABASE_URL,
  dataDir: process.env.DATA_DIR ?? './data',
})
await store.ready
await import(join(import.meta.dirname, '../build/server/index.js'))
const app = fastify()
app.get('/readyz', async () => (await store.pool.query('select count(*) from entries')).rows[0])
await app.listen({ port: Number(process.env.PORT), host: '127.0.0.1' })

process.on('SIGTERM', async () => {
  await app.close()
  await store.close()
  process.exit(0)
})
