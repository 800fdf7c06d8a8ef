import { hash } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { buffer, text } from 'node:stream/consumers'
import { pipeline } from 'node:stream/promises'
import { sql } from 'kysely'
import { takeBackOriginals } from '#modules/media/store-image.ts'
import type { Db } from '#modules/tables.ts'
import { plainLine } from '#modules/terminal.ts'
import type { Output, Services } from '#modules/verb.ts'
import { readArchive } from './archive.ts'
import { listTables } from './catalogue.ts'
import { fillTables, findUsedTable, StoreNotEmpty } from './fill.ts'
import { ArchiveRefused, findDifference, MANIFEST, type Manifest, parseManifest } from './manifest.ts'
import type { Spooled } from './snapshot.ts'

export async function restoreBackup(
  services: Services,
  file: string,
  how: { replace: boolean; dryRun: boolean },
  out: Output,
): Promise<void> {
  const { db } = services.store
  const folder = await mkdtemp(join(tmpdir(), 'toile-restore-'))
  try {
    const { manifest, spooled } = await checkArchive(db, file, folder, out)
    const used = await findUsedTable(db, await listTables(db))
    if (used && !how.replace && !how.dryRun) throw new StoreNotEmpty(`there are ${used} already`)
    if (!how.dryRun) {
      const added = await putMedia(services, file, manifest, out)
      try {
        const onTable = (done: number, total: number) => out.progress('tables', done, total)
        await fillTables(db, spooled, { replace: how.replace, onTable })
      } catch (error) {
        await takeBackOriginals({ db, storage: services.storage }, added)
        throw error
      }
      // Whoever kept the same picture meanwhile and failed may have taken it back; now that rows name them nobody does.
      for (const { key } of manifest.media) {
        if (await services.storage.has(key)) continue
        await putMedia(services, file, manifest, out)
        break
      }
    }
    report(manifest, how, used, out)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** Reads the whole archive once. What it copies into the folder is what it checked. */
async function checkArchive(
  db: Db,
  file: string,
  folder: string,
  out: Output,
): Promise<{ manifest: Manifest; spooled: Spooled[] }> {
  const paths = new Map<string, string>()
  let manifest: Manifest | undefined
  const onRead = (done: number, total: number) => out.progress('checking', done, total)
  const take = async (part: string, body: AsyncIterable<Buffer>) => {
    if (manifest) throw new ArchiveRefused(`${part} comes after its manifest`)
    if (part === MANIFEST) manifest = parseManifest(await text(body))
    else if (part.startsWith('tables/')) {
      // Named by number: a name inside an archive is not to be trusted with a place on the disk.
      const path = join(folder, `${paths.size}.jsonl`)
      paths.set(part, path)
      await pipeline(body, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    } else await drain(body)
  }
  const read = await readArchive(file, take, onRead)
  if (!manifest) throw new ArchiveRefused('it has no manifest, so it is no backup or was never finished')
  const difference = findDifference(manifest, read.slice(0, -1))
  if (difference) throw new ArchiveRefused(difference)
  await checkFits(db, manifest)
  const spooled = manifest.tables.map(({ part, ...table }) => ({ ...table, path: paths.get(part) ?? '' }))
  return { manifest, spooled }
}

async function checkFits(db: Db, manifest: Manifest): Promise<void> {
  const steps = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  if (!steps.rows.some(({ name }) => name === manifest.migration))
    throw new ArchiveRefused(`it was made by a newer version of Toile (schema ${manifest.migration})`)
  const tables = new Map((await listTables(db)).map((table) => [table.name, table.columns]))
  for (const { table, columns } of manifest.tables) {
    const lost = columns.find((column) => !tables.get(table)?.includes(column))
    if (!tables.has(table) || lost)
      throw new ArchiveRefused(`this version has no ${lost ? `${table}.${lost}` : table}`)
  }
}

/** Stores the originals that are missing or damaged, and answers with the keys of those that were missing. */
async function putMedia(
  { store, storage }: Services,
  file: string,
  manifest: Manifest,
  out: Output,
): Promise<string[]> {
  const originals = new Map(manifest.media.map((each) => [each.part, each]))
  const added: string[] = []
  let done = 0
  try {
    const read = await readArchive(file, async (part, body) => {
      const found = originals.get(part)
      const there = found && (await storage.get(found.key))
      if (!found || (there && hash('sha256', there) === found.sha256)) await drain(body)
      else {
        if (!there) added.push(found.key)
        await storage.put(found.key, await buffer(Readable.from(body)), found.contentType)
      }
      if (found) out.progress('images', ++done, originals.size)
    })
    if (findDifference(manifest, read.slice(0, -1)))
      throw new ArchiveRefused('it was changed while it was being read')
  } catch (error) {
    await takeBackOriginals({ db: store.db, storage }, added)
    throw error
  }
  return added
}

async function drain(body: AsyncIterable<unknown>): Promise<void> {
  for await (const _ of body);
}

function report(
  manifest: Manifest,
  { dryRun, replace }: { dryRun: boolean; replace: boolean },
  used: string | undefined,
  out: Output,
): void {
  out.line(plainLine(`Backup of ${manifest.createdAt}, schema ${manifest.migration}: whole and undamaged`))
  for (const { table, rows } of manifest.tables) out.line(`  ${table}: ${rows}`)
  out.line(`  original images: ${manifest.media.length}`)
  for (const key of manifest.missingMedia)
    out.line(plainLine(`Warning: the original ${key} was missing or damaged when the backup was made`))
  if (dryRun) out.line(`Dry run: nothing was written.${used ? wouldDo(replace) : ''}`)
  else out.line('Restored. Restart the server, so that it takes up the keys of the backup.')
}

function wouldDo(replace: boolean): string {
  return replace
    ? ' All that the store holds would be replaced.'
    : ' The store is in use: without --replace nothing would be restored.'
}
