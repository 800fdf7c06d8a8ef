import { makeDataDir } from '#db/data-dir.ts'
import { lockDataDir } from '#db/lock.ts'
import { type PgliteThread, pgliteFolder, startPgliteThread } from '#db/pglite-thread.ts'
import type { Config } from './config.ts'

/** What can be begun before the rest of the program is loaded. */
export interface Begun {
  lock: { release(): void } | undefined
  thread: PgliteThread | undefined
}

/** With PostgreSQL any number of processes may run; DATA_DIR then holds only what can be made again. */
export function begin(config: Pick<Config, 'databaseUrl' | 'dataDir'>): Begun {
  if (config.databaseUrl) {
    // Before anything else makes it, as what is compiled would be kept there.
    makeDataDir(config.dataDir)
    return { lock: undefined, thread: undefined }
  }
  const lock = lockDataDir(config.dataDir)
  return { lock, thread: startPgliteThread({ dataDir: pgliteFolder(config.dataDir) }) }
}
