import { sql } from 'kysely'
import { describe, expect, test, vi } from 'vitest'
import { useTestApp } from '#testing/app.ts'

const testApp = useTestApp({ pages: true })
/** What browsers send for an address that somebody opens. */
const OPENED = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8', 'sec-fetch-dest': 'document' }

describe('what is refused before any page was begun', () => {
  test.each([
    ['/home?tags=%00', 400],
    ['/complimentary/%00', 400],
    ['/projects/spring/a%00b', 400],
    ['/reset/%00', 400],
    ['/%zz', 400],
    ['/downloads/none', 404],
  ] as const)('is a page of ours in a browser: %s', async (url, status) => {
    const { statusCode, headers, body } = await testApp.get(url, null, OPENED)
    expect([statusCode, headers['content-type']]).toEqual([status, 'text/html; charset=utf-8'])
    expect(body).toContain(status === 404 ? 'Page Not Found, Toile' : 'That did not fit, Toile')
    // With the frame of every page: its name, the way in, and the form at its foot.
    for (const part of ['class="bar', 'Log In', 'name="formToken"']) expect(body).toContain(part)
  })

  test.each(['//elsewhere.example/%00', '///elsewhere.example/%00'])(
    'leads to no other site by its way to try again: %s',
    async (url) => {
      const { statusCode, body } = await testApp.get(url, null, OPENED)
      const [, again] = /href="([^"]*)">Try again/.exec(body) ?? []
      const { origin } = new URL(again ?? 'none:', 'https://toile.example/')
      expect([statusCode, origin]).toEqual([400, 'https://toile.example'])
    },
  )

  test('is told to the log alone, also where its address cannot be decoded', async () => {
    const told = vi.spyOn(console, 'warn').mockImplementation(() => {})
    try {
      for (const url of ['/%zz', '/about%', '/complimentary/%c3%28']) {
        const { statusCode, body } = await testApp.get(url, null, OPENED)
        expect([statusCode, body.includes('That did not fit, Toile')]).toEqual([400, true])
      }
      expect(told.mock.calls).toEqual([])
    } finally {
      told.mockRestore()
    }
  })

  test('is not kept, has a policy of its own and is for nobody to index', async () => {
    const { headers, body } = await testApp.get('/home?tags=%00', null, OPENED)
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['content-security-policy']).toMatch(/script-src 'self' 'nonce-/)
    expect(headers['x-request-id']).toBeTruthy()
    expect(body).toContain('noindex')
  })

  test('is a page where a form was sent to it too', async () => {
    const answer = await testApp.app.inject({
      method: 'POST',
      url: '/forgot-password',
      headers: { ...OPENED, 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=jo%00@example.com',
    })
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([400, 'text/html; charset=utf-8'])
  })

  test.each([
    ['a call of the API', '/api/clients/%00', OPENED],
    ['a script', '/home?tags=%00', { accept: '*/*' }],
    ['a frame', '/home?tags=%00', { ...OPENED, 'sec-fetch-dest': 'iframe' }],
    ['a picture', '/images/%00', { accept: 'image/avif,*/*' }],
  ])('is problem+json for %s', async (_who, url, headers) => {
    const answer = await testApp.get(url, null, headers)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([
      400,
      'application/problem+json; charset=utf-8',
    ])
  })
})

test.each([
  ['http://localhost:3000', 200],
  ['https://evil.example', 400],
  ['null', 400],
])('a form is taken from our own pages, and from no other site: %s', async (origin, status) => {
  const answer = await testApp.app.inject({
    method: 'POST',
    url: '/forgot-password',
    headers: { ...OPENED, origin, 'content-type': 'application/x-www-form-urlencoded' },
    payload: 'email=jo@example.com',
  })
  expect(answer.statusCode).toBe(status)
  expect(answer.body.includes('That did not fit, Toile')).toBe(status === 400)
})

describe('what fails is a page of ours in a browser too', () => {
  const opened = async (url: string, remoteAddress = '127.0.0.1') => {
    const { statusCode, headers, body } = await testApp.app.inject({ url, headers: OPENED, remoteAddress })
    return [
      statusCode,
      headers['content-type'],
      headers['retry-after'],
      /<title>(.*?)<\/title>/.exec(body)?.[1],
    ]
  }
  const HTML = 'text/html; charset=utf-8'

  test('when something of ours broke', async () => {
    await sql`alter table password_resets rename to mislaid`.execute(testApp.store.db)
    expect(await opened('/reset/a-link')).toEqual([500, HTML, undefined, 'A dropped stitch, Toile'])
    await sql`alter table mislaid rename to password_resets`.execute(testApp.store.db)
  })

  test('when the database is away, which is no fault of the page', async () => {
    const away = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })
    const asked = vi.spyOn(testApp.app.library.outside, 'project').mockRejectedValue(away)
    expect(await opened('/projects/spring')).toEqual([503, HTML, undefined, 'Out of reach, Toile'])
    asked.mockRestore()
    expect(await opened('/projects/spring')).toEqual([404, HTML, undefined, 'Page Not Found, Toile'])
  })

  test('when an address asked too often', async () => {
    const address = '203.0.113.9'
    for (let asked = 0; asked < 600; asked++)
      await testApp.app.inject({ url: '/oidc/nowhere', remoteAddress: address })
    expect(await opened('/login/any', address)).toEqual([429, HTML, '60', 'Too much at once, Toile'])
  })
})
