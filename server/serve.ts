import { flushCompileCache } from 'node:module'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Drawing } from '#demo/draw-library.ts'
import { DEMO_PASSWORD, demoAccounts } from '#demo/people.ts'
import { startDemo } from '#demo/start.ts'
import { createIdentity } from '#modules/identity/identity.ts'
import { keyFor, lateKeys } from '#modules/site/secrets.ts'
import { buildApp } from './app.ts'
import type { Begun } from './begin.ts'
import type { Config } from './config.ts'
import { serveVerbs } from './control.ts'
import { logOptions } from './log.ts'
import { openState, type State } from './open.ts'
import { letGrow } from './young-memory.ts'

/** Starts all that runs, in the order in which it depends on each other, and stops it in the opposite one. */
export async function serve(config: Config, begun: Begun): Promise<void> {
  let log: FastifyBaseLogger | undefined
  const opened = await openState(config, {
    begun,
    answerWithinMs: config.databaseSeconds * 1000,
    onError: (error) => log?.error({ err: error }, 'database connection'),
  })
  const { store, storage, site } = opened
  const keys = lateKeys()

  async function prepareContent(): Promise<Drawing | undefined> {
    await opened.ready(console.log)
    keys.set({
      image: await keyFor(store.db, 'images', config.secretKey),
      seal: await keyFor(store.db, 'signing keys', config.secretKey),
      leads: await keyFor(store.db, 'leads', config.secretKey),
      previews: await keyFor(store.db, 'previews', config.secretKey),
    })
    return config.demo ? startDemo({ store, storage, site, step: console.log }) : undefined
  }

  // Nothing is asked of the app before it listens, so it is put together while the database opens.
  let drawing: Drawing | undefined
  const prepared = prepareContent().then((made) => {
    drawing = made
  })
  // The app awaits it when it gets ready. Without this, a failure before then would be an unhandled rejection.
  prepared.catch(() => {})
  const app = await buildApp({
    config,
    store,
    storage,
    site,
    imageKey: keys.image,
    leadKey: keys.leads,
    previewKey: keys.previews,
    prepared,
    identity: createIdentity({
      store,
      site,
      publicUrl: config.publicUrl,
      external: config.oidc,
      seal: keys.seal,
      now: () => new Date(),
      onError: (error) => log?.error({ err: error }, 'identity provider'),
    }),
    draw: (name) => drawing?.draw(name) ?? Promise.reject(new Error('Only the demo library has drawings')),
    dev: process.env.TOILE_DEV === '1',
    logger: logOptions(config.logLevel),
  })
  log = app.log

  await app.listen({ port: config.port, host: config.host })
  announce(config, app.server.address())
  const verbs = await serveVerbs({
    dataDir: config.dataDir,
    services: {
      store,
      storage,
      site,
      demo: config.demo,
      now: () => new Date(),
      publicUrl: config.publicUrl,
      secretKey: config.secretKey,
    },
  })
  const background = startLater(config, opened, app)

  let stopping = false
  async function stop(signal: string): Promise<void> {
    if (stopping) return
    stopping = true
    app.log.info({ signal }, 'stopping')
    setTimeout(() => process.exit(1), config.shutdownSeconds * 1000).unref()
    await app.close()
    await verbs.close()
    await background.stop()
    await drawing?.stop()
    await opened.close()
    process.exit(0)
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void stop(signal))
}

const BACKGROUND_DELAY_MS = 1000

/** Mail and jobs, and what is compiled in advance, begin a moment after the site is up: they must not delay the first answers. */
function startLater(config: Config, state: State, app: FastifyInstance): { stop(): Promise<void> } {
  const { log } = app
  let started: Promise<{ stop(): Promise<void> }> | undefined
  const timer = setTimeout(() => {
    started = import('./background.ts').then(({ startBackground }) => startBackground(config, state, log))
    started
      .then(app.warmUp)
      .then(
        () => flushCompileCache(),
        (error) => log.error({ err: error }, 'what comes after the start failed'),
      )
      .finally(letGrow)
  }, BACKGROUND_DELAY_MS)
  return {
    async stop() {
      clearTimeout(timer)
      await (await started?.catch(() => undefined))?.stop()
    },
  }
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
