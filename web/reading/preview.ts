import type { EntryItem } from '#modules/content/contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import type { Preview, PreviewState } from '#modules/previews/contract.ts'
import { dayOf } from '../dates.ts'

const STATE_NAMES: Record<PreviewState, string> = {
  draft: 'Draft',
  scheduled: 'Scheduled',
  published: 'Published',
  expired: 'Expired',
  archived: 'Archived',
}

/** What an entry is to its readers, in one word. What is published of a closed project is published to nobody. */
export function stateName({ state, closed }: Preview): string {
  return closed && state === 'published' ? 'Closed' : STATE_NAMES[state]
}

/** What the bar over a preview tells: what it is, who else reads it and when, and how it was opened. */
export function previewFacts(preview: Preview): [name: string, value: string][] {
  return [
    ['Preview of', kindOf(preview)],
    ['Readers', readersOf(preview)],
    preview.link
      ? ['This link', `opens until ${momentOf(preview.link.until)}`]
      : ['You', 'read it as staff; others need a link'],
  ]
}

/** With its hour, and in UTC: the server writes it for a reader whose clock it does not know. */
function momentOf(moment: string): string {
  return `${dayOf(moment)}, ${moment.slice(11, 16)} UTC`
}

function kindOf({ entry, gathers = 0 }: Preview): string {
  const { section } = entry.fields
  if (isSection(section)) return sectionLabel(section)
  switch (typeOf(entry)) {
    case 'private':
      return 'Custom work'
    case 'press':
      return 'A press item'
    case 'project':
      return `A project of ${gathers} ${gathers === 1 ? 'entry' : 'entries'}`
    default:
      return 'A page'
  }
}

function readersOf({ state, publishAt, unpublishAt, closed }: Preview): string {
  const from = publishAt && momentOf(publishAt)
  const to = unpublishAt && momentOf(unpublishAt)
  switch (state) {
    case 'draft':
      return 'nobody yet'
    case 'archived':
      return 'nobody any more'
    case 'scheduled':
      return to ? `from ${from} to ${to}` : `from ${from}`
    case 'published':
      if (closed) return 'nobody; the project is closed'
      return to ? `since ${from}, until ${to}` : `since ${from}`
    case 'expired':
      return `from ${from} to ${to}`
  }
}

const OF_ARTICLES = ['webPage', 'press', 'project']

/** What has no template of its own to choose is set as an article, as its readers see it set. */
export function asShown(entry: EntryItem): EntryItem {
  if (entry.fields.template || !OF_ARTICLES.includes(typeOf(entry))) return entry
  return { ...entry, fields: { ...entry.fields, template: 'article' } }
}

/** What stands in the way of a reader, where something does. */
export function warningOf({ fields }: EntryItem): string | undefined {
  if (['article', 'indesign', 'video'].includes(fields.template ?? '')) return undefined
  const named = fields.template ? `The template ${fields.template} is not known` : 'It has no template'
  return `${named}, so that its readers see nothing but its name.`
}

function typeOf({ sys }: EntryItem): string {
  return sys.contentType.sys.id
}
