import { readFile } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import type { Output, Services } from '#modules/verb.ts'
import { saveClient } from '../../clients/save.ts'
import type { MediaStorage } from '../../media/storage.ts'
import { storeImage } from '../../media/store-image.ts'
import { saveEntries } from '../save.ts'
import { freeAddresses } from './addresses.ts'
import type { ImagePlan } from './images.ts'
import type { Known } from './known.ts'
import type { Plan } from './plan.ts'

export type Outcome = 'created' | 'updated' | 'unchanged' | 'skipped'

/** How many of each type were created, updated, left unchanged or skipped. */
export class Tally {
  readonly rows = new Map<string, Record<Outcome, number>>()

  count(type: string, outcome: Outcome, times = 1): void {
    const row = this.rows.get(type) ?? { created: 0, updated: 0, unchanged: 0, skipped: 0 }
    row[outcome] += times
    this.rows.set(type, row)
  }
}

class DryRun extends Error {}

const BATCH = 200

/** Carries out a plan in one transaction. A dry run does all of it too, and takes it back at the end. */
export async function applyPlan(
  { store, storage, site }: Services,
  { plan, images, known, dryRun }: { plan: Plan; images: ImagePlan[]; known: Known; dryRun: boolean },
  out: Output,
): Promise<Tally> {
  const tally = new Tally()
  const added: string[] = []
  try {
    await store.db.transaction().execute(async (trx) => {
      await keepImages(
        trx,
        dryRun ? withoutWriting(storage) : noting(storage, added),
        images,
        known,
        tally,
        out,
      )
      await freeAddresses(trx, plan.moving)
      for (const client of plan.clients) tally.count('client', await saveClient(trx, client))
      await keepEntries(trx, plan, site.embedHosts, tally, out)
      if (dryRun) throw new DryRun()
    })
  } catch (error) {
    for (const key of added) await storage.delete(key)
    if (!(error instanceof DryRun)) throw error
  }
  for (const [type, times] of plan.skipped) tally.count(type, 'skipped', times)
  return tally
}

async function keepImages(
  trx: Transaction<Tables>,
  storage: MediaStorage,
  images: ImagePlan[],
  known: Known,
  tally: Tally,
  out: Output,
): Promise<void> {
  for (const [index, { path, sys, ...input }] of images.entries()) {
    const { changed } = await storeImage({ db: trx, storage }, { ...input, bytes: await readFile(path) })
    if (changed) {
      const dates = { created_at: sys.createdAt, updated_at: sys.updatedAt, revision: sys.revision }
      await trx.updateTable('assets').set(dates).where('id', '=', input.id).execute()
    }
    tally.count('image', !changed ? 'unchanged' : known.assets.has(input.id) ? 'updated' : 'created')
    out.progress('images', index + 1, images.length)
  }
}

async function keepEntries(
  trx: Transaction<Tables>,
  { entries }: Plan,
  embedHosts: readonly string[],
  tally: Tally,
  out: Output,
): Promise<void> {
  for (let at = 0; at < entries.length; at += BATCH) {
    const batch = entries.slice(at, at + BATCH)
    const saved = await saveEntries(trx, batch, { embedHosts })
    const types = new Map(batch.map(({ id, type }) => [id, type]))
    for (const outcome of ['created', 'updated', 'unchanged'] as const)
      for (const id of saved[outcome]) tally.count(types.get(id) ?? '', outcome)
    out.progress('entries', Math.min(at + BATCH, entries.length), entries.length)
  }
}

/** Remembers what was put, so that it can be taken back when the transaction is. */
function noting(storage: MediaStorage, added: string[]): MediaStorage {
  return {
    ...storage,
    put: async (key, bytes, contentType) => {
      added.push(key)
      await storage.put(key, bytes, contentType)
    },
  }
}

function withoutWriting(storage: MediaStorage): MediaStorage {
  return { ...storage, put: async () => {}, delete: async () => {} }
}
