import { sql } from 'kysely'
import type { Db } from '#modules/tables.ts'
import type { EntryInput } from '../save.ts'
import { canonicalSection } from '../sections.ts'
import type { Findings } from './findings.ts'

/** The columns of the index `entries_address`: no two entries may agree in all of them. */
export function addressOf(
  type: string,
  shelf: string | null,
  clientId: string | null,
  webGroup: string | null,
  slug: string,
) {
  return JSON.stringify([type, shelf ?? '', clientId ?? '', webGroup ?? '', slug])
}

export interface Addressed {
  id: string
  /** How reports name it. */
  where: string
  /** Null when it has none. */
  address: string | null
}

export function addressOfEntry({ type, section, clientId, webGroup, slug }: EntryInput): string | null {
  return (
    slug &&
    addressOf(type, section ? canonicalSection(section) : null, clientId ?? null, webGroup ?? null, slug)
  )
}

/** Lists two that want one address, and answers with those in the store that make way within this import. */
export function findClashes(
  wanted: Addressed[],
  known: ReadonlyMap<string, string | null>,
  findings: Findings,
): string[] {
  const planned = new Set(wanted.map(({ id }) => id))
  const holders = new Map([...known].flatMap(([id, address]) => (address === null ? [] : [[address, id]])))
  const taken = new Map<string, string>()
  const moving: string[] = []
  for (const { id, where, address } of wanted) {
    if (!address) continue
    const first = taken.get(address)
    const holder = holders.get(address)
    const isHeld = holder !== undefined && holder !== id
    if (first) findings.fault('Address clash', where, `wants the same address as ${first}`)
    else if (isHeld && !planned.has(holder))
      findings.fault('Address clash', where, `wants the address of ${holder} in the store`)
    else if (isHeld) moving.push(holder)
    taken.set(address, where)
  }
  return moving
}

/**
 * Frees the addresses of entries and clients that are about to get another one. Unique indexes are checked row by row, so two
 * that swap theirs would otherwise stand in each other's way.
 */
export async function freeAddresses(db: Db, moving: { entries: string[]; clients: string[] }): Promise<void> {
  if (moving.entries.length > 0)
    await sql`update entries set slug = 'moving ' || id where id = any(${moving.entries}::text[])`.execute(db)
  if (moving.clients.length > 0)
    await sql`update clients set micro_path = null where id = any(${moving.clients}::text[])`.execute(db)
}
