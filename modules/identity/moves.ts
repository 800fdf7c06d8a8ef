import { sql } from 'kysely'
import type { Store } from '#db/client.ts'
import type { Db, Tables } from '#modules/tables.ts'
import { refuseToken } from './tokens.ts'

/** What a token of another provider says of somebody's company. */
export interface Said {
  sub: string
  /** None for somebody whose membership has ended, too. */
  company: string | null
  /** Seconds since 1970: of two tokens the later is right, and of two of the same second the one that came first. */
  issuedAt: number
}

const MOST_KNOWN = 20_000

export interface Moves {
  /** Throws when something later is known that names another company. */
  saw(said: Said): Promise<void>
  /** Begins to listen for what other processes see; until then every token is held against the database. */
  open(): Promise<void>
  close(): Promise<void>
}

/**
 * Notices that somebody is with another company than before, where the company is known from tokens alone: what was signed
 * for the old one ends then (a trigger on `companies_seen`), and an older token that still names it is refused. So is one of the
 * same second that names another, whichever of the two is the newer: its bearer has a later one issued, and nobody is moved to
 * and fro by two tokens used in turn.
 */
export function watchMoves(store: Pick<Store<Tables>, 'db' | 'listen'>): Moves {
  const known = new Map<string, Said>()
  let moves = 0
  let listening: Awaited<ReturnType<typeof store.listen>> | undefined

  async function latestOf(said: Said): Promise<Said> {
    // While moves cannot be heard nothing may be remembered.
    const isHeard = listening?.connected() ?? false
    const earlier = isHeard ? known.get(said.sub) : undefined
    if (earlier && earlier.issuedAt >= said.issuedAt) return earlier
    const before = moves
    const latest = await keepLatest(store.db, said)
    if (known.size >= MOST_KNOWN || !isHeard) known.clear()
    // Somebody may have moved while it was read.
    if (isHeard && before === moves) known.set(said.sub, latest)
    return latest
  }

  return {
    async saw({ issuedAt, ...said }) {
      // Some providers give fractions, finer than the database keeps: such a token would seem later than itself for ever.
      const latest = await latestOf({ ...said, issuedAt: Math.floor(issuedAt) })
      if (latest.company !== said.company) throw refuseToken()
    },
    async open() {
      listening = await store.listen('toile_accounts', () => {
        moves += 1
        known.clear()
      })
    },
    close: async () => listening?.stop(),
  }
}

/** Writes what was said unless something later is known, and answers with the latest. */
async function keepLatest(db: Db, { sub, company, issuedAt }: Said): Promise<Said> {
  await db
    .insertInto('companies_seen')
    .values({ sub, company, issued_at: new Date(issuedAt * 1000) })
    .onConflict((conflict) =>
      conflict
        .column('sub')
        .doUpdateSet({ company: sql.ref('excluded.company'), issued_at: sql.ref('excluded.issued_at') })
        .where('companies_seen.issued_at', '<', sql<Date>`excluded.issued_at`),
    )
    .execute()
  const row = await db
    .selectFrom('companies_seen')
    .selectAll()
    .where('sub', '=', sub)
    .executeTakeFirstOrThrow()
  return { sub, company: row.company, issuedAt: row.issued_at.getTime() / 1000 }
}
