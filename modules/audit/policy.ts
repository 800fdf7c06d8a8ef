import { isStaff, type Member, type Viewer } from '../access/policy.ts'

/** A reading is kept for two years, then it is forgotten. */
const KEPT_YEARS = 2

/** The staff reading what is a client's; their own company's is theirs. */
export function isAudited(viewer: Viewer, clientId: string): viewer is Member {
  return isStaff(viewer) && viewer?.company !== clientId
}

export function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - KEPT_YEARS)
  return since
}
