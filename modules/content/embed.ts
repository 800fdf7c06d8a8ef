import { escapeHtml, unescapeHtml } from '../html.ts'

/** What an entry may frame: the page's address and its accessible name. Nothing else of the given html survives. */
export interface Embed {
  src: string
  title: string
}

const FRAME = /<iframe\b([^>]*)>/i

/**
 * Reads an embed as editors paste it and keeps only a frame from a listed host, written anew. `self` stands for the site's
 * own origin, as a path. Undefined when there is no such frame: scripts, forms and other hosts are not carried over.
 */
export function readEmbed(html: string, hosts: readonly string[]): Embed | undefined {
  const attributes = FRAME.exec(html)?.[1] ?? ''
  const src = unescapeHtml(attribute(attributes, 'src'))
  if (!isAllowed(src, hosts)) return undefined
  return { src, title: unescapeHtml(attribute(attributes, 'title')).slice(0, 200) || 'Embedded media' }
}

export function writeEmbed({ src, title }: Embed): string {
  return `<iframe src="${escapeHtml(src)}" title="${escapeHtml(title)}"></iframe>`
}

function isAllowed(src: string, hosts: readonly string[]): boolean {
  if (/^\/(?![/\\])/.test(src)) return hosts.includes('self')
  if (!URL.canParse(src)) return false
  const { protocol, hostname, username } = new URL(src)
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
