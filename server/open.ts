import { mkdirSync } from 'node:fs'
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
  options: { onError?: (error: Error) => void; begun?: Begun } = {},
): Promise<State> {
  const site = config.siteFile ? await loadSite(config.siteFile) : demoSite
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 })
  const { lock, thread } = options.begun ?? begin(config)
  const store = connectStore<Tables>({
    databaseUrl: config.databaseUrl,
    poolSize: config.databasePool,
    thread,
    ...(options.onError ? { onError: options.onError } : {}),
  })
  return {
    store,
    site,
    storage: openStorage(config),
    async ready(step) {
      await store.ready
      const steps = await migrate(store.db)
      if (steps.length > 0) step(`Schema brought up to ${steps.at(-1)}`)
    },
    async close() {
      await store.close()
      lock?.release()
    },
  }
}
