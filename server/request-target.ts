/**
 * The path of a request. Its first line may name the whole address, as to a proxy (RFC 9112, 3.2.2), or a mere asterisk; whose site this
 * is follows from the configuration, and everything behind this reads a path.
 */
export function pathOf(target = '/'): string {
  const path = target.replace(/^https?:\/\/[^/?#]*\/?/i, '/')
  return path.startsWith('/') ? path : `/${path}`
}

/** An address that React Router can decode: of one it cannot it writes lines of its own beside the log, and whoever asks chooses them. */
export function decodable(path: string): string {
  try {
    decodeURIComponent(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
