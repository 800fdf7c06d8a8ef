import { randomBytes } from 'node:crypto'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openStore, type Store } from '#db/client.ts'
import { pgliteFolder, startPgliteThread } from '#db/pglite-thread.ts'
import { demoSite } from '#demo/site.ts'
import type { Tables } from '#modules/tables.ts'
import { databaseIn, runSql } from './global-setup.ts'

/** What a real process needs to start without delay: a migrated, empty database and a site that is no demo. */
export interface Place {
  env: Record<string, string>
  /** Its database, which on PGlite only one process may have open. */
  open(): Promise<Store<Tables>>
  remove(): Promise<void>
}

export async function makePlace(folder = mkdtempSync(join(tmpdir(), 'toile-place-'))): Promise<Place> {
  const siteFile = join(folder, 'site.json')
  writeFileSync(siteFile, JSON.stringify(demoSite))
  const dataDir = join(folder, 'data')
  mkdirSync(dataDir, { recursive: true })
  const env = { DATA_DIR: dataDir, SITE_FILE: siteFile, HOST: '127.0.0.1', DEMO: 'false' }
  const remove = async () => rmSync(folder, { recursive: true, force: true })
  const cluster = process.env.TEST_DATABASE_URL
  if (!cluster) {
    const from = readFileSync(process.env.TOILE_TEST_DUMP ?? '')
    const thread = startPgliteThread({ dataDir: pgliteFolder(dataDir), from })
    await (await openStore({ thread })).close()
    return { env, open: () => openStore<Tables>({ dataDir }), remove }
  }
  const name = `toile_place_${randomBytes(6).toString('hex')}`
  await runSql(cluster, `create database ${name} template ${process.env.TOILE_TEST_TEMPLATE}`)
  const databaseUrl = databaseIn(cluster, name)
  return {
    env: { ...env, DATABASE_URL: databaseUrl },
    open: () => openStore<Tables>({ databaseUrl }),
    async remove() {
      await runSql(cluster, `drop database if exists ${name} with (force)`)
      await remove()
    },
  }
}
