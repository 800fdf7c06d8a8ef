import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { LeadRow } from './tables.ts'

export type Lead = Selectable<LeadRow>
export type LeadStatus = Lead['status']

/** Nothing when its key is known already. */
export function insertLead(db: Db, lead: Insertable<LeadRow>): Promise<Lead | undefined> {
  return db
    .insertInto('leads')
    .values(lead)
    .onConflict((conflict) => conflict.column('idempotency_key').doNothing())
    .returningAll()
    .executeTakeFirst()
}

export function findByKey(
  db: Db,
  key: string,
  after = new Date(0),
): Promise<Pick<Lead, 'content_hash' | 'erased_at'> | undefined> {
  return db
    .selectFrom('leads')
    .select(['content_hash', 'erased_at'])
    .where('idempotency_key', '=', key)
    .where('created_at', '>', after)
    .executeTakeFirst()
}

/** Newest first, those that were erased left out; `after` is the last one of the page before. */
export function listLeads(
  db: Db,
  { status, limit, after }: { status?: LeadStatus; limit: number; after?: Pick<Lead, 'id' | 'created_at'> },
): Promise<Lead[]> {
  return db
    .selectFrom('leads')
    .selectAll()
    .where('erased_at', 'is', null)
    .$if(status !== undefined, (query) => query.where('status', '=', status ?? 'accepted'))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(created_at, id) < (${after?.created_at}, ${after?.id}::uuid)`),
    )
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
}

/** All that were ever made, whoever they were about. */
export async function countLeads(db: Db): Promise<Record<LeadStatus | 'erased', number>> {
  const row = await db
    .selectFrom('leads')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('status', '=', 'accepted').as('accepted'),
      fn.countAll<number>().filterWhere('status', '=', 'suspected').as('suspected'),
      fn.countAll<number>().filterWhere('erased_at', 'is not', null).as('erased'),
    ])
    .executeTakeFirstOrThrow()
  return row
}

export async function countSuspectedSince(db: Db, since: Date): Promise<number> {
  const row = await db
    .selectFrom('leads')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('status', '=', 'suspected')
    .where('erased_at', 'is', null)
    .where('created_at', '>=', since)
    .executeTakeFirstOrThrow()
  return row.count
}

/** The lead, if it was kept aside until now. */
export async function isSuspected(db: Db, id: string): Promise<boolean> {
  const found = await db
    .selectFrom('leads')
    .select('id')
    .where(sql<boolean>`id::text = ${id}`)
    .where('status', '=', 'suspected')
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return found !== undefined
}

export function acceptLead(db: Db, id: string): Promise<Lead | undefined> {
  return db
    .updateTable('leads')
    .set({ status: 'accepted' })
    .where(sql<boolean>`id::text = ${id}`)
    .where('status', '=', 'suspected')
    .where('erased_at', 'is', null)
    .returningAll()
    .executeTakeFirst()
}

export async function isLeadKept(db: Db, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('leads')
    .select('id')
    .where(sql<boolean>`id::text = ${id}`)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return row !== undefined
}

export async function findIdsOf(db: Db, email: string): Promise<string[]> {
  const rows = await db
    .selectFrom('leads')
    .select('id')
    .where(sql<boolean>`lower(email) = lower(${email})`)
    .execute()
  return rows.map(({ id }) => id)
}

/**
 * Leaves what counts (kind, document, source and time) and a key of the caller's own making, so that a late retry does not bring
 * it all back. One that we made of the content goes.
 */
export async function blankLeads(db: Db, ids: string[], now: Date): Promise<void> {
  await db
    .updateTable('leads')
    .set({
      email: null,
      name: null,
      company: null,
      message: null,
      content_hash: null,
      origin_site: '',
      origin_detail: '',
      consent_version: null,
      consent_text: null,
      erased_at: now,
      idempotency_key: sql<string | null>`case when idempotency_key like 'given %' then idempotency_key end`,
    })
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute()
}

/** Addresses with which nothing has been exchanged since: neither did they write to us nor did we to them. */
export async function findSilentSince(db: Db, since: Date, most: number): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select email from (
      select lower(email) as email from leads
      where email is not null
      group by lower(email)
      having max(created_at) < ${since}
    ) as old
    where not exists (
      select from letters where lower(recipient) = old.email and letters.created_at >= ${since}
    )
    limit ${most}`.execute(db)
  return rows.map(({ email }) => email)
}
