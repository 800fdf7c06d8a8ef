import fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeMember } from '#testing/make.ts'
import { PROBLEMS } from './errors.ts'
import { guardRoutes } from './guard.ts'

const test = useTestApp()

it('everything the API answers, and to whom', () => {
  const api = test.app.exposure().filter((route) => /^\/api\/(?!\*)/.test(route.url))
  expect(api.map(({ method, url, openTo }) => `${method} ${url} ${openTo}`)).toEqual([
    'POST /api/changePw everyone',
    'GET /api/clientMicro/getEntry members',
    'GET /api/clientMicro/getSite members',
    'GET /api/clients/:company members',
    'GET /api/clients/list staff',
    'GET /api/clients/named/:address members',
    'GET /api/content/getByColour members',
    'GET /api/content/getColours members',
    'GET /api/content/getFacets members',
    'GET /api/content/getList members',
    'GET /api/content/getPress everyone',
    'GET /api/content/getPreview staff',
    'GET /api/docs everyone',
    'GET /api/identity everyone',
    'POST /api/identity/logoutEverywhere members',
    'GET /api/notes members',
    'DELETE /api/notes/:entryId members',
    'GET /api/notes/:entryId members',
    'PUT /api/notes/:entryId members',
    'GET /api/notes/export members',
    'GET /api/openapi.json everyone',
    'POST /api/request/contact everyone',
    'POST /api/request/contactBuffered everyone',
    'GET /api/request/form everyone',
    'POST /api/request/pdfRequest everyone',
    'GET /api/site/staff staff',
    'POST /api/users/ members',
    'GET /api/users/:sub members',
    'PATCH /api/users/:sub members',
    'POST /api/views everyone',
  ])
})

it('a route that does not say who may call it keeps the process from starting', async () => {
  const app = fastify()
  guardRoutes(app, () => null)
  app.post('/forgotten', async () => 'secret')
  await expect(app.ready()).rejects.toThrow('Routes without openTo: POST /forgotten')
})

it('a call for staff is refused to members and open to staff', async () => {
  const app = fastify()
  const viewers = { member: makeMember(), staff: makeMember({ staff: true }) }
  guardRoutes(app, (request) => viewers[request.headers.authorization as keyof typeof viewers] ?? null)
  app.get('/clients', { config: { openTo: 'staff' } }, async () => 'list')
  const status = async (authorization?: string) =>
    (await app.inject({ url: '/clients', headers: authorization ? { authorization } : {} })).statusCode
  expect([await status(), await status('member'), await status('staff')]).toEqual([401, 403, 200])
})

it('what is for somebody is kept by nobody, unless its route says how', async () => {
  const app = fastify()
  guardRoutes(app, () => makeMember())
  app.get('/open', { config: { openTo: 'everyone' } }, async () => 'for all')
  app.get('/own', { config: { openTo: 'members' } }, async () => 'for one')
  app.get('/checked', { config: { openTo: 'members' } }, async (_request, reply) =>
    reply.header('cache-control', 'private, no-cache').send('for one'),
  )
  const keptBy = async (url: string) => (await app.inject(url)).headers['cache-control']
  expect(await Promise.all(['/open', '/own', '/checked'].map(keptBy))).toEqual([
    undefined,
    'no-store',
    'private, no-cache',
  ])
})

describe('errors', () => {
  it.each([
    ['/api/nothing', 404, 'NotFound'],
    ['/api/content/getList', 401, 'Unauthenticated'],
    ['/api/content/getlist', 404, 'NotFound'],
    ['/images/%E0%A4%A', 400, 'InvalidRequest'],
  ])('%s answers %i %s as problem+json', async (url, status, code) => {
    const answer = await test.get(url)
    expect(answer.statusCode).toBe(status)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json()).toMatchObject({
      status,
      code,
      title: PROBLEMS[code as keyof typeof PROBLEMS].title,
      requestId: answer.headers['x-request-id'],
    })
  })

  it('a body over 100 KB is refused with 413', async () => {
    const answer = await test.app.inject({
      method: 'POST',
      url: '/api/nothing',
      headers: { 'content-type': 'application/json' },
      payload: `"${'x'.repeat(101 * 1024)}"`,
    })
    expect(answer.statusCode).toBe(413)
    expect(answer.json().code).toBe('TooLarge')
  })

  it.each([
    ['numbers', 11_000, 0],
    ['texts that no database keeps', 5000, '\0'],
  ])(
    'a body of %s in which nothing is right is answered with a hundred faults and no more',
    async (_, length, value) => {
      const payload = Object.fromEntries(Array.from({ length }, (_, at) => [at.toString(36), value]))
      const answer = await test.app.inject({ method: 'POST', url: '/api/request/contact', payload })
      expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 100])
    },
  )

  it('and so is an address', async () => {
    const query = Array.from({ length: 3000 }, (_, at) => `x${at}=`).join('&')
    const answer = await test.get(`/api/content/getList?${query}`, makeMember())
    expect([answer.statusCode, answer.json().errors.length]).toEqual([400, 100])
  })

  it('a request that does not come to its end is given up after a minute', () => {
    expect(test.app.server).toMatchObject({ requestTimeout: 60_000, headersTimeout: 30_000 })
  })

  it('TRACE is not answered', async () => {
    const method = 'TRACE' as 'GET'
    for (const url of ['/api/identity', '/healthz', '/oidc/jwks'])
      expect((await test.app.inject({ method, url })).statusCode).toBe(404)
  })

  it('a visitor is told how to authenticate', async () => {
    expect((await test.get('/api/content/getList')).headers['www-authenticate']).toBe('Bearer')
  })
})

