import { createHash } from 'node:crypto'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { CONNECT_WITHIN_MS, listenOnPostgres } from './listen-on-postgres.ts'
import { poolOverPglite } from './pglite.ts'
import { type PgliteThread, pgliteFolder, startPgliteThread } from './pglite-thread.ts'
import { keepUp } from './pglite-upkeep.ts'

export interface Store<Tables> {
  db: Kysely<Tables>
  pool: pg.Pool
  kind: 'pglite' | 'postgres'
  /** Resolves when the database takes queries; rejects with the reason when it could not be opened. */
  ready: Promise<void>
  /** Calls back after every committed change on this channel, from any process. */
  listen(
    channel: string,
    onChange: (payload: string) => void,
  ): Promise<{ connected(): boolean; stop(): Promise<void> }>
  /** PGlite's data directory as a tar file; PostgreSQL has no such thing. */
  dump?: () => Promise<Uint8Array>
  close(): Promise<void>
}

const INT8 = 20
const DATE = 1082

/** Both databases answer in the same types: counts as numbers, calendar dates as text. */
const types = {
  getTypeParser(oid: number, format?: 'text' | 'binary') {
    if (oid === INT8) return Number
    if (oid === DATE) return (value: string) => value
    return pg.types.getTypeParser(oid, format as 'text')
  },
}

const MOST_KNOWN = 1000
const names = new Map<string, string>()

function statementName(text: string): string {
  const known = names.get(text)
  if (known) return known
  const name = createHash('sha1').update(text).digest('base64url')
  if (names.size >= MOST_KNOWN) names.clear()
  names.set(text, name)
  return name
}

/** So many statements a connection keeps, and so many more before it forgets those used longest ago, all at once. */
const MOST_NAMED = 500
const FORGOTTEN_AT_ONCE = 50

/** What pg says when `query_timeout` is over. */
const UNANSWERED = 'Query read timeout'
/** What PostgreSQL says of a named statement whose table has had a column added since: another process brought the schema up to date. */
const OUTDATED = 'cached plan must not change result type'
const OUTSIDE_TRANSACTIONS = 'I'
/** How often that was found: what was named before goes by another name since, on every connection. */
let changes = 0

/** A named statement is parsed and planned once per connection. Whoever asks odd things drives out odd things, not what everybody asks. */
class NamingClient extends pg.Client {
  /** In the order of their last use. */
  readonly #named = new Set<string>()
  constructor(config?: pg.ClientConfig) {
    super(config)
    // A connection may end while somebody holds it idle. Their next query fails, and that is enough; but without a listener
    // the event would end the process.
    this.on('error', () => {})
  }

