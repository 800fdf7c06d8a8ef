import { sql } from 'kysely'
import { isDatabaseAway } from '#db/away.ts'
import { connectStore, type Store } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { demoSite } from '#demo/site.ts'
import { type MediaStorage, openStorage } from '#modules/media/storage.ts'
import type { Site } from '#modules/site/contract.ts'
import { loadSite } from '#modules/site/load.ts'
import type { Tables } from '#modules/tables.ts'
import { type Begun, begin } from './begin.ts'
import type { Config } from './config.ts'

export interface State {
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  /** Waits for the database and brings its schema up to date. */
  ready(step: (what: string) => void): Promise<void>
  close(): Promise<void>
}

/** Everything that has state, for the server and for the operator's verbs alike. */
export async function openState(
  config: Config,
  options: {
    onError?: (error: Error) => void
    begun?: Begun
    /** See the store. An operator's verb has time; somebody who waits for a page has not. */
    answerWithinMs?: number
  } = {},
): Promise<State> {
  const site = config.siteFile ? await loadSite(config.siteFile) : demoSite
  const { lock, thread } = options.begun ?? begin(config)
  const store = connectStore<Tables>({
    databaseUrl: config.databaseUrl,
    poolSize: config.databasePool,
    answerWithinMs: options.answerWithinMs,
    thread,
    ...(options.onError ? { onError: options.onError } : {}),
  })
  return {
    store,
    site,
    storage: openStorage(config),
    async ready(step) {
      await store.ready
      if (config.databaseUrl) await waitForDatabase(store, step)
      const steps = await patiently(config, store, migrate).catch((error) => {
        throw OPERATORS.has(error.code) ? new DatabaseNotReached('does not take our schema', error) : error
      })
      if (steps.length > 0) step(`Schema brought up to ${steps.at(-1)}`)
    },
    async close() {
      await store.close()
      lock?.release()
    },
  }
}

/** Not allowed, no such extension, only to be read, no schema to make tables in, not in the time allowed. */
const OPERATORS = new Set(['42501', '0A000', '58P01', '25006', '3F000', '57014'])
const START_PATIENCE_MS = 60_000
const ASK_AGAIN_MS = 500

export class DatabaseNotReached extends Error {
  constructor(what: string, cause: unknown) {
    super(`The database of DATABASE_URL ${what}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
    this.name = 'DatabaseNotReached'
  }
}

/** A machine that was just switched on may start us before its database. */
async function waitForDatabase({ db }: Store<Tables>, step: (what: string) => void): Promise<void> {
  const until = performance.now() + START_PATIENCE_MS
  for (let tries = 0; ; tries++) {
    try {
      const { rows } = await sql<{ name: string }>`select current_setting('server_encoding') as name`.execute(
        db,
      )
      const [encoding] = rows
      if (encoding?.name === 'UTF8') return
      throw new Error(`its encoding is ${encoding?.name}, and has to be UTF8`)
    } catch (error) {
      if (!isDatabaseAway(error)) throw new DatabaseNotReached('refuses us', error)
      if (performance.now() > until)
        throw new DatabaseNotReached(`was not reached in ${START_PATIENCE_MS / 1000} seconds`, error)
      if (tries === 0) step('Waiting for the database')
      await new Promise((resolve) => setTimeout(resolve, ASK_AGAIN_MS))
    }
  }
}

/** A migration or a nightly collection may take its time, so on PostgreSQL it has connections of its own. */
export async function patiently<T>(
  { databaseUrl }: Config,
  store: Store<Tables>,
  work: (db: Store<Tables>['db']) => Promise<T>,
): Promise<T> {
  if (!databaseUrl) return work(store.db)
  const own = connectStore<Tables>({ databaseUrl, poolSize: 2 })
  return work(own.db).finally(() => own.close())
}
