import { accessSync, constants, mkdirSync } from 'node:fs'

const REASONS: Record<string, string> = {
  EEXIST: 'it is no folder',
  ENOTDIR: 'it lies under something that is no folder',
  EACCES: 'this user may not write there',
  EPERM: 'this user may not write there',
  EROFS: 'its disk can only be read',
  ENOSPC: 'its disk has no room left',
}

export class DataDirUnusable extends Error {
  constructor(dataDir: string, cause: NodeJS.ErrnoException) {
    super(
      `${dataDir} cannot be the data directory: ${REASONS[cause.code ?? ''] ?? cause.message}. Set DATA_DIR.`,
    )
    this.name = 'DataDirUnusable'
  }
}

/** For its owner alone: it holds keys, password hashes, letters and clients' pictures. */
export function makeDataDir(dataDir: string): void {
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 })
    accessSync(dataDir, constants.W_OK | constants.X_OK)
  } catch (error) {
    throw new DataDirUnusable(dataDir, error as NodeJS.ErrnoException)
  }
}
