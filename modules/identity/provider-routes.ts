import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type Provider from 'oidc-provider'
import { isDatabaseAway } from '#db/away.ts'
import { Problem } from '#server/errors.ts'
import { inWords } from '../in-words.ts'
import { createMinuteLimit } from '../minute-limit.ts'
import { networkOf } from '../network.ts'
import { FILES_PATH } from '../plain-style.ts'
import { asOneRequest } from './adapter.ts'
import { accountMark } from './delays.ts'
import type { Embedded } from './embedded.ts'
import {
  FONT_PATHS,
  LOGOUT_SCRIPT,
  LOGOUT_SCRIPT_PATH,
  type PageMaker,
  STYLESHEET,
  STYLESHEET_PATH,
} from './pages.ts'
import { providerLog } from './provider-events.ts'
import { PROVIDER_PATH } from './provider-names.ts'

const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }

/** No script but the one that sends the logout form; nothing from elsewhere; framed by ourselves only, for the silent check. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; font-src 'self'; img-src 'self'; script-src 'self'; form-action 'self'; frame-ancestors 'self'; base-uri 'none'"

/** A renewal is one request in five minutes, a login six: enough for an office of hundreds behind one address, and a bound on guessing. */
const LIMITS = { perAddress: 600, perMinute: 60_000 }

/** Of an address: a login under way keeps what it was asked with for an hour, and anybody can begin one. */
const MOST_SIGNS = 4096

const AWAY = 'Our server is away for a moment. Try again in a minute.'

