import { AsyncLocalStorage } from 'node:async_hooks'
import { randomUUID } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'

export interface Statement {
  text: string
  values: unknown[]
}

/** Notes what a piece of work asks the database, as it reaches the driver. */
export function noteStatements() {
  const noted = new AsyncLocalStorage<Statement[]>()
  const original = pg.Client.prototype.query
  const noting = function (this: pg.Client, ...args: unknown[]) {
    const [asked, given] = args as [string | { text?: string; values?: unknown[] }, unknown[] | undefined]
    const text = typeof asked === 'string' ? asked : asked?.text
    const values = typeof asked === 'string' ? given : asked?.values
    if (text) noted.getStore()?.push({ text, values: values ?? [] })
    return (original as (...given: unknown[]) => unknown).apply(this, args)
  }
  pg.Client.prototype.query = noting as typeof original
  return {
    async during(work: () => Promise<void>): Promise<Statement[]> {
      const statements: Statement[] = []
      await noted.run(statements, work)
      return statements
    },
    stop() {
      pg.Client.prototype.query = original
    },
  }
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

/**
 * The same statements once more with nothing around them, through the same pool. What must not come twice is new: a key of the
 * caller's, and an id that the database gave.
 */
export async function replay(app: FastifyInstance, statements: Statement[]): Promise<void> {
  const inTransaction = statements.some(({ text }) => text === 'begin')
  const whole = inTransaction ? await app.store.pool.connect() : undefined
  let id: string | undefined
  const renew = (value: unknown) =>
    typeof value !== 'string'
      ? value
      : (id ? value.replace(UUID, id) : value).replace(/^(same|given) .*/s, () => `given ${randomUUID()}`)
  try {
    for (const { text, values } of statements) {
      const client = whole ?? (await app.store.pool.connect())
      try {
        const { rows } = await client.query(text, values.map(renew) as never[])
        if (text.startsWith('insert into "leads"')) id = (rows[0] as { id?: string } | undefined)?.id
      } finally {
        if (!whole) client.release()
      }
    }
  } finally {
    whole?.release()
  }
}
