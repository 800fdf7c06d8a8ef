import type { Member } from '#modules/access/policy.ts'
import { ERROR_COOKIE } from '#modules/identity/cookies.ts'
import { type FailureReason, LoginFailure } from './failure.ts'
import { openPopup } from './popup.ts'
import { identityConfig, speak } from './provider.ts'
import { isFresh, renew } from './renewal.ts'
import {
  clearSession,
  clearTokens,
  hasTransaction,
  mayBeSignedIn,
  type Person,
  readSession,
  SESSION_KEY,
  type StoredSession,
  setCookie,
  writeSession,
} from './storage.ts'
import { safeTarget } from './target.ts'

export type SignedIn = Member & { name: string }

export interface SessionState {
  status: 'loading' | 'signed-out' | 'signed-in'
  viewer: SignedIn | null
  /** A login window is open: the page is dimmed until it is done or given up. */
  popupOpen: boolean
  /** Why the last login did not work, until the next one begins. */
  failure: FailureReason | null
}

export const LOADING: SessionState = { status: 'loading', viewer: null, popupOpen: false, failure: null }

/** All that pages know of identity. One for each tab. */
export const session = createSession()

function createSession() {
  let state = LOADING
  const listeners = new Set<() => void>()
  let starting: Promise<void> | undefined
  let finishing: Promise<string> | undefined
  let cancel: AbortController | undefined
  let mayLeave: () => Promise<boolean> = async () => true

  function set(changes: Partial<SessionState>): void {
    state = { ...state, ...changes }
    for (const listener of listeners) listener()
  }

  /** For display and for choosing a screen; every right is decided again by the server. */
  async function toViewer(person: Person): Promise<SignedIn> {
    const { providerCompanies } = await identityConfig()
    return { ...person, staff: person.company !== null && providerCompanies.includes(person.company) }
  }

  async function enter(known: StoredSession): Promise<void> {
    writeSession(known)
    set({ status: 'signed-in', viewer: await toViewer(known.person), failure: null })
  }

  /** Memberships change while somebody is in: the newest tokens say what they open. Answers whether that is news. */
  async function update({ person }: StoredSession): Promise<boolean> {
    const before = state.viewer
    if (before?.sub !== person.sub) return false
    const viewer = await toViewer(person)
    // Somebody else may have come meanwhile.
    if (state.viewer !== before || JSON.stringify(viewer) === JSON.stringify(before)) return false
    set({ viewer })
    return true
  }

  function leave(): void {
    clearSession()
    set({ status: 'signed-out', viewer: null })
  }

  async function start(): Promise<void> {
    if (!(await mayBeSignedIn())) {
      // A login may have come in between.
      if (state.status !== 'loading') return
      clearTokens()
      return set({ status: 'signed-out' })
    }
    const known = readSession()
    try {
      const fromProvider = async () => (await speak()).findSession(undefined)
      const found = isFresh(known) ? known : await (known ? renew() : fromProvider())
      if (found) return await enter(found)
    } catch (error) {
      // A provider that is away says nothing about the session: it is kept, and the next page asks again.
      if (known && error instanceof LoginFailure && error.reason === 'unavailable') {
        starting = undefined
        return set({ status: 'signed-out', viewer: null, failure: error.reason })
      }
      console.warn('Session check:', error)
    }
    leave()
  }

  function refuse(error: unknown): LoginFailure {
    const failure = error instanceof LoginFailure ? error : new LoginFailure('failed')
    if (failure.reason === 'refused') setCookie(ERROR_COOKIE, failure.code ?? 'access_denied', 300)
    set({ failure: failure.reason })
    return failure
  }

  async function redirect(target: string): Promise<'leaving' | 'failed'> {
    try {
      location.assign(await (await speak()).begin(safeTarget(target, location.origin)))
      return 'leaving'
    } catch (error) {
      refuse(error)
      return 'failed'
    }
  }

  /** On a phone a second window is a nuisance, and a blocked one is none: there the page itself goes to the login. */
  const prefersRedirect = () => matchMedia('(pointer: coarse), (max-width: 767px)').matches

  return {
    snapshot: () => state,

    subscribe(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },

    /**
     * The silent check at the beginning of a visit. Asked again, for the next page, it is the same one, unless it could not be made;
     * but what tokens have said since shows then, and not before, under the hands of somebody who writes a note.
     */
    async start(): Promise<void> {
      starting ??= start()
      await starting
      const known = readSession()
      if (known) await update(known)
    },

    /** Begins a login; afterwards the reader is at `target`. Call it in the click, so that a window may open. */
    async login(target: string): Promise<'signed-in' | 'leaving' | 'failed'> {
      const popup = prefersRedirect() ? null : openPopup()
      set({ failure: null })
      if (!popup) return redirect(target)
      cancel = new AbortController()
      set({ popupOpen: true })
      try {
        await enter(await (await speak()).logInBy(popup, cancel.signal))
        return 'signed-in'
      } catch (error) {
        popup.close()
        if (refuse(error).reason === 'refused') location.assign('/')
        return 'failed'
      } finally {
        cancel = undefined
        set({ popupOpen: false })
      }
    },

    cancelLogin(): void {
      cancel?.abort(new LoginFailure('popup-closed'))
    },

    /** Whether this address is the end of a login that began here. */
    isReturn(url: URL): boolean {
      const { searchParams } = url
      const answered = searchParams.has('code') || searchParams.has('error')
      return answered && searchParams.has('state') && hasTransaction(searchParams.get('state') ?? '')
    },

    /** Finishes a login by redirect, once, and tells where the reader wanted to go. */
    finishRedirect(url: URL): Promise<string> {
      finishing ??= (async () => {
        try {
          const { session: found, target } = await (await speak()).finish(url)
          await enter(found)
          starting = Promise.resolve()
          return safeTarget(target, location.origin)
        } catch (error) {
          const { reason } = refuse(error)
          if (state.status === 'loading') leave()
          set({ failure: reason })
          // The front page tells of a refusal; of anything else the gate does.
          return reason === 'refused' ? '/' : '/home'
        }
      })()
      return finishing
    },

    /** A bearer token that is good for the next call, or nothing. `stale` is one that was just refused. */
    async token(stale?: string): Promise<string | undefined> {
      const known = readSession()
      if (isFresh(known) && known.accessToken !== stale) return known.accessToken
      if (!known) return undefined
      const renewed = await renew(stale)
      if (!renewed) leave()
      else if (renewed.person.sub !== known.person.sub) await enter(renewed)
      return renewed?.accessToken
    },

    /** Asks at once what the membership opens by now, and answers whether that is news. */
    async hasChanged(): Promise<boolean> {
      const known = readSession()
      const renewed = known && (await renew(known.accessToken))
      return renewed ? update(renewed) : false
    },

    /** Asked before every log out, for what would be lost by it; when it answers no, the reader stays in. */
    beforeLogout(ask: () => Promise<boolean>): void {
      mayLeave = ask
    },

    /** Ends the session here first, then at the provider. */
    async logout(): Promise<void> {
      if (!(await mayLeave())) return
      const known = readSession()
      leave()
      try {
        const spoken = await speak()
        if (known?.refreshToken) await spoken.revoke(known.refreshToken).catch(() => {})
        location.assign(spoken.endSession(known?.idToken) ?? '/logout')
      } catch {
        location.assign('/logout')
      }
    },

    /** Ends every login of the member, by the call that does it; false when the reader would rather stay. */
    async logoutEverywhere(endAll: () => Promise<unknown>): Promise<boolean> {
      if (!(await mayLeave())) return false
      await endAll().catch((error) => {
        // Still in: whatever was ended for the log out begins again.
        set({})
        throw error
      })
      leave()
      location.assign('/logout')
      return true
    },

    /** What happens in one tab holds in the others; one that was asleep, or lay in the history, hears of it late or never. */
    listenToOtherTabs(): () => void {
      const follow = () => {
        const known = readSession()
        if (known?.person.sub === state.viewer?.sub) return
        if (state.viewer) set({ status: 'signed-out', viewer: null })
        if (known)
          toViewer(known.person).then(
            (viewer) => set({ status: 'signed-in', viewer, failure: null }),
            () => {},
          )
      }
      const onStorage = ({ key }: StorageEvent) => (key === null || key === SESSION_KEY) && follow()
      const onShow = ({ persisted }: PageTransitionEvent) => persisted && follow()
      addEventListener('storage', onStorage)
      addEventListener('pageshow', onShow)
      return () => {
        removeEventListener('storage', onStorage)
        removeEventListener('pageshow', onShow)
      }
    },
  }
}
