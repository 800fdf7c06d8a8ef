import { accessSync, chmodSync, constants, existsSync, mkdirSync, statSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

const REASONS: Record<string, string> = {
  EEXIST: 'it is no folder',
  ENOENT: 'it cannot be made there',
  ENOTDIR: 'it lies under something that is no folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk has no room left',
}

export class DataDirUnusable extends Error {
  constructor(dataDir: string, cause: NodeJS.ErrnoException) {
    const reason = REASONS[cause.code ?? ''] ?? cause.message
    const where = cause.path && cause.path !== dataDir && existsSync(cause.path) ? ` (${cause.path})` : ''
    super(`${dataDir} cannot be the data directory: ${reason}${where}. Set DATA_DIR.`)
    this.name = 'DataDirUnusable'
  }
}

/** What a start finds there. Another user's, as a start by root leaves behind, is told before a database is begun. */
const OURS = ['lock.db', 'pglite', 'media', 'cache', 'mail']

/** For its owner alone: it holds keys, password hashes, letters and clients' pictures. */
export function makeDataDir(dataDir: string): void {
  try {
    makeFolder(resolve(dataDir))
    requireOurs(dataDir)
    for (const name of OURS) {
      requireOurs(join(dataDir, name))
      closeToOthers(join(dataDir, name))
    }
  } catch (error) {
    throw new DataDirUnusable(dataDir, error as NodeJS.ErrnoException)
  }
}

function requireOurs(path: string): void {
  if (!existsSync(path)) return
  const inside = statSync(path).isDirectory() ? constants.X_OK : 0
  accessSync(path, constants.R_OK | constants.W_OK | inside)
}

/** The directory itself may be the operator's, as a volume or a folder made before: then what lies in it keeps others out. */
function closeToOthers(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false })
  if (found?.isDirectory() && found.mode & 0o077 && found.uid === process.getuid?.()) chmodSync(path, 0o700)
}

/** Node's own `recursive` never comes to an end where nothing can be made, as in /proc. */
function makeFolder(path: string): void {
  if (!existsSync(dirname(path))) makeFolder(dirname(path))
  try {
    mkdirSync(path, { mode: 0o700 })
  } catch (error) {
    // It was there, or another process has made it just now.
    if (!statSync(path, { throwIfNoEntry: false })?.isDirectory()) throw error
  }
}
