import { describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeMember } from '#testing/make.ts'

const testApp = useTestApp()
const reader = makeMember({ sub: 'auth0|reader/with:odd signs' })
const other = makeMember({ sub: 'other' })
const own = `/api/users/${encodeURIComponent(reader.sub)}`

async function send(
  method: 'POST' | 'PATCH',
  url: string,
  payload: object,
  member = reader,
  headers: Record<string, string> = {},
) {
  // The first call of a member makes it known to the test's app.
  await testApp.get('/healthz', member)
  const authorization = `Bearer ${member.sub}`
  return testApp.app.inject({ method, url, payload, headers: { authorization, ...headers } })
}

describe("a member's own record", () => {
  test('is missing at first, is made empty, and making it again changes nothing', async () => {
    expect((await testApp.get(own, reader)).statusCode).toBe(404)
    for (const headers of [{}, { 'if-match': '"any"' }])
      expect((await send('PATCH', own, { bookmarks: ['a'] }, reader, headers)).statusCode).toBe(404)
    const more = { username: reader.sub, bookmarks: ['a'] }
    expect((await send('POST', '/api/users/', more)).statusCode).toBe(400)
    const made = await send('POST', '/api/users/', { username: reader.sub })
    expect([made.statusCode, made.json()]).toEqual([201, { username: reader.sub, bookmarks: [] }])
    await send('PATCH', own, { username: reader.sub, bookmarks: ['b', 'a', 'b'] })
    const again = await send('POST', '/api/users/', { username: reader.sub })
    expect([again.statusCode, again.json().bookmarks]).toEqual([200, ['b', 'a']])
    expect((await testApp.get(own, reader)).json().bookmarks).toEqual(['b', 'a'])
  })

  test('of somebody else is as if it did not exist', async () => {
    await send('POST', '/api/users/', { username: other.sub }, other)
    const missing = await testApp.get('/api/users/nobody', reader)
    const foreign = await testApp.get('/api/users/other', reader)
    const tell = ({ statusCode, json }: typeof missing) => [statusCode, { ...json(), requestId: '' }]
    expect(tell(foreign)).toEqual(tell(missing))
    expect((await send('PATCH', '/api/users/other', { bookmarks: ['x'] })).statusCode).toBe(404)
    expect((await send('POST', '/api/users/', { username: 'other' })).statusCode).toBe(404)
    expect((await testApp.get('/api/users/other', other)).json().bookmarks).toEqual([])
    expect((await send('PATCH', own, { bookmarks: ['mine'] })).json()).toEqual({
      ...{ username: reader.sub, bookmarks: ['mine'] },
    })
    expect((await testApp.get('/api/users/other', other)).json()).toEqual({
      username: 'other',
      bookmarks: [],
    })
  })

  const refused: [string, object][] = [
    ['another name', { username: 'other', bookmarks: [] }],
    ['a claim', { bookmarks: [], memberships: { tobetdg: true } }],
    ['a company', { bookmarks: [], company: 'toile' }],
    ['no bookmarks', { username: reader.sub }],
    ['too many bookmarks', { bookmarks: Array.from({ length: 5001 }, (_, i) => `e${i}`) }],
    ['bookmarks that are no list of ids', { bookmarks: [{ id: 1 }] }],
  ]
  test.each(refused)('is not changed by %s', async (_, body) => {
    await send('PATCH', own, { bookmarks: ['kept'] })
    expect((await send('PATCH', own, body)).statusCode).toBe(400)
    expect((await testApp.get(own, reader)).json().bookmarks).toEqual(['kept'])
  })

  test('is changed only as it was last seen, when that is said', async () => {
    const change = (bookmarks: string[], seen: string) =>
      send('PATCH', own, { bookmarks }, reader, { 'if-match': seen })
    await send('PATCH', own, { bookmarks: ['a'] })
    const seen = String((await testApp.get(own, reader)).headers.etag)
    const first = await change(['b', 'a'], seen)
    expect([first.statusCode, first.json().bookmarks]).toEqual([200, ['b', 'a']])
    const second = await change(['c', 'a'], seen)
    expect([second.statusCode, second.json().code]).toEqual([412, 'Changed'])
    expect((await testApp.get(own, reader)).json().bookmarks).toEqual(['b', 'a'])
    // Its own answer says what to go on from, weak or not.
    expect((await change(['c', 'b', 'a'], `W/${first.headers.etag}`)).statusCode).toBe(200)
  })

  test('keeps one of two changes that are made at once, and tells the other', async () => {
    await send('PATCH', own, { bookmarks: ['a'] })
    const seen = String((await testApp.get(own, reader)).headers.etag)
    const both = await Promise.all(
      ['b', 'c'].map((id) => send('PATCH', own, { bookmarks: [id, 'a'] }, reader, { 'if-match': seen })),
    )
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  test('takes five thousand bookmarks', async () => {
    const bookmarks = Array.from({ length: 5000 }, (_, i) => `entry-${i}`)
    expect((await send('PATCH', own, { bookmarks })).json().bookmarks).toHaveLength(5000)
  })

  test('needs a token', async () => {
    expect((await testApp.get(own)).statusCode).toBe(401)
  })
})
