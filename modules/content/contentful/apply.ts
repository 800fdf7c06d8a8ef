import { readFile } from 'node:fs/promises'
import type { Transaction } from 'kysely'
import type { Db, Tables } from '#modules/tables.ts'
import type { Output, Services } from '#modules/verb.ts'
import { saveClient } from '../../clients/save.ts'
import type { MediaStorage } from '../../media/storage.ts'
import { keepPrepared, prepareImage, takeBackOriginals } from '../../media/store-image.ts'
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
    const place = { db: store.db, storage: dryRun ? withoutWriting(storage) : noting(storage, added) }
    const prepared = await prepareImages(place, images, out)
    await store.db.transaction().execute(async (trx) => {
      for (const { row, read } of prepared) {
        const saved = await keepPrepared({ ...place, db: trx }, row, read)
        tally.count('image', !saved ? 'unchanged' : known.assets.has(row.id) ? 'updated' : 'created')
      }
      await freeAddresses(trx, plan.moving)
      for (const client of plan.clients) tally.count('client', await saveClient(trx, client))
      await keepEntries(trx, plan, site.embedHosts, tally, out)
      if (dryRun) throw new DryRun()
    })
  } catch (error) {
    await takeBackOriginals({ db: store.db, storage }, added)
    if (!(error instanceof DryRun)) throw error
  }
  for (const [type, times] of plan.skipped) tally.count(type, 'skipped', times)
  return tally
}

/** Decoding pictures takes long, and on the embedded database a transaction keeps everyone else waiting: so it comes before. */
async function prepareImages(place: { db: Db; storage: MediaStorage }, images: ImagePlan[], out: Output) {
  const prepared = []
  for (const [index, { path, sys, ...input }] of images.entries()) {
    const read = () => readFile(path)
    const image = await prepareImage(place, { ...input, bytes: await read() })
    const dates = { created_at: sys.createdAt, updated_at: sys.updatedAt, revision: sys.revision }
    prepared.push({ row: { ...image, ...dates }, read })
    out.progress('images', index + 1, images.length)
  }
  return prepared
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

/** Where everything is said to be there already, nothing is put. */
function withoutWriting(storage: MediaStorage): MediaStorage {
  return { ...storage, has: async () => true }
}
