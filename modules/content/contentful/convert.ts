import type { ClientInput } from '../../clients/save.ts'
import { readEmbed } from '../embed.ts'
import type { EntryInput } from '../save.ts'
import { type Section, sectionFromLabel } from '../sections.ts'
import type { EntryStatus, EntryType } from '../tables.ts'
import type { Findings } from './findings.ts'
import { TEMPLATES } from './format.ts'
import type { Known } from './known.ts'
import type { Item } from './read.ts'
import { LONGEST_WORD, momentOf, Values } from './values.ts'

/** What an item of the file will be here; undefined when its content type is none of ours. */
export type Kind = EntryType | 'client' | undefined

export interface Setting {
  known: Known
  /** Pictures that the store has or will have. */
  assets: ReadonlySet<string>
  kinds: ReadonlyMap<string, Kind>
  embedHosts: readonly string[]
  now: Date
}

/** Turns one item after the other into what we store, and says what is wrong with it. */
export class Converter {
  readonly #setting: Setting
  readonly #findings: Findings

  constructor(setting: Setting, findings: Findings) {
    this.#setting = setting
    this.#findings = findings
  }

  client(item: Item): ClientInput {
    const values = new Values(item, this.#findings)
    if (this.#setting.known.entries.has(item.id))
      this.#findings.fault('Id clash', item.where, 'is an entry in the store')
    const clientName = values.needed('clientName')
    const ideas = values.links('ideas')
    for (const id of ideas) this.#expectEntry(item, 'ideas', id)
    const input: ClientInput = {
      id: item.id,
      clientName,
      displayName: values.text('displayName') ?? clientName,
      joinDate: values.day('joinDate'),
      micro: values.boolean('micro') ?? false,
      microPath: values.text('microPath', LONGEST_WORD) || null,
      microTags: values.texts('microTags'),
      ideas,
      sys: sysOf(item, this.#setting.now),
    }
    const rest = Object.keys(values.rest())
    if (rest.length > 0) this.#findings.warn('Field not kept', item.where, rest.join(', '))
    return input
  }

  entry(item: Item, type: EntryType): EntryInput {
    const values = new Values(item, this.#findings)
    if (this.#setting.known.clients.has(item.id))
      this.#findings.fault('Id clash', item.where, 'is a client in the store')
    const status = statusOf(item)
    const sys = sysOf(item, this.#setting.now)
    const text = values.richText('text')
    for (const id of text?.links.assets ?? []) this.#asset(item, 'text', id)
    for (const id of text?.links.entries ?? []) this.#expectEntry(item, 'text', id)
    const projectEntries = values.links('entries')
    for (const id of projectEntries) this.#expectEntry(item, 'entries', id)
    const input: EntryInput = {
      id: item.id,
      type,
      status,
      publishAt:
        values.moment('publishAt') ?? (status === 'published' ? firstPublished(item, sys.createdAt) : null),
      unpublishAt: values.moment('unpublishAt'),
      slug: this.#slug(values, type),
      title: values.needed('title'),
      displayName: values.text('displayName'),
      standfirst: values.text('standfirst'),
      code: values.text('code'),
      date: values.day('date'),
      section: this.#section(values, type),
      template: this.#template(values),
      tags: values.texts('tags'),
      text: text?.document ?? null,
      embed: this.#embed(values),
      url: this.#url(values, 'url'),
      url2: this.#url(values, 'url2'),
      imageUrlThumb: this.#url(values, 'imageUrlThumb'),
      images: ['image', 'image2', 'image3'].map((field) =>
        this.#asset(item, field, values.link(field, 'Asset')),
      ),
      clientId: type === 'private' ? this.#client(values) : null,
      complimentary: values.boolean('complimentary') ?? false,
      openTo: values.choice('openTo', ['members', 'everyone']) ?? 'members',
      webGroup: values.choice('webGroup', ['', 'pages', 'Inspiration-Guide']),
      projectEntries,
      sys,
    }
    return { ...input, extra: values.rest() }
  }

  /** A press item has no page of its own and often no slug; its id serves. */
  #slug(values: Values, type: EntryType): string {
    if (type !== 'press') return values.needed('slug', LONGEST_WORD)
    return values.text('slug', LONGEST_WORD)?.trim() || values.item.id
  }

  #section(values: Values, type: EntryType): Section | null {
    const label = type === 'presentation' ? values.needed('section') : values.text('section')
    const section = label ? sectionFromLabel(label) : undefined
    if (section || !label) return section ?? null
    const what = `“${label}” is none of the twelve sections`
    if (type === 'presentation') this.#findings.fault('Unknown section', values.item.where, what)
    else this.#findings.warn('Unknown section', values.item.where, `${what} and is left out`)
    return null
  }

  #template(values: Values): string | null {
    const template = values.text('template')
    const known = TEMPLATES.find((each) => each === template?.trim().toLowerCase())
    if (template && !known)
      this.#findings.warn('Unknown template', values.item.where, `“${template}” shows nothing`)
    return known ?? template
  }

  #embed(values: Values): string | null {
    const embed = values.text('embed')
    if (!embed || readEmbed(embed, this.#setting.embedHosts)) return embed
    this.#findings.warn(
      'Refused embed',
      values.item.where,
      'is not a frame from a listed host and is left out',
    )
    return null
  }

  #url(values: Values, field: string): string | null {
    const url = values.text(field)
    if (url === null || !URL.canParse(url, 'https://here')) return url
    // As a browser reads it, which passes over tabs, line ends and whatever control characters stand in front.
    const { protocol } = new URL(url, 'https://here')
    if (['http:', 'https:', 'mailto:', 'tel:'].includes(protocol)) return url
    this.#findings.warn('Unsafe link', values.item.where, `${field} starts with ${protocol} and is left out`)
    return null
  }

  /** Contentful keeps a link whose target is gone; a picture's place is left empty instead. */
  #asset(item: Item, field: string, id: string | null): string | null {
    if (id === null || this.#setting.assets.has(id)) return id
    this.#findings.warn('Dangling link', item.where, `${field} links to the asset ${id}`)
    return null
  }

  #expectEntry(item: Item, field: string, id: string): void {
    if (
      this.#setting.kinds.get(id) ||
      this.#setting.known.entries.has(id) ||
      this.#setting.known.clients.has(id)
    )
      return
    const why = this.#setting.kinds.has(id) ? ', which is left out' : ''
    this.#findings.warn('Dangling link', item.where, `${field} links to the entry ${id}${why}`)
  }

  #client(values: Values): string | null {
    const id = values.link('client', 'Entry')
    if (id !== null && (this.#setting.kinds.get(id) === 'client' || this.#setting.known.clients.has(id)))
      return id
    const what = id === null ? 'has no client' : `belongs to the client ${id}, which is nowhere`
    this.#findings.fault('Missing field', values.item.where, what)
    return null
  }
}

export type Sys = NonNullable<EntryInput['sys']>

/** The dates and the revision that an item had in Contentful. */
export function sysOf({ sys }: Item, now: Date): Sys {
  const createdAt = momentOf(sys.createdAt) ?? momentOf(sys.updatedAt) ?? now
  const counted = [sys.publishedCounter, sys.version].find(
    (each) => Number.isInteger(each) && (each as number) > 0,
  )
  return {
    createdAt,
    updatedAt: momentOf(sys.updatedAt) ?? createdAt,
    revision: Math.min(Number(counted ?? 1), 2 ** 31 - 1),
  }
}

function statusOf({ sys }: Item): EntryStatus {
  if (sys.archivedVersion) return 'archived'
  return sys.publishedVersion ? 'published' : 'draft'
}

function firstPublished({ sys }: Item, createdAt: Date): Date {
  return momentOf(sys.firstPublishedAt) ?? createdAt
}
