import { describe, expect, test } from 'vitest'
import type { Visit } from '#modules/analytics/policy.ts'
import { createViewCounter, privacySignals, viewSender } from './count-view.ts'

const visit: Omit<Visit, 'path'> = {
  viewer: { email: 'member@arden.example' },
  hostname: 'library.example',
  doNotTrack: null,
  globalPrivacyControl: undefined,
  emailDomain: 'toile.example',
}

function openCounter(given: Partial<Visit> = {}) {
  const sent: unknown[] = []
  const count = createViewCounter({
    send: (view, as) => void sent.push([view, as]),
    policyInput: () => ({ ...visit, ...given }),
  })
  return { sent, go: (pathname: string, search = '') => count({ pathname, search }) }
}

describe('a navigation', () => {
  test('is told once, with the entry it leads to or else the template alone', () => {
    const { sent, go } = openCounter()
    go('/color-and-print/indigo')
    go('/color-and-print/indigo')
    go('/client/Osei_s__Market__House')
    expect(sent).toEqual([
      [{ path: '/color-and-print/indigo' }, 'member'],
      [{ path: '/client/:clientName' }, 'member'],
    ])
  })

  test('to another page of a list counts, and so does coming back; the query stays here', () => {
    const { sent, go } = openCounter({ viewer: null })
    go('/search', '?q=secret')
    go('/search', '?q=secret&page=2')
    go('/about')
    go('/search', '?q=secret')
    const search = [{ path: '/search' }, 'visitor']
    expect(sent).toEqual([search, search, [{ path: '/about' }, 'visitor'], search])
  })

  const untold: [string, Partial<Visit>, string][] = [
    ['with Do Not Track', { doNotTrack: '1' }, '/home'],
    ['with Global Privacy Control', { globalPrivacyControl: true }, '/home'],
    ['of a colleague', { viewer: { email: 'ines@toile.example' } }, '/home'],
    ['on localhost', { hostname: 'localhost' }, '/home'],
    ['to creative-direction', {}, '/creative-direction'],
    ['of a visitor to great-ideas', { viewer: null }, '/great-ideas'],
  ]
  test.each(untold)('%s is not told', (_, given, path) => {
    const { sent, go } = openCounter(given)
    go(path)
    expect(sent).toEqual([])
  })
})

test('a browser that knows the wishes passes them on, one that does not says nothing', () => {
  expect(privacySignals({ doNotTrack: '1', globalPrivacyControl: true })).toEqual({
    doNotTrack: '1',
    globalPrivacyControl: true,
  })
  expect(privacySignals({})).toEqual({})
})

describe('a view goes', () => {
  const body = '{"path":"/about"}'

  function openSender(options: { token?: () => Promise<string | undefined>; beacon?: boolean }) {
    const beacons: unknown[] = []
    const calls: { url: string; init: RequestInit }[] = []
    const send = viewSender({
      token: options.token ?? (async () => undefined),
      beacon:
        options.beacon === undefined
          ? undefined
          : (...given) => {
              beacons.push(given)
              return options.beacon === true
            },
      async fetch(url, init) {
        calls.push({ url, init })
        throw new TypeError('offline')
      },
    })
    const settle = () => new Promise((resolve) => setImmediate(resolve))
    return { beacons, calls, send, settle }
  }

  test('as a beacon from a visitor', async () => {
    const { beacons, calls, send, settle } = openSender({ beacon: true })
    send({ path: '/about' }, 'visitor')
    await settle()
    expect([beacons, calls]).toEqual([[['/api/views', body]], []])
  })

  test.each([
    ['has none', undefined],
    ['takes no more', false],
  ])('as a call that outlives the page when the browser %s', async (_, beacon) => {
    const { calls, send, settle } = openSender(beacon === undefined ? {} : { beacon })
    send({ path: '/about' }, 'visitor')
    await settle()
    expect(calls).toMatchObject([
      { url: '/api/views', init: { method: 'POST', body, keepalive: true, credentials: 'omit' } },
    ])
    expect(new Headers(calls[0]?.init.headers).has('authorization')).toBe(false)
  })

  test('as a call with the token from a member', async () => {
    const { beacons, calls, send, settle } = openSender({ beacon: true, token: async () => 'abc' })
    send({ path: '/about' }, 'member')
    await settle()
    expect(beacons).toEqual([])
    expect(calls).toMatchObject([
      { init: { body, keepalive: true, headers: { authorization: 'Bearer abc' } } },
    ])
  })

  test.each([
    ['is over', async () => undefined],
    ['cannot be renewed', () => Promise.reject(new Error('away'))],
  ])('not at all from a member whose session %s', async (_, token) => {
    const { beacons, calls, send, settle } = openSender({ beacon: true, token })
    send({ path: '/about' }, 'member')
    await settle()
    expect([beacons, calls]).toEqual([[], []])
  })
})
