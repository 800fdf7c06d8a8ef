import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'
import pg from 'pg'
import { PgliteStream } from './pglite-stream.ts'

export interface EmbeddedPostgres {
  pool: pg.Pool
  /** The whole data directory as a tar file. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * Opens PGlite in its own thread, in a directory or in memory (no directory), from a dump if one is given.
 * The pool has one connection because PGlite has one session: a transaction holds it, others wait.
 */
export async function openPglite(
  options: {
    dataDir?: string
    from?: Uint8Array
    pool?: object
    /** Done to every new connection before anyone gets it. */
    prepare?: (client: pg.PoolClient) => Promise<void>
  } = {},
): Promise<EmbeddedPostgres> {
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true })
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir: options.dataDir ?? '', loadDataDir: options.from },
  })
  await message(worker, (reply) => reply === 'ready')

  const pool = new pg.Pool({
    ...options.pool,
    stream: () => new PgliteStream(worker),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    verify: (client: pg.PoolClient, done: (error?: Error) => void) =>
      (options.prepare?.(client) ?? Promise.resolve()).then(() => done(), done),
  } as pg.PoolConfig)

  return {
    pool,
    async dump() {
      const answer = message(worker, (reply) => isDump(reply))
      worker.postMessage('dump')
      return ((await answer) as { dump: Uint8Array }).dump
    },
    async close() {
      if (!pool.ended) await pool.end()
      const closed = new Promise((resolve) => worker.once('exit', resolve))
      worker.postMessage('close')
      await closed
    },
  }
}

function isDump(reply: unknown): boolean {
  return typeof reply === 'object' && reply !== null && 'dump' in reply
}

function message(worker: Worker, wanted: (reply: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (reply: unknown) => {
      if (!wanted(reply)) return
      stop()
      resolve(reply)
    }
    const onError = (error: Error) => {
      stop()
      reject(error)
    }
    const onExit = (code: number) => onError(new Error(`The embedded database ended with code ${code}`))
    const stop = () => {
      worker.off('message', onMessage)
      worker.off('error', onError)
      worker.off('exit', onExit)
    }
    worker.on('message', onMessage)
    worker.on('error', onError)
    worker.on('exit', onExit)
  })
}
