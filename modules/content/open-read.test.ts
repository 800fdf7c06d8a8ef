import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { demoEmbeds } from '#demo/embeds/embeds.ts'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import { storeImage } from '../media/store-image.ts'
import type { EntryItem } from './contract.ts'
import { readSavedEmbed } from './embed.ts'

const clock = { ahead: 0 }
const test = useTestApp({ now: () => new Date(Date.now() + clock.ahead) })
const outside = () => test.app.library.outside
const framed = demoEmbeds[0]?.path ?? ''
const embed = `<iframe src="${framed}" title="A film"></iframe>`
const PAST = new Date('2021-01-01T00:00:00Z')

const link = (id: string) => ({
  nodeType: 'entry-hyperlink',
  data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
  content: [{ nodeType: 'text', value: id, marks: [], data: {} }],
})
const linking = (...ids: string[]) => ({
  ...makeText('Words.'),
  content: [{ nodeType: 'paragraph', data: {}, content: ids.map(link) }],
})

beforeAll(async () => {
  const { db } = test.store
  const bytes = await sharp({ create: { width: 500, height: 300, channels: 3, background: '#1E3CA0' } })
    .jpeg()
    .toBuffer()
  for (const id of ['cloth', 'cover', 'own-cloth'])
    await storeImage(
      { db, storage: test.app.storage },
      { id, bytes, fileName: `${id}.jpg`, title: id, alt: id, credit: '' },
    )
  await makeClient(db, { id: 'osei' })
})

beforeEach(async () => {
  const { db } = test.store
  clock.ahead = 0
  await db.deleteFrom('entries').execute()
  await makeEntry(db, { id: 'gated', slug: 'gated', images: ['cloth'], template: 'video', embed })
  await makeEntry(db, { id: 'unlisted', slug: 'unlisted' })
  await makeEntry(db, { id: 'own', slug: 'own', type: 'private', clientId: 'osei', images: ['own-cloth'] })
  await makeEntry(db, {
    id: 'free',
    slug: 'free',
    complimentary: true,
    images: ['cloth'],
    text: linking('gated', 'older', 'open-page', 'members-page'),
  })
  await makeEntry(db, { id: 'older', slug: 'older', complimentary: true, date: '2014-01-01' })
  await makeEntry(db, {
    id: 'open-page',
    slug: 'open',
    type: 'webPage',
    webGroup: 'pages',
    openTo: 'everyone',
  })
  await makeEntry(db, { id: 'members-page', slug: 'closed', type: 'webPage', webGroup: 'pages' })
  await makeEntry(db, {
    id: 'spring',
    slug: 'spring',
    type: 'project',
    openTo: 'everyone',
    images: ['cover'],
    projectEntries: ['older', 'gated', 'own', 'members-page', 'nobody'],
    text: linking('gated', 'unlisted', 'own'),
  })
  await makeEntry(db, { id: 'closed', slug: 'closed', type: 'project', projectEntries: ['gated'] })
})

function change(id: string, values: Record<string, unknown>) {
  return test.store.db.updateTable('entries').set(values).where('id', '=', id).execute()
}

/** The entries that the words of a text lead to. */
function reached({ fields }: EntryItem): string[] {
  const found: string[] = []
  const walk = (node: {
    data?: { target?: { fields?: object; sys: { id: string } } }
    content?: object[]
  }) => {
    if (node.data?.target?.fields) found.push(node.data.target.sys.id)
    for (const each of node.content ?? []) walk(each)
  }
  if (fields.text) walk(fields.text)
  return found
}

const pictureOf = (entry: EntryItem | undefined) => `${entry?.fields.image?.fields.file.url}&w=400`
const frameOf = (entry: EntryItem | undefined) => readSavedEmbed(entry?.fields.embed ?? '')?.src ?? ''
const status = async (url: string) => (await test.get(url)).statusCode

