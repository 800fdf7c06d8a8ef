import type { Kysely } from 'kysely'
import type { Site } from '#modules/site/contract.ts'
import type { Tables } from '#modules/tables.ts'
import { sweepTurns } from '#modules/turns.ts'
import { leadsAsideLetter } from '../mail/letters/leads-aside.ts'
import { writeLetter } from '../mail/outbox.ts'
import { eraseLeads } from './erase.ts'
import { keptSince } from './policy.ts'
import { dropOldPosts } from './post-store.ts'
import { countSuspectedSince, findSilentSince } from './store.ts'

const DAY_MS = 24 * 60 * 60 * 1000
const BATCH = 200

/**
 * What the privacy text promises: two years after the last letter between us nothing of a person is left. Run again, or missed for
 * a day, it does no harm.
 */
export async function forgetOldLeads(db: Kysely<Tables>, now: Date): Promise<number> {
  let erased = 0
  for (;;) {
    const silent = await findSilentSince(db, keptSince(now), BATCH)
    for (const email of silent) erased += await eraseLeads(db, email, now)
    if (silent.length < BATCH) return erased
  }
}

/** Once a day. */
export async function keepLeads(
  db: Kysely<Tables>,
  { site, hasWebhook }: { site: Site; hasWebhook: boolean },
  now: Date,
): Promise<void> {
  await forgetOldLeads(db, now)
  const yesterday = new Date(now.getTime() - DAY_MS)
  await sweepTurns(db, yesterday)
  if (!hasWebhook) await dropOldPosts(db, new Date(now.getTime() - 7 * DAY_MS))
  const aside = await countSuspectedSince(db, yesterday)
  if (aside > 0)
    await writeLetter(db, {
      ...leadsAsideLetter(site, aside),
      recipient: site.email,
      key: `leads aside ${now.toISOString().slice(0, 10)}`,
    })
}
