import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

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

  /** Made when it is first wanted: an entry that is a part of many answers never needs one. */
  get etag(): string {
    this.#etag ??= `"${createHash('sha1').update(this.body).digest('base64url')}"`
    return this.#etag
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

/**
 * Answers kept in memory until the content changes. `changed` is called after every committed change; work that began
 * before it is neither kept nor shared with whoever asks after it, so nobody is told something older than they know.
 */
export class Answers {
  #kept = new Map<string, Answer>()
  #underWay = new Map<string, Promise<Answer>>()
  #bytes = 0
  #version = 0
  #mostBytes: number
  #isHeard: () => boolean

  /** `isHeard`: whether changes reach us now. While they do not, nothing is kept. */
  constructor(options: { mostBytes: number; isHeard?: () => boolean }) {
    this.#mostBytes = options.mostBytes
    this.#isHeard = options.isHeard ?? (() => true)
  }

  get version(): number {
    return this.#version
  }

  changed(): void {
    this.#version++
    this.#kept.clear()
    this.#underWay.clear()
    this.#bytes = 0
  }

  find(key: string): Answer | undefined {
    const answer = this.#kept.get(key)
    if (!answer || !this.#isHeard()) return undefined
    // A Map keeps the order of insertion: put last what was used last.
    this.#kept.delete(key)
    this.#kept.set(key, answer)
    return answer
  }

  async get(key: string, make: () => Promise<string | Made>): Promise<Answer> {
    const known = this.find(key) ?? this.#underWay.get(key)
    if (known) return known
    const version = this.#version
    const work = make().then((made) => {
      const { body, shows } = typeof made === 'string' ? { body: made, shows: [] } : made
      return new Answer(typeof body === 'string' ? Buffer.from(body) : body, shows)
    })
    this.#underWay.set(key, work)
    try {
      const answer = await work
      if (version === this.#version && this.#isHeard()) this.#keep(key, answer)
      return answer
    } finally {
      if (this.#underWay.get(key) === work) this.#underWay.delete(key)
    }
  }

  #keep(key: string, answer: Answer): void {
    // A compressed copy or two will join it, and the key is kept as well.
    const cost = (each: string, { body }: Answer) => each.length * 2 + body.length * 1.5
    this.#kept.set(key, answer)
    this.#bytes += cost(key, answer)
    for (const [oldest, old] of this.#kept) {
      if (this.#bytes <= this.#mostBytes) break
      this.#kept.delete(oldest)
      this.#bytes -= cost(oldest, old)
    }
  }
}
