import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { addScaleEntries } from '#demo/add-entries.ts'
import { fillIfEmpty } from '#demo/load.ts'
import { ask, type Grown, grownOf, type Measured, measure, printGrowth, type Site } from './growth.ts'
import { MEMBER_HEADERS, openSite } from './open-site.ts'

const LIST = '/api/content/getList?content_type=presentation'
const FACETS = '/api/content/getFacets?content_type=presentation'
const SECTION = '&fields.section[in]=merchandising'
const NEWEST = '&order=-fields.date&limit=12'
const YEAR = '&fields.date[gte]=2025-01-01&fields.date[lte]=2025-12-31'

/** What a reader's screens ask, each with its address; pages far on are where the library's size puts them. */
const ASKED: [what: string, address: string | ((total: number) => string)][] = [
  ['home, page 1', LIST + NEWEST],
  ['section, page 1', LIST + SECTION + NEWEST],
  ['as last changed', `${LIST}&limit=12`],
  ['home, middle page', (total) => `${LIST}${NEWEST}&skip=${Math.floor(total / 2)}`],
  ['home, last page', (total) => `${LIST}${NEWEST}&skip=${total - 12}`],
  ['year', LIST + YEAR + NEWEST],
  ['tag', `${LIST}&fields.tags[in]=Outerwear${NEWEST}`],
  ['entry', `${LIST}&fields.slug=the-blur-is-the-point`],
  ['search, many finds', `${LIST}&query=cotton&limit=12`],
  ['search, few finds', `${LIST}&query=houndstooth+muffler&limit=12`],
  ['search, few, by date', `${LIST}&query=guernsey${NEWEST}`],
  ['search, misspelt', `${LIST}&query=houndstoth&limit=12`],
  ['facets, home', FACETS],
  ['facets, section', FACETS + SECTION],
  ['facets, two tags', `${FACETS}&fields.tags[in]=Outerwear,Denim`],
  ['facets, search', `${FACETS}&query=cotton`],
  ['colors', '/api/content/getColours'],
  ['by color', '/api/content/getByColour?colour=8A5A3C&limit=12'],
]

/** The cost of each answer at growing sizes of one library; one that is given is left as it has become. */
export async function benchScale(sizes: number[], rounds: number, given?: string): Promise<Grown[]> {
  const dataDir = given ?? mkdtempSync(join(tmpdir(), 'toile-scale-'))
  const site = await openSite({ dataDir, bare: true })
  const measured: Measured[] = []
  try {
    for (const size of sizes) {
      await growTo(site, size)
      const { total } = JSON.parse(await ask(site.app, { url: `${LIST}&limit=1`, headers: MEMBER_HEADERS }))
      const asked = ASKED.map(([what, address]) => ({
        what,
        url: typeof address === 'string' ? address : address(total),
        headers: MEMBER_HEADERS,
      }))
      measured.push(await measure(site, asked, total, rounds))
      console.log(`measured at ${total.toLocaleString('en')} entries`)
    }
  } finally {
    await site.close()
    if (!given) rmSync(dataDir, { recursive: true, force: true })
  }
  printGrowth(measured)
  return measured.flatMap(grownOf)
}

/** The library's own entries come first: none of the made ones is wanted when it is large enough by itself. */
async function growTo(site: Site, size: number): Promise<void> {
  await fillIfEmpty({ ...site, step: () => {} })
  const { own } = await site.store.db
    .selectFrom('entries')
    .where('type', '=', 'presentation')
    .where('id', 'not like', 'scale-%')
    .select((eb) => eb.fn.countAll<number>().as('own'))
    .executeTakeFirstOrThrow()
  const wanted = Math.max(0, size - own)
  if (wanted > 0) await addScaleEntries(site, wanted, { line: () => {}, fault: () => {}, progress: () => {} })
  // So that no size goes by what the planner knew of another.
  await sql`analyze`.execute(site.store.db)
}
