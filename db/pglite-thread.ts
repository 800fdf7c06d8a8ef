import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Worker } from 'node:worker_threads'

export interface PgliteThread {
  /** In a directory, and so for longer than this process. */
  isKept: boolean
  /** The thread that holds the database; nothing in the moments when there is none. */
  worker(): Worker | undefined
  /** Settles when the database is open. Messages sent before wait in the thread's own queue. */
  ready: Promise<void>
  /** How often it has been opened: after a failure it is opened anew. */
  openings(): number
  /** Calls back when the database has failed, with the reason. */
  onFailure(tell: (error: Error) => void): void
  close(): Promise<void>
}

export class DatabaseNotOpened extends Error {
  constructor(dataDir = 'memory', cause: Error) {
    super(
      // What PGlite throws does not always say anything.
      `The embedded database in ${dataDir} could not be opened${cause.message ? `: ${cause.message}` : '.'} ` +
        'Is the disk full? Then make room and start again: nothing is lost.',
      { cause },
    )
    this.name = 'DatabaseNotOpened'
  }
}

/** Where the embedded database lies within DATA_DIR. */
export function pgliteFolder(dataDir: string): string {
  return join(dataDir, 'pglite')
}

/** How long a database that could not be opened again is left alone, at first and at most: on a full disk only time helps. */
const FIRST_PAUSE_MS = 1000
const LONGEST_PAUSE_MS = 8000

/**
 * Starts PGlite in its own thread, in a directory or in memory (no directory), from a dump if one is given. This file loads
 * next to nothing, so that the database opens while the rest of the program is still being read.
 *
 * A failure that PostgreSQL does not survive, as a full disk in the middle of its log, ends the thread. What was
 * acknowledged is in the directory, so another thread opens it there, as often as it takes.
 */
export function startPgliteThread(options: { dataDir?: string; from?: Uint8Array }): PgliteThread {
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true, mode: 0o700 })
  const tellers: ((error: Error) => void)[] = []
  let worker: Worker | undefined
  let openings = 0
  let closing = false

  function start(from?: Uint8Array): Promise<void> {
    const started = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
      workerData: { dataDir: options.dataDir ?? '', loadDataDir: from },
    })
    worker = started
    let failure: Error | undefined
    started.on('error', (error) => {
      failure = error as Error
    })
    started.once('exit', (code) => {
      if (worker === started) worker = undefined
      if (closing) return
      const reason = failure ?? new Error(`The embedded database ended with code ${code}`)
      for (const tell of tellers) tell(reason)
    })
    return awaitMessage(started, (message) => message === 'ready').then(() => {
      openings++
      // What was in memory is gone with its thread; and a directory that never opened is for the operator to look at.
      if (options.dataDir) started.once('exit', () => void reopen())
    })
  }

  async function reopen(): Promise<void> {
    for (let pause = FIRST_PAUSE_MS; !closing; pause = Math.min(pause * 2, LONGEST_PAUSE_MS)) {
      const opened = await start().then(
        () => true,
        () => false,
      )
      if (opened) return
      await new Promise((resolve) => setTimeout(resolve, pause).unref())
    }
  }

  const ready = start(options.from).catch((error) => {
    throw new DatabaseNotOpened(options.dataDir, error as Error)
  })
  // Whoever awaits it hears of the failure. Without this, one that comes earlier would be an unhandled rejection.
  ready.catch(() => {})
  return {
    isKept: options.dataDir !== undefined,
    worker: () => worker,
    ready,
    openings: () => openings,
    onFailure: (tell) => void tellers.push(tell),
    async close() {
      closing = true
      if (!worker) return
      const closed = new Promise((resolve) => worker?.once('exit', resolve))
      worker.postMessage('close')
      await closed
    },
  }
}

export function awaitMessage(worker: Worker, isWanted: (message: unknown) => boolean): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const onMessage = (message: unknown) => {
      if (!isWanted(message)) return
      stop()
      resolve(message)
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
