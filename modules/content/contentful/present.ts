import type { Selectable } from 'kysely'
import type { Tables } from '#modules/tables.ts'
import { sectionLabel } from '../sections.ts'
import { CLIENT_FIELDS, ENTRY_FIELDS, type FieldType, guessFieldType, linkTo } from './format.ts'

export const LOCALE = 'en-US'
/** The folder of the originals, and the host in their addresses: a name that can never be a real one. */
export const MEDIA_HOST = 'media.toile.invalid'

export interface ExportedItem {
  sys: Record<string, unknown>
  metadata: { tags: [] }
  fields: Record<string, Record<string, unknown>>
}

type EntryRow = Selectable<Tables['entries']>
type ClientRow = Selectable<Tables['clients']>
type AssetRow = Selectable<Tables['assets']>

export function toEntry(row: EntryRow): ExportedItem {
  const link = (id: string | null) => id && linkTo('Asset', id)
  return {
    sys: { ...sysOf(row, 'Entry', row.status), contentType: linkTo('ContentType', row.type) },
    metadata: { tags: [] },
    fields: inLocale({
      title: row.title,
      slug: row.slug,
      displayName: row.display_name,
      standfirst: row.standfirst,
      code: row.code,
      date: row.date,
      section: row.section && sectionLabel(row.section),
      template: row.template,
      tags: filled(row.tags),
      text: row.text,
      embed: row.embed,
      url: row.url,
      url2: row.url2,
      imageUrlThumb: row.image_url_thumb,
      image: link(row.image_id),
      image2: link(row.image2_id),
      image3: link(row.image3_id),
      client: row.client_id && linkTo('Entry', row.client_id),
      complimentary: row.complimentary || null,
      openTo: row.open_to === 'members' ? null : row.open_to,
      webGroup: row.web_group,
      entries: filled(row.project_entries.map((id) => linkTo('Entry', id))),
      publishAt: row.publish_at?.toISOString(),
      unpublishAt: row.unpublish_at?.toISOString(),
      ...row.extra,
    }),
  }
}

export function toClient(row: ClientRow): ExportedItem {
  return {
    sys: { ...sysOf(row, 'Entry', 'published'), contentType: linkTo('ContentType', 'client') },
    metadata: { tags: [] },
    fields: inLocale({
      clientName: row.client_name,
      displayName: row.display_name,
      joinDate: row.join_date,
      micro: row.micro,
      microPath: row.micro_path,
      microTags: filled(row.micro_tags),
      ideas: filled(row.ideas.map((id) => linkTo('Entry', id))),
    }),
  }
}

export function toAsset(row: AssetRow): ExportedItem {
  return {
    sys: sysOf(row, 'Asset', 'published'),
    metadata: { tags: [] },
    fields: inLocale({
      title: row.title,
      description: row.alt,
      file: {
        url: `//${assetPath(row).map(encodeURIComponent).join('/')}`,
        details: { size: row.byte_size, image: { width: row.width, height: row.height } },
        fileName: row.file_name,
        contentType: row.content_type,
      },
      credit: row.credit,
      focalPoint: { x: row.focal_x, y: row.focal_y },
      palette: row.palette,
      lead: row.lead,
    }),
  }
}

/** Where the original lies beside the file: the host and the path of its address. */
export function assetPath(row: Pick<AssetRow, 'id' | 'sha256' | 'file_name'>): string[] {
  return [MEDIA_HOST, row.id, (row.sha256 ?? 'none').slice(0, 16), row.file_name].map(pathSafe)
}

const LONGEST_NAME = 120

/** The end of a long name, where its extension is. Systems count its bytes, and half a letter could not be written. */
function pathSafe(name: string): string {
  const bytes = Buffer.from(name.replace(/[^\p{L}\p{N}._ -]+/gu, '_').replace(/^\.+$/, '_'))
  let from = Math.max(0, bytes.length - LONGEST_NAME)
  while (isInsideLetter(bytes[from])) from++
  return bytes.toString('utf8', from)
}

function isInsideLetter(byte = 0): boolean {
  return (byte & 0xc0) === 0x80
}

/** Versions as Contentful counts them: publishing is a step of its own, after the edit it publishes. */
function sysOf(
  row: { id: string; revision: number; created_at: Date; updated_at: Date; publish_at?: Date | null },
  type: 'Entry' | 'Asset',
  status: string,
): Record<string, unknown> {
  const { revision } = row
  const sys = {
    id: row.id,
    type,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
  if (status === 'draft') return { ...sys, version: revision }
  const counted = { ...sys, version: revision + 1, publishedCounter: revision }
  if (status === 'archived') return { ...counted, archivedVersion: revision }
  const firstPublishedAt = (row.publish_at ?? row.created_at).toISOString()
  return {
    ...counted,
    publishedVersion: revision,
    firstPublishedAt,
    publishedAt: row.updated_at.toISOString(),
  }
}

function inLocale(values: Record<string, unknown>): Record<string, Record<string, unknown>> {
  const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(given.map(([field, value]) => [field, { [LOCALE]: value }]))
}

function filled<Value>(list: Value[]): Value[] | null {
  return list.length > 0 ? list : null
}

/** Gathers which fields the entries of a type carry, so that the content types written last describe exactly those. */
export class FieldsInUse {
  readonly #types = new Map<string, Map<string, FieldType>>()

  note(item: ExportedItem): ExportedItem {
    const type = (item.sys.contentType as ReturnType<typeof linkTo>).sys.id
    const fields = this.#types.get(type) ?? new Map<string, FieldType>()
    this.#types.set(type, fields)
    const ours = type === 'client' ? CLIENT_FIELDS : ENTRY_FIELDS
    for (const [field, values] of Object.entries(item.fields)) {
      if (!fields.has(field)) fields.set(field, ours[field] ?? guessFieldType(values[LOCALE]))
    }
    return item
  }

  contentTypes(): unknown[] {
    return [...this.#types].map(([type, fields]) => ({
      sys: { id: type, type: 'ContentType', version: 2, publishedVersion: 1 },
      name: type,
      displayField: type === 'client' ? 'clientName' : 'title',
      fields: [...fields].map(([id, fieldType]) => ({
        id,
        name: id,
        ...fieldType,
        localized: false,
        required: false,
      })),
    }))
  }
}
