import { canonicalSection, isSection, SECTIONS, type Section } from '../content/sections.ts'

export interface Memberships {
  tobetdg: boolean
  alacarte: boolean
  microRedirect: boolean
}

/** Whoever asks. A visitor has no member; whether a member is staff is decided by the server for every call. */
export interface Member {
  sub: string
  email: string
  company: string | null
  memberships: Memberships
  subscription: readonly string[]
  staff: boolean
}
export type Viewer = Member | null

/** Sections that every à-la-carte membership holds. */
const ALWAYS_IN_A_LA_CARTE: ReadonlySet<Section> = new Set(['great-ideas', 'travel-guides', 'the-weekly'])

export function isStaff(viewer: Viewer): boolean {
  return viewer?.staff === true
}

function subscribes(viewer: Member, section: Section): boolean {
  return viewer.subscription.some(
    (each) => isSection(each) && canonicalSection(each) === canonicalSection(section),
  )
}

export function opensSection(viewer: Viewer, section: Section): boolean {
  if (!viewer) return false
  if (isStaff(viewer) || viewer.memberships.tobetdg) return true
  return (
    viewer.memberships.alacarte &&
    (ALWAYS_IN_A_LA_CARTE.has(canonicalSection(section)) || subscribes(viewer, section))
  )
}

/** Without a membership nothing opens, the own company's work neither. */
export function isSubscribed(viewer: Viewer): boolean {
  return viewer !== null && (isStaff(viewer) || viewer.memberships.tobetdg || viewer.memberships.alacarte)
}

export function ownsClient(viewer: Viewer, clientId: string): boolean {
  return viewer !== null && (isStaff(viewer) || viewer.company === clientId)
}

/**
 * What a viewer may read, as data: the content store turns it into a filter, the cache into a key, and a single
 * entry is held against it. One statement of the rule, whatever asks.
 */
export interface ReadScope {
  sections: readonly Section[]
  clients: readonly string[] | 'all'
  /** Members-only web pages. */
  members: boolean
  /** A project that somebody has the link of, and the presentations it opens, whatever their section. */
  project?: { id: string; entries: readonly string[] }
}

export function readScope(viewer: Viewer): ReadScope {
  const members = isSubscribed(viewer)
  return {
    sections: SECTIONS.filter((section) => opensSection(viewer, section)),
    clients: isStaff(viewer) ? 'all' : viewer?.company && members ? [viewer.company] : [],
    members,
  }
}

/** What a project opens to whoever has its link: itself, the presentations it lists, and what is open to everyone. */
export function projectScope({ id, entries }: { id: string; entries: readonly string[] }): ReadScope {
  return { ...readScope(null), project: { id, entries } }
}

export interface ReadableEntry {
  id: string
  type: 'presentation' | 'press' | 'webPage' | 'private' | 'project'
  section: Section | null
  clientId: string | null
  complimentary: boolean
  openTo: 'members' | 'everyone'
}

/** Whether a published entry may be read within this scope. `readableWithin` in content/readable.ts is the same rule in SQL. */
export function mayRead(scope: ReadScope, entry: ReadableEntry): boolean {
  switch (entry.type) {
    case 'press':
      return true
    case 'presentation':
      return (
        entry.complimentary ||
        (entry.section !== null && scope.sections.includes(entry.section)) ||
        (scope.project?.entries.includes(entry.id) ?? false)
      )
    case 'private':
      return entry.clientId !== null && (scope.clients === 'all' || scope.clients.includes(entry.clientId))
    case 'webPage':
      return entry.openTo === 'everyone' || scope.members
    // Open to whoever has its link, and told to nobody else: in a list its address would be everybody's. Closed, it is the staff's alone.
    case 'project':
      return scope.clients === 'all' || (entry.openTo === 'everyone' && scope.project?.id === entry.id)
  }
}

/** Two viewers with the same key see exactly the same content. As JSON: no company's name can be read as another scope. */
export function scopeKey({ sections, clients, members, project }: ReadScope): string {
  return JSON.stringify([sections, clients, members, project])
}
