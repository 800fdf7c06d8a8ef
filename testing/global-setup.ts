import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { openStore } from '#db/client.ts'
import { migrate } from '#db/migrate.ts'
import type { Tables } from '#modules/tables.ts'

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
  await store.close()
  process.env.TOILE_TEST_TEMPLATE = name
  return () => runSql(url, `drop database if exists ${name} with (force)`)
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
