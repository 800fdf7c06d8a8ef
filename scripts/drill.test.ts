import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { writeBackup } from '#modules/backup/backup.ts'
import { diskStorage } from '#modules/media/storage.ts'
import { openTestStore } from '#testing/database.ts'
import { makeEntry, makeServices } from '#testing/make.ts'
import { unheard } from '#testing/output.ts'
import { compareBackups, drill } from './drill.ts'
import { runNode } from './run.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-drill-test-'))
const temporary = join(folder, 'temporary')
const [file, later] = [join(folder, 'backup.tar.gz'), join(folder, 'later.tar.gz')]
const env = { SITE_FILE: join(folder, 'site.json') }

beforeAll(async () => {
  mkdirSync(temporary)
  writeFileSync(env.SITE_FILE, JSON.stringify(demoSite))
  const { store, drop } = await openTestStore()
  const services = makeServices({ store, storage: diskStorage(join(folder, 'media')) })
  await makeEntry(store.db, { title: 'Kept safe', complimentary: true })
  await writeBackup(services, file, unheard)
  await store.db.updateTable('entries').set({ title: 'Kept sage' }).execute()
  await writeBackup(services, later, unheard)
  await drop()
  // Where a drill has its place, so that it can be seen what it leaves there.
  vi.stubEnv('TMPDIR', temporary)
})
afterAll(() => {
  vi.unstubAllEnvs()
  rmSync(folder, { recursive: true, force: true })
})

/** A site with one public page fewer than the backup has. */
async function startOtherSite() {
  const server = createServer((_request, response) => response.end('<loc>https://toile.example/</loc>'))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, address: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

test('a drill puts a backup back elsewhere, compares it, reads it as a visitor, and leaves nothing', async () => {
  const said: string[] = []
  const steps = await drill(file, { env, tell: (line) => said.push(line) })
  expect(steps.map(({ name }) => name)).toEqual([
    'Restored',
    'Compared, row by row and picture by picture',
    'Started',
    'Read as a visitor',
  ])
  expect(said).toHaveLength(4)
  expect(readdirSync(temporary).filter((name) => name.startsWith('toile-drill'))).toEqual([])
}, 300_000)

test('a drill against a site with other public pages fails, and leaves nothing either', async () => {
  const { server, address } = await startOtherSite()
  try {
    await expect(drill(file, { env, against: address, tell: () => {} })).rejects.toThrow('other public pages')
  } finally {
    server.close()
  }
  expect(readdirSync(temporary).filter((name) => name.startsWith('toile-drill'))).toEqual([])
}, 300_000)

test('a drill with a damaged backup fails at once', async () => {
  const damaged = join(folder, 'damaged.tar.gz')
  const bytes = readFileSync(file)
  writeFileSync(damaged, bytes.subarray(0, bytes.length - 200))
  await expect(drill(damaged, { env, tell: () => {} })).rejects.toThrow('restore failed')
}, 300_000)

test('a backup is looked for where the command was typed, not where npm runs it', async () => {
  const typed = { npm_lifecycle_event: 'drill', INIT_CWD: join(folder, 'typed here') }
  const { code, output } = await runNode(['scripts/drill.ts', 'backup.tar.gz'], { env: typed })
  expect([code, output]).toEqual([1, `There is no ${join(folder, 'typed here', 'backup.tar.gz')}`])
}, 60_000)

test('one letter that came back as another is found, and in which table', async () => {
  await expect(compareBackups(file, later)).rejects.toThrow(
    'Not the same after the restore: tables/entries.jsonl',
  )
  await compareBackups(file, file)
})
