import { afterEach, expect, test, vi } from 'vitest'
import { identityConfig } from './provider.ts'

afterEach(() => vi.unstubAllGlobals())

const away = { reason: 'unavailable' }

test('a page that comes instead of how members log in says nothing about them', async () => {
  vi.stubGlobal('fetch', async () => new Response('<h1>Log in to the network</h1>'))
  await expect(identityConfig()).rejects.toMatchObject(away)
  vi.stubGlobal('fetch', async () => Response.json({ issuer: 'ours' }))
  expect(await identityConfig()).toEqual({ issuer: 'ours' })
})

test('when it never comes, it is not waited for', async () => {
  vi.resetModules()
  const { identityConfig } = await import('./provider.ts')
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(AbortSignal.abort())
  vi.stubGlobal('fetch', async (_url: string, init?: RequestInit) =>
    init?.signal?.aborted ? Promise.reject(init.signal.reason) : new Promise(() => {}),
  )
  await expect(identityConfig()).rejects.toMatchObject(away)
})
