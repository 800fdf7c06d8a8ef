import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { sql } from 'kysely'
import { afterAll, describe, expect, it } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { isDatabaseAway } from './away.ts'
import { openStore } from './client.ts'
import { DataDirLocked, lockDataDir } from './lock.ts'
import { isMigrated, migrate } from './migrate.ts'

const test = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'toile-db-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe('a store', () => {
  it('reads counts as numbers, calendar dates as text and moments as dates', async () => {
    const { rows } =
      await sql`select count(*) as n, date '2024-02-29' as day, timestamptz '2024-02-29T12:00:00Z' as at,
      jsonb_build_object('a', 1) as data, array['x', 'y"'] as list`.execute(test.db)
    expect(rows).toEqual([
      { n: 1, day: '2024-02-29', at: new Date('2024-02-29T12:00:00Z'), data: { a: 1 }, list: ['x', 'y"'] },
    ])
  })

  it('keeps a query out of another’s open transaction', async () => {
    const opened = Promise.withResolvers<void>()
    const outside = opened.promise.then(() =>
      test.db.insertInto('users').values({ username: 'outside' }).execute(),
    )
    await expect(
      test.db.transaction().execute(async (transaction) => {
        await transaction.insertInto('users').values({ username: 'inside' }).execute()
        opened.resolve()
        await new Promise((resolve) => setTimeout(resolve, 50))
        throw new Error('undo')
      }),
    ).rejects.toThrow('undo')
    await outside
    const users = await test.db.selectFrom('users').select('username').execute()
    expect(users).toEqual([{ username: 'outside' }])
  })

  it('goes on after a failed statement, and says what failed', async () => {
    await expect(
      sql`select nothing from users where username = ${'x'}`.execute(test.db),
    ).rejects.toMatchObject({ code: '42703' })
    await expect(test.store.pool.query('select nothing')).rejects.toMatchObject({ code: '42703' })
    expect((await sql`select 1 as one`.execute(test.db)).rows).toEqual([{ one: 1 }])
  })

  it('hears of every committed change, also after its connection was replaced', async () => {
    const heard: string[] = []
    const listening = await test.store.listen('toile_test', (payload) => void heard.push(payload))
    heard.length = 0
    // An error outside Kysely makes the pool throw the connection away.
    await test.store.pool.query('select nothing').catch(() => {})
    await test.store.pool.query("select pg_notify('toile_test', 'told')")
    await expect.poll(() => heard).toEqual(['told'])
    await listening.stop()
  })

  it('leaves this thread free while a query runs', async () => {
    let turns = 0
    const timer = setInterval(() => turns++, 1)
    await sql`select count(*) from generate_series(1, 2000000)`.execute(test.db)
    clearInterval(timer)
    // On this thread the query would not have let a single turn through.
    expect(turns).toBeGreaterThan(2)
  })

  it('names what is asked now, however many odd things were asked before, and keeps within a bound', async () => {
    const ask = (name: string) => sql`select ${7}::integer as ${sql.raw(name)}`.execute(test.db)
    for (let odd = 0; odd < 1200; odd++) {
      await ask(`odd_${odd}`)
      if (odd % 100 === 0) await ask('everybodys')
    }
    await ask('latest')
    const named = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
      test.db,
    )
    const statements = named.rows.map(({ statement }) => statement)
    for (const name of ['everybodys', 'latest']) expect(statements).toContain(`select $1::integer as ${name}`)
    expect(statements.length).toBeLessThan(600)
    // What was forgotten is asked as before.
    expect((await ask('odd_0')).rows).toEqual([{ odd_0: 7 }])
  })

  it('asks again what it had asked before another process added a column, and in a transaction says to try again', async () => {
    const { db } = test
    const read = (from: typeof db = db) =>
      from.selectFrom('users').selectAll().where('username', '<>', '').execute()
    const change = (what: string) => sql.raw(`alter table users ${what}`).execute(db)
    await read()
    await change('add column later text')
    expect((await read())[0]).toHaveProperty('later')
    await change('drop column later')
    const failed = await db
      .transaction()
      .execute(read)
      .catch((error) => error)
    expect(isDatabaseAway(failed)).toBe(true)
    expect((await db.transaction().execute(read))[0]).not.toHaveProperty('later')
  })

  it('carries an answer of ten megabytes', async () => {
    const { rows } = await sql<{ long: string }>`select repeat('0123456789', 1000000) as long`.execute(
      test.db,
    )
    expect(rows[0]?.long).toHaveLength(10_000_000)
  })
})

