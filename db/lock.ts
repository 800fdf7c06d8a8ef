import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { makeDataDir } from './data-dir.ts'

export class DataDirLocked extends Error {
  constructor(dataDir: string, holder: string) {
    super(
      `${dataDir} is in use by another process${holder}. Two processes on one data directory would damage it. ` +
        'Stop the other one, set another DATA_DIR, or use PostgreSQL (DATABASE_URL) to run several.',
    )
    this.name = 'DataDirLocked'
  }
}

/**
 * Holds the data directory for this process. PGlite takes no lock of its own and two instances on one directory
 * corrupt it. Node has no flock, but its SQLite takes one: the kernel gives it to exactly one process and
 * takes it back however that process ends, so that a kill leaves nothing to clean up.
 */
export function lockDataDir(dataDir: string): { release(): void } {
  makeDataDir(dataDir)
  const pidFile = join(dataDir, 'lock.pid')
  const database = new DatabaseSync(join(dataDir, 'lock.db'))
  try {
    database.exec('PRAGMA busy_timeout = 0; PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE')
  } catch {
    database.close()
    throw new DataDirLocked(dataDir, holder(pidFile))
  }
  try {
    writeFileSync(pidFile, `${process.pid}\n`)
  } catch {
    // It only tells people who holds the lock: a disk without room for it is no reason not to start.
  }
  return { release: () => database.close() }
}

function holder(pidFile: string): string {
  try {
    return ` (process ${readFileSync(pidFile, 'utf8').trim()})`
  } catch {
    return ''
  }
}
