import { createHash, randomBytes } from 'node:crypto'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import { CALLBACK_PATHS, CLIENT_ID } from '#modules/identity/provider-names.ts'

export interface Tokens {
  access_token: string
  id_token: string
  refresh_token: string
  expires_in: number
}

/** The app itself, or something in front of several of them. */
export interface Reachable {
  inject(request: InjectOptions): Promise<LightMyRequestResponse>
  config: { publicUrl: string }
}

/** A browser without a page: keeps cookies by path and follows the login as a person's browser would. */
export class Visitor {
  readonly #app: Reachable
  readonly #cookies = new Map<string, { value: string; path: string }>()
  readonly address: string
  /** Cookies end by the browser's own clock. */
  readonly #now: () => Date

  constructor(app: Reachable, address = '127.0.0.1', now = () => new Date()) {
    this.#app = app
    this.address = address
    this.#now = now
  }

  async send(
    method: 'GET' | 'POST' | 'OPTIONS',
    url: string,
    form?: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<LightMyRequestResponse> {
    const path = url.startsWith('http') ? new URL(url).pathname + new URL(url).search : url
    const sent = [...this.#cookies].filter(([, cookie]) => path.startsWith(cookie.path))
    const answer = await this.#app.inject({
      method,
      url: path,
      remoteAddress: this.address,
      headers: {
        ...(sent.length > 0
          ? { cookie: sent.map(([name, { value }]) => `${name}=${value}`).join('; ') }
          : {}),
        ...(form ? { 'content-type': 'application/x-www-form-urlencoded' } : {}),
        ...headers,
      },
      ...(form ? { payload: new URLSearchParams(form).toString() } : {}),
    })
    for (const { name, value, path = '/', expires } of answer.cookies as Cookie[]) {
      if (value === '' || (expires && expires < this.#now())) this.#cookies.delete(name)
      else this.#cookies.set(name, { value, path })
    }
    return answer
  }

  cookie(name: string): string | undefined {
    return this.#cookies.get(name)?.value
  }

  /** Opens the login page; with a session the answer is the redirect back. */
  async authorize(extra: Record<string, string> = {}) {
    const verifier = randomBytes(32).toString('base64url')
    const query = new URLSearchParams({
      client_id: CLIENT_ID,
      response_type: 'code',
      redirect_uri: this.#app.config.publicUrl + CALLBACK_PATHS[0],
      scope: 'openid profile email offline_access',
      state: randomBytes(12).toString('base64url'),
      nonce: randomBytes(12).toString('base64url'),
      code_challenge: createHash('sha256').update(verifier).digest('base64url'),
      code_challenge_method: 'S256',
      ...extra,
    })
    const answer = await this.send('GET', `/oidc/auth?${query}`)
    return { answer, verifier, query, location: String(answer.headers.location ?? '') }
  }

  async exchange(location: string, verifier: string): Promise<LightMyRequestResponse> {
    const code = new URL(location, this.#app.config.publicUrl).searchParams.get('code') ?? ''
    return this.send('POST', '/oidc/token', {
      grant_type: 'authorization_code',
      client_id: CLIENT_ID,
      redirect_uri: this.#app.config.publicUrl + CALLBACK_PATHS[0],
      code,
      code_verifier: verifier,
    })
  }

  refresh(token: string): Promise<LightMyRequestResponse> {
    return this.send('POST', '/oidc/token', {
      grant_type: 'refresh_token',
      client_id: CLIENT_ID,
      refresh_token: token,
    })
  }

  /** The whole way, from the page with the form to the tokens. */
  async logIn(email: string, password: string): Promise<Tokens> {
    const { location, verifier } = await this.authorize()
    const posted = await this.send('POST', location, { email, password })
    if (posted.statusCode !== 303) throw new Error(`The login answered ${posted.statusCode}`)
    const resumed = await this.send('GET', String(posted.headers.location))
    const answer = await this.exchange(String(resumed.headers.location), verifier)
    if (answer.statusCode !== 200) throw new Error(`The token endpoint answered ${answer.body}`)
    return answer.json<Tokens>()
  }
}

interface Cookie {
  name: string
  value: string
  path?: string
  expires?: Date
}
