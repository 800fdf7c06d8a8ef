import { afterAll, afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHECK_COOKIE } from '#modules/identity/cookies.ts'
import { SESSION_KEY } from './storage.ts'

const kept = new Map<string, string>()
const page = new EventTarget()

vi.stubGlobal('localStorage', {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => kept.set(key, value),
  removeItem: (key: string) => kept.delete(key),
})
vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
vi.stubGlobal('document', { cookie: `${CHECK_COOKIE}=1` })
const assign = vi.fn()
vi.stubGlobal('location', { protocol: 'https:', origin: 'https://toile.example', assign })
const findCookie = vi.fn()
vi.stubGlobal('cookieStore', { get: findCookie })
let answer: () => Response
vi.stubGlobal('fetch', async () => answer())
afterAll(() => vi.unstubAllGlobals())

/** What another tab writes. This one is told of it later, or not at all while it lies in the history. */
function isIn(sub: string | undefined, subscription: string[] = []): void {
  if (!sub) kept.delete(SESSION_KEY)
  else {
    const person = { sub, email: '', name: '', company: null, memberships: {}, subscription }
    const expiresAt = Date.now() + 60 * 60_000
    kept.set(SESSION_KEY, JSON.stringify({ accessToken: sub, person, expiresAt }))
  }
}
const tell = () => page.dispatchEvent(Object.assign(new Event('storage'), { key: SESSION_KEY }))
const comeBack = () => page.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))

let session: typeof import('./session.ts')['session']
let stopListening: () => void
const shown = () => session.snapshot().viewer?.sub

const describeIdentity = () => Response.json({ providerCompanies: [] })

beforeEach(async () => {
  vi.resetModules()
  findCookie.mockResolvedValue({})
  answer = describeIdentity
  isIn('ann')
  ;({ session } = await import('./session.ts'))
  stopListening = session.listenToOtherTabs()
})
afterEach(() => stopListening())

describe.each([
  ['there is no connection', () => Promise.reject(new TypeError('Failed to fetch')) as never],
  ['the server is away', () => new Response('', { status: 503 })],
])('a visit that begins while %s', (_what, away) => {
  test('keeps the login, and is in at the next page that is asked for', async () => {
    answer = away
    await session.start()
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', failure: 'unavailable' })
    expect(kept.has(SESSION_KEY)).toBe(true)
    answer = describeIdentity
    await session.start()
    expect(session.snapshot()).toMatchObject({ status: 'signed-in', failure: null })
  })
})

test('a visit without the cookie is nobody’s, and leaves no tokens behind', async () => {
  findCookie.mockResolvedValue(null)
  await session.start()
  expect(session.snapshot()).toMatchObject({ status: 'signed-out', viewer: null })
  expect(kept.has(SESSION_KEY)).toBe(false)
})

test.each(['rubbish', 'null', '{}', '{"accessToken":"a"}', '{"person":{}}'])(
  'what is kept as %s is nobody’s login',
  async (stored) => {
    kept.set(SESSION_KEY, stored)
    expect(await session.token()).toBeUndefined()
  },
)

