import type { KeyObject } from 'node:crypto'
import { createLocalJWKSet, type JWTVerifyGetKey } from 'jose'
import type Provider from 'oidc-provider'
import type { Store } from '#db/client.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Tables } from '#modules/tables.ts'
import { watchClock } from '../clock-watch.ts'
import { isGrantOn, sweepRecords } from './adapter.ts'
import { accountSubject, delaySubjects, noteSuccess, sweepFailures, takeTry } from './delays.ts'
import { readKeys, type SigningKeys, sweepKeys } from './keys.ts'
import type { PageMaker } from './pages.ts'
import { passwordFits } from './password.ts'
import { requestReset, resetPassword, resetWorks, sweepLinks } from './reset.ts'
import { type Account, endSessions, findAccount, findAccountByEmail, isPassword } from './store.ts'

export interface Embedded {
  /** Loaded when it is first asked for: it is a tenth of the whole program, and only whoever logs in needs it. */
  provider(): Promise<Provider>
  keySet: JWTVerifyGetKey
  /**
   * The account of a login as it is now, from memory while changes can be heard. Nothing when it is gone or disabled, or
   * the login has ended.
   */
  activeAccount(login: { sub: string; grant: string }): Promise<Account | undefined>
  logIn(given: { email: string; password: string; address: string }): Promise<LoggedIn | { wait: number }>
  /**
   * Asked once a login has been written down: false, and it is ended, when the password was changed while it was being checked. Whatever
   * the change ended, this was not yet among it.
   */
  confirm(login: LoggedIn): Promise<boolean>
  /** Ends every login of an account: from here on none of its tokens is taken. */
  endLogins(sub: string): Promise<void>
  requestReset(email: string): Promise<void>
  resetWorks(token: string): Promise<boolean>
  resetPassword(token: string, password: string): Promise<'done' | 'spent' | { fault: string }>
  /** Reads the keys and begins to listen; until then there is no provider. */
  open(): Promise<void>
  close(): Promise<void>
}

export interface LoggedIn {
  sub: string
  /** What the password that was typed fits. */
  passwordHash: string
}

const MOST_LOGINS = 20_000
const SWEEP_MS = 60 * 60 * 1000
const MOST_TIMER_MS = 24 * 60 * 60 * 1000
const TRY_AGAIN_MS = 5000