it('the embedded database makes do with a small machine, at work too', async () => {
  const work = `
    import { openStore } from ${JSON.stringify(import.meta.resolve('./client.ts'))}
    let most = 0
    setInterval(() => (most = Math.max(most, process.memoryUsage.rss())), 20)
    const { pool } = await openStore({})
    // Long enough for a compiler that would take what it runs for busy.
    for (const end = Date.now() + 3000; Date.now() < end; )
      await pool.query('select md5(n::text) as name, count(*) from generate_series(1, 5000) as n group by 1 order by 1 limit 5')
    console.log(most)
    process.exit()`
  const { stdout } = await promisify(execFile)(process.execPath, ['-e', work])
  expect(Number(stdout) / 1024 / 1024).toBeLessThan(1100)
}, 120_000)

it.runIf(process.env.TEST_DATABASE_URL)(
  'a PostgreSQL that is set otherwise answers a store as any other',
  async () => {
    const { databaseIn, runSql } = await import('#testing/global-setup.ts')
    const url = process.env.TEST_DATABASE_URL ?? ''
    const name = `toile_set_${process.pid}`
    await runSql(url, `create database ${name}`)
    for (const setting of [
      "default_transaction_isolation = 'serializable'",
      "datestyle = 'SQL, DMY'",
      "intervalstyle = 'sql_standard'",
      "bytea_output = 'escape'",
      'extra_float_digits = -3',
      'standard_conforming_strings = off',
    ])
      await runSql(url, `alter database ${name} set ${setting}`)
    const { db, close } = await openStore({ databaseUrl: databaseIn(url, name) })
    const { rows } = await sql`
      select date '2024-02-29' as day, timestamptz '2024-02-29T12:00:00Z' as at, interval '1 day 2 hours' as time,
        '\\x00ff'::bytea as bytes, 0.1::float8 + 0.2::float8 as number, current_setting('transaction_isolation') as isolation`.execute(
      db,
    )
    expect(rows).toMatchObject([
      {
        day: '2024-02-29',
        at: new Date('2024-02-29T12:00:00Z'),
        time: { days: 1, hours: 2 },
        bytes: Buffer.from([0, 255]),
        number: 0.1 + 0.2,
        isolation: 'read committed',
      },
    ])
    const late = await db
      .transaction()
      .execute(async (transaction) => {
        await sql`set local statement_timeout to 10`.execute(transaction)
        await sql`select pg_sleep(60)`.execute(transaction)
      })
      .catch((error) => error)
    expect(isDatabaseAway(late)).toBe(true)
    await close()
    await runSql(url, `drop database ${name} with (force)`)
  },
)

describe('migrations', () => {
  it('that are done are not done again', async () => {
    expect(await isMigrated(test.db)).toBe(true)
    expect(await migrate(test.db)).toEqual([])
  })

  it('of a newer program leave an older one at work', async () => {
    const later = { name: '9999-later', timestamp: new Date().toISOString() }
    await test.db
      .insertInto('kysely_migration' as never)
      .values(later as never)
      .execute()
    expect([await isMigrated(test.db), await migrate(test.db)]).toEqual([true, []])
    await test.db
      .deleteFrom('kysely_migration' as never)
      .where('name' as never, '=', later.name as never)
      .execute()
  })

  it.runIf(process.env.TEST_DATABASE_URL)(
    'of several processes that start at once do not clash',
    async () => {
      const { databaseIn, runSql } = await import('#testing/global-setup.ts')
      const url = process.env.TEST_DATABASE_URL ?? ''
      const name = `toile_race_${process.pid}`
      await runSql(url, `create database ${name}`)
      const stores = await Promise.all(
        Array.from({ length: 4 }, () => openStore({ databaseUrl: databaseIn(url, name) })),
      )
      const steps = await Promise.all(stores.map((store) => migrate(store.db)))
      expect(steps.filter((taken) => taken.length > 0)).toHaveLength(1)
      await Promise.all(stores.map((store) => store.close()))
      await runSql(url, `drop database ${name} with (force)`)
    },
  )
})

describe('the lock on a data directory', () => {
  it('is given once and again after its release', () => {
    const dataDir = join(folder, 'locked')
    const lock = lockDataDir(dataDir)
    expect(() => lockDataDir(dataDir)).toThrow(DataDirLocked)
    expect(() => lockDataDir(dataDir)).toThrow(String(process.pid))
    lock.release()
    lockDataDir(dataDir).release()
  })
})