describe('logging out', () => {
  const protocol = { revoke: vi.fn(async () => {}), endSession: () => 'https://id.example/end' }
  const open = vi.fn()
  const endAll = vi.fn(async () => {})
  const isOut = () => {
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', viewer: null })
    expect([kept.has(SESSION_KEY), document.cookie]).toEqual([
      false,
      expect.stringMatching(`^${CHECK_COOKIE}=;.*Max-Age=0`),
    ])
  }

  beforeEach(async () => {
    for (const each of [assign, protocol.revoke, endAll]) each.mockClear()
    open.mockResolvedValue(protocol)
    vi.doMock('./protocol.ts', () => ({ openProtocol: open }))
    const known = JSON.parse(kept.get(SESSION_KEY) ?? '')
    kept.set(SESSION_KEY, JSON.stringify({ ...known, refreshToken: 'first' }))
    await session.start()
    expect(shown()).toBe('ann')
  })
  afterEach(() => vi.doUnmock('./protocol.ts'))

  test('ends the login here, and at the provider', async () => {
    await session.logout()
    isOut()
    expect(protocol.revoke).toHaveBeenCalledWith('first')
    expect(assign).toHaveBeenCalledExactlyOnceWith('https://id.example/end')
  })

  test.each([
    ['is away', () => open.mockRejectedValue(new Error('away'))],
    ['does not end it', () => open.mockResolvedValue({ ...protocol, endSession: () => undefined })],
    ['takes no token back', () => protocol.revoke.mockRejectedValueOnce(new Error('no'))],
  ])('ends it here also where the provider %s', async (_what, prepare) => {
    prepare()
    await session.logout()
    isOut()
    expect(assign).toHaveBeenCalledOnce()
  })

  test('everywhere ends it here once that is done, and not when it could not be', async () => {
    endAll.mockRejectedValueOnce(new Error('away'))
    await expect(session.logoutEverywhere(endAll)).rejects.toThrow('away')
    expect([shown(), kept.has(SESSION_KEY)]).toEqual(['ann', true])
    expect(await session.logoutEverywhere(endAll)).toBe(true)
    isOut()
    expect(assign).toHaveBeenCalledExactlyOnceWith('/logout')
  })

  test('is not done to a reader who would rather stay', async () => {
    session.beforeLogout(async () => false)
    await session.logout()
    expect(await session.logoutEverywhere(endAll)).toBe(false)
    expect([shown(), kept.has(SESSION_KEY), assign.mock.calls, endAll.mock.calls]).toEqual([
      ...['ann', true, [], []],
    ])
  })
})

describe('after a log out elsewhere', () => {
  beforeEach(async () => {
    await session.start()
    expect(shown()).toBe('ann')
  })

  test('whoever was in is out here too', () => {
    isIn(undefined)
    tell()
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', viewer: null })
  })

  test('a tab that was asleep while one person left and another came shows the other', async () => {
    isIn('bob')
    tell()
    tell()
    await expect.poll(shown).toBe('bob')
  })

  test('a page that comes back out of the history shows nothing of somebody who has logged out since', () => {
    isIn(undefined)
    comeBack()
    expect(session.snapshot()).toMatchObject({ status: 'signed-out', viewer: null })
  })
})

describe('a membership that has changed since the login shows', () => {
  const opened = () => session.snapshot().viewer?.subscription
  const refresh = async () => {
    isIn('ann', ['merchandising'])
    return { ...JSON.parse(kept.get(SESSION_KEY) ?? ''), accessToken: 'new' }
  }

  beforeEach(async () => {
    vi.doMock('./protocol.ts', () => ({ openProtocol: async () => ({ refresh }) }))
    await session.start()
    expect(opened()).toEqual([])
  })
  afterEach(() => vi.doUnmock('./protocol.ts'))

  test.each([
    ['with the next tokens', () => session.token('ann')],
    ['in another tab', refresh],
  ])('at the next page, and not on the one that is read, when it was heard %s', async (_where, hear) => {
    await hear()
    tell()
    await new Promise((done) => setTimeout(done))
    expect(opened()).toEqual([])
    await session.start()
    expect(opened()).toEqual(['merchandising'])
  })

  test('at once to whoever asks, and is news once', async () => {
    expect([await session.hasChanged(), await session.hasChanged()]).toEqual([true, false])
    expect(opened()).toEqual(['merchandising'])
  })
})