  // pg's `query` has a dozen overloads; only the one that Kysely uses, (text, values), gets a name.
  // biome-ignore lint/suspicious/noExplicitAny: the overloads of pg cannot be restated
  override query(...args: any[]): any {
    const [text, values] = args
    const isNamed = typeof text === 'string' && values?.length > 0 && args.length === 2
    // biome-ignore lint/suspicious/noExplicitAny: as above
    const query = super.query.bind(this) as any
    const answer = isNamed ? query({ name: this.#use(text), text, values }) : query(...args)
    return answer?.catch ? answer.catch((error: Error) => this.#recover(error, args)) : answer
  }

  #use(text: string): string {
    const name = `${statementName(text)}~${changes}`
    this.#named.delete(name)
    this.#named.add(name)
    return name
  }

  #recover(error: Error, args: unknown[]): unknown {
    // The server still works on the query that was given up, and the next one would wait behind it: so the connection is closed.
    if (error.message === UNANSWERED) this.connection.stream.destroy()
    if (error.message !== OUTDATED) throw error
    changes += 1
    // Nothing was done yet, so it can be asked again; a transaction has failed, and whoever has it begins anew.
    if (this.getTransactionStatus() !== OUTSIDE_TRANSACTIONS) throw error
    return this.query(...args)
  }

  /** Asked whenever a connection is given back: within a transaction that has failed nothing can be forgotten. */
  forgetOldest(): void {
    if (this.#named.size < MOST_NAMED + FORGOTTEN_AT_ONCE) return
    // What pg knows to be there by its name: a statement that did not parse is not.
    const { parsedStatements } = this.connection as unknown as { parsedStatements: Record<string, string> }
    const oldest = [...this.#named].slice(0, this.#named.size - MOST_NAMED)
    const there = oldest.filter((name) => name in parsedStatements)
    for (const name of oldest) {
      this.#named.delete(name)
      delete parsedStatements[name]
    }
    if (there.length > 0) this.query(there.map((name) => `deallocate "${name}"`).join('; ')).catch(() => {})
  }
}

function forgetStatements(pool: pg.Pool): void {
  pool.on('release', (_error, client) => (client as unknown as NamingClient).forgetOldest())
}

export interface StoreOptions {
  databaseUrl?: string | undefined
  poolSize?: number
  /** How long PostgreSQL may take to answer a query. Without it there is no limit. */
  answerWithinMs?: number | undefined
  dataDir?: string
  /** An embedded database that has been started already. */
  thread?: PgliteThread | undefined
  onError?: (error: Error) => void
}

/** Gives the store at once; `ready` settles when the embedded database is open, and what is asked before waits for it. */
export function connectStore<Tables>(options: StoreOptions): Store<Tables> {
  if (options.databaseUrl) return overPostgres<Tables>(options.databaseUrl, options)
  const thread =
    options.thread ?? startPgliteThread(options.dataDir ? { dataDir: pgliteFolder(options.dataDir) } : {})
  return overPglite<Tables>(thread, options.onError)
}

export async function openStore<Tables>(options: StoreOptions): Promise<Store<Tables>> {
  const store = connectStore<Tables>(options)
  await store.ready
  return store
}

/** For tests: a database in memory, made from a dump of an earlier one. */
export async function openStoreFrom<Tables>(dump: Uint8Array): Promise<Store<Tables>> {
  return openStore<Tables>({ thread: startPgliteThread({ from: dump }) })
}

function overPglite<Tables>(thread: PgliteThread, onError: (error: Error) => void = () => {}): Store<Tables> {
  const listeners = new Map<string, Set<(payload: string) => void>>()
  const onNotification = ({ channel, payload }: pg.Notification) => {
    for (const call of listeners.get(channel) ?? []) call(payload ?? '')
  }
  let openings = 1
  const embedded = poolOverPglite(thread, {
    pool: { types, Client: NamingClient },
    // After an error the pool replaces its only connection, and the new one must listen to the same channels.
    async prepare(client) {
      client.on('notification', onNotification)
      const channels = [...listeners.keys()].map((channel) => `listen ${channel}`)
      if (channels.length > 0) await client.query(channels.join('; '))
      if (thread.openings() === openings) return
      openings = thread.openings()
      // Nobody knows whether the last statement before the failure took effect, so all who listen are told to look again.
      for (const calls of listeners.values()) for (const call of calls) call('')
    },
  })
  embedded.pool.on('error', onError)
  forgetStatements(embedded.pool)
  thread.onFailure(onError)
  const upkeep = thread.isKept ? keepUp(embedded.pool, onError) : undefined
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool: embedded.pool }) }),
    pool: embedded.pool,
    kind: 'pglite',
    ready: thread.ready,
    async listen(channel, onChange) {
      const calls = listeners.get(channel) ?? new Set()
      listeners.set(channel, calls.add(onChange))
      await embedded.pool.query(`listen ${channel}`)
      return { connected: () => true, stop: async () => void calls.delete(onChange) }
    },
    dump: embedded.dump,
    async close() {
      upkeep?.stop()
      await embedded.close()
    },
  }
}

/** What we count on, whatever the server, the database or the role is set to. */
const AS_WE_EXPECT = `
  set default_transaction_isolation to 'read committed';
  set datestyle to 'ISO, MDY';
  set intervalstyle to 'postgres';
  set bytea_output to 'hex';
  set extra_float_digits to 1;
  set standard_conforming_strings to on;`

function overPostgres<Tables>(
  url: string,
  { poolSize = 10, answerWithinMs, onError = () => {} }: StoreOptions,
): Store<Tables> {
  const pool = new pg.Pool({
    connectionString: url,
    max: poolSize,
    types,
    Client: NamingClient,
    onConnect: (client: pg.ClientBase) => client.query(AS_WE_EXPECT),
    application_name: 'toile',
    connectionTimeoutMillis: Math.min(CONNECT_WITHIN_MS, answerWithinMs ?? CONNECT_WITHIN_MS),
    query_timeout: answerWithinMs,
    keepAlive: true,
  } as pg.PoolConfig)
  pool.on('error', onError)
  forgetStatements(pool)
  return {
    db: new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) }),
    pool,
    kind: 'postgres',
    ready: Promise.resolve(),
    listen: (channel, onChange) => listenOnPostgres(url, channel, onChange, onError),
    close: async () => void (pool.ended || (await pool.end())),
  }
}
