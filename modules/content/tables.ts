import type { ColumnType, Generated } from 'kysely'
import type { WebGroup } from './fields.ts'
import type { RichTextDocument } from './rich-text.ts'
import type { Section } from './sections.ts'

export interface ContentTables {
  entries: EntryRow
  entry_assets: { entry_id: string; asset_id: string }
  search_synonyms: { id: Generated<number>; words: string[] }
  search_words: { word: string; audience: string }
  search_vocabulary: { word: string }
}

export type EntryType = 'presentation' | 'press' | 'webPage' | 'private' | 'project'
export type EntryStatus = 'draft' | 'published' | 'archived'

/** jsonb goes in as text: `pg` would send a JavaScript array as a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>
type JsonOrNull<T> = ColumnType<T | null, string | null, string | null>

export interface EntryRow {
  id: string
  type: EntryType
  status: EntryStatus
  publish_at: Date | null
  unpublish_at: Date | null
  slug: string
  title: string
  display_name: string | null
  standfirst: string | null
  code: string | null
  date: string | null
  section: Section | null
  /** The section whose address the entry is read under. */
  shelf: Section | null
  template: string | null
  tags: Generated<string[]>
  text: JsonOrNull<RichTextDocument>
  /** The text without its form, for search. */
  body: Generated<string>
  embed: string | null
  url: string | null
  url2: string | null
  image_url_thumb: string | null
  image_id: string | null
  image2_id: string | null
  image3_id: string | null
  client_id: string | null
  complimentary: Generated<boolean>
  open_to: Generated<'members' | 'everyone'>
  web_group: WebGroup | null
  project_entries: Generated<string[]>
  /** Fields of an import that we have no column for; kept for the way back out. */
  extra: Json<Record<string, unknown>>
  search: ColumnType<string, never, never>
  revision: Generated<number>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
