import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import staticFiles from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type {
  CreateRequestHandlerFunction,
  RouterContext,
  RouterContextProvider,
  ServerBuild,
} from 'react-router'
import { ERROR_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import type { PageContext } from '../web/context.ts'
import type { ShowFault } from './error-answers.ts'
import { Problem } from './errors.ts'
import { scriptsLast } from './first-screen.ts'
import { giveBack, isShared, PageCache, SHARED_MARK, withNonce } from './page-cache.ts'
import { decodable } from './request-target.ts'

export interface PageOptions {
  contextFor(request: FastifyRequest): Omit<PageContext, 'nonce'>
  nonceOf(reply: FastifyReply): string
  /** Changes whenever public content does: pages kept in memory under another version are rendered anew. */
  version(): string
  /** Takes the page about what was refused before any page was begun. */
  offerFaults?(show: ShowFault): void
  /** False for a request whose page had to leave something out: that one is not kept for others. */
  isWhole?(request: FastifyRequest): boolean
  /** Serves the sources through Vite, with hot reload, instead of the built pages. */
  dev?: boolean
  buildDir?: string
}

/** What the built bundle offers. Its keys and classes are its own: ours would not open its contexts. */
interface PageBundle extends ServerBuild {
  entry: {
    module: ServerBuild['entry']['module'] & {
      createRequestHandler: CreateRequestHandlerFunction
      RouterContextProvider: typeof RouterContextProvider
      pageContext: RouterContext<PageContext>
      reportContext: RouterContext<(error: unknown) => void>
    }
  }
}

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const MOST_BODY_BYTES = 100 * 1024
const openToEveryone = { openTo: 'everyone' } as const

/** Everything that is not the API: built assets, public files, and pages by React Router's handler. */
export async function pageRoutes(app: FastifyInstance, options: PageOptions): Promise<void> {
  const { contextFor, nonceOf, version, isWhole = () => true, dev = false } = options
  const { buildDir = join(ROOT, 'build') } = options
  const loadBundle = dev ? await serveSources(app) : await serveBuild(app, buildDir)
  const pages = new PageCache()

  // Forms reach their action as they were sent; React Router reads them itself.
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MOST_BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  )

  async function renderPage(request: FastifyRequest, asked: Request, page: PageContext): Promise<Response> {
    const bundle = await loadBundle()
    const { createRequestHandler, RouterContextProvider, pageContext, reportContext } = bundle.entry.module
    const context = new RouterContextProvider()
    context.set(pageContext, page)
    context.set(reportContext, (error) => request.log.error({ err: error }, 'A page failed'))
    const handle = createRequestHandler(bundle, dev ? 'development' : 'production')
    const response = await handle(asked, context)
    // The gate is no less for everyone: nobody who may be logged in is sent there.
    if (dev || !(isShared(response) || response.status === 401)) return response
    const { status, headers } = isWhole(request) ? response : withoutMark(response)
    return new Response(scriptsLast(await response.text()), { status, headers })
  }

  options.offerFaults?.(async (request, reply, status) => {
    const page = { ...contextFor(request), nonce: nonceOf(reply), refused: status }
    // By its address alone, so that the browser finds the same page there; what was sent to it is what was refused.
    const asked = new Request(page.origin + decodable(request.url), { signal: signalOf(reply) })
    return withoutMark(await renderPage(request, asked, page))
  })

  app.route({
    method: ['GET', 'HEAD', 'POST'],
    url: '/*',
    config: openToEveryone,
    async handler(request, reply) {
      // A nonce is for one answer only: neither a proxy nor the browser may hand it out twice.
      reply.header('Cache-Control', 'private, no-cache')
      if (request.method === 'POST') await requireForm(request, contextFor(request).origin)
      const nonce = nonceOf(reply)
      const render = () => {
        const page = { ...contextFor(request), nonce }
        return renderPage(request, toWebRequest(request, page.origin, signalOf(reply)), page)
      }
      if (dev || !mayBeShared(request)) return reply.send(withoutMark(await render()))
      const page = await pages.take(request.url, version(), nonce, render)
      if (page instanceof Response) return reply.send(page)
      const body = withNonce(page, nonce)
      reply.raw.once('finish', () => giveBack(page, body))
      return reply.headers(page.headers).send(body)
    },
  })
}

/** A request as React Router reads it. The path is appended, not resolved: `//host` must stay a path. */
function toWebRequest(request: FastifyRequest, origin: string, signal: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    for (const each of [value ?? []].flat()) headers.append(name, each)
  const body = request.body instanceof Uint8Array ? new Uint8Array(request.body) : null
  return new Request(origin + request.url, { method: request.method, headers, body, signal })
}

/** What is no form, or another site's, is the sender's fault; inside a page's action it would be ours. */
async function requireForm({ body, headers }: FastifyRequest, address: string): Promise<void> {
  if (headers.origin && headers.origin !== new URL(address).origin)
    throw new Problem('InvalidRequest', 'The form is of another site.')
  const form = new Response(body instanceof Uint8Array ? new Uint8Array(body) : null, {
    headers: { 'content-type': headers['content-type'] ?? '' },
  })
  await form.formData().catch(() => {
    throw new Problem('InvalidRequest', 'The body is not a form.')
  })
}

/** Aborts when the visitor leaves before the answer is out. */
function signalOf(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

/** Whether a page in memory could answer this; whether it does is the page's own choice. */
function mayBeShared(request: FastifyRequest): boolean {
  // A refused login is told once, by its cookie, on the page that would otherwise be everybody's.
  const isTold = hasCookie(request.headers.cookie, ERROR_COOKIE)
  return request.method === 'GET' && !request.url.includes('?') && !isTold
}

function withoutMark(response: Response): Response {
  response.headers.delete(SHARED_MARK)
  return response
}

type BundleLoader = () => PageBundle | Promise<PageBundle>

async function serveBuild(app: FastifyInstance, buildDir: string): Promise<BundleLoader> {
  const client = join(buildDir, 'client')
  await app.register(staticFiles, { root: client, serve: false, preCompressed: true })

  app.get<{ Params: { '*': string } }>('/assets/*', { config: openToEveryone }, (request, reply) =>
    reply.sendFile(request.params['*'], join(client, 'assets'), { maxAge: '1y', immutable: true }),
  )
  for (const name of await publicFiles(client))
    app.get(`/${name}`, { config: openToEveryone }, (_request, reply) =>
      reply.sendFile(name, client, { maxAge: '1h' }),
    )
  app.get('/favicon.ico', { config: openToEveryone }, (_request, reply) =>
    reply.redirect('/favicon.svg', 308),
  )

  const bundle: PageBundle = await import(pathToFileURL(join(buildDir, 'server', 'index.js')).href)
  return () => bundle
}

async function publicFiles(client: string): Promise<string[]> {
  const entries = await readdir(client, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile() && !entry.name.startsWith('.')).map(({ name }) => name)
}

/** Vite in this process and on this port. It is imported here only, so that production never loads it. */
async function serveSources(app: FastifyInstance): Promise<BundleLoader> {
  const { createServer } = await import('vite')
  const { default: middie } = await import('@fastify/middie')
  const vite = await createServer({
    root: ROOT,
    appType: 'custom',
    server: { middlewareMode: true, hmr: { server: app.server } },
  })
  app.addHook('onClose', () => vite.close())
  await app.register(middie)
  app.use(vite.middlewares)
  return () => vite.ssrLoadModule('virtual:react-router/server-build') as Promise<PageBundle>
}
