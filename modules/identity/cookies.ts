/** Says "there may be a session here", to the server too. Without it nothing is asked of anyone. */
export const CHECK_COOKIE = 'toile_signed_in'
export const CHECK_COOKIE_SECONDS = 24 * 60 * 60

/** Set by a login that was refused; the landing page clears it and shows why. */
export const ERROR_COOKIE = 'toile_login_error'

/** The embedded provider's own, which no script can read. */
export const PROVIDER_COOKIES = {
  session: 'toile_session',
  interaction: 'toile_login',
  resume: 'toile_resume',
} as const

/** For a request's Cookie header and for document.cookie alike. */
export function hasCookie(cookies: string | null | undefined, name: string): boolean {
  return (cookies ?? '').split(';').some((each) => each.trimStart().startsWith(`${name}=`))
}
