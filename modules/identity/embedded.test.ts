import { createSecretKey } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { createEmbedded } from './embedded.ts'
import { rotateKeys } from './keys.ts'
import { makePages } from './pages.ts'

const database = useTestDatabase()
const key = createSecretKey(Buffer.alloc(32, 'k'))
afterEach(() => vi.useRealTimers())

test('keys that could not be read when they changed are read a moment later, and it is told', async () => {
  let seal = () => key
  let hear = () => {}
  const faults: string[] = []
  const embedded = createEmbedded({
    store: {
      ...database.store,
      async listen(_channel, onChange) {
        hear = () => onChange('')
        return { connected: () => true, stop: async () => {} }
      },
    },
    ...{ site: demoSite, publicUrl: 'https://toile.example', pages: makePages(demoSite) },
    ...{ seal: () => seal(), now: () => new Date() },
    onError: (error) => faults.push(error.message),
  })
  await embedded.open()
  const { kid } = await rotateKeys(database.db, key, new Date())
  const known = async () => embedded.keySet({ alg: 'RS256', kid }, { payload: '', signature: '' })

  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  seal = () => {
    throw new Error('The database is away')
  }
  hear()
  await expect.poll(() => faults).toEqual(['The database is away'])
  await expect(known()).rejects.toThrow('no applicable key')

  seal = () => key
  vi.advanceTimersByTime(5000)
  await expect.poll(known).toBeDefined()
  await embedded.close()
})
