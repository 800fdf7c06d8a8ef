import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStore } from '#db/client.ts'
import { demoSite } from '#demo/site.ts'
import type { Tables } from '#modules/tables.ts'
import { databaseIn, runSql } from '#testing/global-setup.ts'
import { unheard } from '#testing/output.ts'
import { type RunningSite, runSite, startSite } from '#testing/process.ts'
import { askRunningProcess } from './control.ts'

const TIMES = 20
const WRITERS = 4
const dataDir = mkdtempSync(join(tmpdir(), 'toile-crash-'))
const cluster = process.env.TEST_DATABASE_URL
const name = `toile_crash_${randomBytes(6).toString('hex')}`
const databaseUrl = cluster && databaseIn(cluster, name)
// Outside demo mode, so that twenty starts do not draw pictures; letters then wait in the outbox, which is all that is needed.
const siteFile = join(dataDir, 'site.json')
const env = {
  DATA_DIR: dataDir,
  HOST: '127.0.0.1',
  SITE_FILE: siteFile,
  ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}),
}

beforeAll(async () => {
  writeFileSync(siteFile, JSON.stringify(demoSite))
  if (cluster) await runSql(cluster, `create database ${name}`)
})
afterAll(async () => {
  if (cluster) await runSql(cluster, `drop database if exists ${name} with (force)`)
  rmSync(dataDir, { recursive: true, force: true })
})

/** Writes letters to the outbox through the running process until it dies; notes those it acknowledged. */
async function writeUntilItDies(site: RunningSite, round: number, acknowledged: string[]): Promise<void> {
  const alive = () => site.child.exitCode === null && !site.child.signalCode
  const writer = async (number: number) => {
    for (let count = 0; alive(); count++) {
      const address = `r${round}-w${number}-${count}@toile.example`
      const code = await askRunningProcess(dataDir, ['mail', 'test', address], unheard).catch(() => undefined)
      if (code === 0) acknowledged.push(address)
    }
  }
  await Promise.all(Array.from({ length: WRITERS }, (_, index) => writer(index)))
}

describe('a process killed in the middle of writes', () => {
  it(`loses nothing it acknowledged, ${TIMES} times over`, { timeout: 600_000 }, async () => {
    const acknowledged: string[] = []
    for (let round = 0; round < TIMES; round++) {
      const before = acknowledged.length
      const site = await startSite(env)
      const writing = writeUntilItDies(site, round, acknowledged)
      // A different moment each time, and never before something was acknowledged.
      while (acknowledged.length < before + 1 + round) await new Promise((resolve) => setTimeout(resolve, 5))
      await site.kill('SIGKILL')
      await writing
    }
    const store = await openStore<Tables>({ databaseUrl, dataDir })
    const rows = await store.db.selectFrom('letters').select('recipient').execute()
    await store.close()
    const stored = new Set(rows.map((row) => row.recipient))
    expect(acknowledged.length).toBeGreaterThanOrEqual(TIMES)
    expect(acknowledged.filter((address) => !stored.has(address))).toEqual([])
  })
})

describe('a data directory in use', () => {
  it.skipIf(cluster)('is refused to a second process, which harms nothing', { timeout: 60_000 }, async () => {
    const first = await startSite(env)
    const second = await runSite({ ...env, PORT: '0' })
    expect(second.code).toBe(1)
    expect(second.output).toContain('is in use by another process')
    expect(second.output).toContain(String(first.child.pid))
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200)
    expect(await first.kill('SIGTERM')).toBe(0)
  })
})

describe('a faulty environment', () => {
  it('lists every fault and exits', async () => {
    const { code, output } = await runSite({
      DATA_DIR: dataDir,
      PORT: 'many',
      LOG_LEVEL: 'loud',
      SMTP_URL: 'mail',
      SECRET_KEY: 'short',
    })
    expect(code).toBe(1)
    for (const setting of ['PORT', 'LOG_LEVEL', 'SMTP_URL', 'SECRET_KEY']) expect(output).toContain(setting)
  })
})
