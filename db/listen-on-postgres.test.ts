import { once } from 'node:events'
import { type AddressInfo, createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { listenOnPostgres } from './listen-on-postgres.ts'

const TOO_MANY = Buffer.from('SFATAL\0C53300\0Msorry, too many clients already\0\0')
const refusal = Buffer.concat([Buffer.from('E\0\0\0'), Buffer.from([TOO_MANY.length + 4]), TOO_MANY])

afterEach(() => void vi.useRealTimers())

test('where nothing can be heard yet it is tried again until it can, or nobody wants to', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] })
  const onTry = vi.fn()
  const server = createServer((socket) => {
    onTry()
    socket.end(refusal)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = `postgres://toile@127.0.0.1:${(server.address() as AddressInfo).port}/toile`
  const onError = vi.fn()
  const listening = await listenOnPostgres(url, 'toile_test', vi.fn(), onError)
  expect([listening.connected(), onError.mock.calls[0]?.[0].code]).toEqual([false, '53300'])
  await vi.waitFor(async () => {
    await vi.advanceTimersByTimeAsync(1000)
    expect(onTry.mock.calls.length).toBeGreaterThan(2)
  })
  await listening.stop()
  await vi.waitFor(() => expect(vi.getTimerCount()).toBe(0))
  server.close()
})
