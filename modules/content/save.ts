import { sql } from 'kysely'
import { upsertChanged } from '#db/upsert.ts'
import type { Db } from '#modules/tables.ts'
import { readEmbed, writeEmbed } from './embed.ts'
import type { WebGroup } from './fields.ts'
import { checkDocument, linksOf, plainText, type RichTextDocument } from './rich-text.ts'
import { canonicalSection, type Section } from './sections.ts'
import type { EntryStatus, EntryType } from './tables.ts'

/** An entry as an editor, an import or the demo library gives it. What is left out is empty. */
export interface EntryInput {
  id: string
  type: EntryType
  status: EntryStatus
  publishAt: Date | null
  unpublishAt?: Date | null
  slug: string
  title: string
  displayName?: string | null
  standfirst?: string | null
  code?: string | null
  date?: string | null
  section?: Section | null
  template?: string | null
  tags?: string[]
  text?: unknown
  embed?: string | null
  url?: string | null
  url2?: string | null
  imageUrlThumb?: string | null
  images?: (string | null)[]
  clientId?: string | null
  complimentary?: boolean
  openTo?: 'members' | 'everyone'
  webGroup?: WebGroup | null
  projectEntries?: string[]
  extra?: Record<string, unknown>
  /** Kept from an import; otherwise the database counts and dates. */
  sys?: { createdAt: Date; updatedAt: Date; revision: number }
}

export interface Saved {
  created: string[]
  updated: string[]
  unchanged: string[]
}

const BATCH = 200

/** Stores entries, new and known. One that is the same as before is left untouched, its revision and date too. */
export async function saveEntries(
  db: Db,
  inputs: EntryInput[],
  options: { embedHosts: readonly string[] },
): Promise<Saved> {
  const saved: Saved = { created: [], updated: [], unchanged: [] }
  for (let at = 0; at < inputs.length; at += BATCH) {
    const rows = inputs.slice(at, at + BATCH).map((input) => toRow(input, options.embedHosts))
    const written = await upsertChanged(
      db,
      'entries',
      rows.map(({ row }) => row),
    )
    const outcome = new Map(written.map(({ id, created }) => [id, created]))
    for (const { row } of rows) {
      const created = outcome.get(row.id)
      saved[created === undefined ? 'unchanged' : created ? 'created' : 'updated'].push(row.id)
    }
    await linkAssets(db, rows)
  }
  return saved
}

type Row = ReturnType<typeof toRow>['row']

function toRow(input: EntryInput, embedHosts: readonly string[]) {
  const text: RichTextDocument | null = input.text ? checkDocument(input.text).document : null
  const [image = null, image2 = null, image3 = null] = input.images ?? []
  const embed = input.embed ? readEmbed(input.embed, embedHosts) : undefined
  const row = {
    id: input.id,
    type: input.type,
    status: input.status,
    publish_at: input.publishAt,
    unpublish_at: input.unpublishAt ?? null,
    slug: input.slug,
    title: input.title,
    display_name: input.displayName ?? null,
    standfirst: input.standfirst ?? null,
    code: input.code ?? null,
    date: input.date?.slice(0, 10) ?? null,
    section: input.section ?? null,
    shelf: input.section ? canonicalSection(input.section) : null,
    template: input.template ?? null,
    tags: input.tags ?? [],
    text: text && JSON.stringify(text),
    body: plainText(text),
    embed: embed ? writeEmbed(embed) : null,
    url: input.url ?? null,
    url2: input.url2 ?? null,
    image_url_thumb: input.imageUrlThumb ?? null,
    image_id: image,
    image2_id: image2,
    image3_id: image3,
    client_id: input.clientId ?? null,
    complimentary: input.complimentary ?? false,
    open_to: input.openTo ?? 'members',
    web_group: input.webGroup ?? null,
    project_entries: input.projectEntries ?? [],
    extra: JSON.stringify(input.extra ?? {}),
    ...(input.sys
      ? { created_at: input.sys.createdAt, updated_at: input.sys.updatedAt, revision: input.sys.revision }
      : {}),
  }
  const assets = [...new Set([image, image2, image3, ...linksOf(text).assets].filter((id) => id !== null))]
  return { row, assets }
}

/** Links to pictures that do not exist yet are left out; saving the entry again after the picture came adds them. */
async function linkAssets(db: Db, rows: { row: Row; assets: string[] }[]): Promise<void> {
  const pairs = rows.flatMap(({ row, assets }) => assets.map((asset) => ({ entry: row.id, asset })))
  await sql`
    with wanted as (
      select pair.entry, pair.asset
      from unnest(${pairs.map((pair) => pair.entry)}::text[], ${pairs.map((pair) => pair.asset)}::text[]) as pair (entry, asset)
      join assets on assets.id = pair.asset
    ), gone as (
      delete from entry_assets
      where entry_id = any(${rows.map(({ row }) => row.id)}::text[])
        and not exists (select from wanted where entry = entry_id and asset = asset_id)
    )
    insert into entry_assets (entry_id, asset_id) select entry, asset from wanted on conflict do nothing`.execute(
    db,
  )
}
