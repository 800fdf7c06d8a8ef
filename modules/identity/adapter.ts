import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Adapter, AdapterPayload } from 'oidc-provider'
import type { Db } from '#modules/tables.ts'

/**
 * A refresh token may be used again for this long after it was: an answer lost on the way, or two tabs at once, must not
 * look like theft and end the session.
 */
export const REUSE_WINDOW_SECONDS = 10

/** The provider's memory: one table for all of its models, each row found by one indexed key. */
export function recordsAdapter(db: Db, now: () => Date): (model: string) => Adapter {
  return (model) => {
    const rows = () => db.selectFrom('oidc_records').select(['payload', 'consumed_at', 'expires_at'])

    function toPayload(row: Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirst']>>, id?: string) {
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
        await db
          .insertInto('oidc_records')
          .values({ model, id: hash(id), consumed_at: null, ...values })
          .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet(values))
          .execute()
      },
      async find(id) {
        const row = await rows().where('model', '=', model).where('id', '=', hash(id)).executeTakeFirst()
        return toPayload(row, id)
      },
      async findByUid(uid) {
        const row = await db
          .selectFrom('oidc_records')
          .select(['payload', 'consumed_at', 'expires_at'])
          .where('uid', '=', uid)
          .where('model', '=', model)
          .executeTakeFirst()
        return toPayload(row)
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
  await db.deleteFrom('password_resets').where('expires_at', '<', now).execute()
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
