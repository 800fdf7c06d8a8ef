import type { KeyObject } from 'node:crypto'
import type { Site } from '#modules/site/contract.ts'
import type { Db } from '#modules/tables.ts'
import { takeTurn } from '#modules/turns.ts'
import { leadDownloadLetter } from '../mail/letters/lead-download.ts'
import { leadThanksLetter } from '../mail/letters/lead-thanks.ts'
import { leadToStaffLetter } from '../mail/letters/lead-to-staff.ts'
import { writeLetter } from '../mail/outbox.ts'
import { LETTERS_PER_RECIPIENT, mailboxOf } from './policy.ts'
import { insertPost } from './post-store.ts'
import { downloadUrl, fingerprint } from './signature.ts'
import type { Lead } from './store.ts'

export interface LeadDesk {
  site: Site
  publicUrl: string
  key: KeyObject
}

/** Names a letter by its lead, so that it can be found again and is never written twice. */
export function letterKeys(lead: string): { staff: string; sender: string } {
  return { staff: `lead ${lead} staff`, sender: `lead ${lead} sender` }
}

/**
 * What follows from a lead that is taken for real: the staff are told, the sender is answered, the webhook gets it. In the lead's
 * own transaction, so that all of it happens or none.
 */
export async function dispatchLead(db: Db, desk: LeadDesk, lead: Lead, now: Date): Promise<void> {
  const { site, publicUrl, key } = desk
  if (!lead.email) return
  const keys = letterKeys(lead.id)
  const download = site.downloads.find((each) => each.key === lead.document)
  await writeLetter(db, {
    ...leadToStaffLetter(site, { ...lead, email: lead.email, document: download?.title ?? null }),
    recipient: site.email,
    replyTo: lead.email,
    key: keys.staff,
  })
  await insertPost(db, lead.id)

  const mailbox = fingerprint(key, 'letters', mailboxOf(lead.email))
  if ((await takeTurn(db, `letters ${mailbox}`, LETTERS_PER_RECIPIENT, now)) > 0) return
  const draft = download
    ? leadDownloadLetter(site, {
        title: download.title,
        url: downloadUrl(key, publicUrl, { document: download.key, lead: lead.id }, now),
      })
    : leadThanksLetter(site, lead.kind)
  await writeLetter(db, { ...draft, recipient: lead.email, replyTo: site.email, key: keys.sender })
}
