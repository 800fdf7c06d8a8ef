import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import type { Site } from '#modules/site/contract.ts'
import type { DownloadKey } from './downloads/make.ts'

/** Draws pictures in worker threads, so that making a large SVG never holds up an answer of the site. */
export interface Studio {
  /** A picture somebody waits for goes before all that are only due. */
  draw(name: string, urgency: 'now' | 'due'): Promise<Buffer>
  /** One of the downloads, as a PDF. */
  print(key: DownloadKey, site: Site): Promise<Buffer>
  /** Ends the threads when nothing is left to draw; the next picture starts them again. */
  rest(): Promise<void>
}

export type Order = { picture: string } | { download: DownloadKey; site: Site }
export type Done = { bytes: Uint8Array } | { failure: string }

interface Job {
  order: Order
  resolve(bytes: Buffer): void
  reject(error: Error): void
}

interface Table {
  worker: Worker
  job: Job | undefined
}

/** The renderer's own threads are shared with file access by the whole process, so a few of ours fill them. */
const MOST_TABLES = 4
const WORKER = new URL('./draw-worker.ts', import.meta.url)

export function openStudio(cores = availableParallelism()): Studio {
  const size = Math.min(MOST_TABLES, Math.max(2, cores))
  const waiting: Record<'now' | 'due', Job[]> = { now: [], due: [] }
  const tables: Table[] = []

  function next(): Job | undefined {
    const busy = tables.filter(({ job }) => job).length
    // One table is kept for whoever asks, while the rest work through what is due.
    return waiting.now.shift() ?? (busy < size - 1 ? waiting.due.shift() : undefined)
  }

  function work(): void {
    for (;;) {
      const table = tables.find(({ job }) => !job) ?? (tables.length < size ? setUp() : undefined)
      const job = table && next()
      if (!job) return
      table.job = job
      table.worker.postMessage(job.order)
    }
  }

  function setUp(): Table {
    const table: Table = { worker: new Worker(WORKER), job: undefined }
    table.worker.on('message', (done: Done) => {
      const { job } = table
      table.job = undefined
      if ('failure' in done) job?.reject(new Error(done.failure))
      else job?.resolve(Buffer.from(done.bytes.buffer, done.bytes.byteOffset, done.bytes.byteLength))
      work()
    })
    const leave = (error: Error) => {
      tables.splice(tables.indexOf(table), 1)
      table.job?.reject(error)
      work()
    }
    table.worker.once('error', leave)
    // The site may stop while a picture is being drawn: no thread keeps the process alive.
    table.worker.unref()
    tables.push(table)
    return table
  }

  function take(order: Order, urgency: 'now' | 'due'): Promise<Buffer> {
    return new Promise((resolve, reject) => {
      waiting[urgency].push({ order, resolve, reject })
      work()
    })
  }

  return {
    draw: (picture, urgency) => take({ picture }, urgency),
    print: (download, site) => take({ download, site }, 'due'),
    async rest() {
      const idle = tables.filter(({ job }) => !job)
      for (const table of idle) tables.splice(tables.indexOf(table), 1)
      await Promise.all(idle.map(({ worker }) => worker.terminate()))
    },
  }
}
