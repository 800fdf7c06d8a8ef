import { randomBytes, randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sql } from 'kysely'
import { openStore, type Store } from '#db/client.ts'
import { demoSite } from '#demo/site.ts'
import type { Tables } from '#modules/tables.ts'
import { databaseIn, runSql } from '#testing/global-setup.ts'
import { freePort, type RunningSite, startSite } from '#testing/process.ts'
import { isMain } from '../../../scripts/run.ts'
import { startDelivery } from '../../mail/deliver.ts'
import { openSmtp } from '../../mail/smtp.ts'
import { makeDue } from '../../mail/store.ts'
import { header, startSmtp } from '../../mail/testing/smtp.ts'
import { letterKeys } from '../dispatch.ts'
import { CALLS } from './calls.ts'

export interface KillRun {
  leads: number
  kills: number
  connections: number
  /** A PostgreSQL to make a database of its own on; otherwise PGlite. */
  cluster?: string | undefined
  tell?: (line: string) => void
}

export interface KillResult {
  acknowledged: number
  stored: number
  storedTwice: number
  letters: number
  lettersSent: number
  neverTaken: number
  takenOnce: number
  takenAgain: number
  /** Of those taken again, not marked as uncertain. There must be none. */
  takenAgainUnmarked: number
  markedUncertain: number
  attemptsRefused: number
  revivedByVerb: number
  killed: number
  callsRepeated: number
  seconds: number
}

/**
 * The real process takes leads from many connections, is killed over and over, and sends its letters to a mail server that
 * refuses every second attempt. The callers do as a browser does: they send again under the same key until they have an answer.
 */
export async function runKills(options: KillRun): Promise<KillResult> {
  const began = performance.now()
  const tell = options.tell ?? (() => {})
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-leads-'))
  const name = `toile_leads_${randomBytes(6).toString('hex')}`
  const databaseUrl = options.cluster && databaseIn(options.cluster, name)
  if (options.cluster) await runSql(options.cluster, `create database ${name}`)
  const smtp = await startSmtp()
  try {
    await smtp.be('refuse half')
    const siteFile = join(dataDir, 'site.json')
    writeFileSync(siteFile, JSON.stringify(demoSite))
    const env = {
      ...{ DATA_DIR: dataDir, SITE_FILE: siteFile, SMTP_URL: smtp.url, PORT: String(await freePort()) },
      // Callers come from many networks, as they do behind a proxy.
      ...{ HOST: '127.0.0.1', DEMO: 'false', TRUST_PROXY: 'true', DATABASE_URL: databaseUrl },
    }
    const sent = await sendThroughKills(env, options, tell)
    tell(`All ${options.leads} leads are acknowledged; the rest of the letters follows`)
    const store = await openStore<Tables>({ databaseUrl, dataDir })
    try {
      const revivedByVerb = await deliverRest(store, smtp.url)
      return {
        ...(await countUp(store, smtp.received)),
        ...sent,
        revivedByVerb,
        attemptsRefused: await smtp.refused(),
        seconds: Math.round((performance.now() - began) / 1000),
      }
    } finally {
      await store.close()
    }
  } finally {
    await smtp.stop()
    if (options.cluster) await runSql(options.cluster, `drop database if exists ${name} with (force)`)
    rmSync(dataDir, { recursive: true, force: true })
  }
}

