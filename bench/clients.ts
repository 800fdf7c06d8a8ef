import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { fillIfEmpty } from '#demo/load.ts'
import { makeScaleEntry } from '#demo/scale.ts'
import { saveClient } from '#modules/clients/save.ts'
import { type EntryInput, saveEntries } from '#modules/content/save.ts'
import { rebuildVocabulary } from '#modules/content/search.ts'
import { type Asked, type Measured, measure, printGrowth, type Site, timed } from './growth.ts'
import { CLIENT_HEADERS, openSite, STAFF_HEADERS } from './open-site.ts'

const ENTRIES_EACH = 50
const LIST = '/api/content/getList?content_type=private'
const FACETS = '/api/content/getFacets?content_type=private'
const NEWEST = '&order=-fields.date&limit=12'

/** A client's own screens, and the staff's over all of them. */
const ASKED: Asked[] = [
  ...asking('a client', CLIENT_HEADERS, [
    ['own record', '/api/clients/bench-003'],
    ['own work, page 1', LIST + NEWEST],
    ['own work, all', `${LIST}&order=-fields.date&limit=100`],
    ['own work, tag', `${LIST}&fields.tags[in]=Outerwear${NEWEST}`],
    ['own facets', FACETS],
    ['own search', `${LIST}&query=cotton&limit=12`],
    ['own search, misspelt', `${LIST}&query=houndstoth&limit=12`],
    ['library', '/api/content/getList?content_type=presentation&order=-fields.date&limit=12'],
    ['library search', '/api/content/getList?content_type=presentation&query=cotton&limit=12'],
  ]),
  ...asking('staff', STAFF_HEADERS, [
    ['client list', '/api/clients/list'],
    ['all work, page 1', LIST + NEWEST],
    ['all facets', FACETS],
    ['search in all work', `${LIST}&query=cotton&limit=12`],
    ['library search', '/api/content/getList?content_type=presentation&query=cotton&limit=12'],
  ]),
]

function asking(who: string, headers: Asked['headers'], asked: [string, string][]): Asked[] {
  return asked.map(([what, url]) => ({ what: `${who}: ${what}`, url, headers }))
}

/** What one client's members and the staff wait for, as the number of clients grows; each has fifty private entries. */
export async function benchClients(counts: number[], rounds: number): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'toile-clients-'))
  const site = await openSite({ dataDir, bare: true })
  const measured: Measured[] = []
  try {
    await fillIfEmpty({ ...site, step: () => {} })
    let made = 0
    for (const count of counts) {
      for (; made < count; made++) await addClient(site, made)
      const collected = await timed(() => rebuildVocabulary(site.store.db))
      // So that no number goes by what the planner knew of another.
      await sql`analyze`.execute(site.store.db)
      measured.push(await measure(site, ASKED, count, rounds))
      console.log(
        `measured with ${count} clients of ${ENTRIES_EACH} entries; their words were collected in ${Math.round(collected)} ms`,
      )
    }
  } finally {
    await site.close()
    rmSync(dataDir, { recursive: true, force: true })
  }
  printGrowth(measured)
}

async function addClient({ store: { db }, site }: Site, number: number): Promise<void> {
  const id = `bench-${String(number).padStart(3, '0')}`
  const name = `Client no. ${number}`
  const entries = Array.from({ length: ENTRIES_EACH }, (_, index) =>
    toPrivate(makeScaleEntry(number * ENTRIES_EACH + index + 1), id),
  )
  await db.transaction().execute(async (transaction) => {
    await sql`set local toile.bulk = 'on'`.execute(transaction)
    await saveClient(transaction, {
      ...{ id, clientName: name, displayName: name, joinDate: '2019-05-01' },
      ...{ micro: true, microPath: id, microTags: ['Outerwear'], ideas: [] },
    })
    await saveEntries(transaction, entries, site)
  })
}

function toPrivate({ id, images: _, ...entry }: EntryInput, clientId: string): EntryInput {
  return { ...entry, id: `private-${id}`, type: 'private', section: null, clientId }
}
