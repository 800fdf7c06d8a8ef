import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestApp } from '#testing/app.ts'
import { countWaiting } from '#testing/database.ts'
import { Visitor } from '#testing/log-in.ts'
import { EMAIL_FAULT } from '../email.ts'
import { hashPassword } from './password.ts'
import { requestReset, resetPassword, resetWorks, setPassword, sweepLinks } from './reset.ts'
import { holdAccount, insertAccount, updateAccount } from './store.ts'

const clock = { ahead: 0 }
const testApp = useTestApp({ now: () => new Date(Date.now() + clock.ahead), readTokens: true })
const email = 'reader@arden.example'

beforeAll(async () => {
  await insertAccount(testApp.store.db, {
    ...{ sub: 'reader', email, name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false },
    password_hash: await hashPassword('the old password'),
  })
})
beforeEach(async () => {
  clock.ahead = 0
  for (const table of ['letters', 'password_resets', 'login_failures'] as const)
    await testApp.store.db.deleteFrom(table).execute()
})

const ask = (body: object, address = '10.0.0.1') =>
  testApp.app.inject({ method: 'POST', url: '/api/changePw', payload: body, remoteAddress: address })
const letters = () => testApp.store.db.selectFrom('letters').selectAll().orderBy('created_at').execute()
const linkIn = (text = '') => /http:\/\/localhost:3000(\/reset\/[\w-]+)/.exec(text)?.[1] ?? ''
/** The answer does not wait for the letter. */
const lettersOnce = (count: number) =>
  vi.waitFor(
    async () => {
      const all = await letters()
      expect(all.length).toBeGreaterThanOrEqual(count)
      return all
    },
    { timeout: 10_000 },
  )
async function newLink(): Promise<string> {
  const before = await letters()
  await ask({ email })
  return linkIn((await lettersOnce(before.length + 1)).at(-1)?.text)
}

