import { setTimeout as wait } from 'node:timers/promises'
import { sql, type Transaction } from 'kysely'
import { afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Tables } from '#modules/tables.ts'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'
import { hashPassword } from './password.ts'
import { endSessions, insertAccount, isPassword, updateAccount } from './store.ts'

const testApp = useTestApp({ readTokens: true })
const email = 'reader@arden.example'
const password = 'a long enough one'

beforeAll(async () => {
  await insertAccount(testApp.store.db, {
    ...{ sub: 'reader', email, name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false },
    password_hash: await hashPassword(password),
  })
})

afterEach(() => sql.raw('drop function if exists end_now cascade').execute(testApp.store.db))

/** As if somebody else ended it at the moment of the request that the database is asked for this. */
async function endAt(moment: string, ending: string): Promise<void> {
  await sql
    .raw(`
      create function end_now() returns trigger language plpgsql as $$
      begin
        if pg_trigger_depth() = 1 then ${ending} end if;
        return null;
      end $$;
      create trigger end_now after ${moment} execute function end_now();`)
    .execute(testApp.store.db)
}
/** What `endSessions` does. */
const EVERYTHING = `
  update accounts set logins_ended = logins_ended + 1 where sub = 'reader';
  delete from oidc_records where account = 'reader';`
/** What logging out of one browser does. */
const SESSION = "delete from oidc_records where model = 'Session';"
const RESUMED = "delete on oidc_records for each row when (old.model = 'Interaction')"
const CODE_WRITTEN = "insert on oidc_records for each row when (new.model = 'AuthorizationCode')"

const recordsOf = async (sub: string) =>
  (
    await testApp.store.db.selectFrom('oidc_records').select('model').where('account', '=', sub).execute()
  ).map(({ model }) => model)

describe('what is ended while the provider is at work on it stays ended', () => {
  test('a login that is coming back becomes no session and no grant', async () => {
    const visitor = new Visitor(testApp.app)
    const { location, verifier } = await visitor.authorize()
    const posted = await visitor.send('POST', location, { email, password })
    await endAt(RESUMED, EVERYTHING)
    const resumed = await visitor.send('GET', String(posted.headers.location))
    expect(await recordsOf('reader')).toEqual([])
    expect((await visitor.exchange(String(resumed.headers.location), verifier)).statusCode).toBe(400)
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
  })

  test.each([
    ['every login', EVERYTHING],
    ['the one session', SESSION],
  ])('a session that is in use is not written anew: %s', async (_what, ending) => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn(email, password)
    await endAt(CODE_WRITTEN, ending)
    await visitor.authorize({ prompt: 'none' })
    expect(await recordsOf('reader')).not.toContain('Session')
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
  })

  test('tokens that are being renewed open nothing', async () => {
    const visitor = new Visitor(testApp.app)
    const { refresh_token } = await visitor.logIn(email, password)
    await endAt("update on oidc_records for each row when (new.model = 'RefreshToken')", EVERYTHING)
    const { access_token } = (await visitor.refresh(refresh_token)).json()
    expect(await recordsOf('reader')).toEqual([])
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await testApp.app.inject({ url: '/api/notes', headers })).statusCode).toBe(401)
  })

  /** Asks while a transaction that has changed something is still under way; answers when both are over. */
  async function askDuring<T>(
    change: (transaction: Transaction<Tables>) => Promise<void>,
    ask: () => Promise<T>,
  ): Promise<T> {
    const { asked } = await testApp.store.db.transaction().execute(async (transaction) => {
      await change(transaction)
      const asked = ask()
      await wait(300)
      return { asked }
    })
    return asked
  }

  test('a session that is in use while it is being ended gives no code', async () => {
    const visitor = new Visitor(testApp.app)
    await visitor.logIn(email, password)
    await askDuring(
      (transaction) => endSessions(transaction, 'reader'),
      () => visitor.authorize({ prompt: 'none' }),
    )
    expect(await recordsOf('reader')).toEqual([])
  })

  test('a password that is being changed is right no more', async () => {
    const { password_hash: old } = await testApp.store.db
      .selectFrom('accounts')
      .select('password_hash')
      .where('sub', '=', 'reader')
      .executeTakeFirstOrThrow()
    expect(await isPassword(testApp.store.db, 'reader', old)).toBe(true)
    const change = (hash: string) => (transaction: Transaction<Tables>) =>
      updateAccount(transaction, 'reader', { password_hash: hash })
    const isRight = () => isPassword(testApp.store.db, 'reader', old)
    expect(await askDuring(change('another'), isRight)).toBe(false)
    expect(await askDuring(change(old), isRight)).toBe(true)
  })

  test('the next login is as ever', async () => {
    const { access_token } = await new Visitor(testApp.app).logIn(email, password)
    const headers = { authorization: `Bearer ${access_token}` }
    expect((await testApp.app.inject({ url: '/api/notes', headers })).statusCode).toBe(200)
  })
})
