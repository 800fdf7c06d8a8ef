import { upsertChanged } from '#db/upsert.ts'
import type { Db } from '#modules/tables.ts'

export interface ClientInput {
  id: string
  clientName: string
  displayName: string
  joinDate: string | null
  micro: boolean
  microPath: string | null
  microTags: string[]
  ideas: string[]
  /** Kept from an import; otherwise the database counts and dates. */
  sys?: { createdAt: Date; updatedAt: Date; revision: number }
}

/** Stores a client; one that is the same as before is left untouched. */
export async function saveClient(db: Db, input: ClientInput): Promise<'created' | 'updated' | 'unchanged'> {
  const { sys } = input
  const row = {
    id: input.id,
    client_name: input.clientName,
    display_name: input.displayName,
    join_date: input.joinDate,
    micro: input.micro,
    micro_path: input.microPath,
    micro_tags: input.microTags,
    ideas: input.ideas,
    ...(sys ? { created_at: sys.createdAt, updated_at: sys.updatedAt, revision: sys.revision } : {}),
  }
  const [written] = await upsertChanged(db, 'clients', [row])
  if (!written) return 'unchanged'
  return written.created ? 'created' : 'updated'
}
