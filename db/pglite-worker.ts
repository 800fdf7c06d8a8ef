import { flushCompileCache } from 'node:module'
import { setFlagsFromString } from 'node:v8'
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { unaccent } from '@electric-sql/pglite/contrib/unaccent'
import { SyncedFolder, WAITING_FOR_THE_DISK } from './pglite-folder.ts'
import { saysItIsOver } from './pglite-over.ts'

// PGlite runs on the thread that calls it. Here that is a thread of its own, so that a slow query
// keeps other queries waiting but never the event loop that serves pages and images.
const port = parentPort
if (!port) throw new Error('pglite-worker.ts is started as a worker thread')

// Compiled once and plainly. To optimise what runs often V8 would take 1.3 GB at every start, most of it for a single function (decision 22).
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

const { dataDir, loadDataDir } = workerData as { dataDir: string; loadDataDir?: Uint8Array }
const folder = dataDir ? new SyncedFolder(dataDir) : undefined
const database = await PGlite.create({
  ...(folder ? { fs: folder, startParams: WAITING_FOR_THE_DISK } : {}),
  ...(loadDataDir ? { loadDataDir: new Blob([new Uint8Array(loadDataDir)]) } : {}),
  extensions: { pg_trgm, unaccent },
})
await folder?.syncIfNew()

type Message = 'close' | 'dump' | { open: number } | { connection: number; bytes: Uint8Array }

let work = Promise.resolve()

async function answer(message: Message): Promise<void> {
  if (message === 'close') {
    await database.close()
    port?.postMessage('closed')
    port?.close()
  } else if (message === 'dump') {
    const dump = await database.dumpDataDir('none')
    port?.postMessage({ dump: new Uint8Array(await dump.arrayBuffer()) })
  } else if ('open' in message) {
    // PGlite has one session for good: a new connection must not inherit what the last one left open.
    await database.exec('rollback')
    await database.exec('discard all')
  } else {
    const reply = await database.execProtocolRaw(message.bytes)
    const isOver = saysItIsOver(reply)
    port?.postMessage({ connection: message.connection, bytes: reply }, [reply.buffer as ArrayBuffer])
    if (isOver) end()
  }
}

/**
 * After a PANIC, as for want of room in the middle of its log, PostgreSQL ends itself and recovers at its next start.
 * PGlite has nothing to end: asked again it would turn in circles for ever. So its thread ends, and another takes over.
 */
function end(): void {
  process.exit(1)
}

port.on('message', (message: Message) => {
  work = work
    .then(() => answer(message))
    .catch((error) => {
      // Whoever waits for this answer must hear that it will not come.
      const connection =
        typeof message === 'object' && 'connection' in message ? message.connection : undefined
      port.postMessage({ connection, failure: String(error?.stack ?? error) })
      // What it holds in memory can no longer be trusted; what is in the directory can.
      if (message !== 'dump') end()
    })
})
port.postMessage('ready')
// Written now, since a process that is killed writes nothing more.
flushCompileCache()
