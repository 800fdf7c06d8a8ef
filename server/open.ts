import { mkdirSync } from 'node:fs'
import { openStore, type Store } from '#db/client.ts'
import { lockDataDir } from '#db/lock.ts'
import { migrate } from '#db/migrate.ts'
import { demoSite } from '#demo/site.ts'
import { type MediaStorage, openStorage } from '#modules/media/storage.ts'
import type { Site } from '#modules/site/contract.ts'
import { loadSite } from '#modules/site/load.ts'
import type { Tables } from '#modules/tables.ts'
import type { Config } from './config.ts'

export interface Opened {
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  close(): Promise<void>
}

/** Opens everything that has state, for the server and for the operator's verbs alike. */
export async function openState(
  config: Config,
  step: (what: string) => void,
  onError: (error: Error) => void,
): Promise<Opened> {
  const site = config.siteFile ? loadSite(config.siteFile) : demoSite
  mkdirSync(config.dataDir, { recursive: true })
  // With PostgreSQL any number of processes may run; DATA_DIR then holds only what can be made again.
  const lock = config.databaseUrl ? undefined : lockDataDir(config.dataDir)
  try {
    const store = await openStore<Tables>({ ...config, poolSize: config.databasePool, onError })
    const steps = await migrate(store.db)
    if (steps.length > 0) step(`Schema brought up to ${steps.at(-1)}`)
    return {
      store,
      site,
      storage: openStorage(config),
      async close() {
        await store.close()
        lock?.release()
      },
    }
  } catch (error) {
    lock?.release()
    throw error
  }
}