/** The identity provider in this process, with everything it remembers in our database. */
export function createEmbedded(options: {
  store: Store<Tables>
  site: Site
  publicUrl: string
  pages: PageMaker
  /** Opens the signing keys where they are stored. */
  seal: () => KeyObject
  now: () => Date
  /** Hears of what fails while nobody waits for it. */
  onError: (error: Error) => void
}): Embedded {
  const { store, site, publicUrl, pages, seal, now, onError } = options
  const { db } = store
  const logins = new Map<string, Promise<Account | undefined>>()
  /** New passwords that are being saved. */
  const resets = new Map<string, ReturnType<Embedded['resetPassword']>>()
  let current: { provider: () => Promise<Provider>; keySet: JWTVerifyGetKey; kids: string } | undefined
  let listening: Awaited<ReturnType<typeof store.listen>> | undefined
  let keyTimer: NodeJS.Timeout | undefined
  let sweepTimer: NodeJS.Timeout | undefined
  let clock: { stop(): void } | undefined
  let isClosed = false

  /** A rotation reaches every process by the notice; the moment a key begins to sign, by the clock. */
  async function refreshKeys(): Promise<void> {
    const found = await readKeys(db, seal(), now())
    use(found)
    clearTimeout(keyTimer)
    if (!found.changesAt) return
    const wait = Math.min(MOST_TIMER_MS, Math.max(1000, found.changesAt.getTime() - now().getTime()))
    keyTimer = setTimeout(keepUpWithKeys, wait).unref()
  }

  /** Tried again until it works: this process must not go on signing with a key that the others have dropped. */
  function keepUpWithKeys(): void {
    refreshKeys().catch((error) => {
      if (isClosed) return
      onError(error)
      clearTimeout(keyTimer)
      keyTimer = setTimeout(keepUpWithKeys, TRY_AGAIN_MS).unref()
    })
  }

  function use({ keys }: SigningKeys): void {
    const kids = keys.map(({ kid }) => kid).join(' ')
    if (current?.kids === kids) return
    const publicKeys = keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use }))
    let provider: Promise<Provider> | undefined
    current = {
      provider() {
        provider ??= import('./provider.ts')
          .then(({ makeProvider }) => makeProvider({ publicUrl, keys, db, now, pages }))
          .catch((error) => {
            provider = undefined
            throw error
          })
        return provider
      },
      keySet: createLocalJWKSet({ keys: publicKeys as never }),
      kids,
    }
  }

  async function findLogin(sub: string, grant: string): Promise<Account | undefined> {
    const [account, isOn] = await Promise.all([findAccount(db, sub), isGrantOn(db, grant, now())])
    return isOn && account?.disabled_at === null ? account : undefined
  }

  async function endLogins(sub: string): Promise<void> {
    await db.transaction().execute((transaction) => endSessions(transaction, sub))
    // Other processes hear of it in a moment; whoever asked this one may rely on it at once.
    logins.clear()
  }

  function opened() {
    if (!current) throw new Error('The identity provider is not open yet')
    return current
  }

  async function sweep(): Promise<void> {
    await sweepRecords(db, now())
    await sweepLinks(db, now())
    await sweepFailures(db, now())
    await sweepKeys(db, seal(), now())
  }

  return {
    provider: () => opened().provider(),
    keySet: (header, token) => opened().keySet(header, token),
    async activeAccount({ sub, grant }) {
      // While changes cannot be heard nothing may be remembered.
      const isHeard = listening?.connected() ?? false
      if (!isHeard || logins.size > MOST_LOGINS) logins.clear()
      const name = JSON.stringify([sub, grant])
      const asked = logins.get(name) ?? findLogin(sub, grant)
      if (isHeard) logins.set(name, asked)
      return asked.catch((error) => {
        logins.delete(name)
        throw error
      })
    },
    async logIn({ email, password, address }) {
      const [, ofAddress] = delaySubjects(email, address)
      const ofAccount = await accountSubject(db, email, address)
      const { wait, counted } = await takeTry(db, [ofAddress, ofAccount], now())
      if (wait > 0) return { wait }
      const account = await findAccountByEmail(db, email)
      const fits = await passwordFits(password, account?.password_hash)
      if (account && fits && account.disabled_at === null) {
        await noteSuccess(db, { counted, email, address }, now())
        return { sub: account.sub, passwordHash: account.password_hash }
      }
      return { wait: 0 }
    },
    async confirm({ sub, passwordHash }) {
      const isStill = await isPassword(db, sub, passwordHash)
      // All of them: whoever asked twice at once may have come back with this one already.
      if (!isStill) await endLogins(sub)
      return isStill
    },
    endLogins,
    requestReset: (email) => requestReset({ db, site, publicUrl }, email, now()),
    resetWorks: (token) => resetWorks(db, token, now()),
    resetPassword(token, password) {
      // Whoever presses twice is told what became of the first: the second would find its link spent.
      const name = JSON.stringify([token, password])
      const saving =
        resets.get(name) ??
        resetPassword({ db, site }, { token, password }, now()).finally(() => resets.delete(name))
      resets.set(name, saving)
      return saving
    },
    async open() {
      await refreshKeys()
      listening = await store.listen('toile_accounts', () => {
        logins.clear()
        keepUpWithKeys()
      })
      // A login that was remembered as open may be over by the new time, and another key may have to sign.
      clock = watchClock(() => {
        logins.clear()
        keepUpWithKeys()
      })
      sweepTimer = setInterval(() => void sweep().catch(onError), SWEEP_MS)
      sweepTimer.unref()
    },
    async close() {
      isClosed = true
      clearTimeout(keyTimer)
      clearInterval(sweepTimer)
      clock?.stop()
      await listening?.stop()
    },
  }
}
