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

export function subscribes(viewer: Member, section: Section): boolean {
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
  /** Presentations opened one by one, whatever their section. */
  entries?: readonly string[]
}

export function readScope(viewer: Viewer): ReadScope {
  const members =
    viewer !== null && (isStaff(viewer) || viewer.memberships.tobetdg || viewer.memberships.alacarte)
  return {
    sections: SECTIONS.filter((section) => opensSection(viewer, section)),
    // Without a membership nothing opens, the own company's work neither.
    clients: isStaff(viewer) ? 'all' : viewer?.company && members ? [viewer.company] : [],
    members,
  }
}

/** What a project opens to whoever has its link: the presentations it lists, and what is open to everyone. */
export function projectScope(project: { entries: readonly string[] }): ReadScope {
  return { ...readScope(null), entries: project.entries }
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
        (scope.entries?.includes(entry.id) ?? false)
      )
    case 'private':
      return entry.clientId !== null && (scope.clients === 'all' || scope.clients.includes(entry.clientId))
    case 'webPage':
      return entry.openTo === 'everyone' || scope.members
    // Public by link, or closed: then it is the staff's alone.
    case 'project':
      return entry.openTo === 'everyone' || scope.clients === 'all'
  }
}

/** Two viewers with the same key see exactly the same content. */
export function scopeKey(scope: ReadScope): string {
  const clients = scope.clients === 'all' ? '*' : scope.clients.join(',')
  const entries = scope.entries ? `|${JSON.stringify(scope.entries)}` : ''
  return `${scope.sections.join(',')}|${clients}|${scope.members ? 'm' : ''}${entries}`
}
