import { performance } from 'node:perf_hooks'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'

/**
 * The same call with nothing kept in memory, beside the bare SQL it needs: the statements are noted as they reach the driver,
 * then sent once more through the same pool with nothing around them. The two take turns, so that both meet the same noise.
 */
export async function measureCold(app: FastifyInstance, { url, rounds }: { url: string; rounds: number }) {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < rounds; round++) {
    // Another skip each round: what the database itself keeps warm is the same for both.
    const address = `${url}&skip=${round % 20}`
    await forget(app)
    const noted = noteStatements()
    const started = performance.now()
    const answer = await app.inject({ url: address, headers: { authorization: 'Bearer bench' } })
    ours.push(performance.now() - started)
    const statements = noted.stop()
    if (answer.statusCode !== 200) throw new Error(`${address} answered ${answer.statusCode}`)
    bare.push(await replay(app, statements))
  }
  return { ours: median(ours), bare: median(bare), statements: bare.length }
}

interface Statement {
  text: string
  values: unknown[]
}

/** Tells every cache that the content changed, as a write would. */
async function forget(app: FastifyInstance): Promise<void> {
  const version = app.library.version()
  await app.store.pool.query("select pg_notify('toile_content', '')")
  while (app.library.version() === version) await new Promise((resolve) => setImmediate(resolve))
  // The change itself asks for the next scheduled one; let that be over before the clock starts.
  await app.store.pool.query('select 1')
}

function noteStatements() {
  const statements: Statement[] = []
  const original = pg.Client.prototype.query
  const clientQuery = function (this: pg.Client, ...args: unknown[]) {
    const [config] = args as [{ text?: string; values?: unknown[] }]
    if (config?.text && config.values) statements.push({ text: config.text, values: config.values })
    return (original as (...given: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = clientQuery as typeof original
  return {
    stop() {
      pg.Client.prototype.query = original
      return statements
    },
  }
}

async function replay(app: FastifyInstance, statements: Statement[]): Promise<number> {
  const started = performance.now()
  for (const { text, values } of statements) await app.store.pool.query(text, values as never[])
  return performance.now() - started
}

function median(values: number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
}
