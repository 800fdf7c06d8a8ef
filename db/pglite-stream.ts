import { Duplex } from 'node:stream'
import type { Worker } from 'node:worker_threads'

interface Reply {
  connection?: number
  bytes?: Uint8Array
  failure?: string
}

let connections = 0

/** With PostgreSQL's own code for a server that went down: whoever asked may ask again. */
export function embeddedAway(reason = 'it is being opened anew'): Error {
  return Object.assign(new Error(`The embedded database is away: ${reason}`), { code: '57P02' })
}

/**
 * What `pg` takes for its socket: PostgreSQL's wire protocol carried to PGlite's thread and back.
 * Both databases are therefore reached through one driver, with one set of type parsers.
 */
export class PgliteStream extends Duplex {
  #worker: Worker | undefined
  #connection = ++connections
  #onReply = (reply: Reply) => {
    if (reply.connection !== this.#connection) return
    if (reply.failure) this.destroy(embeddedAway(reply.failure))
    else if (reply.bytes?.byteLength)
      this.push(Buffer.from(reply.bytes.buffer, reply.bytes.byteOffset, reply.bytes.byteLength))
  }
  #onExit = () => void this.destroy(embeddedAway())

  constructor(worker: Worker | undefined) {
    super()
    this.#worker = worker
    worker?.on('message', this.#onReply)
    worker?.on('exit', this.#onExit)
  }

  connect(): this {
    this.#worker?.postMessage({ open: this.#connection })
    queueMicrotask(() => (this.#worker ? this.emit('connect') : this.destroy(embeddedAway())))
    return this
  }

  override _read(): void {}

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.#send(chunk)
    done()
  }

  // `pg` corks the five messages of a query: sent together, they cost one crossing between the threads.
  override _writev(chunks: { chunk: Buffer }[], done: () => void): void {
    this.#send(Buffer.concat(chunks.map((each) => each.chunk)))
    done()
  }

  #send(bytes: Buffer): void {
    // A Terminate message would end PGlite's only session for good; the worker is closed instead.
    if (bytes[0] === 0x58) return
    this.#worker?.postMessage({ connection: this.#connection, bytes: new Uint8Array(bytes) })
  }

  /** `pg` is done with this connection; the database goes on. */
  override _final(done: () => void): void {
    this.push(null)
    done()
  }

  override _destroy(error: Error | null, done: (error: Error | null) => void): void {
    this.#worker?.off('message', this.#onReply)
    this.#worker?.off('exit', this.#onExit)
    done(error)
  }

  setNoDelay(): this {
    return this
  }
  setKeepAlive(): this {
    return this
  }
  ref(): this {
    this.#worker?.ref()
    return this
  }
  unref(): this {
    this.#worker?.unref()
    return this
  }
}
