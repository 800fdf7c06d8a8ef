import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toile } from './toile.ts'

type Fields = Record<string, unknown>
const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })

function item(type: string, id: string, sys: Fields, fields: Fields) {
  const moments = { createdAt: '2026-10-01T08:00:00.000Z', updatedAt: '2026-10-02T08:00:00.000Z' }
  const own = { id, type: 'Entry', contentType: link('ContentType', type), version: 3, ...moments, ...sys }
  const named = Object.entries({ slug: id, ...fields }).map(([name, value]) => [name, { 'en-US': value }])
  return { sys: own, fields: Object.fromEntries(named) }
}

const paragraph = (value: string) => ({
  nodeType: 'paragraph',
  data: {},
  content: [{ nodeType: 'text', value, marks: [], data: {} }],
})
const text = (...paragraphs: string[]) => ({
  nodeType: 'document',
  data: {},
  content: paragraphs.map(paragraph),
})

const DRAFT = {}
const PUBLISHED = { publishedVersion: 2 }
export const DRAFTED = {
  id: 'unpublished-draft',
  title: 'A Hem Nobody Has Seen',
  words: 'The hem was let down on Monday and nobody has seen it since.',
}
export const SCHEDULED = { id: 'unpublished-scheduled', title: 'Cut for Next Year' }
export const EXPIRED = { id: 'unpublished-expired', title: 'Last Season, Withdrawn' }
export const MADE_FOR_OSEI = { id: 'unpublished-private', title: 'For One Counter Only' }

/** Entries that readers do not have, taken in as an editor's export would be. */
export async function importUnpublished(): Promise<void> {
  const cloth = link('Asset', 'ikat')
  const entries = [
    item('presentation', DRAFTED.id, DRAFT, {
      ...{ title: DRAFTED.title, section: 'Color and Print', template: 'article', date: '2026-12-01' },
      ...{
        tags: ['Hem', 'Wool'],
        standfirst: 'It is not finished.',
        image: cloth,
        text: text(DRAFTED.words),
      },
    }),
    item('presentation', SCHEDULED.id, PUBLISHED, {
      ...{ title: SCHEDULED.title, section: 'Merchandising', template: 'video', date: '2036-01-01' },
      publishAt: '2036-01-01T09:30:00.000Z',
      embed: '<iframe src="/embeds/double-ikat-in-blue.html" title="The film"></iframe>',
    }),
    item('webPage', EXPIRED.id, PUBLISHED, {
      ...{ title: EXPIRED.title, webGroup: 'pages', openTo: 'everyone', text: text('It was here.') },
      ...{ publishAt: '2025-01-01T00:00:00.000Z', unpublishAt: '2025-02-01T00:00:00.000Z' },
    }),
    item('private', MADE_FOR_OSEI.id, DRAFT, {
      ...{ title: MADE_FOR_OSEI.title, template: 'article', client: link('Entry', 'osei') },
      text: text('Nine stools and one till.'),
    }),
  ]
  const folder = await mkdtemp(join(tmpdir(), 'toile-unpublished-'))
  const file = join(folder, 'export.json')
  await writeFile(file, JSON.stringify({ locales: [{ code: 'en-US', default: true }], entries, assets: [] }))
  await toile('import', file)
  await rm(folder, { recursive: true, force: true })
}
