import fastify from 'fastify'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Member } from '#modules/access/policy.ts'
import { answerErrors } from '#server/error-answers.ts'
import { Problem } from '#server/errors.ts'
import { guardRoutes } from '#server/guard.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeEntry, makeMember } from '#testing/make.ts'
import type { BufferLimits } from './buffer.ts'
import { analyticsRoutes } from './routes.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const database = useTestDatabase()
const full = makeMember({ company: 'arden' })
const alacarte = makeMember({
  company: 'arden',
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['color-and-print'],
})
const lapsed = makeMember({ company: 'arden', memberships: { tobetdg: false } })
const colleague = makeMember({ company: 'toile', email: 'ines@toile.example', staff: true })

interface Call {
  path?: string
  as?: Member | 'bad token'
  headers?: Record<string, string>
  payload?: unknown
  from?: string
}

/** An app that has answered these calls and been closed, so that all it took in is written. */
async function answer(
  calls: Call[],
  options: { publicUrl?: string; limits?: Partial<BufferLimits> } = {},
): Promise<{ status: number; body: string; headers: Record<string, unknown> }[]> {
  const { publicUrl = 'https://library.example', limits } = options
  const members = new Map<string, Member>()
  const app = fastify({
    ajv: { customOptions: { removeAdditional: false, allErrors: true, coerceTypes: 'array' } },
  })
  app.decorate('db', database.db)
  app.decorate('config', { publicUrl } as never)
  app.decorate('site', { emailDomain: 'toile.example' } as never)
  guardRoutes(app, () => null)
  answerErrors(app)
  await app.register(analyticsRoutes, {
    prefix: '/api',
    now: () => NOW,
    ...(limits ? { limits } : {}),
    viewerOf({ headers: { authorization } }) {
      if (!authorization) return null
      const member = members.get(authorization)
      if (!member) throw new Problem('Unauthenticated', 'The bearer token is not valid here.')
      return member
    },
  })
  const answers = []
  for (const { path, as, headers, payload = { path }, from = '127.0.0.1' } of calls) {
    if (as && as !== 'bad token') members.set(`Bearer ${as.sub}`, as)
    const token = as === 'bad token' ? 'Bearer bad' : as ? `Bearer ${as.sub}` : undefined
    const {
      statusCode,
      body,
      headers: sent,
    } = await app.inject({
      ...{ method: 'POST', url: '/api/views', payload: payload as object, remoteAddress: from },
      headers: { ...(token ? { authorization: token } : {}), ...headers },
    })
    answers.push({ status: statusCode, body, headers: sent })
  }
  await app.close()
  return answers
}

function kept() {
  return database.db.selectFrom('page_views').selectAll().orderBy('template').execute()
}

beforeAll(async () => {
  await makeEntry(database.db, { id: 'indigo', slug: 'indigo', section: 'color-and-print' })
  await makeEntry(database.db, { id: 'floor', slug: 'floor', section: 'merchandising' })
  await makeEntry(database.db, { id: 'moved', slug: 'moved', section: 'consumer-insights' })
  await makeEntry(database.db, { id: 'gift', slug: 'gift', section: 'merchandising', complimentary: true })
  await makeEntry(database.db, { id: 'draft', slug: 'draft', section: 'merchandising', status: 'draft' })
  const later = new Date('2026-12-01T00:00:00Z')
  await makeEntry(database.db, { id: 'later', slug: 'later', section: 'merchandising', publishAt: later })
  const before = new Date('2026-11-01T00:00:00Z')
  await makeEntry(database.db, { id: 'gone', slug: 'gone', section: 'merchandising', unpublishAt: before })
})
beforeEach(async () => {
  await database.db.deleteFrom('page_views').execute()
})

