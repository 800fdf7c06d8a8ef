import type { FastifyBaseLogger } from 'fastify'
import {
  type ConstructorOptions,
  type Db,
  PgBoss,
  type QueueOptions,
  type QueuePolicy,
  type SendOptions,
} from 'pg-boss'
import type { Store } from '#db/client.ts'

/** Work done after an answer, or at set times. It runs once whichever process takes it, and again when it throws. */
export interface Job {
  name: string
  run(data: object, signal: AbortSignal): Promise<void>
  /** Five fields, UTC. A time that passed while no process ran is not made up for. */
  cron?: string
  options?: QueueOptions & { policy?: QueuePolicy; concurrency?: number }
}

export type Log = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>

export interface Worker {
  /** Settles once jobs are being taken, however many tries that needs; false when stopped before. */
  ready: Promise<boolean>
  /**
   * Queues a job. Call it after the commit of what caused it: it uses a connection of its own, and inside a
   * transaction PGlite has none left. What must not be lost between the two belongs in a table, as letters do.
   */
  send(name: string, data: object, options?: Omit<SendOptions, 'db'>): Promise<void>
  stop(withinMs?: number): Promise<void>
}

const DEFAULTS: QueueOptions = { retryLimit: 5, retryDelay: 10, retryBackoff: true, expireInSeconds: 600 }
const POLLING = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 5 }
const MINUTE = 60
const HOUR = 60 * MINUTE
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000
const SAME_FAULT_MS = 60_000
const CLOCK_CHECK_MS = 5 * MINUTE * 1000

/** Returns at once: the site serves while the queue starts, and goes on serving while it cannot. */
export function startWorker<Tables>(store: Store<Tables>, options: { jobs: Job[]; log: Log }): Worker {
  const { jobs, log } = options
  const onError = quietly(log)
  const stopping = new AbortController()
  const settled = Promise.withResolvers<boolean>()
  let boss: PgBoss | undefined

  async function keepTrying(): Promise<void> {
    for (let wait = FIRST_RETRY_MS; !stopping.signal.aborted; wait = Math.min(wait * 2, LAST_RETRY_MS)) {
      try {
        boss = await startBoss(store, { jobs, log, onError }, stopping.signal)
        log.info({ jobs: jobs.map((job) => job.name) }, 'Jobs are being taken')
        return settled.resolve(true)
      } catch (error) {
        log.error({ err: error, retryInMs: wait }, 'The job queue did not start')
        await pause(wait, stopping.signal)
      }
    }
    settled.resolve(false)
  }

  const starting = keepTrying()
  const clock = setInterval(() => {
    if (boss) forgetTheFuture(store).catch(onError)
  }, CLOCK_CHECK_MS).unref()
  return {
    ready: settled.promise,
    async send(name, data, sendOptions = {}) {
      if (!(await settled.promise) || !boss)
        throw new Error(`The job ${name} was not queued: the process is stopping`)
      await boss.send(name, data, sendOptions)
    },
    async stop(withinMs = 5000) {
      stopping.abort()
      clearInterval(clock)
      await starting
      await boss?.stop({ graceful: true, timeout: withinMs })
    },
  }
}

async function startBoss<Tables>(
  store: Store<Tables>,
  { jobs, log, onError }: { jobs: Job[]; log: Log; onError: (error: Error) => void },
  stopping: AbortSignal,
): Promise<PgBoss> {
  const boss = new PgBoss({ ...intervals(store.kind), schema: 'pgboss', db: overPool(store) })
  boss.on('error', onError)
  boss.on('warning', (warning) => log.warn({ warning }, 'The job queue warns'))
  try {
    await boss.start()
    await forgetTheFuture(store)
    for (const job of jobs) await register(boss, job, log, stopping)
    await forgetOldSchedules(boss, jobs)
    return boss
  } catch (error) {
    await boss.stop({ graceful: false }).catch(() => {})
    throw error
  }
}

