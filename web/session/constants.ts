/** Waiting for another tab that is renewing the tokens: so long each time, so many times. */
export const LOCK_WAIT_MS = 5_000
export const LOCK_TRIES = 10
/** By then every tab sees what one of them has stored. */
export const STORED_AFTER_MS = 60
/** A token request that got no answer at all is sent again. */
export const TOKEN_TRIES = 3
export const TOKEN_TIMEOUT_SECONDS = 10
/** How long a popup, or the hidden frame of the silent check, may take. */
export const POPUP_TIMEOUT_MS = 60_000
/** How wrong a clock may be when an ID token is checked. */
export const LEEWAY_SECONDS = 60
/** Tokens are renewed this long before they end, by the length the provider stated and not by its clock. */
export const RENEW_BEFORE_MS = 45_000

/** What a silent check may answer without anything being wrong: nobody is signed in. */
export const TOLERATED_ERRORS: readonly string[] = [
  'login_required',
  'consent_required',
  'interaction_required',
  'account_selection_required',
  'access_denied',
]

/** What a refused login is called. */
export const REFUSED_ERRORS: readonly string[] = ['access_denied', 'unauthorized']
