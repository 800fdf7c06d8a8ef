import { sql } from 'kysely'
import { saveEntries } from '#modules/content/save.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import type { Verb } from '#modules/verb.ts'
import { fillIfEmpty } from './load.ts'
import { makeScaleEntry } from './scale.ts'

const BATCH = 500
const MOST = 1_000_000

/** A library of any size, for load tests. */
export const demoVerb: Verb = {
  name: 'demo',
  usage: 'demo --entries N [--dry-run]',
  summary: 'Fills the store with N further entries for load tests',
  help: `
Adds entries made from the demo library's words and pictures, with its dates, tags and lengths; an empty store gets that
library first. The first N are always the same, so running it again adds only what is missing. Refused outside demo mode.
  --entries N   how many, up to ${MOST.toLocaleString('en')}
  --dry-run     shows three of them and writes nothing`,
  options: { entries: { type: 'string' }, 'dry-run': { type: 'boolean' } },
  async run({ store, site, demo }, { options }, out) {
    const { db } = store
    const wanted = Number(options.entries)
    if (!Number.isInteger(wanted) || wanted < 1 || wanted > MOST) {
      out.line(`--entries must be a whole number from 1 to ${MOST}.`)
      return 2
    }
    if (options['dry-run']) {
      for (const number of [1, 2, 3]) out.line(JSON.stringify({ ...makeScaleEntry(number), text: '…' }))
      return 0
    }
    if (!demo) {
      out.line('Refused: this is not a demo store.')
      return 1
    }
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
    return 0
  },
}
