import type { Db } from '#modules/tables.ts'
import { addressOf } from './addresses.ts'

/** What the store holds already, as far as an import has to know it. */
export interface Known {
  /** Id → address. */
  entries: Map<string, string>
  /** Id → path of the private area. */
  clients: Map<string, string | null>
  assets: Map<string, { sha256: string | null; palette: unknown }>
}

export async function readKnown(db: Db): Promise<Known> {
  const entries = await db
    .selectFrom('entries')
    .select(['id', 'type', 'shelf', 'client_id', 'web_group', 'slug'])
    .execute()
  const clients = await db.selectFrom('clients').select(['id', 'micro_path']).execute()
  const assets = await db.selectFrom('assets').select(['id', 'sha256', 'palette']).execute()
  return {
    entries: new Map(
      entries.map((row) => [row.id, addressOf(row.type, row.shelf, row.client_id, row.web_group, row.slug)]),
    ),
    clients: new Map(clients.map((row) => [row.id, row.micro_path])),
    assets: new Map(assets.map((row) => [row.id, row])),
  }
}
