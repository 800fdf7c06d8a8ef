import { sql } from 'kysely'
import { saveEntries } from '#modules/content/save.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import { settleTallies } from '#modules/content/tallies.ts'
import type { Db } from '#modules/tables.ts'
import type { Output, Services } from '#modules/verb.ts'
import { fillIfEmpty } from './load.ts'
import { makeScaleEntry, scaleId } from './scale.ts'

const BATCH = 500

/** Makes the library `wanted` entries larger, or as much of it as is not there yet. */
export async function addScaleEntries(
  { store, site }: Pick<Services, 'store' | 'site'>,
  wanted: number,
  out: Output,
): Promise<void> {
  const { db } = store
  await fillIfEmpty({ store, site, step: out.line })
  const assets = await db.selectFrom('assets').select('id').execute()
  const pictures = new Set(assets.map((asset) => asset.id))

  const started = Date.now()
  let created = 0
  await sortingInLater(db, async () => {
    for (let at = 1; at <= wanted; at += BATCH) {
      const numbers = Array.from({ length: Math.min(BATCH, wanted - at + 1) }, (_, index) => at + index)
      created += await addBatch(numbers)
      out.progress('entries', Math.min(at + BATCH - 1, wanted), wanted)
    }
  })

  async function addBatch(numbers: number[]): Promise<number> {
    if (await areThere(db, numbers.map(scaleId))) return 0
    const entries = numbers.map(makeScaleEntry).map((entry) => ({
      ...entry,
      images: (entry.images ?? []).filter((id) => id !== null && pictures.has(id)),
    }))
    return db.transaction().execute(async (transaction) => {
      // Collecting words entry by entry would take most of the time; they are collected once at the end.
      await sql`set local toile.bulk = 'on'`.execute(transaction)
      return (await saveEntries(transaction, entries, site)).created.length
    })
  }

  await rebuildVocabulary(db)
  await settleTallies(db)
  // The planner must not go by the size the tables had before.
  await sql`analyze entries, entry_assets, entry_tallies, search_words, search_vocabulary`.execute(db)
  out.line(
    `${created} entries added, ${wanted - created} were there, in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  )
}

async function areThere(db: Db, ids: string[]): Promise<boolean> {
  const { rows } = await sql<{ found: number }>`
    select count(*) as found from entries where id = any(${ids}::text[])`.execute(db)
  return rows[0]?.found === ids.length
}

/** Words are put into their index a hundred entries at a time, which takes a third of the time; see migration 0007 for why not always. */
async function sortingInLater(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`alter index entries_search set (fastupdate = on)`.execute(db)
  try {
    await work()
  } finally {
    await sql`alter index entries_search set (fastupdate = off)`.execute(db)
    await sql`select gin_clean_pending_list('entries_search'::regclass)`.execute(db)
  }
}
