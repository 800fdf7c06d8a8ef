import { sql } from 'kysely'
import { saveEntries } from '#modules/content/save.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import type { Output, Services } from '#modules/verb.ts'
import { fillIfEmpty } from './load.ts'
import { makeScaleEntry } from './scale.ts'

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
  for (let at = 1; at <= wanted; at += BATCH) {
    const entries = Array.from({ length: Math.min(BATCH, wanted - at + 1) }, (_, index) =>
      makeScaleEntry(at + index),
    ).map((entry) => ({
      ...entry,
      images: (entry.images ?? []).filter((id) => id !== null && pictures.has(id)),
    }))
    const saved = await db.transaction().execute(async (transaction) => {
      // Collecting words entry by entry would take most of the time; they are collected once at the end.
      await sql`set local toile.bulk = 'on'`.execute(transaction)
      return saveEntries(transaction, entries, site)
    })
    created += saved.created.length
    out.progress('entries', Math.min(at + BATCH - 1, wanted), wanted)
  }
  await rebuildVocabulary(db)
  // The planner must not go by the size the tables had before.
  await sql`analyze entries, entry_assets, search_words`.execute(db)
  out.line(
    `${created} entries added, ${wanted - created} were there, in ${((Date.now() - started) / 1000).toFixed(1)} s.`,
  )
}
