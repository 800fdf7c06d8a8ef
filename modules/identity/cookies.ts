/** Says "there may be a session here", to the server too. Without it nothing is asked of anyone. */
export const CHECK_COOKIE = 'toile_signed_in'
export const CHECK_COOKIE_SECONDS = 24 * 60 * 60

/** Set by a login that was refused; the landing page clears it and shows why. */
export const ERROR_COOKIE = 'toile_login_error'

/**
 * The embedded provider's own, which no script can read. Over https their names bind the browser: it takes them from this
 * very host only, so that no neighbour under the same domain can plant a session of its own. The two of one login are
 * set for paths of their own, which the stricter `__Host-` prefix does not allow.
 */
export function providerCookies(isSecure: boolean) {
  return {
    session: `${isSecure ? '__Host-' : ''}toile_session`,
    interaction: `${isSecure ? '__Secure-' : ''}toile_login`,
    resume: `${isSecure ? '__Secure-' : ''}toile_resume`,
  }
}

/** For a request's Cookie header and for document.cookie alike. */
export function hasCookie(cookies: string | null | undefined, name: string): boolean {
  return (cookies ?? '').split(';').some((each) => each.trimStart().startsWith(`${name}=`))
}
