import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { askApi, callApi } from './api.ts'
import { type SessionState, session } from './session/session.ts'
import { SESSION_KEY } from './session/storage.ts'

const kept = new Map<string, string>()

/** As the browser keeps it, for all tabs. */
function logIn(sub: string): void {
  const person = { sub, email: '', name: '', company: null, memberships: {}, subscription: [] }
  const expiresAt = Date.now() + 5 * 60_000
  kept.set(SESSION_KEY, JSON.stringify({ accessToken: `token of ${sub}`, person, expiresAt }))
}

beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    removeItem: (key: string) => kept.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

/** A server that refuses Ann's token, and what was sent to it in whose name. */
function refuseAnn(meanwhile: () => void): string[] {
  const sent: string[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers: Headers }) => {
    const token = headers.get('authorization')?.replace('Bearer ', '') ?? 'nobody'
    sent.push(token)
    if (token !== 'token of ann') return Response.json({})
    meanwhile()
    return Response.json({ code: 'Unauthenticated' }, { status: 401 })
  })
  return sent
}

test('what was asked in one name is not asked again in that of somebody who has logged in since', async () => {
  logIn('ann')
  const sent = refuseAnn(() => logIn('bob'))
  await expect(askApi('/notes/e', { method: 'PUT', body: 'Ann’s' })).rejects.toThrow('Somebody else')
  expect(sent).toEqual(['token of ann'])
})

test('a page that has not heard yet of somebody else’s login asks nothing in their name', async () => {
  logIn('bob')
  vi.spyOn(session, 'snapshot').mockReturnValueOnce({ viewer: { sub: 'ann' } } as SessionState)
  const sent = refuseAnn(() => {})
  await expect(askApi('/notes/e', { method: 'PUT', body: 'Ann’s' })).rejects.toThrow('Somebody else')
  expect(sent).toEqual([])
})

test('a token that was refused is renewed once, and the call made once more', async () => {
  logIn('ann')
  const sent = refuseAnn(() => {
    const stored = JSON.parse(kept.get(SESSION_KEY) ?? '{}')
    kept.set(SESSION_KEY, JSON.stringify({ ...stored, accessToken: 'renewed' }))
  })
  expect((await askApi('/notes/e')).ok).toBe(true)
  expect(sent).toEqual(['token of ann', 'renewed'])
})

test('a token that was refused and that nobody renews is not followed by a call of nobody’s', async () => {
  logIn('ann')
  const sent = refuseAnn(() => kept.clear())
  await expect(askApi('/notes/e')).rejects.toMatchObject({ status: 401, code: 'Unauthenticated' })
  expect(sent).toEqual(['token of ann'])
})

test('a call is sent as it was given', async () => {
  const fetched = vi.fn(async () => Response.json({ saved: true }))
  vi.stubGlobal('fetch', fetched)
  const init = { method: 'PUT', body: 'text', keepalive: true }
  expect(await callApi('/notes/e', { ...init, headers: { 'if-match': 'x' } })).toEqual({ saved: true })
  const headers = new Headers({ 'if-match': 'x' })
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/api/notes/e', {
    ...init,
    headers,
    signal: expect.any(AbortSignal),
  })
})

test.each([
  [Response.json({ code: 'Changed', detail: 'Since.' }, { status: 412 }), 412, 'Changed', 'Since.'],
  [new Response('<html>', { status: 502 }), 502, 'Internal', 'The call failed.'],
])('an answer that is none says why, as far as it does: %#', async (answer, status, code, message) => {
  vi.stubGlobal('fetch', async () => answer)
  await expect(askApi('/notes/e')).rejects.toMatchObject({ name: 'ApiError', status, code, message })
})

test.each([200, 401, 403, 502])('a page that comes with %i instead of an answer is none', async (status) => {
  const page = { status, headers: { 'content-type': 'text/html; charset=utf-8' } }
  vi.stubGlobal('fetch', async () => new Response('<h1>A proxy</h1>', page))
  await expect(askApi('/notes/export')).rejects.toThrow('A page came instead')
})

test('an answer that never comes is not waited for', async () => {
  const patience = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(patience.signal)
  vi.stubGlobal(
    'fetch',
    (_url: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  const asked = askApi('/notes/e')
  // It is asked a turn later, once the token is known.
  await new Promise(setImmediate)
  patience.abort(new Error('Waited long enough'))
  await expect(asked).rejects.toThrow('Waited long enough')
})
