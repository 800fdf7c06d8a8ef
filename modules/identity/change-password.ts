import type { Db } from '#modules/tables.ts'
import { Problem } from '#server/errors.ts'
import { EMAIL_FAULT, isEmail } from '../email.ts'
import { networkOf } from '../network.ts'
import { takeTry } from './delays.ts'
import type { Identity } from './identity.ts'

/** Longer than the work for a known address usually takes, so that its letter is written when the answer comes. */
const ANSWER_AFTER_MS = 400

export type ChangePassword = (email: string, address: string) => Promise<{ message: string; url?: string }>

/** The same answer for a known and an unknown address; only the letter differs. */
export function createChangePassword(options: {
  identity: Identity
  db: Db
  now: () => Date
  onError(error: unknown): void
}): ChangePassword {
  const { identity, db, now, onError } = options
  return async (email, address) => {
    const { passwordReset, passwordResetUrl } = identity.config
    if (passwordReset === 'none') throw new Problem('NotFound', 'Passwords are not changed here.')
    if (!isEmail(email))
      throw new Problem('InvalidRequest', 'The request does not fit its schema.', {
        faults: [{ path: 'email', message: EMAIL_FAULT }],
      })
    if (passwordReset === 'link')
      return {
        message: 'Passwords are changed at the identity provider.',
        ...(passwordResetUrl ? { url: passwordResetUrl } : {}),
      }
    const { wait } = await takeTry(db, [`address reset ${networkOf(address)}`], now())
    if (wait > 0)
      throw new Problem('TooManyRequests', 'Too many requests from this address.', {
        headers: { 'retry-after': String(wait) },
      })
    // Told to the log and not to the caller: a failure for known addresses only would tell them apart. So would waiting for it:
    // while the database is busy the work for a known address takes longer than any time that was set for it.
    identity.requestReset(email).catch(onError)
    await new Promise((resolve) => setTimeout(resolve, ANSWER_AFTER_MS))
    return { message: 'Please check your inbox.' }
  }
}