describe('an entry that was given away', () => {
  it('is read whole, with others that were, and with the size of the library', async () => {
    const found = await outside().complimentary('free')
    expect(found?.entry.fields).toMatchObject({ title: expect.any(String), text: { nodeType: 'document' } })
    expect(found?.others.map(({ sys }) => sys.id)).toEqual(['older'])
    expect(found?.library).toBe(4)
    expect(found?.entry).not.toHaveProperty('related')
  })

  it('leads only to what anyone may open', async () => {
    const found = await outside().complimentary('free')
    expect(found && reached(found.entry)).toEqual(['older', 'open-page'])
  })

  it.each([
    ['one that is not complimentary', { complimentary: false }],
    ['a draft', { status: 'draft' }],
    ['an archived one', { status: 'archived' }],
    ['one whose hour has not come', { publish_at: new Date('2999-01-01T00:00:00Z') }],
    ['one whose time is over', { unpublish_at: PAST }],
    ['one that is no presentation', { type: 'webPage', web_group: '' }],
  ])('%s is not there', async (_what, values) => {
    await change('free', values)
    expect(await outside().complimentary('free')).toBeUndefined()
  })

  it.each(['', 'never', 'FREE', 'free ', '%', 'a/b', "'; drop table entries", 'x'.repeat(5000), '\u{1F455}'])(
    'the address %j leads to none',
    async (slug) => {
      expect(await outside().complimentary(slug)).toBeUndefined()
    },
  )

  it.each([
    ['is given away no more', { complimentary: false }],
    ['is taken back', { status: 'draft' }],
  ])('its picture and its frame end at once when it %s', async (_when, values) => {
    await change('free', { embed, template: 'video' })
    await change('gated', { image_id: null })
    await test.store.db.deleteFrom('entry_assets').where('entry_id', '=', 'gated').execute()
    const found = await outside().complimentary('free')
    const addresses = [`/images/cloth?w=400`, frameOf(found?.entry)]
    for (const each of addresses) await expect.poll(() => status(each)).toBe(200)
    await change('free', values)
    for (const each of addresses) await expect.poll(() => status(each)).toBe(404)
  })

  it('of two with one address the newest is read, and of two of one day the first by its id', async () => {
    const { db } = test.store
    const twin = { slug: 'twin', complimentary: true, date: '2024-05-05' }
    await makeEntry(db, { ...twin, id: 'twin-b', section: 'color-and-print' })
    await makeEntry(db, { ...twin, id: 'twin-a', section: 'merchandising' })
    expect((await outside().complimentary('twin'))?.entry.sys.id).toBe('twin-a')
    await change('twin-b', { date: '2024-05-06' })
    expect((await outside().complimentary('twin'))?.entry.sys.id).toBe('twin-b')
    await change('twin-b', { complimentary: false })
    expect((await outside().complimentary('twin'))?.entry.sys.id).toBe('twin-a')
  })
})

