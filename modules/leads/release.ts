import type { Kysely } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import { dispatchLead, type LeadDesk } from './dispatch.ts'
import { acceptLead } from './store.ts'

/** A person has looked: it is an ordinary lead now, with all that follows from one. False when it was not kept aside. */
export function releaseLead(db: Kysely<Tables>, desk: LeadDesk, id: string, now: Date): Promise<boolean> {
  return db.transaction().execute(async (transaction) => {
    const lead = await acceptLead(transaction, id)
    if (!lead) return false
    await dispatchLead(transaction, desk, lead, now)
    return true
  })
}
