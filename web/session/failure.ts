export type FailureReason =
  | 'timeout'
  | 'popup-closed'
  | 'invalid-state'
  | 'refused'
  | 'unavailable'
  | 'failed'

/** A login that did not come to its end, in a form a person can be told. */
export class LoginFailure extends Error {
  readonly reason: FailureReason
  /** The provider's own word for it, where there is one. */
  readonly code: string | undefined

  constructor(reason: FailureReason, code?: string) {
    super(code ? `${reason}: ${code}` : reason)
    this.name = 'LoginFailure'
    this.reason = reason
    this.code = code
  }
}

const WORDS: Record<FailureReason, string> = {
  timeout: 'The login took longer than a minute and was given up. Try again.',
  'popup-closed': 'The login window was closed before the login was finished.',
  'invalid-state': 'This login did not begin in this window. Start it again from here.',
  refused: 'The login was refused.',
  unavailable: 'The login service cannot be reached at the moment. Try again shortly.',
  failed:
    'The login did not work. Try again; should it fail once more, see that this device’s clock is right and that its browser keeps what sites store.',
}

export function failureWords(reason: FailureReason): string {
  return WORDS[reason]
}
