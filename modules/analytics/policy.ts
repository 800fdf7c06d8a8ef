import type { Member } from '../access/policy.ts'
import { isSame, segmentsOf } from './templates.ts'

/** Everything that decides whether somebody's look at a page is counted. */
export interface Visit {
  path: string
  viewer: Pick<Member, 'email'> | null
  /** Of the address that people type. */
  hostname: string
  /** `navigator.doNotTrack` or the header DNT. */
  doNotTrack: string | null | undefined
  /** `navigator.globalPrivacyControl` or the header Sec-GPC. */
  globalPrivacyControl: boolean | undefined
  /** The provider's own. */
  emailDomain: string
}

/** The one rule, for the browser before it tells anything and for the server before it keeps anything. */
export function countsView(visit: Visit): boolean {
  return !(
    asksForPrivacy(visit) ||
    isLocal(visit.hostname) ||
    isColleague(visit) ||
    isUnder('creative-direction', visit.path) ||
    // Who looks at what is not published yet is nobody's statistics.
    isUnder('preview', visit.path) ||
    // Its entries too: signed out one sees the same gate at all of them.
    (visit.viewer === null && isUnder('great-ideas', visit.path))
  )
}

function asksForPrivacy({ doNotTrack, globalPrivacyControl }: Visit): boolean {
  return doNotTrack === '1' || doNotTrack === 'yes' || globalPrivacyControl === true
}

function isLocal(hostname: string): boolean {
  const host = hostname.toLowerCase().replace(/\.$/, '')
  return /^(.+\.)?localhost$/.test(host) || /^127(\.\d{1,3}){3}$/.test(host) || /^\[?::1\]?$/.test(host)
}

/** Exactly the provider's domain: another that only ends alike is somebody else's. */
function isColleague({ viewer, emailDomain }: Visit): boolean {
  const domain = viewer?.email.trim().toLowerCase().split('@').at(-1)
  return domain !== undefined && domain === emailDomain.trim().toLowerCase().replace(/^@/, '')
}

function isUnder(section: string, path: string): boolean {
  return isSame(section, segmentsOf(path)[0])
}
