import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { Known } from './known.ts'

/** Some of a client's work, or one entry of it. */
export interface PrivateWork {
  client: string
  entry: string | null
}

/** An answer as bytes, ready to send, compressed the first time somebody takes it so. */
export class Answer {
  readonly body: Buffer
  /** Whose private work it shows: known to a kept answer too, so that reading that one is written down as well. */
  readonly shows: readonly PrivateWork[]
  #etag: string | undefined
  #encoded = new Map<Encoding, Promise<Buffer>>()

  constructor(body: Buffer, shows: readonly PrivateWork[] = []) {
    this.body = body
    this.shows = shows
  }

  /** Made when it is first wanted: an answer that a page of ours is made from never needs one. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.body).digest('base64url')}"`
    return this.#etag
  }

  /** With the compressed copy or two that will join it. */
  get weight(): number {
    return this.body.length * 1.5
  }

  encoded(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding)
    if (known) return known
    const made = encoding === 'br' ? toBrotli(this.body, BROTLI) : toGzip(this.body)
    this.#encoded.set(encoding, made)
    return made
  }
}

export interface Made {
  body: string | Buffer
  shows: PrivateWork[]
}

export type Encoding = 'br' | 'gzip'
const toBrotli = promisify(brotliCompress)
const toGzip = promisify(gzip)
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }
const SMALLEST_COMPRESSED = 1024

export function chooseEncoding(accepted: string | undefined, size: number): Encoding | undefined {
  if (!accepted || size < SMALLEST_COMPRESSED) return undefined
  if (/\bbr\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted)) return 'br'
  return /\bgzip\b(?!\s*;\s*q=0(\.0+)?\b)/.test(accepted) ? 'gzip' : undefined
}

/** Answers kept in memory until the content changes: `changed` is called after every committed change. */
export class Answers {
  readonly #known: Known
  #version = 0

  constructor(options: ConstructorParameters<typeof Known>[0]) {
    this.#known = new Known(options)
  }

  get version(): number {
    return this.#version
  }

  changed(): void {
    this.#version++
    this.#known.clear()
  }

  get(key: string, make: () => Promise<string | Made>): Promise<Answer> {
    return this.#known.remember(key, async () => {
      const made = await make()
      const { body, shows } = typeof made === 'string' ? { body: made, shows: [] } : made
      return new Answer(typeof body === 'string' ? Buffer.from(body) : body, shows)
    })
  }
}
