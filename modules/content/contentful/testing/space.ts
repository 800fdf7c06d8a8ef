import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import type { Services } from '#modules/verb.ts'

export type Fields = Record<string, unknown>
export const link = (linkType: string, id: string) => ({ sys: { type: 'Link', linkType, id } })
export const inEnglish = (fields: Fields) =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, { 'en-US': value }]))

export function item(type: string, id: string, fields: Fields, sys: Fields = {}) {
  return {
    sys: {
      id,
      type: 'Entry',
      contentType: link('ContentType', type),
      createdAt: '2018-03-04T05:06:07.890Z',
      updatedAt: '2019-01-02T03:04:05.678Z',
      version: 8,
      publishedVersion: 7,
      publishedCounter: 3,
      firstPublishedAt: '2018-03-05T00:00:00.000Z',
      ...sys,
    },
    fields: inEnglish(fields),
  }
}

export function asset(id: string, url: string, fields: Fields = {}) {
  const file = { url, fileName: 'matt.jpg', contentType: 'image/png', details: { size: 1 } }
  return {
    sys: {
      id,
      type: 'Asset',
      createdAt: '2017-01-01T00:00:00Z',
      updatedAt: '2017-01-02T00:00:00Z',
      version: 3,
      publishedVersion: 2,
    },
    fields: inEnglish({ title: id, description: `Alt of ${id}`, file, ...fields }),
  }
}

export function makeText(value: string) {
  const text = { nodeType: 'text', value, marks: [], data: {} }
  return { nodeType: 'document', data: {}, content: [{ nodeType: 'paragraph', data: {}, content: [text] }] }
}

const IMAGE_URL = '//images.ctfassets.net/space/cover/1a2b/matt%20b%C3%A9ton.jpg'

/** A space as `contentful space export --download-assets` leaves it. */
export function makeSpace() {
  const text = makeText('Indigo')
  text.content.push({
    nodeType: 'embedded-asset-block',
    data: { target: link('Asset', 'cover') },
    content: [],
  } as never)
  return {
    contentTypes: [],
    tags: [],
    editorInterfaces: [],
    webhooks: [],
    roles: [],
    locales: [
      { code: 'fr', default: false },
      { code: 'en-US', default: true, fallbackCode: 'en' },
      { code: 'en', default: false, fallbackCode: null },
    ],
    entries: [
      item('presentation', 'p1', {
        title: 'Indigo',
        slug: 'indigo',
        date: '2018-03-04T00:00+01:00',
        section: 'Color & Print',
        template: 'article',
        tags: ['dye', 'blue'],
        text,
        image: link('Asset', 'cover'),
        url: 'https://a.example/',
        imageUrlThumb: '//i.example/x.jpg',
        displayName: 'Indigo!',
        author: { name: 'Ada' },
        embed: '<iframe src="https://player.example/1" title="Film"></iframe>',
        complimentary: true,
      }),
      item(
        'presentation',
        'p2',
        { title: 'Directed', slug: 'directed', section: 'Testing', date: '2019-02-28' },
        { publishedVersion: undefined, publishedCounter: undefined, version: 4 },
      ),
      item(
        'presentation',
        'p3',
        { title: 'Old', slug: 'old', section: 'merchandising' },
        { publishedVersion: undefined, archivedVersion: 6 },
      ),
      item('pressItem', 'r1', {
        title: 'Named',
        url: 'https://press.example/',
        url2: 'mailto:a@b.example',
        date: '2020-01-01',
        text: makeText('“Quite”'),
      }),
      item('webPage', 'w1', { title: 'About', slug: 'about', webGroup: '', openTo: 'everyone' }),
      item('clientMicro', 'c1', { title: 'For Osei', slug: 'indigo', client: link('Entry', 'osei') }),
      item('project', 'j1', {
        title: 'Deck',
        slug: 'deck',
        entries: [link('Entry', 'p1'), link('Entry', 'r1')],
        publishAt: '2030-01-01T00:00:00Z',
      }),
      item('client', 'osei', {
        clientName: "Osei's Market House",
        displayName: 'Osei',
        joinDate: '2016-05-01',
        micro: true,
        microPath: 'osei',
        microTags: ['food'],
        ideas: [link('Entry', 'p1'), 'p2'],
      }),
    ] as ReturnType<typeof item>[],
    assets: [asset('cover', IMAGE_URL)],
  }
}
export type Space = ReturnType<typeof makeSpace>

/** Writes an export and the one picture of `makeSpace` where Contentful's tool would have put it. */
export async function writeSpace(place: string, space: unknown): Promise<string> {
  const picture = join(place, 'images.ctfassets.net/space/cover/1a2b/matt béton.jpg')
  await mkdir(dirname(picture), { recursive: true })
  await writeFile(
    picture,
    await sharp({ create: { width: 60, height: 40, channels: 3, background: '#3355AA' } })
      .jpeg()
      .toBuffer(),
  )
  const file = join(place, 'export.json')
  await writeFile(file, typeof space === 'string' ? space : JSON.stringify(space))
  return file
}

/** All rows that an import may touch, with the links between them. */
export async function rowsOf({ store }: Services): Promise<string[]> {
  const { rows } = await sql<{ row: string }>`
    select to_jsonb(t)::text as row from entries t union all select to_jsonb(t)::text from clients t
    union all select to_jsonb(t)::text from assets t union all select to_jsonb(t)::text from entry_assets t order by 1`.execute(
    store.db,
  )
  return rows.map(({ row }) => row)
}
