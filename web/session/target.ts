/** Where to go after a login: a path on this site, whatever was asked. Anything else is the front page. */
export function safeTarget(target: string | null | undefined, origin: string): string {
  if (!target?.startsWith('/') || !URL.canParse(target, origin)) return '/'
  // Read as a browser reads it: `//host`, `/\\host` and a tab between two slashes all lead elsewhere.
  const url = new URL(target, origin)
  // `/..//host` stays on this origin here, but its path would be read as a host later.
  return url.origin === origin && !url.pathname.startsWith('//') ? url.pathname + url.search + url.hash : '/'
}
