import { sql } from 'kysely'
import { afterEach, expect, test, vi } from 'vitest'
import { openTestStore, useTestDatabase } from '#testing/database.ts'
import { type Job, startWorker, type Worker } from './worker.ts'

const database = useTestDatabase()
const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() }
const running: Worker[] = []

afterEach(async () => {
  await Promise.all(running.splice(0).map((worker) => worker.stop(1000)))
  vi.clearAllMocks()
})

function start(jobs: Job[], store = database.store): Worker {
  const worker = startWorker(store, { jobs, log })
  running.push(worker)
  return worker
}

test('a hundred jobs run once each while two workers take them and others use the database', async () => {
  const seen: number[] = []
  const count: Job = {
    name: 'count',
    options: { concurrency: 4 },
    async run(data) {
      await sql`select 1`.execute(database.db)
      seen.push((data as { n: number }).n)
    },
  }
  const [first, second] = [start([count]), start([count])]
  expect(await Promise.all([first.ready, second.ready])).toEqual([true, true])
  const numbers = Array.from({ length: 100 }, (_, n) => n)
  await Promise.all(numbers.map((n) => (n % 2 ? first : second).send('count', { n })))
  await vi.waitFor(() => expect(seen.length).toBeGreaterThanOrEqual(100), 60_000)
  expect(seen.sort((a, b) => a - b)).toEqual(numbers)
  expect(log.error).not.toHaveBeenCalled()
  expect(log.warn).not.toHaveBeenCalled()
}, 90_000)

test('a job that throws is logged and runs again', async () => {
  let runs = 0
  const worker = start([
    {
      name: 'stumble',
      options: { retryDelay: 0, retryBackoff: false },
      async run() {
        runs += 1
        if (runs === 1) throw new Error('stumbled')
      },
    },
  ])
  await worker.send('stumble', {})
  await vi.waitFor(() => expect(runs).toBe(2), 40_000)
  expect(log.error).toHaveBeenCalledTimes(1)
}, 60_000)

test('a job is not lost when a transaction holds the only connection as it is sent', async () => {
  const seen: object[] = []
  const worker = start([{ name: 'wait', run: async (data) => void seen.push(data) }])
  await worker.ready
  let sent: Promise<void> | undefined
  await database.db.transaction().execute(async (trx) => {
    sent = worker.send('wait', { a: 1 })
    await sql`select pg_sleep(0.05)`.execute(trx)
  })
  await sent
  await vi.waitFor(() => expect(seen).toEqual([{ a: 1 }]), 10_000)
})

test('schedules follow the code: a job that is gone leaves none', async () => {
  const schedules = async () =>
    (await sql<{ name: string; cron: string }>`select name, cron from pgboss.schedule`.execute(database.db))
      .rows
  await start([{ name: 'tidy', cron: '0 3 * * *', run: async () => {} }]).ready
  expect(await schedules()).toEqual([{ name: 'tidy', cron: '0 3 * * *' }])
  await start([{ name: 'other', cron: '0 4 * * *', run: async () => {} }]).ready
  expect(await schedules()).toEqual([{ name: 'other', cron: '0 4 * * *' }])
})

test('a database that is not there yet is logged and tried again, and the process lives on', async () => {
  const { store, drop } = await openTestStore()
  const query = store.pool.query.bind(store.pool)
  let away = true
  store.pool.query = ((...args: Parameters<typeof query>) =>
    away ? Promise.reject(new Error('away')) : query(...args)) as typeof store.pool.query
  const worker = start([{ name: 'late', run: async () => {} }], store)
  await vi.waitFor(() => expect(log.error).toHaveBeenCalled())
  away = false
  expect(await worker.ready).toBe(true)
  await worker.stop(1000)
  await drop()
}, 30_000)

test('what was dated by a clock that has been set back since keeps no job from running', async () => {
  const seen: object[] = []
  const job: Job = { name: 'ahead', run: async (data) => void seen.push(data) }
  const earlier = start([])
  await earlier.ready
  await earlier.stop(1000)
  await sql`update pgboss.version set cron_on = now() + interval '1 day'`.execute(database.db)
  const first = start([job])
  await first.ready
  await first.stop(1000)
  const { rows } = await sql`select from pgboss.version where cron_on > now()`.execute(database.db)
  expect(rows).toEqual([])

  await sql`insert into pgboss.job (name, data, start_after) values ('ahead', '{"a": 1}', now() + interval '1 day')`.execute(
    database.db,
  )
  await start([job]).ready
  await vi.waitFor(() => expect(seen).toEqual([{ a: 1 }]), 30_000)
}, 90_000)

test('stopping waits for the job under way', async () => {
  const begun = Promise.withResolvers<void>()
  let finished = false
  const worker = start([
    {
      name: 'slow',
      async run(_data, signal) {
        begun.resolve()
        await new Promise((resolve) => signal.addEventListener('abort', resolve))
        finished = true
      },
    },
  ])
  await worker.send('slow', {})
  await begun.promise
  await worker.stop(5000)
  expect(finished).toBe(true)
}, 20_000)
