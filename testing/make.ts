import type { Member } from '#modules/access/policy.ts'
import { type ClientInput, saveClient } from '#modules/clients/save.ts'
import { type EntryInput, saveEntries } from '#modules/content/save.ts'
import type { Db } from '#modules/tables.ts'
import type { Services } from '#modules/verb.ts'

let made = 0

/** An entry that is published and complete; a test states only what it is about. */
export async function makeEntry(db: Db, given: Partial<EntryInput> = {}): Promise<EntryInput> {
  const number = ++made
  const type = given.type ?? 'presentation'
  const entry: EntryInput = {
    id: `entry-${number}`,
    type,
    status: 'published',
    publishAt: new Date('2020-01-01T00:00:00Z'),
    slug: `entry-${number}`,
    title: `Entry ${number}`,
    date: '2020-01-01',
    ...(type === 'presentation' ? { section: 'merchandising' as const, template: 'article' } : {}),
    ...given,
  }
  await saveEntries(db, [entry], { embedHosts: ['self', 'player.example'] })
  return entry
}

export async function makeClient(db: Db, given: Partial<ClientInput> = {}): Promise<ClientInput> {
  const number = ++made
  const client: ClientInput = {
    id: `client-${number}`,
    clientName: `Client ${number}`,
    displayName: `Client ${number}`,
    joinDate: '2019-05-01',
    micro: false,
    microPath: null,
    microTags: [],
    ideas: [],
    ...given,
  }
  await saveClient(db, client)
  return client
}

export function makeMember(
  given: Partial<Omit<Member, 'memberships'>> & { memberships?: Partial<Member['memberships']> } = {},
): Member {
  return {
    sub: `member-${++made}`,
    email: 'member@arden.example',
    company: null,
    subscription: [],
    staff: false,
    ...given,
    memberships: { tobetdg: true, alacarte: false, microRedirect: false, ...given.memberships },
  }
}

/** Rich text of plain paragraphs. */
export function makeText(...paragraphs: string[]) {
  return {
    nodeType: 'document',
    data: {},
    content: paragraphs.map((value) => ({
      nodeType: 'paragraph',
      data: {},
      content: [{ nodeType: 'text', value, marks: [], data: {} }],
    })),
  }
}

/** What a verb is given; a test states the store and what it is about. */
export function makeServices(
  given: Pick<Services, 'store' | 'storage'> &
    Partial<Omit<Services, 'site'>> & { site?: Partial<Services['site']> },
): Services {
  return {
    demo: false,
    publicUrl: 'https://toile.example',
    secretKey: undefined,
    now: () => new Date('2026-11-15T12:00:00Z'),
    ...given,
    site: (given.site ?? {}) as Services['site'],
  }
}