describe('a renewal that is under way', () => {
  let come: (renewed: unknown) => void
  const revoke = vi.fn(async () => {})
  const tokens = (sub: string, refreshToken: string) => ({
    ...{ accessToken: `${sub} ${refreshToken}`, refreshToken, expiresAt: 0 },
    person: {
      sub,
      email: `${sub}@arden.example`,
      name: '',
      company: null,
      memberships: {},
      subscription: [],
    },
  })
  const stored = () => JSON.parse(kept.get(SESSION_KEY) ?? 'null')
  let asked: Promise<string | undefined>
  let atProvider: () => Promise<unknown>

  beforeEach(async () => {
    revoke.mockClear()
    atProvider = async () => undefined
    const refresh = () =>
      new Promise((resolve) => {
        come = resolve
      })
    vi.doMock('./protocol.ts', () => ({
      openProtocol: async () => ({ refresh, revoke, findSession: () => atProvider() }),
    }))
    kept.set(SESSION_KEY, JSON.stringify(tokens('ann', 'first')))
    Object.assign(document, { cookie: '' })
    come = undefined as never
    asked = session.token()
    await expect.poll(() => come).toBeDefined()
  })
  afterEach(() => vi.doUnmock('./protocol.ts'))

  test('is kept', async () => {
    come(tokens('ann', 'second'))
    expect(await asked).toBe('ann second')
    expect(stored().refreshToken).toBe('second')
    expect(document.cookie).toBe(`${CHECK_COOKIE}=1; Path=/; Max-Age=86400; SameSite=Lax; Secure`)
  })

  describe('and is refused, as when the answer to an earlier one was lost on its way,', () => {
    test('goes on with whom the provider still knows', async () => {
      atProvider = async () => tokens('ann', 'again')
      come(undefined)
      expect([await asked, stored().refreshToken]).toEqual(['ann again', 'again'])
    })

    test('ends the session when the provider knows nobody', async () => {
      come(undefined)
      expect([await asked, stored(), session.snapshot().status]).toEqual([undefined, null, 'signed-out'])
    })

    test('keeps the session while the provider cannot be asked', async () => {
      atProvider = () => Promise.reject(new Error('unavailable'))
      come(undefined)
      await expect(asked).rejects.toThrow('unavailable')
      expect(stored().refreshToken).toBe('first')
    })

    test('shows whoever the provider knows instead', async () => {
      atProvider = async () => tokens('bob', 'his')
      come(undefined)
      await asked
      expect([shown(), stored().person.sub]).toEqual(['bob', 'bob'])
    })

    test('brings nobody back who logs out while the provider is asked', async () => {
      atProvider = async () => {
        isIn(undefined)
        return tokens('ann', 'again')
      }
      come(undefined)
      expect([await asked, stored()]).toEqual([undefined, null])
      expect(revoke).toHaveBeenCalledWith('again')
    })
  })

  test('leaves nothing of whoever logs out meanwhile, here or at the provider', async () => {
    isIn(undefined)
    come(tokens('ann', 'second'))
    expect(await asked).toBeUndefined()
    expect([stored(), document.cookie]).toEqual([null, expect.not.stringContaining('=1')])
    expect(revoke).toHaveBeenCalledWith('second')
  })

  test('nor of whoever logs out right after it has come', async () => {
    come(tokens('ann', 'second'))
    await new Promise(setImmediate)
    expect(stored().refreshToken).toBe('second')
    isIn(undefined)
    expect(await asked).toBeUndefined()
    expect(session.snapshot().status).toBe('signed-out')
  })

  test('is over when it has come: the next one asks again', async () => {
    come(tokens('ann', 'second'))
    await asked
    come = undefined as never
    asked = session.token()
    await expect.poll(() => come).toBeDefined()
    come(tokens('ann', 'third'))
    expect(await asked).toBe('ann third')
  })

  test.each([
    ['brings something', tokens('ann', 'second')],
    ['is refused', undefined],
  ])('leaves in whoever logs in after them, when it %s', async (_what, renewed) => {
    isIn('bob')
    come(renewed)
    await asked
    expect(stored().person.sub).toBe('bob')
  })
})

