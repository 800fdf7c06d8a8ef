import { beforeAll, describe, expect, test } from 'vitest'
import type { MediaStorage } from '#modules/media/storage.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient, makeEntry, makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { rollUp } from './roll-up.ts'
import { insertViews } from './store.ts'
import type { PageViewRow } from './tables.ts'
import { reportVerb } from './verb.ts'

const NOW = new Date('2026-11-15T12:00:00Z')
const database = useTestDatabase()

async function run(options: Record<string, unknown> = {}, args: string[] = []) {
  const { lines, out } = listen()
  const services = makeServices({ store: database.store, storage: {} as MediaStorage, now: () => NOW })
  const code = await reportVerb.run(services, { args, options }, out)
  return { code, lines }
}

beforeAll(async () => {
  await makeClient(database.db, { id: 'arden', clientName: 'Arden', displayName: 'Arden and Vale' })
  await makeEntry(database.db, { id: 'indigo', title: '=Indigo, again', section: 'color-and-print' })
  await makeEntry(database.db, { id: 'floor', title: 'A floor', section: 'merchandising' })

  const page = (section: string, entry: string | null = null) => ({
    template: entry ? `/${section}/:slug` : `/${section}`,
    section: section === 'home' ? null : section,
    entry_id: entry,
  })
  const arden = { company: 'arden', audience: 'member' as const }
  const visitor = { company: null, audience: 'visitor' as const }
  const seen: [string, number, Omit<PageViewRow, 'at'>][] = [
    ['2026-09-30T23:59:59Z', 3, { ...page('color-and-print', 'indigo'), ...arden }],
    ['2026-10-01T00:00:00Z', 2, { ...page('color-and-print', 'indigo'), ...arden }],
    ['2026-11-14T23:59:59Z', 1, { ...page('color-and-print', 'indigo'), ...arden }],
    ['2026-11-14T12:00:00Z', 4, { ...page('merchandising'), ...visitor }],
    ['2026-11-15T09:00:00Z', 1, { ...page('merchandising', 'floor'), company: 'lost', audience: 'member' }],
    ['2026-11-15T09:00:00Z', 1, { ...page('merchandising', 'torn'), company: null, audience: 'member' }],
    ['2026-11-15T10:00:00Z', 2, { ...page('home'), ...arden }],
  ]
  for (const [at, times, view] of seen)
    await insertViews(
      database.db,
      Array.from({ length: times }, () => ({ ...view, at: new Date(at) })),
    )
})

const ALL = { from: '2026-09-01', to: '2026-11-15' }

// The same before and after: what has become a sum is neither lost nor counted twice.
describe.each(['all raw', 'the older ones summed'])('reading, with %s', (state) => {
  beforeAll(async () => {
    if (state !== 'all raw') await rollUp(database.db, NOW)
    const { length } = await database.db.selectFrom('page_view_days').selectAll().execute()
    expect(length).toBe(state === 'all raw' ? 0 : 2)
  })

  test('is shown by section', async () => {
    expect((await run({ ...ALL, by: 'section' })).lines).toEqual([
      'Page views from 2026-09-01 to 2026-11-15',
      '',
      'Section          Views  Members  Visitors',
      'Color and Print      6        6         0',
      'Merchandising        6        2         4',
      'Other pages          2        2         0',
      'Total 14',
    ])
  })

  test('is shown by entry, also of one that is gone', async () => {
    expect((await run({ ...ALL, by: 'entry' })).lines.slice(2)).toEqual([
      'Entry   Section          Title           Views  Members  Visitors',
      'indigo  color-and-print  =Indigo, again      6        6         0',
      'floor   merchandising    A floor             1        1         0',
      'torn                                         1        1         0',
      'Total 8',
    ])
  })

  test('is shown by client', async () => {
    expect((await run({ ...ALL, by: 'client' })).lines.slice(2)).toEqual([
      'Client  Name                       Views',
      'arden   Arden and Vale                 8',
      '        Visitors                       4',
      '        Members without a company      1',
      'lost                                   1',
      'Total 14',
    ])
  })

  test('is shown by day, in UTC, the first and the last included', async () => {
    expect((await run({ by: 'day', from: '2026-10-01', to: '2026-11-14' })).lines.slice(2)).toEqual([
      'Day         Views  Members  Visitors',
      '2026-10-01      2        2         0',
      '2026-11-14      5        1         4',
      'Total 7',
    ])
  })

  test('is written as CSV that no spreadsheet runs', async () => {
    expect((await run({ ...ALL, by: 'entry', csv: true })).lines).toEqual([
      'Entry,Section,Title,Views,Members,Visitors\r',
      `indigo,color-and-print,"'=Indigo, again",6,6,0\r`,
      'floor,merchandising,A floor,1,1,0\r',
      'torn,,,1,1,0\r',
    ])
  })

  test('is that of the last thirty days by section, entry and client unless asked otherwise', async () => {
    const { code, lines } = await run()
    expect([code, lines[0]]).toEqual([0, 'Page views from 2026-10-17 to 2026-11-15'])
    expect(lines.filter((line) => line.startsWith('Total'))).toEqual(['Total 9', 'Total 3', 'Total 9'])
  })
})

test('days without views say so', async () => {
  const { code, lines } = await run({ from: '2020-01-01', to: '2020-01-31' })
  expect([code, ...lines]).toEqual([
    ...[0, 'Page views from 2020-01-01 to 2020-01-31', '', 'By section: none'],
    ...['', 'By entry: none', '', 'By client: none'],
  ])
})

const refused: [string, Record<string, unknown>, string[], string][] = [
  ['a day that is none', { from: '2026-02-30' }, [], '--from must be a day'],
  ['a day in another form', { to: '15.11.2026' }, [], '--to must be a day'],
  ['days the wrong way round', { from: '2026-11-02', to: '2026-11-01' }, [], 'is after'],
  ['another table', { by: 'member' }, [], '--by must be one of section, entry, client, day'],
  ['CSV of nothing in particular', { csv: true }, [], '--csv writes one table'],
  ['a word', {}, ['section'], 'options only'],
]
test.each(refused)('%s is refused', async (_, options, args, said) => {
  const { code, lines } = await run(options, args)
  expect([code, lines.length]).toEqual([2, 1])
  expect(lines[0]).toContain(said)
})