/** The embedded identity provider: its endpoints under `/oidc`, and the pages people see of it. */
export async function providerRoutes(
  app: FastifyInstance,
  { embedded, pages }: { embedded: Embedded; pages: PageMaker },
): Promise<void> {
  const admits = createMinuteLimit(LIMITS, () => new Date())
  app.addHook('onRequest', async ({ url, ip }) => {
    if (url.startsWith(FILES_PATH) || admits(networkOf(ip))) return
    throw new Problem('TooManyRequests', 'Too many requests from this address.', {
      headers: { 'retry-after': '60' },
    })
  })

  await app.register(endpoints, { prefix: PROVIDER_PATH, provider: () => embedded.provider() })

  // Forms alone, whose fields are always text.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  )

  function sendPage(reply: FastifyReply, html: string, code = 200): FastifyReply {
    return reply
      .code(code)
      .type('text/html; charset=utf-8')
      .header('content-security-policy', PAGE_POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(html)
  }

  /** The cookie belongs to this path and this login; without it, or when it is too old, one starts again. */
  async function isUnderWay(request: FastifyRequest, reply: FastifyReply): Promise<boolean> {
    try {
      const provider = await embedded.provider()
      const { uid } = await provider.interactionDetails(request.raw, reply.raw)
      return uid === (request.params as { uid: string }).uid
    } catch (error) {
      const { errors } = await import('oidc-provider')
      if (error instanceof errors.SessionNotFound) return false
      throw error
    }
  }

  /** While the database is away the form stays, with what was typed and is no secret: whether it may be sent is asked then. */
  const keepForm = (form: (request: FastifyRequest) => string) => ({
    ...open,
    errorHandler(error: Error, request: FastifyRequest, reply: FastifyReply) {
      if (!isDatabaseAway(error)) throw error
      request.log.error({ err: error }, 'request failed')
      return sendPage(reply.header('retry-after', '5'), form(request), 503)
    },
  })
  const loginForm = keepForm(({ params, body }) => {
    const { uid } = params as { uid: string }
    const { email } = (body ?? {}) as { email?: string }
    return pages.logIn({ action: `/login/${encodeURIComponent(uid)}`, ...(email && { email }), fault: AWAY })
  })
  const resetForm = keepForm(({ params }) => {
    const { token } = params as { token: string }
    return pages.reset({ action: `/reset/${encodeURIComponent(token)}`, fault: AWAY })
  })

  app.get<{ Params: { uid: string } }>('/login/:uid', loginForm, async (request, reply) => {
    if (!(await isUnderWay(request, reply))) return sendPage(reply, pages.expired(), 400)
    return sendPage(reply, pages.logIn({ action: `/login/${encodeURIComponent(request.params.uid)}` }))
  })

  app.post<{ Params: { uid: string }; Body: Record<string, string> }>(
    '/login/:uid',
    loginForm,
    async (request, reply) => {
      if (!(await isUnderWay(request, reply))) return sendPage(reply, pages.expired(), 400)
      const { email = '', password = '' } = request.body ?? {}
      const outcome = await embedded.logIn({ email, password, address: request.ip })
      note(request, email, outcome)
      if ('sub' in outcome) {
        const login = { login: { accountId: outcome.sub, remember: true } }
        const provider = await embedded.provider()
        const onward = await provider.interactionResult(request.raw, reply.raw, login, {
          mergeWithLastSubmission: false,
        })
        if (!(await embedded.confirm(outcome))) return sendPage(reply, pages.expired(), 400)
        return reply.header('cache-control', 'no-store').redirect(onward, 303)
      }
      const action = `/login/${encodeURIComponent(request.params.uid)}`
      if (outcome.wait > 0) reply.header('retry-after', String(outcome.wait))
      const fault =
        outcome.wait > 0
          ? `Too many tries. Wait ${inWords(outcome.wait)}, then try again.`
          : 'This e-mail and password do not go together.'
      return sendPage(reply, pages.logIn({ action, email, fault }), outcome.wait > 0 ? 429 : 401)
    },
  )

  app.get<{ Params: { token: string } }>('/reset/:token', resetForm, async (request, reply) => {
    // Opening the link changes nothing: mail scanners open links too.
    const works = await embedded.resetWorks(request.params.token)
    const action = `/reset/${encodeURIComponent(request.params.token)}`
    return works ? sendPage(reply, pages.reset({ action })) : sendPage(reply, pages.resetSpent(), 410)
  })

  app.post<{ Params: { token: string }; Body: Record<string, string> }>(
    '/reset/:token',
    resetForm,
    async (request, reply) => {
      const { token } = request.params
      const outcome = await embedded.resetPassword(token, request.body?.password ?? '')
      const became = typeof outcome === 'string' ? outcome : 'refused'
      request.log.info({ event: 'password reset', outcome: became }, 'password reset')
      if (outcome === 'done') return sendPage(reply, pages.resetDone())
      if (outcome === 'spent') return sendPage(reply, pages.resetSpent(), 410)
      return sendPage(
        reply,
        pages.reset({ action: `/reset/${encodeURIComponent(token)}`, fault: outcome.fault }),
        422,
      )
    },
  )

  const keep = 'public, max-age=3600'
  app.get(STYLESHEET_PATH, open, (_request, reply) =>
    reply.type('text/css; charset=utf-8').header('cache-control', keep).send(STYLESHEET),
  )
  app.get(LOGOUT_SCRIPT_PATH, open, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', keep).send(LOGOUT_SCRIPT),
  )
  const { resolve } = createRequire(import.meta.url)
  for (const [path, file] of Object.entries(FONT_PATHS))
    app.get(path, open, async (_request, reply) =>
      reply
        .type('font/woff2')
        .header('cache-control', 'public, max-age=31536000, immutable')
        .send(await readFile(resolve(file))),
    )
}

/** By its mark and not by its address: a log is read by more people than may know who is a member. */
function note(request: FastifyRequest, email: string, outcome: { sub: string } | { wait: number }): void {
  const account = accountMark(email)
  if ('sub' in outcome) request.log.info({ event: 'login', sub: outcome.sub, account }, 'login')
  else if (outcome.wait > 0)
    request.log.warn({ event: 'login slowed', account, wait: outcome.wait }, 'login slowed')
  else request.log.warn({ event: 'login refused', account }, 'login refused')
}

/** Hands whole requests to the library: it reads bodies itself, and writes its answers itself. */
async function endpoints(
  app: FastifyInstance,
  { provider }: { provider: () => Promise<Provider> },
): Promise<void> {
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', (_request, _payload, done) => done(null))
  const { host, origin, protocol } = new URL(app.config.publicUrl)
  const logEvents = providerLog()

  const handle = async (request: FastifyRequest, reply: FastifyReply) => {
    const { raw } = request
    const path = raw.url?.slice(PROVIDER_PATH.length) ?? '/'
    if (!isKnown(path)) throw new Problem('NotFound', 'There is nothing at this address.')
    if (path.length > MOST_SIGNS) throw new Problem('InvalidRequest', 'The address is too long.')
    const library = await provider()
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value)
    reply.raw.setHeader('content-security-policy', PAGE_POLICY)
    // Where nothing is said of it the library allows whichever site asks.
    reply.raw.setHeader('access-control-allow-origin', origin)
    reply.hijack()
    // Addresses in answers come from the configuration, never from what a request claims about itself.
    raw.headers.host = host
    raw.headers['x-forwarded-host'] = host
    raw.headers['x-forwarded-proto'] = protocol.slice(0, -1)
    raw.headers['x-forwarded-for'] = request.ip
    Object.assign(raw, { originalUrl: raw.url, url: path })
    logEvents(library, request)
    void asOneRequest(() => library.callback()(raw, reply.raw))
  }
  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    ...open,
    handler: handle,
  })
}

const KNOWN =
  /^\/(?:auth(?:\/[\w-]+)?|token(?:\/revocation)?|jwks|session\/end(?:\/(?:confirm|success))?|\.well-known\/openid-configuration)(?:\?|$)/

/** The library leaves what it does not know unanswered. */
function isKnown(path: string): boolean {
  return KNOWN.test(path)
}
