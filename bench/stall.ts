import { monitorEventLoopDelay } from 'node:perf_hooks'
import autocannon from 'autocannon'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { imageAddresses, LIST } from './answers.ts'
import { HEADERS, type UnderTest } from './under-test.ts'

const RESOLUTION_MS = 5
/** About half a second of work for the database. */
const SLOW = sql`select count(*) from generate_series(1, 3000000) as each where each % 7 = 3`

export interface Stalls {
  /** How late the event loop came round, in milliseconds. */
  p50: number
  p99: number
  most: number
  /** How many slow queries went on meanwhile, one after the other. */
  queries: number
}

/** Within the process under test: keeps the database busy for so long and watches the event loop. */
export async function watchLoop(app: FastifyInstance, seconds: number): Promise<Stalls> {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS })
  const until = Date.now() + seconds * 1000
  let queries = 0
  delay.enable()
  for (; Date.now() < until; queries++) await SLOW.execute(app.db)
  delay.disable()
  const late = (nanoseconds: number) => Math.max(0, nanoseconds / 1e6 - RESOLUTION_MS)
  return { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), most: late(delay.max), queries }
}

/** Lists, pages and pictures for ten callers while slow queries go on in the database. */
export async function measureStalls(server: UnderTest, seconds: number) {
  const [picture] = await imageAddresses(server, 900)
  const watched = server.ask<Stalls>('/watch', { seconds })
  const result = await autocannon({
    url: server.site,
    connections: 10,
    duration: seconds,
    headers: HEADERS,
    requests: [LIST, `${LIST}&skip=12`, '/', '/about', picture?.address ?? '/'].map((path) => ({ path })),
  })
  return { ...(await watched), rate: result.requests.average, latency: result.latency.p99 }
}
