/** The `headers` of a page behind the login: nobody keeps it, and what it is depends on a cookie. */
export function membersHeaders() {
  return { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store', Vary: 'Cookie' }
}
