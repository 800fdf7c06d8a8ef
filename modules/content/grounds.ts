import type { Db } from '#modules/tables.ts'
import { readScope } from '../access/policy.ts'
import { type Standing, standsFor } from '../clients/standing.ts'
import type { Grounds } from '../media/signature.ts'
import { isLinkOpen } from '../previews/is-link-open.ts'
import { findEntries } from './listing.ts'
import { projectOpens } from './project-store.ts'
import { isLive } from './readable.ts'

/** In which state the entry must be for the address to open it. */
type Opens = 'live' | 'any state' | 'nothing'

/**
 * What a signed address may rest on besides its entry. The signature says that it was given; these say whether it still
 * holds, each time the address is used, so that what was shared ends at once everywhere.
 */
const GROUNDS: Record<string, (db: Db, id: string, entry: string, now: Date) => Promise<Opens>> = {
  client: ofClient('client'),
  staff: ofClient('staff'),
  everyone: async (db, _id, entry, now) =>
    (await findEntries(db, { scope: readScope(null), now }, [entry])).length > 0 ? 'live' : 'nothing',
  project: async (db, id, entry, now) => ((await projectOpens(db, id, entry, now)) ? 'live' : 'nothing'),
  preview: async (db, id, entry, now) =>
    (await isLinkOpen(db, { id, entry }, now)) ? 'any state' : 'nothing',
  // Given to the staff with each preview of theirs, and signed for an hour only.
  'staff-preview': async () => 'any state',
}

function ofClient(kind: Standing) {
  return async (db: Db, id: string, entry: string): Promise<Opens> =>
    (await standsFor(db, kind, id, entry)) ? 'live' : 'nothing'
}

/** The ground of what anyone reads: an entry that is given away or open to everyone, for as long as it is. */
export const ON_EVERYONE = 'everyone'

/** The ground of what a project shows. */
export const onProject = (id: string) => `project:${id}`

/** What these open is only lent: no browser keeps it, so that nothing is left of it when they end. */
const LENT = ['preview', 'staff-preview']

export function mayKeep({ by = '' }: Grounds): boolean {
  return !LENT.includes(kindOf(by)[0])
}

function kindOf(by: string): [kind: string, id: string] {
  const [kind = '', id = ''] = by.split(/:(.*)/s)
  return [kind, id]
}

async function opens(db: Db, { entry, by }: Grounds, now: Date): Promise<Opens> {
  if (!by) return 'live'
  const [kind, id] = kindOf(by)
  return (await GROUNDS[kind]?.(db, id, entry, now)) ?? 'nothing'
}

/** Whether these grounds still open the entry, and it shows this picture. */
export async function stillShows(db: Db, grounds: Grounds, assetId: string, now: Date): Promise<boolean> {
  const state = await opens(db, grounds, now)
  if (state === 'nothing') return false
  const row = await entryOf(db, grounds, state, now)
    .innerJoin('entry_assets', 'entry_assets.entry_id', 'entries.id')
    .where('entry_assets.asset_id', '=', assetId)
    .select('entries.id')
    .executeTakeFirst()
  return row !== undefined
}

/** Whether these grounds still open the entry, and it frames this page of ours. */
export async function stillFrames(db: Db, grounds: Grounds, path: string, now: Date): Promise<boolean> {
  const state = await opens(db, grounds, now)
  if (state === 'nothing') return false
  const row = await entryOf(db, grounds, state, now).select('embed').executeTakeFirst()
  return row?.embed?.includes(`src="${path}"`) ?? false
}

function entryOf(db: Db, { entry, by }: Grounds, state: 'live' | 'any state', now: Date) {
  const any = db.selectFrom('entries').where('entries.id', '=', entry)
  // The entry alone is no ground for a client's work: whoever signs an address for it has to name another.
  const one = by ? any : any.where('entries.type', '<>', 'private')
  return state === 'live' ? one.where(isLive(now)) : one
}
