import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { sql } from 'kysely'
import { expect, onTestFinished, test, vi } from 'vitest'
import type { Store } from '#db/client.ts'
import type { Tables } from '#modules/tables.ts'
import { makePlace } from '#testing/place.ts'
import { startDelivery } from './deliver.ts'
import { writeLetter } from './outbox.ts'
import { openSmtp } from './smtp.ts'
import { listLetters } from './store.ts'
import { letterTo } from './testing/letters.ts'
import { startSmtp } from './testing/smtp.ts'

const CHILD = fileURLToPath(new URL('./testing/deliver-process.ts', import.meta.url))
const IN_FLIGHT = 4

async function othersAsking({ db }: Store<Tables>): Promise<number | undefined> {
  const { rows } = await sql<{ others: number }>`
    select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  )
  return rows[0]?.others
}

test('killed in the middle of 200 letters, none is lost and only uncertain ones come twice', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.stop())
  await smtp.be('accept', 5)
  const { env, open, remove } = await makePlace()
  onTestFinished(remove)
  const place = env.DATABASE_URL ?? env.DATA_DIR ?? ''
  const everyone = Array.from({ length: 200 }, (_, n) => `reader${n}@example.com`)
  const before = await open()
  await before.db.transaction().execute(async (trx) => {
    for (const recipient of everyone) await writeLetter(trx, letterTo(recipient))
  })
  await before.close()

  const child = spawn(process.execPath, [CHILD, smtp.url, place], { stdio: ['ignore', 'ignore', 'inherit'] })
  const gone = once(child, 'exit')
  await vi.waitFor(() => expect(smtp.received.length).toBeGreaterThanOrEqual(60), {
    timeout: 90_000,
    interval: 5,
  })
  child.kill('SIGKILL')
  await gone
  expect(smtp.received.length).toBeLessThan(200)

  const after = await open()
  onTestFinished(() => after.close())
  // PostgreSQL still carries out what the dead process had sent it.
  await expect.poll(() => othersAsking(after), { timeout: 30_000 }).toBe(0)
  const broken = (await listLetters(after.db)).filter(
    (letter) => letter.status === 'waiting' && letter.attempts > 0,
  )
  expect(broken.length).toBeLessThanOrEqual(IN_FLIGHT)
  expect(broken.filter((letter) => !letter.uncertain)).toEqual([])

  const log = { info() {}, warn: vi.fn(), error: vi.fn() }
  const delivery = startDelivery(after, {
    transport: openSmtp(smtp.url, { name: 'Toile', address: 'post@toile.example' }),
    log,
  })
  await delivery.deliverDue()
  expect((await listLetters(after.db, { status: 'waiting' })).map((each) => each.id).sort()).toEqual(
    broken.map((each) => each.id).sort(),
  )
  // The claims of the dead process lapse.
  await after.db
    .updateTable('letters')
    .set({ next_attempt_at: sql<Date>`now()` })
    .where('status', '=', 'waiting')
    .execute()
  await delivery.deliverDue()
  await delivery.stop()

  const letters = await listLetters(after.db)
  expect(letters.filter((letter) => letter.status !== 'sent')).toEqual([])
  const counts = Map.groupBy(
    smtp.received.flatMap((each) => each.to),
    (recipient) => recipient,
  )
  expect([...counts.keys()].sort()).toEqual(everyone.sort())
  const doubled = [...counts].filter(([, copies]) => copies.length > 1).map(([recipient]) => recipient)
  const uncertain = letters.filter((letter) => letter.uncertain).map((letter) => letter.recipient)
  expect(uncertain.sort()).toEqual(broken.map((letter) => letter.recipient).sort())
  expect(uncertain).toEqual(expect.arrayContaining(doubled))
  expect(log.error).not.toHaveBeenCalled()
}, 240_000)
