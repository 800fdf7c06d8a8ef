import { mkdirSync } from 'node:fs'
import { Worker } from 'node:worker_threads'

export interface PgliteThread {
  worker: Worker
  /** Settles when the database is open. Messages sent before wait in the thread's own queue. */
  ready: Promise<void>
}

/**
 * Starts PGlite in its own thread, in a directory or in memory (no directory), from a dump if one is given. This file loads
 * next to nothing, so that the database opens while the rest of the program is still being read.
 */
export function startPgliteThread(options: { dataDir?: string; from?: Uint8Array }): PgliteThread {
  if (options.dataDir) mkdirSync(options.dataDir, { recursive: true })
  const worker = new Worker(new URL('./pglite-worker.ts', import.meta.url), {
    workerData: { dataDir: options.dataDir ?? '', loadDataDir: options.from },
  })
  const ready = awaitMessage(worker, (message) => message === 'ready').then(() => {})
  // Whoever waits for it hears of the failure; until someone does it is nobody's surprise.
  ready.catch(() => {})
  return { worker, ready }
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