describe('a view', () => {
  test('of a member is kept with the page, the entry and the company, and nothing of the person', async () => {
    await answer([{ path: '/color-and-print/indigo', as: full }])
    expect(await kept()).toEqual([
      {
        at: NOW,
        template: '/color-and-print/:slug',
        section: 'color-and-print',
        entry_id: 'indigo',
        company: 'arden',
        audience: 'member',
      },
    ])
  })

  test('of a visitor has no company', async () => {
    await answer([{ path: '/about' }])
    expect(await kept()).toEqual([
      { at: NOW, template: '/about', section: null, entry_id: null, company: null, audience: 'visitor' },
    ])
  })

  const entries: [string, Member | undefined, string, string | null][] = [
    ['a full member', full, '/merchandising/floor', 'floor'],
    ['an à-la-carte member who has the section', alacarte, '/color-and-print/indigo', 'indigo'],
    ['an à-la-carte member without the section', alacarte, '/merchandising/floor', null],
    ['a lapsed member', lapsed, '/merchandising/floor', null],
    ['a visitor', undefined, '/merchandising/floor', null],
    ['a visitor, of a complimentary entry', undefined, '/merchandising/gift', 'gift'],
    ['a full member, under another section’s address', full, '/business-insights/moved', 'moved'],
    ['a full member, of a draft', full, '/merchandising/draft', null],
    ['a full member, of an entry to come', full, '/merchandising/later', null],
    ['a full member, of an entry that is gone', full, '/merchandising/gone', null],
    ['a full member, of an entry that never was', full, '/merchandising/never', null],
    ['a full member, in the wrong section', full, '/color-and-print/floor', null],
    ['a full member, with a NUL in the address', full, '/merchandising/fl%00oor', null],
  ]
  test.each(entries)('of %s names the entry only if they may read it', async (_, as, path, entry) => {
    await answer([as ? { path, as } : { path }])
    const section = path.split('/')[1]
    expect(await kept()).toMatchObject([{ template: `/${section}/:slug`, section, entry_id: entry }])
  })

  test('of several viewers in one batch is decided for each of them', async () => {
    const path = '/merchandising/floor'
    await answer([{ path, as: full }, { path, as: alacarte }, { path }])
    const rows = await kept()
    expect(rows.map((row) => [row.audience, row.entry_id]).sort()).toEqual([
      ['member', null],
      ['member', 'floor'],
      ['visitor', null],
    ])
  })

  test('may come as a beacon sends it', async () => {
    const [answered] = await answer([
      { payload: '{"path":"/about"}', headers: { 'content-type': 'text/plain;charset=UTF-8' } },
    ])
    expect([answered?.status, (await kept()).length]).toEqual([204, 1])
  })
})

describe('what is not counted', () => {
  const skipped: [string, Call, string?][] = [
    ['a colleague', { path: '/home', as: colleague }],
    ['a token that does not hold', { path: '/home', as: 'bad token' }],
    ['Do Not Track', { path: '/home', as: full, headers: { dnt: '1' } }],
    ['Global Privacy Control', { path: '/home', as: full, headers: { 'sec-gpc': '1' } }],
    ['creative-direction', { path: '/creative-direction/color', as: full }],
    ['great-ideas for a visitor', { path: '/great-ideas' }],
    ['another site’s page', { path: '/about', headers: { 'sec-fetch-site': 'cross-site' } }],
    ['a site on localhost', { path: '/about' }, 'http://localhost:3000'],
  ]
  test.each(skipped)('%s gets the answer of a view that is', async (_, call, publicUrl) => {
    const [left] = await answer([call], publicUrl ? { publicUrl } : {})
    expect(await kept()).toEqual([])
    const [counted] = await answer([{ path: '/about', headers: { 'sec-fetch-site': 'same-origin' } }])
    expect(await kept()).toHaveLength(1)
    const tell = (each: typeof left) => ({ ...each, headers: { ...each?.headers, date: '' } })
    expect(tell(left)).toEqual(tell(counted))
    expect(left).toMatchObject({ status: 204, body: '' })
    expect(left?.headers['set-cookie']).toBeUndefined()
  })

  test('more than the limit gets it too, and is not kept', async () => {
    const calls = Array.from({ length: 5 }, () => ({ path: '/about' }))
    const answers = await answer(calls, { limits: { perAddress: 3 } })
    expect(answers.map(({ status }) => status)).toEqual([204, 204, 204, 204, 204])
    expect(await kept()).toHaveLength(3)
  })

  test('the addresses of one IPv6 network share its limit', async () => {
    const calls = Array.from({ length: 5 }, (_, n) => ({ path: '/about', from: `2001:db8::${n}` }))
    await answer([...calls, { path: '/about', from: '2001:db8:1::1' }], { limits: { perAddress: 3 } })
    expect(await kept()).toHaveLength(4)
  })
})

describe('what is refused', () => {
  const json = { 'content-type': 'application/json' }
  const refused: [string, Call, number, string | undefined][] = [
    ['a path with a query', { path: '/search?q=secret' }, 400, 'path'],
    ['a path that is none', { path: 'https://elsewhere.example/' }, 400, 'path'],
    ['a path that is too long', { path: `/${'x'.repeat(1000)}` }, 400, 'path'],
    ['no path', { payload: {} }, 400, 'path'],
    ['a field it does not know', { payload: { path: '/about', sub: 'me' } }, 400, 'sub'],
    ['what is not JSON', { payload: '{"path":', headers: json }, 400, undefined],
    ['a poisoned prototype', { payload: '{"path":"/about","__proto__":{}}', headers: json }, 400, undefined],
    ['a form', { payload: 'path=/', headers: { 'content-type': 'multipart/form-data' } }, 415, undefined],
    ['a large body', { payload: { path: `/${'x'.repeat(5000)}` } }, 413, undefined],
  ]
  test.each(refused)('%s', async (_, call, status, field) => {
    const [answered] = await answer([call])
    expect(answered?.status).toBe(status)
    expect(answered?.headers['content-type']).toContain('application/problem+json')
    if (field) expect(JSON.parse(answered?.body ?? '').errors).toMatchObject([{ path: field }])
    expect(await kept()).toEqual([])
  })
})
