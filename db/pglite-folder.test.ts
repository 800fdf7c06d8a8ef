import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { PGlite } from '@electric-sql/pglite'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { openStore } from './client.ts'
import { SyncedFolder, WAITING_FOR_THE_DISK } from './pglite-folder.ts'

const place = mkdtempSync(join(tmpdir(), 'toile-power-'))
afterAll(() => rmSync(place, { recursive: true, force: true }))
const running = join(place, 'running')
/** What a power cut would leave: files as they were when last waited for, and nothing else. */
const disk = join(place, 'disk')
mkdirSync(running)

vi.mock('node:fs', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs')>()
  return {
    ...fs,
    fsyncSync(opened: number) {
      fs.fsyncSync(opened)
      if (hasPower) toDisk(fs.fstatSync(opened).ino)
    },
  }
})

vi.mock('node:fs/promises', async (importOriginal) => {
  const fs = await importOriginal<typeof import('node:fs/promises')>()
  return {
    ...fs,
    async open(...given: Parameters<typeof fs.open>) {
      const opened = await fs.open(...given)
      const sync = opened.sync.bind(opened)
      opened.sync = async () => {
        await sync()
        if (hasPower) toDisk((await opened.stat()).ino)
      }
      return opened
    },
  }
})

let hasPower = true
const names = new Map<number, string>()

function nameOf(file: number): string | undefined {
  const known = names.get(file)
  if (known && statSync(join(running, known), { throwIfNoEntry: false })?.ino === file) return known
  names.clear()
  for (const name of readdirSync(running, { recursive: true, encoding: 'utf8' }))
    names.set(statSync(join(running, name)).ino, name)
  return names.get(file)
}

function toDisk(file: number): void {
  const name = nameOf(file)
  if (!name) return
  const from = join(running, name)
  const isFolder = statSync(from).isDirectory()
  mkdirSync(join(disk, isFolder ? name : dirname(name)), { recursive: true })
  if (!isFolder) copyFileSync(from, join(disk, name))
}

// As the worker has it.
setFlagsFromString('--no-wasm-tier-up')
setFlagsFromString('--no-wasm-dynamic-tiering')

async function open(folder: string) {
  const fs = new SyncedFolder(folder)
  const database = await PGlite.create({ fs, startParams: WAITING_FOR_THE_DISK })
  await fs.syncIfNew()
  return database
}

describe('the folder of the embedded database', () => {
  it('has all that was acknowledged after a power cut, from its first moment on', async () => {
    const before = await open(running)
    await before.exec('create table leads (number int)')
    await before.exec('insert into leads values (1)')
    await before.exec('checkpoint')
    await before.exec('insert into leads values (2)')

    hasPower = false
    const after = await open(disk)
    const { rows } = await after.query('select * from leads')
    expect(rows).toEqual([{ number: 1 }, { number: 2 }])
    await after.close()
    await before.close()
  }, 120_000)

  it('is waited for by the site', async () => {
    const store = await openStore({ dataDir: join(place, 'site') })
    for (const [setting, value] of [
      ['fsync', 'on'],
      ['synchronous_commit', 'on'],
      ['full_page_writes', 'on'],
      ['wal_sync_method', 'fsync'],
    ])
      expect((await store.pool.query(`show ${setting}`)).rows, setting).toEqual([{ [`${setting}`]: value }])
    await store.close()
  })
})
