import { createSecretKey } from 'node:crypto'
import { expect, test, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { createEmbedded } from './embedded.ts'
import { rotateKeys } from './keys.ts'
import { makePages } from './pages.ts'

const database = useTestDatabase()

test('a new key is known in the end, also when the database was away at the moment it was made', async () => {
  const seal = createSecretKey(Buffer.alloc(32, 7))
  const { state, store } = makeFailing(database.store, (node) => node.includes('signing_keys'))
  const embedded = createEmbedded({
    ...{ store, site: demoSite, publicUrl: 'http://localhost:3000', pages: makePages(demoSite) },
    ...{ seal: () => seal, now: () => new Date() },
  })
  await embedded.open()
  try {
    state.isFailing = true
    const { kid } = await rotateKeys(database.db, seal, new Date())
    await vi.waitFor(() => expect(state.failures).toBeGreaterThan(0))
    state.isFailing = false
    const find = async () => embedded.keySet({ alg: 'RS256', kid }, {} as never)
    await vi.waitFor(find, { timeout: 20_000 })
  } finally {
    await embedded.close()
  }
})
