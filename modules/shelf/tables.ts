import type { Generated } from 'kysely'

export interface ShelfTables {
  users: UserRow
}

export interface UserRow {
  username: string
  bookmarks: Generated<string[]>
  created_at: Generated<Date>
  updated_at: Generated<Date>
}
