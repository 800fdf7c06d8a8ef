import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { diskStorage } from '#modules/media/storage.ts'
import { useTestDatabase } from '#testing/database.ts'
import { drawLibrary } from './draw-library.ts'
import { fillIfEmpty } from './load.ts'
import { demoSite } from './site.ts'

const database = useTestDatabase()
const folder = mkdtempSync(join(tmpdir(), 'toile-drawn-'))
const storage = diskStorage(folder)
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const lines: string[] = []
const place = () => ({
  store: database.store,
  storage,
  // The downloads have a test of their own.
  site: { ...demoSite, downloads: [] },
  step: (line: string) => void lines.push(line),
})
const due = ['forms', 'chart', 'elevation']

async function keptNames(): Promise<string[]> {
  const rows = await database.db.selectFrom('assets').select('id').where('sha256', 'is not', null).execute()
  return rows.map(({ id }) => id).sort()
}

beforeAll(async () => {
  await fillIfEmpty(place())
  // All but three count as drawn, or the test would draw the whole library.
  await database.db
    .updateTable('assets')
    .set({ storage_key: 'elsewhere' })
    .where('id', 'not in', due)
    .execute()
})

test('filling twice adds nothing', async () => {
  const count = () =>
    database.db
      .selectFrom('entries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirst()
  const before = await count()
  await fillIfEmpty(place())
  expect(await count()).toEqual(before)
})

test('what was being drawn when the site stopped is drawn after the next start, and only that', async () => {
  await drawLibrary(place()).stop()
  const before = await keptNames()
  expect(before.length).toBeLessThan(due.length)

  const drawing = drawLibrary(place())
  await drawing.drawn
  await drawing.stop()
  expect(await keptNames()).toEqual([...due].sort())
  expect(lines.at(-1)).toBe('All pictures are drawn.')
})

test('a picture that is asked for is drawn though all are drawn already', async () => {
  const drawing = drawLibrary(place())
  await drawing.drawn
  expect((await drawing.draw('forms-window')).length).toBeGreaterThan(10_000)
  await drawing.stop()
  expect(await keptNames()).toContain('forms-window')
})
