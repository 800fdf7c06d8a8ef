import { randomBytes } from 'node:crypto'
import { type FileHandle, mkdir, open, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Db } from '#modules/tables.ts'
import type { Output, Services } from '#modules/verb.ts'
import { assetPath, type ExportedItem, FieldsInUse, LOCALE, toAsset, toClient, toEntry } from './present.ts'

export interface Exported {
  counts: Map<string, number>
  /** Assets whose original could not be read. */
  missing: string[]
}

/**
 * Writes everything in Contentful's format: the originals into a folder beside the file, as Contentful's own tool does, and
 * then the file, which appears under its name when it is whole.
 */
export async function exportSpace(services: Services, file: string, out: Output): Promise<Exported> {
  const partial = partialOf(file)
  const handle = await open(partial, 'wx', 0o600)
  const exported: Exported = { counts: new Map(), missing: [] }
  try {
    const { db, kind } = services.store
    const read = (from: Db) => writeSpace(from, handle, exported, out)
    // On PGlite a transaction would keep everyone waiting. Read in this order, whatever is linked to is there all the same.
    const assets =
      kind === 'pglite'
        ? await read(db)
        : await db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(read)
    for (const [index, asset] of assets.entries()) {
      if (!(await copyOriginal(services, dirname(file), asset))) exported.missing.push(asset.id)
      out.progress('images', index + 1, assets.length)
    }
    await handle.sync()
    await handle.close()
    await rename(partial, file)
  } catch (error) {
    await handle.close().catch(() => {})
    await rm(partial, { force: true })
    throw error
  }
  return exported
}

async function writeSpace(db: Db, file: FileHandle, { counts }: Exported, out: Output): Promise<AssetRow[]> {
  const { total } = await db
    .selectFrom('entries')
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow()
  const fields = new FieldsInUse()
  let written = 0
  const write = async (type: string, items: ExportedItem[]) => {
    counts.set(type, (counts.get(type) ?? 0) + items.length)
    const text = items
      .map((item) => `${written++ === 0 ? '' : ','}\n${JSON.stringify(item, null, 2)}`)
      .join('')
    await file.appendFile(text)
  }
  await file.appendFile('{\n"entries": [')
  for await (const rows of entryBatches(db)) {
    for (const row of rows) await write(row.type, [fields.note(toEntry(row))])
    out.progress('entries', written, total)
  }
  const clients = await db.selectFrom('clients').selectAll().orderBy('id').execute()
  await write(
    'client',
    clients.map((row) => fields.note(toClient(row))),
  )
  written = 0
  await file.appendFile('\n],\n"assets": [')
  const assets = await db.selectFrom('assets').selectAll().orderBy('id').execute()
  await write('asset', assets.map(toAsset))
  const rest = {
    contentTypes: fields.contentTypes(),
    tags: [],
    editorInterfaces: [],
    locales: [
      {
        code: LOCALE,
        name: 'English',
        default: true,
        fallbackCode: null,
        sys: { type: 'Locale', id: LOCALE },
      },
    ],
    webhooks: [],
    roles: [],
  }
  await file.appendFile(`\n],\n${JSON.stringify(rest, null, 2).slice(1)}\n`)
  return assets
}

const BATCH = 200

async function* entryBatches(db: Db) {
  let after = ''
  for (;;) {
    const rows = await db
      .selectFrom('entries')
      .selectAll()
      .where('id', '>', after)
      .orderBy('id')
      .limit(BATCH)
      .execute()
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)?.id ?? ''
  }
}

type AssetRow = Parameters<typeof toAsset>[0]

async function copyOriginal({ storage }: Services, folder: string, asset: AssetRow): Promise<boolean> {
  const path = join(folder, ...assetPath(asset))
  // The path names the content, so a file of that size is that file.
  if ((await stat(path).catch(() => undefined))?.size === asset.byte_size) return true
  const bytes = asset.storage_key ? await storage.get(asset.storage_key) : undefined
  if (!bytes) return false
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const partial = partialOf(path)
  try {
    await writeFile(partial, bytes, { mode: 0o600 })
    await rename(partial, path)
  } catch (error) {
    await rm(partial, { force: true })
    throw error
  }
  return true
}

/** Another one each time: two exports may go into one folder. */
function partialOf(file: string): string {
  return `${file}.${randomBytes(4).toString('hex')}.partial`
}
