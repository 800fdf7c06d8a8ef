import type { Kysely } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import { forgetLetters } from '../mail/outbox.ts'
import { letterKeys } from './dispatch.ts'
import { cancelPosts } from './post-store.ts'
import { blankLeads, findIdsOf } from './store.ts'

/**
 * Takes a person out: their leads become mere counts, and every letter about or to them is gone with them, also one still waiting.
 * Links they were sent end at once. Answers with how many leads there were.
 */
export function eraseLeads(db: Kysely<Tables>, email: string, now: Date): Promise<number> {
  return db.transaction().execute(async (transaction) => {
    const ids = await findIdsOf(transaction, email)
    await forgetLetters(
      transaction,
      ids.flatMap((id) => Object.values(letterKeys(id))),
    )
    await cancelPosts(transaction, ids)
    await blankLeads(transaction, ids, now)
    return ids.length
  })
}
