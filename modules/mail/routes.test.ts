import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { layout } from './letter.ts'
import { writeLetter } from './outbox.ts'
import { mailReadingRoutes } from './routes.ts'
import { letterTo } from './testing/letters.ts'

const database = useTestDatabase()
const site = {
  name: 'Toile',
  tagline: 'Cloth',
  address: ['14 Yard'],
  phone: '1',
  email: 'hello@toile.example',
}
let app: FastifyInstance
let id: string

async function build(demo: boolean): Promise<FastifyInstance> {
  const built = fastify({ trustProxy: true })
  built.decorate('config', { demo } as FastifyInstance['config'])
  built.decorate('store', database.store)
  built.decorate('site', site as unknown as FastifyInstance['site'])
  await built.register(mailReadingRoutes)
  return built
}

beforeAll(async () => {
  app = await build(true)
  const words = layout(site, { title: 'Hello', paragraphs: ['Words'], reason: 'You asked.' })
  id = (await writeLetter(database.db, letterTo('jo@example.com', { subject: 'For <Jo>', ...words }))) ?? ''
})
afterAll(() => app.close())

const here = { remoteAddress: '127.0.0.1', headers: { host: 'localhost:3000' } }

test('the list names each letter and leads to it', async () => {
  const answer = await app.inject({ url: '/dev/mail', ...here })
  expect(answer.statusCode).toBe(200)
  expect(answer.body).toContain(`href="/dev/mail/${id}"`)
  expect(answer.body).toContain('For &lt;Jo&gt;')
  expect(answer.headers['cache-control']).toBe('no-store')
  expect(answer.headers['x-robots-tag']).toBe('noindex, nofollow')
  expect(answer.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'sha256-/)
})

test('a letter is shown with its text, and its html in a frame that runs nothing', async () => {
  const page = await app.inject({ url: `/dev/mail/${id}`, ...here })
  expect(page.body).toContain('<pre>Hello')
  expect(page.body).toMatch(/<iframe src="\/dev\/mail\/[^"]+\/html"[^>]* sandbox="allow-popups/)
  const frame = await app.inject({ url: `/dev/mail/${id}/html`, ...here })
  expect(frame.body).toContain('<base target="_blank">')
  expect(frame.headers['content-security-policy']).toContain('sandbox allow-popups')
  expect(frame.headers['content-security-policy']).not.toContain('allow-scripts')
})

test.each(['/dev/mail/nothing', '/dev/mail/6882b9d6-96a3-4afe-9785-81d90b686a43', "/dev/mail/'/html"])(
  'there is no letter at %s',
  async (url) => {
    expect((await app.inject({ url, ...here })).statusCode).toBe(404)
  },
)

const strangers: [string, string, string, string?][] = [
  ['another machine', '192.0.2.7', 'localhost:3000'],
  ['another machine that claims to be this one', '192.0.2.7', 'localhost:3000', '127.0.0.1'],
  ['this machine, under a name from elsewhere', '127.0.0.1', 'rebound.example'],
  ['this machine, under a name that begins like ours', '127.0.0.1', 'localhost.rebound.example'],
]
test.each(strangers)('%s finds nothing', async (_who, remoteAddress, host, forwarded) => {
  const headers = { host, ...(forwarded ? { 'x-forwarded-for': forwarded } : {}) }
  for (const url of ['/dev/mail', `/dev/mail/${id}`, `/dev/mail/${id}/html`])
    expect((await app.inject({ url, remoteAddress, headers })).statusCode).toBe(404)
})

test.each(['::1', '::ffff:127.0.0.1'])('this machine may come as %s', async (remoteAddress) => {
  const answer = await app.inject({ url: '/dev/mail', remoteAddress, headers: { host: '[::1]:3000' } })
  expect(answer.statusCode).toBe(200)
})

test('outside demo mode there is no such page', async () => {
  const real = await build(false)
  expect((await real.inject({ url: '/dev/mail', ...here })).statusCode).toBe(404)
  await real.close()
})
