import type { Db } from '#modules/tables.ts'
import { scopeKey } from '../access/policy.ts'
import { oklab } from '../media/palette.ts'
import type { ByColourList, ColourChip, ColourIndex } from './colour-contract.ts'
import { countByColour, findByColour } from './colour-near.ts'
import { countByGroup, findLeads, tallyShades } from './colour-store.ts'
import { arrange, colourNumber, type Shade } from './colours.ts'
import { findEntries } from './listing.ts'
import { advised } from './planning.ts'
import { presentEntries, type Shelves } from './read.ts'
import type { Reader } from './readable.ts'

/** With more colours than this, those that hardly differ are taken together before anything is compared. */
const MANY = 5000

/** The hue index of all that this reader may see. Its cost grows with the library, so it is kept. */
export function readColours({ db, remember }: Pick<Shelves, 'db' | 'remember'>, reader: Reader) {
  return remember(`colours ${scopeKey(reader.scope)}`, () =>
    advised(db, 'forThese', (asked) => makeIndex(asked, reader)),
  )
}

async function makeIndex(db: Db, reader: Reader): Promise<ColourIndex> {
  const each = await tallyShades(db, reader, 'hex', MANY + 1)
  const grain = each.length > MANY ? 'cube' : 'hex'
  const shades = grain === 'hex' ? each : await tallyShades(db, reader, grain)
  const chips = arrange(shades)
  const keys = chips.map(({ lead }) => lead.key)
  const leads = new Map((await findLeads(db, reader, grain, keys)).map((lead) => [lead.key, lead]))
  const groups = chips.map((chip) => chip.shades.map(({ key }) => key))
  const counts = await countByGroup(db, reader, grain, groups)
  const items = chips.flatMap(({ bin, lead, shades }, index): ColourChip[] => {
    const found = leads.get(lead.key)
    const entries = counts[index]
    // Gone between two of the queries: whoever asks next gets the new index.
    if (!found || !entries) return []
    const { hex, name, share, place, id, slug, title, code } = found
    const number = colourNumber(code, place)
    return [
      {
        hex,
        name,
        bin,
        share,
        entries,
        colours: sumColours(shades),
        ...(number ? { number } : {}),
        entry: { id, slug, title, ...(code ? { code } : {}) },
      },
    ]
  })
  return { total: sumColours(shades), items }
}

function sumColours(shades: Shade[]): number {
  return shades.reduce((sum, { colours }) => sum + colours, 0)
}

/** One page of the entries that show this colour or a near one. */
export async function readByColour(
  { db, imageKey, remember }: Pick<Shelves, 'db' | 'imageKey' | 'remember'>,
  reader: Reader,
  { colour, limit, skip }: { colour: string; limit: number; skip: number },
): Promise<ByColourList> {
  const what = { reader, colour: oklab(colour) }
  const matches = await remember(`colour near ${scopeKey(reader.scope)} ${colour} ${limit} ${skip}`, () =>
    findByColour(db, what, { limit, skip }),
  )
  const total =
    skip === 0 && matches.length < limit
      ? matches.length
      : await remember(`colour total ${scopeKey(reader.scope)} ${colour}`, () => countByColour(db, what))
  const rows = await findEntries(
    db,
    reader,
    matches.map(({ id }) => id),
    'presentation',
  )
  const matchOf = new Map(matches.map((each) => [each.id, each]))
  const entries = await presentEntries({ db, imageKey }, reader, rows)
  const items = entries.flatMap(({ sys, fields }): ByColourList['items'] => {
    const match = matchOf.get(sys.id)
    if (!match) return []
    const { hex, name, code, place, distance } = match
    const number = colourNumber(code, place)
    return [
      {
        sys,
        fields,
        match: { hex, name, ...(number ? { number } : {}), distance: Number(distance.toFixed(4)) },
      },
    ]
  })
  return { sys: { type: 'Array' }, colour, total, skip, limit, items }
}
