import type { EntryInAnyState } from '../content/any-state.ts'
import type { PreviewState } from './contract.ts'

export const DEFAULT_DAYS = 7
/** Longer than this a draft is no draft any more, and nobody remembers who has the link. */
export const MOST_DAYS = 30

/** What an entry is to its readers at this moment. */
export function stateOf(
  entry: Pick<EntryInAnyState, 'status' | 'publishAt' | 'unpublishAt'>,
  now: Date,
): PreviewState {
  if (entry.status !== 'published') return entry.status
  if (!entry.publishAt || entry.publishAt > now) return 'scheduled'
  return entry.unpublishAt && entry.unpublishAt <= now ? 'expired' : 'published'
}

export interface GivenLink {
  entry: string
  expiresAt: Date
  revokedAt: Date | null
}

/** Whether a link still opens what it claims to. One that claims another end than was given is not ours any more. */
export function isOpen(link: GivenLink, claimed: { entry: string; until?: Date }, now: Date): boolean {
  const { entry, until = link.expiresAt } = claimed
  return (
    link.entry === entry &&
    link.expiresAt.getTime() === until.getTime() &&
    link.revokedAt === null &&
    link.expiresAt > now
  )
}
