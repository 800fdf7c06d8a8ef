import type { KeyObject } from 'node:crypto'
import type { Kysely, Transaction } from 'kysely'
import type { Site } from '#modules/site/contract.ts'
import type { Tables } from '#modules/tables.ts'
import { takeTurn } from '#modules/turns.ts'
import { networkOf } from '../network.ts'
import { checkRequest, type TidyLead } from './check-request.ts'
import { findConsent } from './consent.ts'
import type { LeadRequest, Receipt } from './contract.ts'
import { dispatchLead } from './dispatch.ts'
import { isKeptAside, LEADS_PER_RECIPIENT, mailboxOf, PER_SENDER, suspicionsOf } from './policy.ts'
import { ageOfForm, fingerprint, signForm } from './signature.ts'
import { findByKey, insertLead } from './store.ts'
import type { FormName } from './validation.ts'

export interface Sender {
  address: string
  /** Sent by one of our pages, with or without script, and not by some other program. */
  isFromPage: boolean
  /** The form it was typed into, where that is known: its own rules then hold too. */
  form?: FormName
}

export interface Leads {
  receive(request: LeadRequest, sender: Sender): Promise<Receipt>
  /** For a hidden field of every form. */
  formToken(): string
}

const HOUR_MS = 60 * 60 * 1000

export function createLeads(options: {
  db: Kysely<Tables>
  site: Site
  publicUrl: string
  key: () => KeyObject
  now: () => Date
}): Leads {
  const { db, site, publicUrl, now } = options

  async function receive(request: LeadRequest, sender: Sender): Promise<Receipt> {
    const checked = checkRequest(request, site, sender.form)
    if ('faults' in checked) return { outcome: 'invalid', faults: checked.faults }
    const { lead } = checked
    const key = options.key()
    const contentHash = fingerprint(key, 'content', JSON.stringify(lead))
    // Without a key of the caller's, the same words within the hour are the same request: a button pressed twice.
    const given = request.body.idempotencyKey
    const hours = now().getTime() / HOUR_MS
    const same = (hour: number) => `same ${contentHash} ${Math.floor(hour)}`
    const idempotencyKey = given ? `given ${given}` : same(hours)

    // A retry is answered as before, and costs none of the sender's turns.
    const known =
      (await findByKey(db, idempotencyKey)) ??
      (given ? undefined : await findByKey(db, same(hours - 1), new Date((hours - 1) * HOUR_MS)))
    if (known) return answerAgain(known, contentHash)
    return db.transaction().execute((transaction) =>
      store(transaction, {
        request,
        lead,
        sender,
        key,
        at: now(),
        idempotencyKey,
        contentHash,
      }),
    )
  }

  async function store(
    transaction: Transaction<Tables>,
    { request: { body }, lead, sender, key, at, idempotencyKey, contentHash }: Arrival,
  ): Promise<Receipt> {
    const network = fingerprint(key, 'sender', networkOf(sender.address))
    const seconds = await takeTurn(transaction, `sender ${network}`, PER_SENDER, at)
    if (seconds > 0) return { outcome: 'wait', seconds }

    const suspicions = suspicionsOf({
      honeypot: body.website ?? '',
      formAgeMs: body.formToken ? ageOfForm(key, body.formToken, at) : undefined,
      isFromPage: sender.isFromPage,
      lines: [lead.name ?? '', lead.company ?? '', lead.origin_detail],
      message: lead.message ?? '',
    })
    const mailbox = fingerprint(key, 'leads', mailboxOf(lead.email))
    if ((await takeTurn(transaction, `leads ${mailbox}`, LEADS_PER_RECIPIENT, at)) > 0)
      suspicions.push('too-many')

    const consent = body.consent ? findConsent(body.consent) : undefined
    const stored = await insertLead(transaction, {
      ...lead,
      status: isKeptAside(suspicions) ? 'suspected' : 'accepted',
      suspicions,
      idempotency_key: idempotencyKey,
      content_hash: contentHash,
      consent_version: consent?.version ?? null,
      consent_text: consent?.text ?? null,
      created_at: at,
    })
    if (stored) {
      if (stored.status === 'accepted') await dispatchLead(transaction, { site, publicUrl, key }, stored, at)
      return { outcome: 'stored' }
    }
    // Another connection brought the same key a moment ago.
    return answerAgain(await findByKey(transaction, idempotencyKey), contentHash)
  }

  return { receive, formToken: () => signForm(options.key(), now()) }
}

interface Arrival {
  request: LeadRequest
  lead: TidyLead
  sender: Sender
  key: KeyObject
  at: Date
  idempotencyKey: string
  contentHash: string
}

function answerAgain(
  known: { content_hash: string | null; erased_at: Date | null } | undefined,
  contentHash: string,
): Receipt {
  // Of one that was erased nobody can say any more what it held.
  const isSame = !known || known.erased_at !== null || known.content_hash === contentHash
  return isSame ? { outcome: 'stored' } : { outcome: 'clash' }
}
