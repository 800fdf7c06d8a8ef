import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { writeBackup } from '#modules/backup/backup.ts'
import { diskStorage } from '#modules/media/storage.ts'
import { openTestStore } from '#testing/database.ts'
import { makeEntry, makeServices } from '#testing/make.ts'
import { drill } from './drill.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-drill-test-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const quiet = { line: () => {}, progress: () => {} }

test('a drill puts a backup back elsewhere, compares it, reads it as a visitor, and leaves nothing', async () => {
  const file = join(folder, 'backup.tar.gz')
  const { store, drop } = await openTestStore()
  const storage = diskStorage(join(folder, 'media'))
  await makeEntry(store.db, { title: 'Kept safe', complimentary: true })
  await writeBackup(makeServices({ store, storage }), file, quiet)
  await drop()

  const siteFile = join(folder, 'site.json')
  writeFileSync(siteFile, JSON.stringify(demoSite))
  const env = { SITE_FILE: siteFile }
  const said: string[] = []
  const steps = await drill(file, { env, tell: (line) => said.push(line) })
  expect(steps.map(({ name }) => name)).toEqual([
    'Restored',
    'Compared, row by row and picture by picture',
    'Started',
    'Read as a visitor',
  ])
  expect(said).toHaveLength(4)

  const damaged = join(folder, 'damaged.tar.gz')
  const bytes = readFileSync(file)
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 200))
  await expect(drill(damaged, { env, tell: () => {} })).rejects.toThrow('restore failed')
}, 300_000)
