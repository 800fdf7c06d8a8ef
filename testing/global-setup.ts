import { createSecretKey } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore, type Store } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import { readKeys } from '#modules/identity/keys.ts'
import type { Tables } from '#modules/tables.ts'

/** Encrypts the signing key of the tests where it is stored. */
export const TEST_SEAL = createSecretKey(Buffer.alloc(32, 's'))

/**
 * Makes the migrated, empty database once; each test file then takes a copy of it, which costs a second on PGlite
 * and less on PostgreSQL (TEST_DATABASE_URL), instead of the several that a first start costs.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const url = process.env.TEST_DATABASE_URL
  return url ? templateOnPostgres(url) : templateOnPglite()
}

async function templateOnPglite() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-test-'))
  const store = await openStore<Tables>({})
  await migrate(store.db)
  await keepSigningKey(store)
  const file = join(folder, 'template.tar')
  writeFileSync(file, (await store.dump?.()) ?? '')
  await store.close()
  process.env.TOILE_TEST_DUMP = file
  return async () => rmSync(folder, { recursive: true, force: true })
}

async function templateOnPostgres(url: string) {
  const name = `toile_template_${process.pid}`
  await runSql(url, `create database ${name}`)
  const store = await openStore<Tables>({ databaseUrl: databaseIn(url, name) })
  await migrate(store.db)
  await keepSigningKey(store)
  await store.close()
  process.env.TOILE_TEST_TEMPLATE = name
  return () => runSql(url, `drop database if exists ${name} with (force)`)
}

/** Making a key costs a second and more; all the apps of a run share one, and the database stays empty. */
async function keepSigningKey({ db }: Store<Tables>): Promise<void> {
  await readKeys(db, TEST_SEAL, new Date('2020-01-01'))
  const key = await db.selectFrom('signing_keys').selectAll().executeTakeFirstOrThrow()
  process.env.TOILE_TEST_KEY = JSON.stringify(key)
  await db.deleteFrom('signing_keys').execute()
  await db.deleteFrom('secrets').execute()
}

export async function runSql(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement).finally(() => client.end())
}

export function databaseIn(url: string, name: string): string {
  const address = new URL(url)
  address.pathname = `/${name}`
  return address.href
}
