import { AsyncLocalStorage } from 'node:async_hooks'
import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { MEMBER_HEADERS } from './open-site.ts'

const AT_ONCE = 10
const CHUNK = 40
/** Not counted: the program is still being compiled. */
const WARM_UP_CHUNKS = 5

interface Statement {
  text: string
  values: unknown[]
}

/**
 * Answers that are not in memory, beside the bare SQL they need. Every request asks for something else; the statements of
 * each are noted as they reach the driver, then sent once more through the same pool, with nothing around them and as
 * many at once. The two take turns, so that both meet the same noise.
 */
export async function measureCold(app: FastifyInstance, { url, rounds }: { url: string; rounds: number }) {
  const noted = new AsyncLocalStorage<Statement[]>()
  const restore = noteStatements(noted)
  let ours = 0
  let bare = 0
  try {
    for (let chunk = 0; chunk < WARM_UP_CHUNKS + rounds / CHUNK; chunk++) {
      if (chunk === WARM_UP_CHUNKS) {
        ours = 0
        bare = 0
      }
      const requests: Statement[][] = []
      ours += await timed(CHUNK, async (number) => {
        const statements: Statement[] = []
        requests.push(statements)
        // A date that no other request names: the same work, and never the same answer.
        const day = new Date(Date.UTC(1950, 0, 1) + (chunk * CHUNK + number) * 86_400_000)
          .toISOString()
          .slice(0, 10)
        // Awaited inside, since inject begins only when it is awaited.
        const answer = await noted.run(
          statements,
          async () =>
            await app.inject({
              url: `${url}&fields.date[gte]=${day}`,
              headers: MEMBER_HEADERS,
            }),
        )
        if (answer.statusCode !== 200) throw new Error(`${url} answered ${answer.statusCode}`)
      })
      bare += await timed(CHUNK, (number) => replay(app, requests[number] ?? []))
    }
  } finally {
    restore()
  }
  const count = Math.ceil(rounds / CHUNK) * CHUNK
  return { ours: ours / count, bare: bare / count }
}

/** Milliseconds for so many, ten at a time. */
async function timed(count: number, work: (number: number) => Promise<void>): Promise<number> {
  let next = 0
  const worker = async () => {
    while (next < count) await work(next++)
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return performance.now() - started
}

function noteStatements(noted: AsyncLocalStorage<Statement[]>): () => void {
  const original = pg.Client.prototype.query
  const noting = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [{ text?: string; values?: unknown[] }]
    if (config?.text && config.values) noted.getStore()?.push({ text: config.text, values: config.values })
    return (original as (...given: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = noting as typeof original
  return () => {
    pg.Client.prototype.query = original
  }
}

async function replay(app: FastifyInstance, statements: Statement[]): Promise<void> {
  for (const { text, values } of statements) {
    const client = await app.store.pool.connect()
    await client.query(text, values as never[]).finally(() => client.release())
  }
}
