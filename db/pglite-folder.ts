import { fsyncSync, readdirSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Init = NodeFS['init']
type PreRun = NonNullable<Parameters<Init>[1]['preRun']>[number]

/** What PGlite keeps of an open file; its types leave this part of Emscripten out. */
interface HostFiles {
  tryFSOperation<T>(act: () => T): T
  stream_ops: { fsync?: (stream: { nfd: number }) => number }
}

/** PGlite answers that a file is on the disk without having asked for it, unless there is something here to ask. */
const passSyncsOn: PreRun = ({ NODEFS }) => {
  const files = NODEFS as unknown as HostFiles
  files.stream_ops.fsync = ({ nfd }) => {
    files.tryFSOperation(() => fsyncSync(nfd))
    return 0
  }
}

/** A folder of the embedded database that outlives a power cut, and not the process alone (decision 23). */
export class SyncedFolder extends NodeFS {
  readonly #isNew: boolean

  constructor(folder: string) {
    super(folder)
    this.#isNew = readdirSync(folder).length === 0
  }

  override async init(...[database, options]: Parameters<Init>): ReturnType<Init> {
    return super.init(database, { ...options, preRun: [...(options.preRun ?? []), passSyncsOn] })
  }

  /** PGlite makes a new database elsewhere and copies it here, so PostgreSQL knows nothing of files that it has to wait for. */
  async syncIfNew(): Promise<void> {
    if (!this.#isNew) return
    const within = readdirSync(this.rootDir, { recursive: true, encoding: 'utf8' })
    const left = [...within.map((name) => join(this.rootDir, name)), this.rootDir, dirname(this.rootDir)]
    const syncSome = async () => {
      for (let next = left.pop(); next; next = left.pop()) await sync(next)
    }
    await Promise.all(Array.from({ length: AT_ONCE }, syncSome))
  }
}

/** A thousand files one after the other take the disk several times as long. */
const AT_ONCE = 16

async function sync(path: string): Promise<void> {
  const opened = await open(path, 'r')
  try {
    await opened.sync()
  } finally {
    await opened.close()
  }
}

/** PGlite starts PostgreSQL so that it waits for no disk (`-F`); and of its ways to wait PGlite passes only this one on. */
export const WAITING_FOR_THE_DISK = [
  ...PGlite.defaultStartParams.filter((each) => each !== '-F'),
  ...['-c', 'wal_sync_method=fsync'],
]