async function sendThroughKills(
  env: Record<string, string | undefined>,
  { leads, kills, connections }: KillRun,
  tell: (line: string) => void,
): Promise<Pick<KillResult, 'acknowledged' | 'killed' | 'callsRepeated'>> {
  let site: RunningSite = await startSite(env)
  let [next, acknowledged, callsRepeated, killed] = [0, 0, 0, 0]

  async function call(n: number, key: string): Promise<boolean> {
    try {
      const answer = await fetch(`${site.url}/api/request/contact`, {
        method: 'POST',
        headers: {
          ...{ 'content-type': 'application/json', 'idempotency-key': key },
          'x-forwarded-for': `10.${(n >> 12) & 255}.${(n >> 4) & 255}.1`,
        },
        body: JSON.stringify({ ...CALLS.contact, email: `lead${n}@example.com` }),
      })
      await answer.arrayBuffer()
      if (answer.status < 500 && answer.status !== 200)
        throw new TypeError(`A lead was answered with ${answer.status}`)
      return answer.ok
    } catch (error) {
      if (error instanceof TypeError && error.message.startsWith('A lead')) throw error
      return false
    }
  }

  async function caller(): Promise<void> {
    while (next < leads) {
      const n = next++
      const key = randomUUID()
      // Every tenth is a button pressed twice.
      const calls = n % 10 === 0 ? [call(n, key), call(n, key)] : [call(n, key)]
      for (let isTaken = (await Promise.all(calls)).some(Boolean); !isTaken; isTaken = await call(n, key)) {
        callsRepeated += 1
        await new Promise((resolve) => setTimeout(resolve, 250))
      }
      acknowledged += 1
    }
  }

  async function killer(): Promise<void> {
    for (; killed < kills; ) {
      const due = Math.floor((leads * (killed + 0.6)) / kills)
      while (acknowledged < due) await new Promise((resolve) => setTimeout(resolve, 5))
      await site.kill('SIGKILL')
      killed += 1
      tell(`Killed, no. ${killed}, with ${acknowledged} acknowledged`)
      site = await startSite(env)
    }
  }

  await Promise.all([killer(), ...Array.from({ length: connections }, caller)])
  await site.kill('SIGTERM')
  return { acknowledged, killed, callsRepeated }
}

/** No process is left, so claims of the dead ones can be let lapse and waits be skipped. How many had to be revived by the verb. */
async function deliverRest(store: Store<Tables>, smtpUrl: string): Promise<number> {
  const silent = { info() {}, warn() {}, error() {} }
  const transport = openSmtp(smtpUrl, { name: 'Toile', address: 'hello@toile.example' })
  const delivery = startDelivery(store, { transport, log: silent })
  let revived = 0
  for (;;) {
    await delivery.deliverDue()
    revived += (await makeDue(store.db, 'dead')).length
    const { numUpdatedRows } = await store.db
      .updateTable('letters')
      .set({ next_attempt_at: sql<Date>`now()` })
      .where('status', '=', 'waiting')
      .executeTakeFirst()
    if (numUpdatedRows === 0n) break
  }
  await delivery.stop()
  return revived
}

async function countUp(store: Store<Tables>, received: Parameters<typeof header>[0][]) {
  const { db } = store
  const leads = await db.selectFrom('leads').select(['id', 'email', 'status']).execute()
  const letters = await db.selectFrom('letters').select(['id', 'key', 'status', 'uncertain']).execute()
  const copies = new Map<string, number>()
  for (const message of received) {
    const id = /^<([^@]+)@/.exec(header(message, 'Message-ID') ?? '')?.[1] ?? ''
    copies.set(id, (copies.get(id) ?? 0) + 1)
  }
  const expected = leads.flatMap(({ id }) => Object.values(letterKeys(id)))
  const known = new Set(letters.map(({ key }) => key))
  const taken = letters.map((letter) => ({ ...letter, copies: copies.get(letter.id) ?? 0 }))
  return {
    stored: new Set(leads.map(({ email }) => email)).size,
    storedTwice: leads.length - new Set(leads.map(({ email }) => email)).size,
    letters: expected.filter((key) => known.has(key)).length,
    lettersSent: letters.filter(({ status }) => status === 'sent').length,
    neverTaken: taken.filter((each) => each.copies === 0).length,
    takenOnce: taken.filter((each) => each.copies === 1).length,
    takenAgain: taken.filter((each) => each.copies > 1).length,
    takenAgainUnmarked: taken.filter((each) => each.copies > 1 && !each.uncertain).length,
    markedUncertain: letters.filter(({ uncertain }) => uncertain).length,
  }
}

if (isMain(import.meta.url)) {
  const { values } = parseArgs({
    options: {
      leads: { type: 'string', default: '10000' },
      kills: { type: 'string', default: '10' },
      connections: { type: 'string', default: '50' },
    },
  })
  const result = await runKills({
    ...{ leads: Number(values.leads), kills: Number(values.kills), connections: Number(values.connections) },
    ...{ cluster: process.env.TEST_DATABASE_URL, tell: (line: string) => process.stdout.write(`${line}\n`) },
  })
  for (const [name, count] of Object.entries(result))
    process.stdout.write(`${name.padEnd(20)} ${String(count).padStart(8)}\n`)
}
