import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import Fastify, { type FastifyInstance, type InjectOptions } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ERROR_COOKIE } from '#modules/identity/cookies.ts'
import { pageRoutes } from './pages.ts'

/** A bundle in the shape that the build writes, whose pages answer with what they were asked. */
const BUNDLE = `
let rendered = 0
export const entry = {
  module: {
    pageContext: 'page',
    reportContext: 'report',
    RouterContextProvider: Map,
    createRequestHandler: () => async (request, context) => {
      const { pathname } = new URL(request.url)
      if (pathname === '/broken') context.get('report')(new Error('the loader failed'))
      const headers = { 'Content-Type': 'text/html', ...(pathname === '/shared' && { 'X-Toile-Cache': 'public' }) }
      const { nonce } = context.get('page')
      return new Response(
        JSON.stringify({ url: request.url, method: request.method, cookie: request.headers.get('cookie'), nonce, rendered: ++rendered, body: await request.text() }),
        { status: pathname === '/lost' ? 404 : 200, headers },
      )
    },
  },
}
`

let buildDir: string
let app: FastifyInstance
const logged: string[] = []
let visitors = 0

beforeAll(async () => {
  buildDir = await mkdtemp(join(tmpdir(), 'toile-pages-'))
  await mkdir(join(buildDir, 'client', 'assets'), { recursive: true })
  await mkdir(join(buildDir, 'server'))
  await writeFile(join(buildDir, 'server', 'package.json'), '{ "type": "module" }')
  await writeFile(join(buildDir, 'server', 'index.js'), BUNDLE)
  await writeFile(join(buildDir, 'client', 'favicon.svg'), '<svg/>')
  await writeFile(join(buildDir, 'client', 'assets', 'root.css'), 'body{}')
  await writeFile(join(buildDir, 'client', 'assets', 'root.css.br'), 'compressed')

  app = Fastify({ logger: { level: 'error', stream: { write: (line: string) => logged.push(line) } } })
  await app.register(pageRoutes, {
    buildDir,
    nonceOf: () => `nonce-of-visitor-${String(++visitors).padStart(2, '0')}`,
    version: () => '1',
    contextFor: () => ({ origin: 'https://toile.example' }) as never,
  })
})

afterAll(async () => {
  await app.close()
  await rm(buildDir, { recursive: true })
})

test('a page is asked for under the public address', async () => {
  const answer = await app.inject({ url: '/terms?a=b', headers: { host: 'elsewhere.example' } })
  expect(answer.json()).toMatchObject({ url: 'https://toile.example/terms?a=b', method: 'GET' })
})

test('a path that looks like a host stays a path', async () => {
  const answer = await app.inject('//evil.example/terms')
  expect(answer.json().url).toBe('https://toile.example//evil.example/terms')
})

test('status, type and caching reach the visitor', async () => {
  const answer = await app.inject('/lost')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'private, no-cache' })
})

test('a form reaches its action as it was sent', async () => {
  const answer = await app.inject({
    method: 'POST',
    url: '/contact',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'name=Ines&company=',
  })
  expect(answer.json()).toMatchObject({ method: 'POST', body: 'name=Ines&company=' })
})

test.each([
  ['text/plain', 'name=Ines'],
  ['application/json', '{}'],
  ['multipart/form-data', 'no boundary'],
  ['multipart/form-data; boundary=x', 'no parts'],
  ['', ''],
])('a body of type “%s” that is no form reaches no action: %s', async (type, payload) => {
  const headers = type ? { 'content-type': type } : {}
  const answer = await app.inject({ method: 'POST', url: '/contact', headers, payload })
  expect(answer.statusCode).toBe(400)
})

test('a body over 100 KB is refused', async () => {
  const answer = await app.inject({ method: 'POST', url: '/contact', payload: 'a'.repeat(100 * 1024 + 1) })
  expect(answer.statusCode).toBe(413)
})

test('a shared page comes from memory with a nonce of the visitor’s own', async () => {
  const first = await app.inject('/shared')
  const second = await app.inject('/shared')
  expect(second.json().rendered).toBe(first.json().rendered)
  expect(second.json().nonce).not.toBe(first.json().nonce)
  expect(second.headers).toMatchObject({ 'content-type': 'text/html', 'cache-control': 'private, no-cache' })
})

const form = { 'content-type': 'application/x-www-form-urlencoded' }
test.each<[string, InjectOptions]>([
  ['a query', { url: '/shared?q=check' }],
  ['a form', { method: 'POST', url: '/shared', headers: form, payload: 'name=Ines' }],
  ['a login that was refused', { url: '/shared', headers: { cookie: `${ERROR_COOKIE}=1` } }],
])('%s is never answered from memory', async (_what, asked) => {
  const rendered = async (options: InjectOptions) => (await app.inject(options)).json().rendered
  const [plain, first, second] = [
    await rendered({ url: '/shared' }),
    await rendered(asked),
    await rendered(asked),
  ]
  expect([first, second]).toEqual([expect.toSatisfy((n) => n > plain), first + 1])
})

test('a page is told of the visitor’s cookies', async () => {
  const cookie = 'toile_signed_in=1; other=2'
  expect((await app.inject({ url: '/home', headers: { cookie } })).json()).toMatchObject({ cookie })
})

test.each(['/shared', '/shared?q=check', '/terms'])(
  'the mark of a shared page does not leave with %s',
  async (url) => {
    expect((await app.inject(url)).headers).not.toHaveProperty('x-toile-cache')
  },
)

test('what a page reports goes to the log', async () => {
  await app.inject('/broken')
  expect(logged.join()).toContain('the loader failed')
})

test('assets may be kept for a year, other files for an hour', async () => {
  const asset = await app.inject('/assets/root.css')
  expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable')
  const icon = await app.inject('/favicon.svg')
  expect(icon.headers['cache-control']).toBe('public, max-age=3600')
})

test('an asset that was compressed at build is sent so', async () => {
  const answer = await app.inject({ url: '/assets/root.css', headers: { 'accept-encoding': 'br' } })
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.body).toBe('compressed')
})

test('an asset that is not there is not found, and is no page', async () => {
  const answer = await app.inject('/assets/gone.js')
  expect(answer.statusCode).toBe(404)
  expect(answer.headers['content-type']).not.toContain('text/html')
})

test('the old icon’s address leads to the new one', async () => {
  const answer = await app.inject('/favicon.ico')
  expect(answer.statusCode).toBe(308)
  expect(answer.headers.location).toBe('/favicon.svg')
})

test('every route says that it is open to everyone', async () => {
  const routes: unknown[] = []
  const listed = Fastify()
  listed.addHook('onRoute', ({ config }) => void routes.push(config))
  await listed.register(pageRoutes, {
    buildDir,
    nonceOf: () => '',
    version: () => '',
    contextFor: () => ({}) as never,
  })
  await listed.close()
  expect(routes.length).toBeGreaterThan(3)
  for (const config of routes) expect(config).toMatchObject({ openTo: 'everyone' })
})
