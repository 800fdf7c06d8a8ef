import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { type Kysely, sql } from 'kysely'
import { afterAll, beforeAll } from 'vitest'
import { openStore, openStoreFrom, type Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import { databaseIn, runSql } from './global-setup.ts'

export interface TestDatabase {
  store: Store<Tables>
  db: Kysely<Tables>
}

/** A migrated, empty database of this test file's own: PGlite in memory, or PostgreSQL when TEST_DATABASE_URL is set. */
export function useTestDatabase(): TestDatabase {
  const holder: Partial<TestDatabase> & { drop?: () => Promise<void> } = {}
  beforeAll(async () => {
    const opened = await openTestStore()
    holder.store = opened.store
    holder.db = opened.store.db
    holder.drop = opened.drop
  }, 60_000)
  afterAll(async () => holder.drop?.())
  return holder as TestDatabase
}

const POOL_SIZE = 4

/**
 * What is asked at once is answered at once from now on. While the other connections were still being opened, the first would go
 * through all of it one after the other, and no test of two who come together could fail.
 */
async function openEveryConnection({ pool }: Store<Tables>): Promise<void> {
  await Promise.all(Array.from({ length: POOL_SIZE }, () => pool.query('select pg_sleep(0.01)')))
}

export async function openTestStore(): Promise<{
  store: Store<Tables>
  url?: string
  drop(): Promise<void>
}> {
  const url = process.env.TEST_DATABASE_URL
  if (!url) {
    const store = await openStoreFrom<Tables>(readFileSync(process.env.TOILE_TEST_DUMP ?? ''))
    return { store, drop: () => store.close() }
  }
  const name = `toile_test_${randomBytes(6).toString('hex')}`
  await runSql(url, `create database ${name} template ${process.env.TOILE_TEST_TEMPLATE}`)
  const own = databaseIn(url, name)
  const store = await openStore<Tables>({ databaseUrl: own, poolSize: POOL_SIZE })
  await openEveryConnection(store)
  return {
    store,
    url: own,
    drop: async () => {
      await store.close()
      await runSql(url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** How many wait for a lock that somebody else holds, of this kind or of any. */
export async function countWaiting(db: Kysely<Tables>, lockType?: string): Promise<number> {
  const { rows } = await sql`
    select from pg_locks join pg_stat_activity using (pid)
    where not granted and datname = current_database() and locktype = coalesce(${lockType ?? null}, locktype)`.execute(
    db,
  )
  return rows.length
}
