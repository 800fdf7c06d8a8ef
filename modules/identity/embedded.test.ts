import { createSecretKey } from 'node:crypto'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { recordsAdapter } from './adapter.ts'
import { createEmbedded } from './embedded.ts'
import { PUBLISHED_BEFORE_MS, rotateKeys } from './keys.ts'
import { makePages } from './pages.ts'
import { insertAccount, updateAccount } from './store.ts'

const database = useTestDatabase()
const key = createSecretKey(Buffer.alloc(32, 'k'))
const login = { sub: 'reader', grant: 'grant' }
const HOUR_MS = 60 * 60 * 1000

beforeAll(async () => {
  await insertAccount(database.db, {
    ...{ sub: 'reader', email: 'reader@arden.example', name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false, password_hash: '' },
  })
  const grants = recordsAdapter(database.db, () => new Date())('Grant')
  await grants.upsert('grant', { accountId: 'reader' }, 3600)
})

const opened: { close(): Promise<void> }[] = []
afterEach(async () => {
  vi.useRealTimers()
  for (const each of opened.splice(0)) await each.close()
})

/** The provider of one process, told of changes by `hear` alone. */
async function open() {
  const state = { seal: () => key, ahead: 0, isConnected: true, hear: () => {}, faults: [] as string[] }
  const { state: failing, store } = makeFailing(database.store, () => true)
  const embedded = createEmbedded({
    store: {
      ...store,
      async listen(_channel, onChange) {
        state.hear = () => onChange('')
        return { connected: () => state.isConnected, stop: async () => {} }
      },
    },
    ...{ site: demoSite, publicUrl: 'https://toile.example', pages: makePages(demoSite) },
    ...{ seal: () => state.seal(), now: () => new Date(Date.now() + state.ahead) },
    onError: (error) => state.faults.push(error.message),
  })
  await embedded.open()
  opened.push(embedded)
  return { state, failing, embedded }
}

test('keys that could not be read when they changed are read a moment later, and it is told', async () => {
  const { state, embedded } = await open()
  const { kid } = await rotateKeys(database.db, key, new Date())
  const known = async () => embedded.keySet({ alg: 'RS256', kid }, { payload: '', signature: '' })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  state.seal = () => {
    throw new Error('The database is away')
  }
  state.hear()
  await expect.poll(() => state.faults).toEqual(['The database is away'])
  await expect(known()).rejects.toThrow('no applicable key')

  state.seal = () => key
  vi.advanceTimersByTime(5000)
  await expect.poll(known).toBeDefined()
})

test('a key signs when its hour comes, without anybody saying so', async () => {
  await rotateKeys(database.db, key, new Date())
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { state, embedded } = await open()
  const before = await embedded.provider()
  state.ahead = PUBLISHED_BEFORE_MS
  expect(await embedded.provider()).toBe(before)
  vi.advanceTimersByTime(PUBLISHED_BEFORE_MS)
  await expect.poll(() => embedded.provider()).not.toBe(before)
})

test('a login is answered from memory, and while changes cannot be heard from the database', async () => {
  const { state, failing, embedded } = await open()
  const isOn = async () => (await embedded.activeAccount(login)) !== undefined
  expect(await isOn()).toBe(true)
  failing.isFailing = true
  expect(await isOn()).toBe(true)
  failing.isFailing = false

  await updateAccount(database.db, 'reader', { disabled_at: new Date() })
  expect(await isOn()).toBe(true)
  state.isConnected = false
  expect(await isOn()).toBe(false)
  await updateAccount(database.db, 'reader', { disabled_at: null })
  expect(await isOn()).toBe(true)
  state.isConnected = true
  await updateAccount(database.db, 'reader', { disabled_at: new Date() })
  expect(await isOn()).toBe(false)

  await updateAccount(database.db, 'reader', { disabled_at: null })
  state.hear()
  expect(await isOn()).toBe(true)
})

test('a database that was away for a moment is asked again', async () => {
  const { failing, embedded } = await open()
  failing.isFailing = true
  await expect(embedded.activeAccount(login)).rejects.toThrow('away')
  failing.isFailing = false
  expect(await embedded.activeAccount(login)).toMatchObject({ sub: 'reader' })
})

test('what is over is cleared away every hour: records, failures and keys', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  const { db } = database
  const { state } = await open()
  state.ahead = 40 * 24 * HOUR_MS
  const grants = recordsAdapter(db, () => new Date())('Grant')
  await grants.upsert('still on', { accountId: 'reader' }, 41 * 24 * 60 * 60)
  await db
    .insertInto('login_failures')
    .values({ subject: 'account x', failures: 3, last_at: new Date() })
    .execute()
  const left = async () => {
    const counts = await Promise.all(
      (['oidc_records', 'login_failures', 'signing_keys'] as const).map((table) =>
        db.selectFrom(table).selectAll().execute(),
      ),
    )
    return counts.map((rows) => rows.length)
  }
  expect((await left()).every((count, table) => count > (table === 1 ? 0 : 1))).toBe(true)
  vi.advanceTimersByTime(HOUR_MS)
  await expect.poll(left).toEqual([1, 0, 1])
})
