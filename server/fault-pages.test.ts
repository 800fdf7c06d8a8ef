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
