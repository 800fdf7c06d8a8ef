import { type Member, opensSection, readScope } from '#modules/access/policy.ts'
import { isSection, type Section } from '#modules/content/sections.ts'

/** Whoever has no membership keeps what is theirs. */
const OWN_PAGES = ['/profile', '/notes']

const ENTRY = /^\/[^/]+\/[^/]+$/

/** The section of an address, if it is in one. */
export function sectionAt(pathname: string): Section | undefined {
  const name = pathname.split('/')[1]
  return isSection(name) ? name : undefined
}

/**
 * Whether a membership leaves an address closed; every right is decided again by the server. An entry's address it decides alone:
 * what was given away opens in a closed section too.
 */
export function isClosedTo(viewer: Member, pathname: string): boolean {
  const section = sectionAt(pathname)
  if (section && !ENTRY.test(pathname)) return !opensSection(viewer, section)
  return !OWN_PAGES.includes(pathname) && !readScope(viewer).members
}