describe('a renewal that waits for another tab', () => {
  const request = vi.fn()
  const refresh = vi.fn(async (): Promise<unknown> => undefined)
  beforeEach(() => {
    request.mockReset()
    refresh.mockReset()
    vi.stubGlobal('navigator', { locks: { request } })
    vi.doMock('./protocol.ts', () => ({ openProtocol: async () => ({ refresh, findSession: refresh }) }))
    const known = JSON.parse(kept.get(SESSION_KEY) ?? '')
    kept.set(SESSION_KEY, JSON.stringify({ ...known, refreshToken: 'first', expiresAt: 0 }))
  })
  afterEach(() => {
    vi.doUnmock('./protocol.ts')
    vi.stubGlobal('navigator', undefined)
  })

  test('is made for a token that was refused, however new it is', async () => {
    request.mockImplementation(async (_name, _options, work) => work())
    isIn('ann')
    kept.set(
      SESSION_KEY,
      JSON.stringify({ ...JSON.parse(kept.get(SESSION_KEY) ?? ''), refreshToken: 'first' }),
    )
    expect(await session.token()).toBe('ann')
    expect(refresh).not.toHaveBeenCalled()
    expect(await session.token('ann')).toBeUndefined()
    expect(refresh).toHaveBeenCalled()
  })

  test('brings nobody back who logs out meanwhile, also where there are no refresh tokens', async () => {
    request.mockImplementation(async (_name, _options, work) => work())
    isIn('ann')
    const known = JSON.parse(kept.get(SESSION_KEY) ?? '')
    refresh.mockImplementation(async () => {
      isIn(undefined)
      return known
    })
    expect(await session.token('ann')).toBeUndefined()
    expect(kept.has(SESSION_KEY)).toBe(false)
  })

  test('takes what that one has fetched: a token used twice would end the session everywhere', async () => {
    request.mockImplementation(async (_name, _options, work) => {
      isIn('ann')
      return work()
    })
    expect(await session.token()).toBe('ann')
    expect(refresh).not.toHaveBeenCalled()
  })

  test.each([
    ['ten times, and keeps the login', new DOMException('', 'TimeoutError'), 10],
    ['not again when it is no matter of waiting', new DOMException('', 'SecurityError'), 1],
  ])('tries %s', async (_what, error, times) => {
    request.mockRejectedValue(error)
    await expect(session.token()).rejects.toBe(error)
    expect(request).toHaveBeenCalledTimes(times)
    expect(request).toHaveBeenCalledWith(
      'toile-session',
      { signal: expect.any(AbortSignal) },
      expect.anything(),
    )
    expect(kept.has(SESSION_KEY)).toBe(true)
  })
})

describe('a login in a second window', () => {
  const close = vi.fn()
  const popup = { close, closed: false, location: { replace: vi.fn() } }
  beforeEach(() => {
    close.mockClear()
    vi.stubGlobal('matchMedia', () => ({ matches: false }))
    vi.stubGlobal('window', { open: () => popup, screenX: 0, screenY: 0, outerWidth: 0, outerHeight: 0 })
    const begun = { url: new URL('https://toile.example/oidc/auth'), state: 's' }
    vi.doMock('./protocol.ts', async () => {
      const { returnFromPopup } = await import('./windows.ts')
      const logInBy = (window: Window, signal: AbortSignal) =>
        returnFromPopup(window, begun, { closeDetection: false, signal })
      return { openProtocol: async () => ({ logInBy }) }
    })
  })
  afterEach(() => vi.doUnmock('./protocol.ts'))

  test.each([
    ['before the provider has been reached', () => {}],
    ['while it is open', () => expect.poll(() => popup.location.replace.mock.calls.length).toBe(1)],
  ])('that is given up %s ends at once, and its window closes', async (_what, wait) => {
    popup.location.replace.mockClear()
    const login = session.login('/home')
    expect(session.snapshot().popupOpen).toBe(true)
    await wait()
    session.cancelLogin()
    expect(await login).toBe('failed')
    expect(session.snapshot()).toMatchObject({ popupOpen: false, failure: 'popup-closed' })
    expect(close).toHaveBeenCalled()
  })
})
