import fastify, { type InjectOptions } from 'fastify'
import { timed } from './answers.ts'
import type { Site } from './growth.ts'
import { MEMBER_HEADERS } from './open-site.ts'
import { noteStatements, replay, type Statement } from './statements.ts'

const AT_ONCE = 10
const CHUNK = 40
/** Not counted: the program is still being compiled. */
const WARM_UP_CHUNKS = 5

/** What the process under test is asked for. */
export interface CompareWithSql {
  calls: 'read' | 'bookmark' | 'lead'
  url?: string
  rounds: number
  kept: Kept
}

export interface Compared {
  ours: number[]
  bare: number[]
  /** The same SQL within a bare Fastify that serialises the same answer: what can be reached at all. */
  served?: number[]
}

/** Each call is another one, by its number, so that no answer is in memory. */
export type Calls = (number: number) => InjectOptions

/** What the site has in memory: nothing at all, or what is left from other questions (the entries they showed, how many there are). */
export type Kept = 'nothing' | 'others'

/** A date that no other request names: the same work, and never the same answer. */
export function coldReads(url: string): Calls {
  return (number) => {
    const day = new Date(Date.UTC(1950, 0, 1) + number * 86_400_000).toISOString().slice(0, 10)
    return { url: `${url}&fields.date[gte]=${day}`, headers: MEMBER_HEADERS }
  }
}

/** Bookmarks of one member, changed each time. */
export function bookmarkWrites(ids: string[]): Calls {
  return (number) => ({
    method: 'PATCH',
    url: '/api/users/bench',
    headers: MEMBER_HEADERS,
    payload: { username: 'bench', bookmarks: [...ids.slice(number % 12), `entry-${number}`] },
  })
}

/** Leads of different people at different places, so that nobody's turn is used up. */
export function leadWrites(run: string): Calls {
  return (number) => ({
    method: 'POST',
    url: '/api/request/contact',
    remoteAddress: `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`,
    payload: {
      ...{ email: `bench-${run}-${number}@arden.example`, captureType: 'prospect', originSite: 'toile' },
      ...{ originSource: 'FOS', originDetail: 'Bench', name: `Nora Bench ${number}` },
      message: { text: `The swatches of ${run}, number ${number}, please.` },
    },
  })
}

/**
 * Each call beside the bare SQL it needs when nothing is in memory: its statements are noted as they reach the driver, then sent
 * once more through the same pool, with nothing around them and as many at once; and a third time by a bare Fastify that then
 * sends the answer we gave. They take turns, so that all meet the same noise.
 */
export async function compareWithSql(
  { app, keep }: Pick<Site, 'app' | 'keep'>,
  calls: Calls,
  rounds: number,
  kept: Kept,
): Promise<Compared> {
  const statements = noteStatements()
  const compared: Required<Compared> = { ours: [], bare: [], served: [] }
  let noted: Statement[][] = []
  let answers: unknown[] = []
  const bareServer = fastify()
  bareServer.get<{ Params: { number: number } }>('/:number', async ({ params }) => {
    await replay(app, noted[params.number] ?? [])
    return answers[params.number]
  })
  try {
    for (let chunk = -WARM_UP_CHUNKS; chunk < rounds / CHUNK; chunk++) {
      noted = []
      answers = []
      const bodies: string[] = []
      const answer = async (number: number) => {
        const call = calls((chunk + WARM_UP_CHUNKS) * CHUNK + number)
        const { statusCode, body } = await app.inject(call)
        if (statusCode >= 300) throw new Error(`${call.url} answered ${statusCode}: ${body}`)
        bodies[number] = body
      }
      keep(false)
      const cold = await tenAtATime(CHUNK, async (number) => {
        noted[number] = await statements.during(() => answer(number))
      })
      keep(true)
      const ours = kept === 'nothing' ? cold : await tenAtATime(CHUNK, answer)
      const bare = await tenAtATime(CHUNK, (number) => replay(app, noted[number] ?? []))
      answers = bodies.map((body) => (body ? JSON.parse(body) : undefined))
      const served = await tenAtATime(CHUNK, async (number) => {
        const { statusCode, body } = await bareServer.inject(`/${number}`)
        if (statusCode >= 300) throw new Error(`The bare server answered ${statusCode}: ${body}`)
      })
      if (chunk < 0) continue
      compared.ours.push(...ours)
      compared.bare.push(...bare)
      compared.served.push(...served)
    }
  } finally {
    statements.stop()
    keep(true)
    await bareServer.close()
  }
  return compared
}

/** How long each took, with ten under way. */
async function tenAtATime(count: number, work: (number: number) => Promise<void>): Promise<number[]> {
  const times: number[] = []
  let next = 0
  const worker = async () => {
    while (next < count) {
      const number = next++
      times.push(await timed(() => work(number)))
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return times
}
