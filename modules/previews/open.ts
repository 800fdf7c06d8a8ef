import type { KeyObject } from 'node:crypto'
import type { Db } from '#modules/tables.ts'
import { readScope, type Viewer } from '../access/policy.ts'
import { type EntryInAnyState, readInAnyState } from '../content/any-state.ts'
import { grantUntil, type SigningKey } from '../media/signature.ts'
import type { Preview } from './contract.ts'
import { isLinkOpen } from './is-link-open.ts'
import { readLink } from './link.ts'
import { stateOf } from './policy.ts'

/** Nobody asks again whether a picture's address was given to somebody who is still staff, so it is good for a sitting. */
const STAFF_SECONDS = 60 * 60

export interface Previews {
  /** For whoever holds a link. Why one does not open, nobody is told. */
  byLink(entryId: string, link: string): Promise<Preview | undefined>
  forStaff(entryId: string, viewer: Viewer): Promise<Preview | undefined>
}

export function createPreviews(options: {
  db: Db
  key: () => KeyObject
  imageKey: () => SigningKey
  now: () => Date
}): Previews {
  const { db, key, imageKey, now } = options

  async function read(
    entryId: string,
    viewer: Viewer,
    grant: { by: string; until: number; at: Date },
  ): Promise<EntryInAnyState | undefined> {
    const { by, until, at } = grant
    const reader = { scope: readScope(viewer), now: at }
    return readInAnyState({ db, imageKey: imageKey() }, reader, entryId, { by, until })
  }

  return {
    async byLink(entryId, link) {
      const claims = readLink(key(), entryId, link)
      if (!claims) return undefined
      const at = now()
      const end = new Date(claims.until * 1000)
      if (!(await isLinkOpen(db, { ...claims, until: end }, at))) return undefined
      // Whether a link is open is remembered until the content changes, and at its end nothing does.
      const until = Math.min(grantUntil(at), claims.until)
      const found = await read(entryId, null, { by: `preview:${claims.id}`, until, at })
      return found && { ...toPreview(found, at), link: { until: end.toISOString() } }
    },

    async forStaff(entryId, viewer) {
      const at = now()
      const until = Math.floor(at.getTime() / 1000) + STAFF_SECONDS
      const found = await read(entryId, viewer, { by: 'staff-preview', until, at })
      return found && toPreview(found, at)
    },
  }
}

function toPreview(found: EntryInAnyState, now: Date): Preview {
  const { entry, type, publishAt, unpublishAt, gathers, isClosed } = found
  return {
    entry,
    state: stateOf(found, now),
    ...(publishAt ? { publishAt: publishAt.toISOString() } : {}),
    ...(unpublishAt ? { unpublishAt: unpublishAt.toISOString() } : {}),
    ...(type === 'project' ? { gathers } : {}),
    ...(isClosed ? { closed: true } : {}),
  }
}
