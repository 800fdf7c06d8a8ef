import { sql } from 'kysely'
import { describe, expect, test } from 'vitest'
import { CALLS } from '#modules/leads/testing/calls.ts'
import { useTestApp } from '#testing/app.ts'
import { makeEntry, makeText } from '#testing/make.ts'

const onPostgres = Boolean(process.env.TEST_DATABASE_URL)
const member = {
  ...{ sub: 'ama', email: 'ama@osei.example', company: 'osei', staff: false, subscription: [] },
  memberships: { tobetdg: true, alacarte: false, microRedirect: false },
}

/** Somebody keeps a table to themselves: whoever needs it waits. The embedded database has one session, so there all who need it do. */
describe('while one question to the database takes its time', { timeout: 60_000 }, () => {
  const site = useTestApp({ pages: true })
  const list = () => site.get('/api/content/getList?content_type=presentation', member)

  async function hold(table: 'leads' | 'entries'): Promise<{ release(): Promise<void> }> {
    const held = Promise.withResolvers<void>()
    const over = Promise.withResolvers<void>()
    const holding = site.store.db.transaction().execute(async (transaction) => {
      await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction)
      held.resolve()
      await over.promise
    })
    await held.promise
    return {
      async release() {
        over.resolve()
        await holding
      },
    }
  }

  test('everyone else is answered, and then so is whoever waited', async () => {
    await makeEntry(site.store.db, { title: 'Known' })
    await expect.poll(async () => (await list()).json().total).toBe(1)
    await site.get('/api/users/ama', member)

    const lock = await hold('leads')
    let isAnswered = false
    const slow = site.app
      .inject({ method: 'POST', url: '/api/request/contactBuffered', payload: CALLS.contactBuffered })
      .then((answer) => {
        isAnswered = true
        return answer
      })
    expect((await list()).json().items[0].fields.title).toBe('Known')
    expect((await site.get('/healthz')).statusCode).toBe(200)
    expect((await site.get('/robots.txt')).statusCode).toBe(200)
    if (onPostgres) {
      const written = await site.app.inject({
        ...{ method: 'POST', url: '/api/users/', payload: { username: 'ama' } },
        headers: { authorization: 'Bearer ama' },
      })
      expect(written.statusCode).toBe(201)
      expect((await site.get('/readyz')).statusCode).toBe(200)
    }
    expect(isAnswered).toBe(false)

    await lock.release()
    expect((await slow).statusCode).toBe(200)
    expect((await site.get('/readyz')).statusCode).toBe(200)
  })

  test('the front page goes without what it cannot have, and is whole again as soon as it can', async () => {
    await makeEntry(site.store.db, { type: 'press', title: 'The Draper', text: makeText('Cut on the bias') })
    await expect.poll(async () => (await site.get('/api/content/getPress')).json().length).toBe(1)
    // Nothing of it is in memory: the content has just changed.
    await makeEntry(site.store.db, { title: 'Another' })
    const lock = await hold('entries')
    const without = await site.get('/')
    expect([without.statusCode, without.body.includes('Cut on the bias')]).toEqual([200, false])

    await lock.release()
    await expect.poll(async () => (await site.get('/')).body).toContain('Cut on the bias')
  })
})
