import { writeFile } from 'node:fs/promises'
import sharp from 'sharp'
import { escapeHtml } from '#modules/html.ts'
import type { MediaStorage } from '#modules/media/storage.ts'
import type { Db } from '#modules/tables.ts'
import type { Output, Services } from '#modules/verb.ts'
import { collections } from './drawings/catalogue.ts'
import type { Drawing } from './drawings/drawing.ts'
import { openStudio } from './studio.ts'

const THUMB = 480
const AT_A_TIME = 4

/** All pictures whose name or collection contains the word, on one page; answers how many there are. */
export async function writeContactSheet(
  { store, storage }: Pick<Services, 'store' | 'storage'>,
  { file, only }: { file: string; only: string },
  out: Output,
): Promise<number> {
  const word = only.toLowerCase()
  const chosen = Object.entries(collections).map(
    ([name, list]) =>
      [name, list.filter((each) => `${name} ${each.name}`.toLowerCase().includes(word))] as const,
  )
  const queue = chosen.flatMap(([, list]) => list)
  const total = queue.length
  if (total === 0) return 0
  const studio = openStudio()
  const thumbs = new Map<string, string>()
  async function next(): Promise<void> {
    for (let each = queue.shift(); each; each = queue.shift()) {
      const { name } = each
      const picture = (await findKept(store.db, storage, name)) ?? (await studio.draw(name, 'now'))
      thumbs.set(name, await thumbnail(picture))
      out.progress('pictures', thumbs.size, total)
    }
  }
  await Promise.all(Array.from({ length: AT_A_TIME }, next))
  await studio.rest()
  await writeFile(file, sheet(chosen, thumbs))
  return total
}

async function findKept(db: Db, storage: MediaStorage, drawing: string): Promise<Buffer | undefined> {
  const row = await db
    .selectFrom('assets')
    .select('storage_key')
    .where('drawing', '=', drawing)
    .executeTakeFirst()
  return row?.storage_key ? storage.get(row.storage_key) : undefined
}

async function thumbnail(picture: Buffer): Promise<string> {
  const bytes = await sharp(picture)
    .resize(THUMB, THUMB, { fit: 'inside' })
    .jpeg({ quality: 82, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return `data:image/jpeg;base64,${bytes.toString('base64')}`
}

function sheet(chosen: (readonly [string, Drawing[]])[], thumbs: Map<string, string>): string {
  const parts = chosen.flatMap(([name, list]) =>
    list.length === 0
      ? []
      : `<h2>${escapeHtml(name)} <small>${list.length}</small></h2><div class="sheet">${list
          .map((each) => plate(each, thumbs.get(each.name) ?? ''))
          .join('')}</div>`,
  )
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>Toile, contact sheet</title><style>${STYLE}</style><h1>Contact sheet</h1>${parts.join('')}</html>`
}

function plate({ name, title, alt, palette, width, height }: Drawing, source: string): string {
  const chips = palette.map(
    ([colour, hex]) => `<i style="background:${hex}" title="${escapeHtml(colour)} ${hex}"></i>`,
  )
  return `<figure><img src="${source}" width="${width}" height="${height}" alt="${escapeHtml(alt)}"><figcaption><b>${escapeHtml(title)}</b><span>${name}</span><span class="chips">${chips.join('')}</span></figcaption></figure>`
}

const STYLE = `
body { margin: 32px; background: #f4f1ea; color: #16140f; font: 13px/1.35 system-ui, sans-serif }
h1, h2 { font-weight: 500 } h2 { margin: 48px 0 12px; border-top: 3px solid } small { color: #625d52 }
.sheet { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 24px 16px; align-items: end }
figure { margin: 0 } img { display: block; width: 100%; height: auto }
figcaption { display: grid; gap: 2px; padding-top: 6px } span { color: #625d52 } .chips { display: flex }
i { flex: 1; height: 8px }`