describe('a project', () => {
  it('lists its presentations in its order, and nothing else that it names', async () => {
    const found = await outside().project('spring')
    expect(found?.entries.map(({ sys }) => sys.id)).toEqual(['older', 'gated'])
    expect(found && reached(found.project)).toEqual(['gated'])
  })

  it.each(['never', 'closed', 'open', 'gated'])('is not found at the address %j', async (slug) => {
    expect(await outside().project(slug)).toBeUndefined()
    expect(await outside().projectEntry(slug, 'gated')).toBeUndefined()
  })

  it('opens an entry that it lists, and that one leads only to the project and to what anyone may open', async () => {
    await change('gated', { text: JSON.stringify(linking('older', 'unlisted', 'own', 'open-page')) })
    const found = await outside().projectEntry('spring', 'gated')
    expect(found && reached(found.entry)).toEqual(['older', 'open-page'])
    expect(found?.listed.map(({ sys }) => sys.id)).toEqual(['older', 'gated'])
  })

  it.each(['unlisted', 'own', 'closed', 'free', 'never', ''])('does not open %j', async (slug) => {
    expect(await outside().projectEntry('spring', slug)).toBeUndefined()
  })

  it('opens a client’s work to nobody, whatever it lists, and neither its picture', async () => {
    await change('spring', { project_entries: ['own'] })
    expect((await outside().project('spring'))?.entries).toEqual([])
    expect(await outside().projectEntry('spring', 'own')).toBeUndefined()
    expect(await test.app.library.entryShowsAsset({ entry: 'own', by: 'project:spring' }, 'own-cloth')).toBe(
      false,
    )
  })

  it('opens of two listed with one slug the first in its order', async () => {
    await makeEntry(test.store.db, { id: 'gated-too', slug: 'gated', section: 'color-and-print' })
    await change('spring', { project_entries: ['gated-too', 'gated'] })
    expect((await outside().projectEntry('spring', 'gated'))?.entry.sys.id).toBe('gated-too')
  })

  const endings: [string, string, Record<string, unknown>][] = [
    ['the project is closed', 'spring', { open_to: 'members' }],
    ['the project is taken back', 'spring', { status: 'draft' }],
    ['the project’s time is over', 'spring', { unpublish_at: PAST }],
    ['the project lists it no more', 'spring', { project_entries: ['older'] }],
    ['the entry is taken back', 'gated', { status: 'draft' }],
    ['the entry’s time is over', 'gated', { unpublish_at: PAST }],
  ]
  it.each(endings)('page, picture and frame end at once when %s', async (_when, id, values) => {
    const before = await outside().projectEntry('spring', 'gated')
    const addresses = [pictureOf(before?.entry), frameOf(before?.entry)]
    // The same picture is on a complimentary entry: that it is everyone's must not be what opens it here.
    await change('free', { status: 'draft' })
    for (const each of addresses) {
      expect(each).toContain('by=project%3Aspring')
      await expect.poll(() => status(each)).toBe(200)
    }
    await change(id, values)
    expect(await outside().projectEntry('spring', 'gated')).toBeUndefined()
    for (const each of addresses) await expect.poll(() => status(each)).toBe(404)
  })

  it('its own picture is signed for it and ends with it', async () => {
    const address = pictureOf((await outside().project('spring'))?.project)
    expect(address).toContain('by=project%3Aspring')
    expect(await status(address)).toBe(200)
    expect(await status('/images/cover?w=400')).toBe(404)
    await change('spring', { open_to: 'members' })
    await expect.poll(() => status(address)).toBe(404)
  })

  it('an address that rests on it opens nothing that it does not list', async () => {
    const { entryShowsAsset } = test.app.library
    expect(await entryShowsAsset({ entry: 'gated', by: 'project:spring' }, 'cloth')).toBe(true)
    expect(await entryShowsAsset({ entry: 'free', by: 'project:spring' }, 'cloth')).toBe(false)
    expect(await entryShowsAsset({ entry: 'gated', by: 'project:never' }, 'cloth')).toBe(false)
    expect(await entryShowsAsset({ entry: 'gated', by: 'gift:spring' }, 'cloth')).toBe(false)
  })

  it('open or closed it is listed for staff alone: its address is told to nobody who was not given it', async () => {
    const ids = async (query: string, member: Parameters<typeof test.get>[1]) =>
      (await test.get(`/api/content/getList?${query}`, member))
        .json<{ items: EntryItem[] }>()
        .items.map(({ sys }) => sys.id)
    const lapsed = makeMember({ memberships: { tobetdg: false } })
    for (const member of [makeMember(), lapsed]) {
      expect(await ids('content_type=project&order=fields.slug', member)).toEqual([])
      expect(await ids('content_type=project&fields.slug=spring', member)).toEqual([])
      expect(await ids('sys.id=spring', member)).toEqual([])
      expect(await ids('limit=100', member)).not.toContain('spring')
    }
    const staff = makeMember({ staff: true })
    expect(await ids('content_type=project&order=fields.slug', staff)).toEqual(['closed', 'spring'])
  })
})

describe('a page of the web', () => {
  it('is read by anyone when it is open to everyone, under its own group', async () => {
    expect((await outside().webPage('pages', 'open'))?.sys.id).toBe('open-page')
    expect(await outside().webPage('', 'open')).toBeUndefined()
    expect(await outside().webPage('Inspiration-Guide', 'open')).toBeUndefined()
    expect(await outside().webPage('pages', 'closed')).toBeUndefined()
  })

  it('is found by members by its group and its slug', async () => {
    const ask = async (group: string) =>
      (
        await test.get(
          `/api/content/getList?content_type=webPage&fields.webGroup=${group}&fields.slug=closed`,
          makeMember(),
        )
      ).json<{ total: number; items: EntryItem[] }>()
    expect((await ask('pages')).items[0]?.fields.webGroup).toBe('pages')
    expect((await ask('')).total).toBe(0)
  })
})

it('the sitemap names what was given away and what is open to everyone, and no project', async () => {
  const { body } = await test.get('/sitemap.xml')
  const paths = [...body.matchAll(/<loc>http:\/\/localhost:3000([^<]*)<\/loc>/g)].map(([, path]) => path)
  expect(paths).toEqual([
    ...['/', '/about', '/contact', '/terms', '/privacy'],
    ...['/complimentary/free', '/complimentary/older', '/web/pages/open'],
  ])
  await change('free', { status: 'draft' })
  await expect.poll(async () => (await test.get('/sitemap.xml')).body).not.toContain('/complimentary/free')
})