async function register(boss: PgBoss, job: Job, log: Log, stopping: AbortSignal): Promise<void> {
  const { policy, concurrency = 1, ...queue } = { ...DEFAULTS, ...job.options }
  // A job that comes by the clock is worth having once in the queue, and its history is worth an hour.
  const clockwork = job.cron ? { deleteAfterSeconds: HOUR } : {}
  const settings = { ...clockwork, ...queue, notify: true }
  await boss.createQueue(job.name, { ...settings, policy: policy ?? (job.cron ? 'exclusive' : 'standard') })
  await boss.updateQueue(job.name, settings)
  for (let slot = 0; slot < concurrency; slot += 1) {
    const id = await boss.work(job.name, POLLING, async ([taken]) => {
      if (!taken) return
      // Notifications of jobs sent together arrive as one: look again after each, or the rest waits for the next poll.
      boss.notifyWorker(id)
      try {
        await job.run(taken.data ?? {}, AbortSignal.any([taken.signal, stopping]))
      } catch (error) {
        log.error({ err: error, job: job.name, attempt: taken.retryCount + 1 }, 'A job failed')
        throw error
      }
    })
  }
  if (job.cron) await boss.schedule(job.name, job.cron, null, { tz: 'UTC' })
}

/**
 * What the queue did last, and when it will next do something, is dated by the database's clock. Where that clock has been set
 * back these lie ahead, and nothing would be done until it has caught up. No job is ever put off for longer than an hour.
 */
async function forgetTheFuture<Tables>({ pool }: Store<Tables>): Promise<void> {
  await pool.query(`
    update pgboss.version set cron_on = null where cron_on > now() + interval '5 minutes';
    update pgboss.job set start_after = now()
    where state in ('created', 'retry') and start_after > now() + interval '1 hour';`)
}

/** Schedules live in the database; one whose job has left the code would fill a queue that nobody empties. */
async function forgetOldSchedules(boss: PgBoss, jobs: Job[]): Promise<void> {
  for (const { name } of await boss.getSchedules()) {
    if (!jobs.some((job) => job.name === name && job.cron)) await boss.unschedule(name)
  }
}

/**
 * Notifications wake the workers, so that idle polling can be slow. The rest of pg-boss's clockwork is set to what
 * an idle site can afford on PGlite, where every statement waits for every other.
 */
function intervals(kind: Store<unknown>['kind']): ConstructorOptions {
  return {
    backend: kind,
    useListenNotify: true,
    cronMonitorIntervalSeconds: 30,
    cronWorkerIntervalSeconds: 10,
    superviseIntervalSeconds: MINUTE,
    monitorIntervalSeconds: MINUTE,
    queueCacheIntervalSeconds: 5 * MINUTE,
    maintenanceIntervalSeconds: HOUR,
    bamIntervalSeconds: 10 * MINUTE,
    flowIntervalSeconds: HOUR,
    ...(kind === 'pglite' ? { monitorVacuum: false, reindex: false } : {}),
  }
}

/**
 * pg-boss on our own pool. Each call takes a connection for one message to the server and gives it back, also for
 * its `begin … commit` blocks, which come as one text: so nothing is held while something else is waited for, and
 * PGlite's single connection suffices. After an error the pool drops the connection, and with it an open block.
 */
function overPool<Tables>(store: Store<Tables>): Db {
  return {
    async executeSql(text, values) {
      // As an object the statement stays unnamed: pg-boss writes literals into its texts, and each would keep a plan.
      const result: unknown = await store.pool.query(values?.length ? { text, values } : { text })
      return {
        rows: Array.isArray(result)
          ? result.flatMap((each) => each.rows)
          : (result as { rows: unknown[] }).rows,
      }
    },
    async listen(channel, onNotification, onReconnect) {
      const listener = await store.listen(channel, (payload) =>
        payload ? onNotification(payload) : onReconnect(),
      )
      return { close: () => listener.stop() }
    },
  }
}

/** While the database is away every poll fails: one line a minute says so, not hundreds. */
function quietly(log: Log): (error: Error) => void {
  const told = new Map<string, number>()
  return (error) => {
    const last = told.get(error.message) ?? Number.NEGATIVE_INFINITY
    if (performance.now() - last < SAME_FAULT_MS) return
    if (told.size > 100) told.clear()
    told.set(error.message, performance.now())
    log.error({ err: error }, 'The job queue met an error')
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms)
    signal.addEventListener('abort', () => resolve(clearTimeout(timer)), { once: true })
  })
}
