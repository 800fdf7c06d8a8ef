/** A page that is the same for everyone, and every place in it where a request's own nonce belongs. */
export interface KeptPage {
  version: string
  headers: Record<string, string>
  body: Buffer
  places: number[]
  /** Copies that have been sent, to be used again: a new one for each answer would double the work of the garbage collector. */
  spare: Buffer[]
  /** How many bytes of copies may still be kept, of all pages together: whoever asks for many at once must not fill the memory with them. */
  room: { left: number }
  isGone: boolean
}

/** The header by which a page says that everyone may have it. It never leaves the server. */
export const SHARED_MARK = 'X-Toile-Cache'

// Paths are the visitors' to choose (/About and /about are one page), so the number kept is bounded.
const MOST_PAGES = 200
const MOST_SPARE_BYTES = 8 * 1024 * 1024

export class PageCache {
  readonly #pages = new Map<string, KeptPage>()
  readonly #underWay = new Map<string, Promise<KeptPage | undefined>>()
  readonly #room = { left: MOST_SPARE_BYTES }

  /** The page from memory, or as `render` makes it; a page that says it is everyone's is kept. */
  async take(
    key: string,
    version: string,
    nonce: string,
    render: () => Promise<Response>,
  ): Promise<KeptPage | Response> {
    const known = this.#pages.get(key)
    if (known?.version === version) return known
    // It was everyone's before the content changed, so one request renders it anew for all who ask.
    const underWay = known && this.#underWay.get(key)
    const awaited = underWay && (await underWay)
    if (awaited?.version === version) return awaited

    const rendering = render().then((response) => keepable(response, { version, nonce, room: this.#room }))
    this.#underWay.set(
      key,
      rendering.then(onlyKept, () => undefined),
    )
    try {
      const page = await rendering
      if (!(page instanceof Response)) this.#keep(key, page)
      return page
    } finally {
      this.#underWay.delete(key)
    }
  }

  #keep(key: string, page: KeptPage): void {
    this.#giveUp(key)
    this.#pages.set(key, page)
    const oldest = this.#pages.keys().next().value
    if (this.#pages.size > MOST_PAGES && oldest !== undefined) this.#giveUp(oldest)
  }

  #giveUp(key: string): void {
    const page = this.#pages.get(key)
    this.#pages.delete(key)
    if (!page) return
    page.isGone = true
    for (const copy of page.spare.splice(0)) this.#room.left += copy.length
  }
}

/** The whole page for one request. Nonces are all of one length, so each is written over the one the page was made with. */
export function withNonce({ body, places, spare, room }: KeptPage, nonce: string): Buffer {
  const used = spare.pop()
  if (used) room.left += used.length
  const own = used ?? Buffer.from(body)
  for (const place of places) own.write(nonce, place, 'latin1')
  return own
}

const MOST_SPARE = 20

/** Only once it is out: what is still being sent is nobody else's. */
export function giveBack({ spare, room, isGone }: KeptPage, sent: Buffer): void {
  if (isGone || spare.length >= MOST_SPARE || sent.length > room.left) return
  spare.push(sent)
  room.left -= sent.length
}

export function isShared(response: Response): boolean {
  return response.headers.get(SHARED_MARK) === 'public'
}

async function keepable(
  response: Response,
  { version, nonce, room }: Pick<KeptPage, 'version' | 'room'> & { nonce: string },
): Promise<KeptPage | Response> {
  const isEveryones = isShared(response)
  response.headers.delete(SHARED_MARK)
  if (!isEveryones || response.status !== 200 || response.headers.has('Set-Cookie')) return response
  const body = Buffer.from(await response.arrayBuffer())
  const headers = Object.fromEntries(response.headers)
  return { version, headers, body, places: placesOf(nonce, body), spare: [], room, isGone: false }
}

/** The nonce is random and unlike anything else on the page, so looking for it is exact. */
function placesOf(nonce: string, body: Buffer): number[] {
  const places: number[] = []
  for (let at = body.indexOf(nonce); at >= 0; at = body.indexOf(nonce, at + nonce.length)) places.push(at)
  return places
}

function onlyKept(page: KeptPage | Response): KeptPage | undefined {
  return page instanceof Response ? undefined : page
}
