import { hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { mkdtemp, rm, stat } from 'node:fs/promises'
import type { Output, Services } from '#modules/verb.ts'
import { type AddPart, writeArchive } from './archive.ts'
import { FORMAT, MANIFEST, type Manifest, type MediaPart, type TablePart, VERSION } from './manifest.ts'
import { type Snapshot, takeSnapshot } from './snapshot.ts'

export async function writeBackup(services: Services, file: string, out: Output): Promise<Manifest> {
  // Beside the target, where there is room for it; a fresh folder is open to its owner alone.
  const folder = await mkdtemp(`${file}.rows-`)
  try {
    const snapshot = await takeSnapshot(services.store, folder, (done, total) =>
      out.progress('tables', done, total),
    )
    return await writeArchive(file, async (add) => {
      const manifest = await addParts(services, snapshot, add, out)
      const text = Buffer.from(JSON.stringify(manifest, null, 2))
      await add(MANIFEST, text.length, text)
      return manifest
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

async function addParts(
  { storage, now }: Services,
  snapshot: Snapshot,
  add: AddPart,
  out: Output,
): Promise<Manifest> {
  const createdAt = now().toISOString()
  const tables: TablePart[] = []
  for (const { path, ...table } of snapshot.tables) {
    const { size } = await stat(path)
    tables.push({ ...(await add(`tables/${table.table}.jsonl`, size, createReadStream(path))), ...table })
  }
  // An original is named by its content and never changes, so it may be read after the rows that name it.
  const media: MediaPart[] = []
  const missingMedia: string[] = []
  for (const [index, { key, contentType, sha256 }] of snapshot.media.entries()) {
    const bytes = await storage.get(key)
    // A damaged one is left out: a restore would else put it in the place of a sound one.
    if (bytes && (sha256 === null || hash('sha256', bytes) === sha256))
      media.push({ ...(await add(`media/${key}`, bytes.length, bytes)), key, contentType })
    else missingMedia.push(key)
    out.progress('images', index + 1, snapshot.media.length)
  }
  return {
    format: FORMAT,
    version: VERSION,
    createdAt,
    migration: snapshot.migration,
    tables,
    media,
    missingMedia,
  }
}
