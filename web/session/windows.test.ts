import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { returnFromPopup } from './windows.ts'

const RETURNED = 'https://toile.example/identity/return?code=c'
const begun = { url: new URL('https://id.example/auth'), state: 's' }
let popup: { closed: boolean; close(): void; location: { replace(url: URL): void } }
let channel: { name: string; onmessage(event: { data: unknown }): void; close(): void }
let came: Promise<unknown>

/** What comes back from the window, or why nothing does. */
function open(closeDetection = true): void {
  const { signal } = new AbortController()
  came = returnFromPopup(popup as unknown as Window, begun, { closeDetection, signal }).then(
    ({ href }) => href,
    ({ reason }) => reason,
  )
}

beforeEach(() => {
  vi.useFakeTimers()
  popup = { closed: false, close: vi.fn(), location: { replace: vi.fn() } }
  vi.stubGlobal('location', { origin: 'https://toile.example' })
  vi.stubGlobal('BroadcastChannel', function (this: typeof channel, name: string) {
    channel = Object.assign(this, { name, close: vi.fn() })
  })
})

describe('a login in a second window', () => {
  afterEach(() => {
    expect(popup.close).toHaveBeenCalledOnce()
    expect(channel.close).toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    vi.useRealTimers()
    vi.unstubAllGlobals()
  })

  test('takes the address of this site that is sent for it, and nothing else', async () => {
    open()
    expect(popup.location.replace).toHaveBeenCalledWith(begun.url)
    expect(channel.name).toBe('toile-login-s')
    for (const data of [
      undefined,
      {},
      new URL('https://toile.example/'),
      'no address',
      'https://evil.example/?code=c',
      RETURNED,
    ])
      channel.onmessage({ data })
    expect(await came).toBe(RETURNED)
  })

  test('is given up when its window is closed', async () => {
    open()
    await vi.advanceTimersByTimeAsync(5000)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(5000)
    expect(await came).toBe('popup-closed')
  })

  test('is in when its window has closed itself and the address comes after', async () => {
    open()
    popup.closed = true
    await vi.advanceTimersByTimeAsync(600)
    channel.onmessage({ data: RETURNED })
    expect(await came).toBe(RETURNED)
    await vi.runAllTimersAsync()
  })

  test('is given up after a minute, and not before where a closed window cannot be told from an open one', async () => {
    open(false)
    popup.closed = true
    await vi.advanceTimersByTimeAsync(59_000)
    expect(channel.close).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1000)
    expect(await came).toBe('timeout')
  })
})
