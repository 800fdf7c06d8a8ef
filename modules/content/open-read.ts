import { projectScope, type ReadScope, readScope } from '../access/policy.ts'
import type { EntryItem } from './contract.ts'
import type { FieldName } from './fields.ts'
import { ON_EVERYONE, onProject } from './grounds.ts'
import { countEntries, findEntries, listEntries } from './listing.ts'
import { openPath } from './open-address.ts'
import type { OpenAddress, OpenShelves } from './open-contract.ts'
import { toLink } from './present.ts'
import { findOpenProject } from './project-store.ts'
import type { EntryQuery } from './query.ts'
import { groundsFor, picturesOf, presentEntries, readList, type Shelves } from './read.ts'
import type { Reader } from './readable.ts'
import { SECTIONS } from './sections.ts'

const MOST_OTHERS = 4
const MOST_ADDRESSES = 10_000
const NOBODY = readScope(null)

export function openShelves(shelves: () => Shelves, now: () => Date): OpenShelves {
  /** The newest that fits, as a page shows it. */
  async function readOne(reader: Reader, query: EntryQuery): Promise<EntryItem | undefined> {
    const { items } = await readList(shelves(), reader, { ...query, limit: 1 })
    return items[0]
  }

  function countLibrary(): Promise<number> {
    const { db, remember } = shelves()
    const scope: ReadScope = { ...NOBODY, sections: SECTIONS }
    return remember('open library', () => countEntries(db, { scope, now: now() }, asking('presentation')))
  }

  return {
    async complimentary(slug) {
      const { db, imageKey } = shelves()
      const reader = anyone(now())
      const entry = await readOne(reader, given({ 'fields.slug': slug }))
      if (!entry) return undefined
      const newest = await listEntries(db, reader, { ...given({}), limit: MOST_OTHERS + 1 })
      const assetsOf = await picturesOf({ db, imageKey }, await groundsFor(db, reader, newest), newest)
      const { related = [], neighbours: _, ...whole } = entry
      const alike = [...related, ...newest.map((row) => toLink(row, assetsOf))]
      const others = new Map(alike.map((link) => [link.sys.id, link]))
      others.delete(entry.sys.id)
      return {
        entry: whole,
        others: [...others.values()].slice(0, MOST_OTHERS),
        library: await countLibrary(),
      }
    },

    async project(slug) {
      const found = await findOpenProject(shelves().db, slug, now())
      if (!found) return undefined
      const reader = readerOf(found, now())
      const project = await readOne(reader, asking('project', { 'sys.id': found.id }))
      if (!project) return undefined
      return { project: alone(project), entries: await readListed(shelves(), reader, found.entries) }
    },

    async projectEntry(projectSlug, slug) {
      const { db } = shelves()
      const found = await findOpenProject(db, projectSlug, now())
      if (!found) return undefined
      const reader = readerOf(found, now())
      const listed = await findEntries(db, reader, found.entries, 'presentation')
      const [project] = await findEntries(db, reader, [found.id], 'project')
      // Two sections may have the slug: the one that the project lists first.
      const wanted = listed.find((row) => row.slug === slug)
      const entry = wanted && (await readOne(reader, asking('presentation', { 'sys.id': wanted.id })))
      if (!entry || !project) return undefined
      return {
        project: { id: project.id, title: project.title, slug: project.slug },
        entry: alone(entry),
        listed: listed.map((row) => toLink(row, () => undefined)),
      }
    },

    async webPage(group, slug) {
      const wanted = asking('webPage', { 'fields.webGroup': group, 'fields.slug': slug })
      const page = await readOne(anyone(now()), wanted)
      return page && alone(page)
    },

    async addresses() {
      const { db, remember } = shelves()
      return remember('open addresses', async () => {
        const reader = anyone(now())
        const rows = [
          ...(await listEntries(db, reader, { ...given({}), limit: MOST_ADDRESSES })),
          ...(await listEntries(db, reader, { ...asking('webPage'), limit: MOST_ADDRESSES })),
        ]
        // Where two have one address, the newest is read there; it comes first.
        const once = new Map<string, OpenAddress>()
        for (const row of rows) {
          const path = openPath({ ...row, webGroup: row.web_group })
          if (path && !once.has(path)) once.set(path, { path, updatedAt: row.updated_at.toISOString() })
        }
        return [...once.values()]
      })
    },
  }
}

/** Without what stands beside it in the library. */
function alone({ related: _, neighbours: __, ...entry }: EntryItem): EntryItem {
  return entry
}

async function readListed(shelves: Shelves, reader: Reader, ids: string[]): Promise<EntryItem[]> {
  return presentEntries(shelves, reader, await findEntries(shelves.db, reader, ids, 'presentation'))
}

function anyone(now: Date): Reader {
  return { scope: NOBODY, now, by: ON_EVERYONE }
}

/** Whoever has the link reads what the project lists, for as long as it is open. */
function readerOf(project: { id: string; entries: string[] }, now: Date): Reader {
  return { scope: projectScope(project), now, by: onProject(project.id) }
}

function given(wanted: Partial<Record<FieldName, string>>): EntryQuery {
  return asking('presentation', { ...wanted, 'fields.complimentary': 'true' })
}

/** Addresses are asked for as they come: whatever they hold is a value, and one that fits nothing finds nothing. */
function asking(type: EntryQuery['type'], wanted: Partial<Record<FieldName, string>> = {}): EntryQuery {
  return {
    type,
    conditions: Object.entries(wanted).map(([field, value]) => ({
      field: field as FieldName,
      operator: 'eq',
      values: [value],
    })),
    order: [{ field: 'fields.date', descending: true }],
    limit: 1,
    skip: 0,
    text: undefined,
    select: undefined,
  }
}
