import { loadDemo } from '#demo/load.ts'
import { DEMO_PASSWORD, demoAccounts } from '#demo/people.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import { mailJobs, startDelivery } from '#modules/mail/deliver.ts'
import { openTransport } from '#modules/mail/transport.ts'
import { keyFor } from '#modules/site/secrets.ts'
import { buildApp } from './app.ts'
import type { Config } from './config.ts'
import { serveVerbs } from './control.ts'
import type { Opened } from './open.ts'
import { startWorker } from './worker.ts'

/** Starts all that runs, in the order in which it depends on each other, and stops it in the opposite one. */
export async function serve(
  config: Config,
  opened: Opened,
  connection: { onError(error: Error): void },
): Promise<void> {
  const { store, storage, site } = opened
  const drawing = config.demo ? await loadDemo({ store, storage, site, step: console.log }) : undefined
  const app = await buildApp({
    ...{ config, store, storage, site },
    imageKey: await keyFor(store.db, 'images', config.secretKey),
    ...(drawing ? { draw: drawing.draw } : {}),
    dev: process.env.TOILE_DEV === '1',
    logger: {
      level: config.logLevel,
      redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
      serializers: { req: describeRequest },
    },
  })
  connection.onError = (error) => app.log.error({ err: error }, 'database connection')

  await app.listen({ port: config.port, host: config.host })
  const verbs = await serveVerbs({
    dataDir: config.dataDir,
    services: { store, storage, site, demo: config.demo, now: () => new Date() },
  })
  const delivery = startDelivery(store, { transport: openTransport(config, site), log: app.log })
  const worker = startWorker(store, {
    log: app.log,
    jobs: [
      ...mailJobs(delivery),
      { name: 'search-words', cron: '17 3 * * *', run: () => rebuildVocabulary(store.db) },
    ],
  })
  announce(config, app.server.address())

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000).unref()
    await app.close()
    await verbs.close()
    await Promise.all([worker.stop(), delivery.stop()])
    await drawing?.stop()
    await opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

/** The path without its query: a signature or a code in an address is a secret. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  return { method: request.method, path: request.url.split('?', 1)[0], ip: request.ip }
}

function announce(config: Config, address: unknown): void {
  const port = (address as { port?: number } | null)?.port ?? config.port
  console.log(`\nToile is at ${config.port === 0 ? `http://localhost:${port}` : config.publicUrl}\n`)
  if (!config.demo) return
  console.log(`Demo accounts, password ${DEMO_PASSWORD} for all:`)
  for (const { email, company, memberships, subscription } of demoAccounts) {
    const held = Object.entries(memberships).flatMap(([name, has]) => (has ? [name] : []))
    const sections = memberships.alacarte ? ` (${subscription.join(', ')})` : ''
    console.log(
      `  ${email.padEnd(24)} ${company.padEnd(16)} ${held.join(', ') || 'no membership'}${sections}`,
    )
  }
  console.log('')
}
