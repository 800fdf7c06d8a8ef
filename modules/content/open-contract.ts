import type { EntryItem, EntryLink } from './contract.ts'
import type { WebGroup } from './fields.ts'

/** An entry that was given away, whole. */
export interface ComplimentaryEntry {
  entry: EntryItem
  /** Others that were given away. */
  others: EntryLink[]
  /** How many presentations the members' library holds. */
  library: number
}

/** A set of entries shared by link: its own words and pictures, and what it lists, in that order. */
export interface OpenProject {
  project: EntryItem
  entries: EntryItem[]
}

/** One entry of a project, with its place among the others. */
export interface ProjectEntry {
  project: { id: string; title: string; slug: string }
  entry: EntryItem
  /** All that the project lists, this one too. */
  listed: EntryLink[]
}

/** A page that a search engine may list. */
export interface OpenAddress {
  path: string
  updatedAt: string
}

/** What people outside the membership read: entries given away, projects shared by link, pages open to everyone. */
export interface OpenShelves {
  complimentary(slug: string): Promise<ComplimentaryEntry | undefined>
  project(slug: string): Promise<OpenProject | undefined>
  projectEntry(project: string, slug: string): Promise<ProjectEntry | undefined>
  webPage(group: WebGroup, slug: string): Promise<EntryItem | undefined>
  /** All that may be listed: projects are not. */
  addresses(): Promise<OpenAddress[]>
}
