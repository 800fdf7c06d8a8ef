import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import { type Insertable, sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '#modules/tables.ts'
import type { OidcRecordRow } from './tables.ts'

/**
 * A refresh token may be used again for this long after it was: an answer lost on the way, or two tabs at once, must not
 * look like theft and end the session.
 */
export const REUSE_WINDOW_SECONDS = 10

/** What one request to the provider has read: which rows, and how often the logins of their accounts had been ended by then. */
const read = new AsyncLocalStorage<{ rows: Set<string>; ended: Map<string, number> }>()

/**
 * Between its reading and its writing a login may be ended, by a new password or by logging out. What it then writes must not bring it
 * back: within this a row that was read is changed and never made anew, and a new one is made only while its account's logins stand.
 */
export function asOneRequest<T>(work: () => T): T {
  return read.run({ rows: new Set(), ended: new Map() }, work)
}

/** The provider's memory: one table for all of its models, each row found by one indexed key. */
export function recordsAdapter(db: Db, now: () => Date): (model: string) => Adapter {
  return (model) => {
    const rows = () =>
      db
        .selectFrom('oidc_records')
        .leftJoin('accounts', 'accounts.sub', 'oidc_records.account')
        .select(['oidc_records.id', 'payload', 'consumed_at', 'expires_at', 'account', 'logins_ended'])
        .where('model', '=', model)

    function toPayload(row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>, id?: string) {
      if (row) noteRead({ model, id: row.id }, row)
      if (!row || (row.expires_at && row.expires_at <= now())) return undefined
      const payload = row.payload as AdapterPayload
      // The id itself is not stored; whoever found the row by it gives it back.
      if (id !== undefined) payload.jti = id
      if (row.consumed_at && !isWithinWindow(model, row.consumed_at, now()))
        payload.consumed = seconds(row.consumed_at)
      return payload
    }

    return {
      async upsert(id, { jti: _secret, ...payload }, expiresIn) {
        const values = {
          payload: JSON.stringify(payload),
          grant_id: payload.grantId ?? null,
          uid: payload.uid ?? null,
          account: ownerOf(payload),
          expires_at: expiresIn ? new Date(now().getTime() + expiresIn * 1000) : null,
        }
        const key = { model, id: hash(id) }
        const { rows, ended } = read.getStore() ?? {}
        if (rows?.has(nameOf(key)))
          await db
            .updateTable('oidc_records')
            .set(values)
            .where('model', '=', model)
            .where('id', '=', key.id)
            .execute()
        else await insertRow(db, { ...key, ...values }, ended?.get(values.account ?? ''))
      },
      async find(id) {
        const row = await rows().where('oidc_records.id', '=', hash(id)).executeTakeFirst()
        return toPayload(row, id)
      },
      async findByUid(uid) {
        return toPayload(await rows().where('uid', '=', uid).executeTakeFirst())
      },
      // There is no device flow here, so no code was ever given out.
      async findByUserCode() {
        return undefined
      },
      async consume(id) {
        await db
          .updateTable('oidc_records')
          // The first use counts: a token used again and again must not stay within the window for ever.
          .set({ consumed_at: sql<Date>`coalesce(consumed_at, ${now()})` })
          .where('model', '=', model)
          .where('id', '=', hash(id))
          .execute()
      },
      async destroy(id) {
        await db.deleteFrom('oidc_records').where('model', '=', model).where('id', '=', hash(id)).execute()
      },
      async revokeByGrantId(grantId) {
        await db.deleteFrom('oidc_records').where('grant_id', '=', grantId).execute()
      },
    }
  }
}

interface Key {
  model: string
  id: string
}

const nameOf = ({ model, id }: Key) => `${model} ${id}`

function noteRead(
  key: Key,
  { account, logins_ended }: { account: string | null; logins_ended: number | null },
): void {
  const { rows, ended } = read.getStore() ?? {}
  rows?.add(nameOf(key))
  // The first reading counts: it is the one that the request goes by.
  if (account !== null && logins_ended !== null && !ended?.has(account)) ended?.set(account, logins_ended)
}

/** With a number of endings only while it is the account's; whoever is ending its logins at this moment is waited for. */
async function insertRow(db: Db, row: Insertable<OidcRecordRow> & Key, ended?: number): Promise<void> {
  const { model, id, ...values } = row
  const insert = db.insertInto('oidc_records')
  const made =
    ended === undefined
      ? insert.values(row)
      : insert
          .columns(['model', 'id', 'payload', 'grant_id', 'uid', 'account', 'expires_at'])
          .expression(({ selectFrom }) =>
            selectFrom('accounts')
              .select([
                sql<string>`${model}::text`.as('model'),
                sql<string>`${id}::text`.as('id'),
                sql<string>`${row.payload}::jsonb`.as('payload'),
                sql<string | null>`${row.grant_id}::text`.as('grant_id'),
                sql<string | null>`${row.uid}::text`.as('uid'),
                'accounts.sub as account',
                sql<Date | null>`${row.expires_at}::timestamptz`.as('expires_at'),
              ])
              .where('sub', '=', row.account ?? '')
              .where('logins_ended', '=', ended)
              .forShare(),
          )
  await made.onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values)).execute()
}

/** Also of a login whose password was right and that has not come back yet: it ends with the others. */
function ownerOf({ accountId, result }: AdapterPayload): string | null {
  return accountId ?? result?.login?.accountId ?? null
}

/** Whether a login is still on: nobody has logged it out and its time is not over. */
export async function isGrantOn(db: Db, grantId: string, now: Date): Promise<boolean> {
  return (await recordsAdapter(db, () => now)('Grant').find(grantId)) !== undefined
}

/** Rows that nobody can use any more. Run now and then. */
export async function sweepRecords(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('oidc_records').where('expires_at', '<', now).execute()
}

function isWithinWindow(model: string, consumedAt: Date, now: Date): boolean {
  // Both ways: on a clock that has been set back, a token used long ago seems to have been used in the future.
  const apart = Math.abs(now.getTime() - consumedAt.getTime())
  return model === 'RefreshToken' && apart < REUSE_WINDOW_SECONDS * 1000
}

function hash(id: string): string {
  return createHash('sha256').update(id).digest('base64url')
}

const seconds = (date: Date) => Math.floor(date.getTime() / 1000)
