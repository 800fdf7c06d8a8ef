import type { Db } from '#modules/tables.ts'
import { mayRead, type ReadScope, readScope, type Viewer } from '../access/policy.ts'
import type { Section } from '../content/sections.ts'
import { findAddressed, insertViews } from './store.ts'
import type { Audience } from './tables.ts'
import { entryAddress, routeTemplate, sectionOf } from './templates.ts'

/** A view while it waits to be written. Who looked is gone from it already. */
export interface TakenView {
  at: Date
  template: string
  section: Section | null
  entry: { section: Section; slug: string } | undefined
  scope: ReadScope
  company: string | null
  audience: Audience
}

export function toTakenView(path: string, viewer: Viewer, at: Date): TakenView {
  const template = routeTemplate(path)
  return {
    at,
    template,
    section: sectionOf(template),
    entry: entryAddress(path),
    scope: readScope(viewer),
    company: viewer?.company ?? null,
    audience: viewer ? 'member' : 'visitor',
  }
}

/**
 * Writes views, each with its entry where the viewer may read that one. Entries are looked up here and not while somebody
 * waits for the answer, so that its time tells nothing about what exists.
 */
export async function keepViews(db: Db, views: TakenView[], now: Date): Promise<void> {
  const addresses = new Map(views.flatMap(({ entry }) => (entry ? [[keyOf(entry), entry]] : [])))
  const found = await findAddressed(db, [...addresses.values()], now)
  const entries = new Map(found.map((entry) => [keyOf({ section: entry.shelf, slug: entry.slug }), entry]))

  function readEntry({ entry, scope }: TakenView): string | null {
    const addressed = entry && entries.get(keyOf(entry))
    if (!addressed) return null
    const readable = { ...addressed, type: 'presentation', clientId: null, openTo: 'members' } as const
    return mayRead(scope, readable) ? addressed.id : null
  }

  await insertViews(
    db,
    views.map((view) => ({
      at: view.at,
      template: view.template,
      section: view.section,
      entry_id: readEntry(view),
      company: view.company,
      audience: view.audience,
    })),
  )
}

function keyOf({ section, slug }: { section: Section; slug: string }): string {
  return `${section}/${slug}`
}
