import { escapeHtml, unescapeHtml } from '../html.ts'

/** What an entry may frame: the page's address and its accessible name. Nothing else of the given html survives. */
export interface Embed {
  src: string
  title: string
}

/**
 * Reads an embed as editors paste it and keeps only a frame from a listed host, written anew. `self` stands for the site's
 * own origin, as a path. Undefined when there is no such frame: scripts, forms and other hosts are not carried over.
 */
export function readEmbed(html: string, hosts: readonly string[]): Embed | undefined {
  const attributes = frameOf(html)
  const src = unescapeHtml(attribute(attributes, 'src'))
  if (!isAllowed(src, hosts)) return undefined
  return { src, title: unescapeHtml(attribute(attributes, 'title')).slice(0, 200) || 'Embedded media' }
}

/**
 * The frame of an entry as it was saved. It was held against the site's hosts then, and the browser is told them again by
 * the page's policy; here only what could never be one is refused. `isOwn` frames come from the site's own origin.
 */
export function readSavedEmbed(html: string): (Embed & { isOwn: boolean }) | undefined {
  const own = readEmbed(html, ['self'])
  if (own) return { ...own, isOwn: true }
  const src = unescapeHtml(attribute(frameOf(html), 'src'))
  const host = URL.canParse(src) ? new URL(src).hostname : undefined
  const foreign = host ? readEmbed(html, [host]) : undefined
  return foreign && { ...foreign, isOwn: false }
}

/** The attributes of the first frame. Where that is never closed, none is. */
function frameOf(html: string): string {
  const start = html.search(/<iframe\b/i)
  return start === -1 ? '' : html.slice(start + '<iframe'.length, Math.max(start, html.indexOf('>', start)))
}

export function writeEmbed({ src, title }: Embed): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}"></iframe>`
}

/** Where a path of our own leads; one with a tab or a backslash behind its slash leads browsers to another host. */
const OWN = 'https://own.invalid'

function isAllowed(src: string, hosts: readonly string[]): boolean {
  if (!URL.canParse(src, OWN)) return false
  const { origin, protocol, hostname, username } = new URL(src, OWN)
  if (src.startsWith('/')) return origin === OWN && hosts.includes('self')
  return (
    protocol === 'https:' &&
    username === '' &&
    hosts.some((host) => hostname === host || hostname.endsWith(`.${host}`))
  )
}

function attribute(attributes: string, name: string): string {
  const [, double, single, bare] =
    new RegExp(`(?:^|\\s)${name}\\s*=\\s*(?:"([^"]*)"|'([^']*)'|([^\\s"'>]+))`, 'i').exec(attributes) ?? []
  return (double ?? single ?? bare ?? '').trim()
}
