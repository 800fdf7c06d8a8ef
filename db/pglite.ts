import pg from 'pg'
import { embeddedAway, PgliteStream } from './pglite-stream.ts'
import { awaitMessage, type PgliteThread } from './pglite-thread.ts'

export interface EmbeddedPostgres {
  pool: pg.Pool
  /** The whole data directory as a tar file. */
  dump(): Promise<Uint8Array>
  close(): Promise<void>
}

/**
 * PGlite behind a pool of `pg`, at once: what is asked before the database is open waits for it. The pool has one
 * connection because PGlite has one session: a transaction holds it, others wait.
 */
export function poolOverPglite(
  thread: PgliteThread,
  options: {
    pool: object
    /** Done to every new connection before anyone gets it. */
    prepare: (client: pg.PoolClient) => Promise<void>
  },
): EmbeddedPostgres {
  const pool = new pg.Pool({
    ...options.pool,
    stream: () => new PgliteStream(thread.worker()),
    user: 'postgres',
    database: 'postgres',
    max: 1,
    idleTimeoutMillis: 0,
    verify: (client: pg.PoolClient, done: (error?: Error) => void) =>
      options.prepare(client).then(() => done(), done),
  } as pg.PoolConfig)

  return {
    pool,
    async dump() {
      const worker = thread.worker()
      if (!worker) throw embeddedAway()
      const answer = awaitMessage(worker, (message) => isDump(message))
      worker.postMessage('dump')
      return ((await answer) as { dump: Uint8Array }).dump
    },
    async close() {
      if (!pool.ended) await pool.end()
      await thread.close()
    },
  }
}

function isDump(message: unknown): boolean {
  return typeof message === 'object' && message !== null && 'dump' in message
}
