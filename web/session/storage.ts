import type { Entitlements } from '#modules/identity/claims.ts'
import { CHECK_COOKIE, CHECK_COOKIE_SECONDS, hasCookie } from '#modules/identity/cookies.ts'

export interface Person extends Entitlements {
  sub: string
  email: string
  name: string
}

export interface StoredSession {
  accessToken: string
  refreshToken: string | undefined
  idToken: string | undefined
  person: Person
  /** By this device's clock, from the length the provider stated. */
  expiresAt: number
}

/** One login under way. Kept by its state, so that two at once do not break each other. */
export interface Transaction {
  verifier: string
  nonce: string
  target: string
}

/** All tokens are under this one key. */
export const SESSION_KEY = 'toile.session'
const TRANSACTION_PREFIX = 'toile.login.'

export function readSession(): StoredSession | undefined {
  try {
    const stored = JSON.parse(localStorage.getItem(SESSION_KEY) ?? 'null') as StoredSession | null
    return stored && typeof stored.accessToken === 'string' && stored.person ? stored : undefined
  } catch {
    return undefined
  }
}

export function writeSession(session: StoredSession): void {
  localStorage.setItem(SESSION_KEY, JSON.stringify(session))
  setCookie(CHECK_COOKIE, '1', CHECK_COOKIE_SECONDS)
}

export function clearSession(): void {
  clearTokens()
  setCookie(CHECK_COOKIE, '', 0)
}

export function clearTokens(): void {
  try {
    localStorage.removeItem(SESSION_KEY)
  } catch {
    // A browser that keeps nothing has none.
  }
}

/** Asked without waiting where the browser can: to read document.cookie the whole page stands still. */
export async function mayBeSignedIn(): Promise<boolean> {
  if (!('cookieStore' in globalThis)) return hasCookie(document.cookie, CHECK_COOKIE)
  return (await cookieStore.get(CHECK_COOKIE)) !== null
}

export function setCookie(name: string, value: string, seconds: number): void {
  const secure = location.protocol === 'https:' ? '; Secure' : ''
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser yet
  document.cookie = `${name}=${value}; Path=/; Max-Age=${seconds}; SameSite=Lax${secure}`
}

export function beginTransaction(state: string, transaction: Transaction): void {
  sessionStorage.setItem(TRANSACTION_PREFIX + state, JSON.stringify(transaction))
}

export function hasTransaction(state: string): boolean {
  return sessionStorage.getItem(TRANSACTION_PREFIX + state) !== null
}

/** Once: a code that comes back a second time finds nothing. */
export function takeTransaction(state: string): Transaction | undefined {
  const stored = sessionStorage.getItem(TRANSACTION_PREFIX + state)
  sessionStorage.removeItem(TRANSACTION_PREFIX + state)
  return stored ? (JSON.parse(stored) as Transaction) : undefined
}
