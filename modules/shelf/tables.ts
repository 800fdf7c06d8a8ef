import type { ColumnType, Generated } from 'kysely'

export interface ShelfTables {
  users: UserRow
  notes: NoteRow
}

export interface UserRow {
  username: string
  bookmarks: Generated<string[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}

export interface NoteRow {
  username: string
  entry_id: string
  title: string
  body: string
  revision: number
  search: ColumnType<string, never, never>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
