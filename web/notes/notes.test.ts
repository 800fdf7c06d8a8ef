import { afterAll, expect, test, vi } from 'vitest'
import { SESSION_KEY } from '../session/storage.ts'

const kept = new Map<string, string>()
const localStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
  key: (index: number) => [...kept.keys()][index] ?? null,
  get length() {
    return kept.size
  },
}
const addEventListener = () => {}
vi.stubGlobal('localStorage', localStorage)
vi.stubGlobal('window', { localStorage })
vi.stubGlobal('document', { cookie: '', addEventListener })
vi.stubGlobal('addEventListener', addEventListener)
vi.stubGlobal('location', { protocol: 'https:', assign: () => {} })
vi.stubGlobal('cookieStore', { get: async () => ({}) })
vi.stubGlobal('fetch', async () => Response.json({ providerCompanies: [], body: '', revision: 0 }))
afterAll(() => vi.unstubAllGlobals())

test('whoever could not be logged out everywhere goes on writing', async () => {
  const person = { sub: 'ann', email: '', name: '', company: null, memberships: {}, subscription: [] }
  kept.set(SESSION_KEY, JSON.stringify({ accessToken: 'a', person, expiresAt: Date.now() + 3_600_000 }))
  const { session } = await import('../session/session.ts')
  const { notes } = await import('./notes.ts')
  await session.start()
  expect(notes.open('e')).toBeDefined()
  await expect(session.logoutEverywhere(() => Promise.reject(new Error('away')))).rejects.toThrow('away')
  const note = notes.open('e')
  note?.change('Still here')
  expect(note?.view().text).toBe('Still here')
  await session.logoutEverywhere(async () => {})
  expect(notes.open('e')).toBeUndefined()
  expect([...kept.keys()]).toEqual([])
})