describe('a forgotten password', () => {
  test('is answered alike for a known and an unknown address, and only the known one gets a letter', async () => {
    const known = await ask({ email: email.toUpperCase() })
    const unknown = await ask({ email: 'nobody@arden.example' })
    expect(known.json()).toEqual({ message: 'Please check your inbox.' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect((await lettersOnce(1)).map(({ recipient }) => recipient)).toEqual([email])
  })

  test.each(['jo', 'jo@house', 'jo@house.e'])('for %s is refused as the forms refuse it', async (given) => {
    const answer = await ask({ email: given })
    expect([answer.statusCode, answer.json().errors]).toEqual([
      400,
      [{ path: 'email', message: EMAIL_FAULT }],
    ])
  })

  test('becomes a new one through the link, which ends the sessions and is told by letter', async () => {
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn(email, 'the old password')
    const link = await newLink()
    expect((await visitor.send('GET', link)).body).toContain('A new password')

    const saved = await visitor.send('POST', link, { password: 'the new password' })
    expect([saved.statusCode, saved.body.includes('Saved')]).toEqual([200, true])
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400)
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
    await expect(new Visitor(testApp.app).logIn(email, 'the old password')).rejects.toThrow('401')
    await new Visitor(testApp.app).logIn(email, 'the new password')
    expect((await letters()).at(-1)?.template).toBe('password-changed')
    await visitor.send('POST', await newLink(), { password: 'the old password' })
  })

  test('that is saved twice by one hand is saved once, and told so', async () => {
    const link = await newLink()
    const visitor = new Visitor(testApp.app)
    const save = () => visitor.send('POST', link, { password: 'the old password' })
    const answers = await Promise.all([save(), save()])
    expect(answers.map(({ body }) => body.includes('Saved'))).toEqual([true, true])
    const told = (await letters()).filter(({ template }) => template === 'password-changed')
    expect(told).toHaveLength(1)
    await new Visitor(testApp.app).logIn(email, 'the old password')
    const late = await save()
    expect(late.statusCode).toBe(410)
    expect(late.body).toContain('If you have just saved a password with it, that one holds.')
  })

  test('ends a login too whose password was right before and that comes back only now', async () => {
    const visitor = new Visitor(testApp.app)
    const { location } = await visitor.authorize()
    const held = await visitor.send('POST', location, { email, password: 'the old password' })
    expect(held.statusCode).toBe(303)
    await visitor.send('POST', await newLink(), { password: 'the new password' })
    const late = await visitor.send('GET', String(held.headers.location))
    expect(late.headers.location).toBeUndefined()
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
    await visitor.send('POST', await newLink(), { password: 'the old password' })
  })

  test('opens nothing to a login whose password is changed while it is being checked', async () => {
    const { db } = testApp.store
    // As if the change came between the checking and the writing down.
    await sql
      .raw(`
        create function change_password() returns trigger language plpgsql as $$
        begin
          update accounts set password_hash = 'another' where sub = 'reader';
          -- And whoever asks twice at once has come back with it before it is found out.
          insert into oidc_records (model, id, payload, account) values ('Session', 'slipped', '{}', 'reader')
            on conflict do nothing;
          return new;
        end $$;
        create trigger change_password before insert or update on oidc_records
          for each row when (new.model = 'Interaction' and new.payload ? 'result') execute function change_password();`)
      .execute(db)
    try {
      const visitor = new Visitor(testApp.app)
      const { location } = await visitor.authorize()
      const answer = await visitor.send('POST', location, { email, password: 'the old password' })
      expect(answer.statusCode).toBe(400)
      expect((await visitor.send('GET', location.replace('/login/', '/oidc/auth/'))).statusCode).toBe(400)
      const left = await db
        .selectFrom('oidc_records')
        .select('model')
        .where('account', '=', 'reader')
        .execute()
      expect(left).toEqual([])
    } finally {
      await sql.raw('drop function change_password cascade').execute(db)
      const password_hash = await hashPassword('the old password')
      await updateAccount(db, 'reader', { password_hash })
    }
  })

  test('ends the waiting everywhere, also where the member has logged in before and then guessed', async () => {
    await testApp.store.db
      .updateTable('accounts')
      .set({ password_hash: await hashPassword('a password they forget') })
      .where('sub', '=', 'reader')
      .execute()
    const at = (address: string) => new Visitor(testApp.app, address)
    await at('10.9.8.1').logIn(email, 'a password they forget')
    for (const address of ['10.9.8.1', '10.9.8.2']) {
      const visitor = at(address)
      const { location } = await visitor.authorize()
      for (let i = 0; i < 6; i++) await visitor.send('POST', location, { email, password: `wrong ${i}` })
      await expect(at(address).logIn(email, 'a password they forget')).rejects.toThrow('429')
    }
    await testApp.app.inject({
      ...{ method: 'POST', url: await newLink(), payload: 'password=a new and long one' },
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    for (const address of ['10.9.8.1', '10.9.8.2']) await at(address).logIn(email, 'a new and long one')
  })

  test('asked for anew while it is being changed, keeps neither waiting for the other', async () => {
    const { db } = testApp.store
    const link = await newLink()
    await sql
      .raw(`
        create function take_long() returns trigger language plpgsql as $$
        begin
          perform pg_sleep(1);
          return null;
        end $$;
        create trigger take_long after delete on password_resets for each row execute function take_long();`)
      .execute(db)
    try {
      const saving = new Visitor(testApp.app).send('POST', link, { password: 'the old password' })
      await vi.waitFor(
        async () => {
          const free = await db.selectFrom('password_resets').select('sub').forUpdate().skipLocked().execute()
          expect(free).toEqual([])
        },
        { timeout: 10_000 },
      )
      await ask({ email })
      expect((await saving).statusCode).toBe(200)
      const written = (await lettersOnce(3)).map(({ template }) => template)
      expect(written.sort()).toEqual(['password-changed', 'password-reset', 'password-reset'])
    } finally {
      await sql.raw('drop function take_long cascade').execute(db)
    }
  })

  test('lets the member in at once, however much was guessed before', async () => {
    const guessing = new Visitor(testApp.app, '10.0.3.1')
    const { location } = await guessing.authorize()
    for (let i = 0; i < 7; i++) await guessing.send('POST', location, { email, password: `wrong ${i}` })
    const member = new Visitor(testApp.app, '10.0.3.2')
    await expect(member.logIn(email, 'the old password')).rejects.toThrow('429')
    await member.send('POST', await newLink(), { password: 'the old password' })
    await member.logIn(email, 'the old password')
  })

  test('a link changes nothing by being opened, works once, and only for half an hour', async () => {
    const visitor = new Visitor(testApp.app)
    const link = await newLink()
    for (let i = 0; i < 3; i++) expect((await visitor.send('GET', link)).statusCode).toBe(200)
    clock.ahead = 31 * 60 * 1000
    expect((await visitor.send('GET', link)).statusCode).toBe(410)
    expect((await visitor.send('POST', link, { password: 'long enough' })).statusCode).toBe(410)
    clock.ahead = 0
    expect((await visitor.send('POST', link, { password: 'the old password' })).statusCode).toBe(200)
    expect((await visitor.send('POST', link, { password: 'another one' })).statusCode).toBe(410)
  })

  test('asking again voids the link before', async () => {
    const first = await newLink()
    const second = await newLink()
    expect(first).not.toBe(second)
    expect((await new Visitor(testApp.app).send('GET', first)).statusCode).toBe(410)
    expect((await new Visitor(testApp.app).send('GET', second)).statusCode).toBe(200)
  })

  test('a password that is too short is refused and the link still works', async () => {
    const link = await newLink()
    const answer = await new Visitor(testApp.app).send('POST', link, { password: 'short' })
    expect([answer.statusCode, answer.body.includes('at least 8 characters')]).toEqual([422, true])
    expect((await new Visitor(testApp.app).send('GET', link)).statusCode).toBe(200)
  })

  test('nobody can fill an inbox: three letters an hour, from wherever they are asked', async () => {
    for (let i = 0; i < 6; i++) await ask({ email }, `10.0.1.${i}`)
    expect(await lettersOnce(3)).toHaveLength(3)
  })

  test('is three letters an hour also when spent links are swept meanwhile', async () => {
    const { db } = testApp.store
    const start = Date.now()
    const askAt = async (minutes: number) => {
      const now = new Date(start + minutes * 60_000)
      await requestReset({ db, site: demoSite, publicUrl: 'http://localhost:3000' }, email, now)
      return (await letters()).length
    }
    for (const minutes of [0, 1, 2]) await askAt(minutes)
    await sweepLinks(db, new Date(start + 59 * 60_000))
    expect([await askAt(59), await askAt(62)]).toEqual([3, 4])
    await sweepLinks(db, new Date(start + 63 * 60_000))
    expect(await db.selectFrom('password_resets').select('sub').execute()).toHaveLength(1)
  })

  test('of one account is nothing to another: neither its letters nor its link, password or logins', async () => {
    const { db } = testApp.store
    const other = 'other@arden.example'
    await insertAccount(db, {
      ...{ sub: 'other', email: other, name: '', company: null, subscription: [] },
      ...{ tobetdg: true, alacarte: false, micro_redirect: false, password_hash: 'none' },
    })
    const askFor = (whose: string) =>
      requestReset({ db, site: demoSite, publicUrl: 'http://localhost:3000' }, whose, new Date())
    for (let n = 0; n < 4; n++) await askFor(email)
    await askFor(other)
    const sent = await letters()
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([other, email, email, email])
    const token =
      linkIn(sent.find(({ recipient }) => recipient === other)?.text)
        .split('/')
        .at(-1) ?? ''
    await db.deleteFrom('password_resets').where('sub', '=', 'reader').execute()
    await askFor(email)
    expect(await resetWorks(db, token, new Date())).toBe(true)

    await sql`insert into oidc_records (model, id, payload, account) values ('Session', 'kept', '{}', 'reader')`.execute(
      db,
    )
    const ofReader = () =>
      Promise.all([
        db.selectFrom('accounts').selectAll().where('sub', '=', 'reader').execute(),
        db.selectFrom('oidc_records').select('id').where('id', '=', 'kept').execute(),
      ])
    const before = await ofReader()
    const chosen = { token, password: 'the other new password' }
    expect(await resetPassword({ db, site: demoSite }, chosen, new Date())).toBe('done')
    expect(await ofReader()).toEqual(before)
    expect((await letters()).filter(({ template }) => template === 'password-changed')).toMatchObject([
      { recipient: other },
    ])
    const left = await db.selectFrom('password_resets').select('sub').execute()
    expect(left).toEqual([{ sub: 'reader' }])
  })

  test.runIf(process.env.TEST_DATABASE_URL)(
    'that is being saved while somebody else changes it for the member is not saved',
    async () => {
      const { db } = testApp.store
      const token = (await newLink()).split('/').at(-1) ?? ''
      const { saving } = await db.transaction().execute(async (transaction) => {
        await holdAccount(transaction, 'reader')
        const chosen = { token, password: 'a password of a thief' }
        const saving = resetPassword({ db, site: demoSite }, chosen, new Date())
        await expect.poll(() => countWaiting(db)).toBe(1)
        const given = { sub: 'reader', email, passwordHash: await hashPassword('the old password') }
        await setPassword(transaction, demoSite, given, new Date())
        return { saving }
      })
      expect(await saving).toBe('spent')
    },
  )

  test('that somebody else has changed for the member voids the link', async () => {
    const { db } = testApp.store
    const token = (await newLink()).split('/').at(-1) ?? ''
    const { password_hash: passwordHash } = await db
      .selectFrom('accounts')
      .select('password_hash')
      .where('sub', '=', 'reader')
      .executeTakeFirstOrThrow()
    await db
      .transaction()
      .execute((transaction) =>
        setPassword(transaction, demoSite, { sub: 'reader', email, passwordHash }, new Date()),
      )
    expect(await resetWorks(db, token, new Date())).toBe(false)
  })

  test('of an account that is closed is not asked for, nor changed by a link from before', async () => {
    const { db } = testApp.store
    const token = (await newLink()).split('/').at(-1) ?? ''
    await updateAccount(db, 'reader', { disabled_at: new Date() })
    try {
      await requestReset({ db, site: demoSite, publicUrl: 'http://localhost:3000' }, email, new Date())
      expect(await letters()).toHaveLength(1)
      const chosen = { token, password: 'another new password' }
      expect(await resetPassword({ db, site: demoSite }, chosen, new Date())).toBe('spent')
    } finally {
      await updateAccount(db, 'reader', { disabled_at: null })
    }
  })

  test('asked for many times at once it is three letters all the same, and one link that opens', async () => {
    await Promise.all(Array.from({ length: 8 }, (_, i) => ask({ email }, `10.0.2.${i}`)))
    const links = (await lettersOnce(3)).map(({ text }) => linkIn(text))
    expect(links).toHaveLength(3)
    const answers = await Promise.all(links.map((link) => new Visitor(testApp.app).send('GET', link)))
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1)
  })

  test('the link is in the letter and nowhere else', async () => {
    const link = await newLink()
    const rows = JSON.stringify(await testApp.store.db.selectFrom('password_resets').selectAll().execute())
    expect(rows).not.toContain(link.split('/').at(-1))
  })

  test.each([{}, { email: 'no address' }, { email, extra: 1 }, { email: {} }])(
    '%j is refused',
    async (body) => {
      expect((await ask(body)).statusCode).toBe(400)
      expect(await letters()).toEqual([])
    },
  )

  test('the page keeps its address to itself', async () => {
    const answer = await new Visitor(testApp.app).send('GET', await newLink())
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
})