describe('every answer', () => {
  it.each(['/api/content/getPress', '/api/nothing', '/healthz', '/robots.txt'])(
    '%s carries the security headers',
    async (url) => {
      const { headers } = await test.get(url)
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'strict-origin-when-cross-origin',
        'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      })
      expect(headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
      expect(headers['x-powered-by']).toBeUndefined()
    },
  )
})

describe('the keeper’s addresses', () => {
  it('say that the process is alive and ready', async () => {
    expect((await test.get('/healthz')).json()).toEqual({ status: 'alive' })
    expect((await test.get('/readyz')).json()).toEqual({ status: 'ready' })
  })

  it('measure requests by route template', async () => {
    await test.get('/api/content/getPress')
    const { body } = await test.get('/metrics')
    expect(body).toMatch(
      /toile_request_seconds_count\{method="GET",route="\/api\/content\/getPress",status="200"\} [1-9]/,
    )
  })

  it('are not measured by strangers', async () => {
    const answer = await test.app.inject({ url: '/metrics', remoteAddress: '203.0.113.9' })
    expect(answer.statusCode).toBe(404)
  })

  it.each([
    { host: 'www.toile.example' },
    { 'x-forwarded-for': '203.0.113.9' },
    { 'x-forwarded-proto': 'https' },
    { forwarded: 'for=203.0.113.9' },
    { 'x-real-ip': '203.0.113.9' },
    { via: '1.1 proxy' },
  ])('are not measured through a proxy on the same machine, which sends %o', async (headers) => {
    const answer = await test.app.inject({ url: '/metrics', remoteAddress: '127.0.0.1', headers })
    expect(answer.statusCode).toBe(404)
  })
})

it('the OpenAPI document asks for no parameter that has a default', async () => {
  const { paths } = (await test.get('/api/openapi.json')).json()
  const needed = (path: string) =>
    paths[path].get.parameters.flatMap((each: { name: string; required?: boolean }) =>
      each.required ? each.name : [],
    )
  expect([needed('/api/notes'), needed('/api/content/getByColour')]).toEqual([[], ['colour']])
})

it('the OpenAPI document lists the calls of the API and is readable at /api/docs', async () => {
  const document = (await test.get('/api/openapi.json')).json()
  expect(Object.keys(document.paths)).toEqual(
    expect.arrayContaining(['/api/content/getList', '/api/content/getPress']),
  )
  const parameters = document.paths['/api/content/getList'].get.parameters.map(
    (each: { name: string }) => each.name,
  )
  expect(parameters).toEqual(
    expect.arrayContaining(['fields.date[gte]', 'fields.tags[in]', 'query', 'order']),
  )
  expect(document.paths['/api/content/getList'].get).toMatchObject({ security: [{ bearer: [] }] })
  expect(document.paths['/api/content/getPress'].get.security).toBeUndefined()
  expect(document.paths['/api/content/getPress'].get.responses.default.content).toHaveProperty([
    'application/problem+json',
  ])
  const docs = await test.get('/api/docs')
  expect(docs.statusCode).toBe(200)
  for (const said of [
    '/api/content/getList',
    'fields.date[gte]',
    'id="InvalidQuery"',
    'Members, with a bearer token',
  ]) {
    expect(docs.body).toContain(said)
  }
  expect(
    Object.keys(document.paths).filter((path) => !path.startsWith('/api') && !path.startsWith('/images')),
  ).toEqual([])
})

it('every call of the API declares what it answers, so that nothing else is sent', async () => {
  const { paths } = (await test.get('/api/openapi.json')).json<{
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>
  }>()
  const told = Object.entries(paths).flatMap(([path, calls]) =>
    Object.keys(calls).map((method) => `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`),
  )
  const calls = test.app
    .exposure()
    .filter(({ url }) => /^\/(api\/(?!\*|docs$|openapi\.json$)|images\/)/.test(url))
    .map(({ method, url }) => `${method} ${url}`)
  expect(told.sort()).toEqual(calls.sort())
  const open = Object.entries(paths).flatMap(([path, calls]) =>
    Object.entries(calls).flatMap(([method, { responses }]) =>
      Object.entries(responses).some(
        ([status, { content }]) => status === '204' || (/^2/.test(status) && content),
      )
        ? []
        : `${method} ${path}`,
    ),
  )
  expect(open).toEqual([])
})

it.each([
  ['POST-api-request-contact', 'Everyone', '<code>originDetail</code>'],
  ['PATCH-api-users-sub', 'Members, with a bearer token', '<code>bookmarks</code>'],
  ['GET-api-clients-list', 'Staff, with a bearer token', ''],
])('the page of the API says of %s that it is for %s, and what is sent with it', async (id, who, field) => {
  const page = (await test.get('/api/docs')).body
  const [, section = ''] = new RegExp(`<section id="${id}">(.*?)</section>`, 's').exec(page) ?? []
  const [taken = ''] = section.split('<h3>Answer</h3>')
  expect(taken).toContain(`<p class="who">${who}</p>`)
  expect(taken.includes('<h3>Body</h3>')).toBe(field !== '')
  expect(taken).toContain(field)
})

it('robots and sitemap speak of the public address', async () => {
  expect((await test.get('/robots.txt')).body).toContain('Sitemap: http://localhost:3000/sitemap.xml')
  expect((await test.get('/sitemap.xml')).body).toContain('<loc>http://localhost:3000/about</loc>')
})
