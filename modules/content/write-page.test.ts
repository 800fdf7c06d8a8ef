import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeFailing } from '#testing/failing.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import { type Member, readScope } from '../access/policy.ts'
import { storeImage } from '../media/store-image.ts'
import type { EntryList } from './contract.ts'
import { Known } from './known.ts'
import { createLibrary } from './library.ts'
import { parseEntryQuery } from './query.ts'
import type { Shelves } from './read.ts'
import { writePage } from './write-page.ts'

const test = useTestApp()
const member = makeMember({ company: 'osei' })
const staff = makeMember({ staff: true })
const list = '/api/content/getList?content_type='

beforeAll(async () => {
  const { db } = test.store
  const bytes = await sharp({ create: { width: 100, height: 60, channels: 3, background: '#1E3CA0' } })
    .jpeg()
    .toBuffer()
  const picture = { fileName: 'cloth.jpg', title: 'Cloth', alt: 'A cloth, “blue”', credit: 'Ines' }
  await storeImage({ db, storage: test.app.storage }, { id: 'cloth', bytes, ...picture })
  await makeClient(db, { id: 'osei' })
  for (const [day, id] of ['warp', 'weft', 'selvedge', 'nap'].entries()) {
    const known = { date: `2025-01-0${day + 1}`, images: ['cloth'], complimentary: id === 'nap' }
    await makeEntry(db, { id, slug: id, title: `“${id}” – naïve`, tags: ['cloth', id], ...known })
  }
  await makeEntry(db, { id: 'own', slug: 'own', type: 'private', clientId: 'osei', images: ['cloth'] })
})

it.each([
  ['a page', 'presentation&order=-fields.date&limit=2'],
  ['the last page', 'presentation&order=-fields.date&limit=3&skip=3'],
  ['a page past the end', 'presentation&skip=9'],
  ['a client’s work', 'private'],
])('%s holds, byte for byte, what a list of all fields does', async (_what, asked) => {
  for (const viewer of [member, staff]) {
    const plain = await test.get(list + asked, viewer)
    const selected = await test.get(`${list}${asked}&select=fields`, viewer)
    expect([plain.statusCode, plain.body]).toEqual([200, selected.body])
  }
})

it('the staff and a client’s members have addresses of their own for the same picture', async () => {
  const addressFor = async (viewer: typeof member) =>
    ((await test.get(`${list}private`, viewer)).json() as EntryList).items[0]?.fields.image?.fields.file.url
  expect(await addressFor(member)).toContain('by=client')
  expect(await addressFor(staff)).toContain('by=staff')
})

describe('an entry that stood in one list', () => {
  /** A library of its own, over a database whose pictures can be made to fail. */
  async function openLibrary() {
    const { state, store } = makeFailing(test.store, (node) => node.includes('"assets"'))
    const library = createLibrary({ store, imageKey: () => Buffer.alloc(32) })
    await library.open()
    const titles = async (asked: Record<string, string>) => {
      const parameters = { content_type: 'presentation', order: 'sys.id', ...asked }
      const write = { list: JSON.stringify, item: JSON.stringify }
      const { body } = await library.list(member, parameters, write)
      return (JSON.parse(body.toString()) as EntryList).items.map(({ fields }) => fields.title)
    }
    return { library, state, titles }
  }

  it('is not read again for another', async () => {
    const { library, state, titles } = await openLibrary()
    try {
      await titles({ 'fields.tags': 'weft' })
      state.isFailing = true
      expect(await titles({ 'fields.slug[in]': 'weft' })).toEqual(['“weft” – naïve'])
      await expect(titles({ 'fields.tags': 'cloth' })).rejects.toThrow('away')
      state.isFailing = false
      expect(await titles({ 'fields.tags': 'cloth' })).toHaveLength(4)
    } finally {
      await library.close()
    }
  })

  it('is read again once it has changed, and is gone once it is withdrawn', async () => {
    const { library, titles } = await openLibrary()
    const entry = { id: 'pile', slug: 'pile', tags: ['pile'] }
    try {
      await makeEntry(test.store.db, { ...entry, title: 'Pile' })
      await expect.poll(() => titles({ 'fields.tags': 'pile' })).toEqual(['Pile'])
      await makeEntry(test.store.db, { ...entry, title: 'Cut pile' })
      await expect.poll(() => titles({ 'fields.tags': 'pile' })).toEqual(['Cut pile'])
      await makeEntry(test.store.db, { ...entry, title: 'Cut pile', status: 'archived' })
      await expect.poll(() => titles({ 'fields.tags': 'pile' })).toEqual([])
    } finally {
      await library.close()
    }
  })
})

describe('an entry that comes to another section while a list with it is on its way', () => {
  const alaCarte = { memberships: { tobetdg: false, alacarte: true } }
  const before = makeMember({ ...alaCarte, subscription: ['color-and-print'] })
  const after = makeMember({ ...alaCarte, subscription: ['business-insights'] })
  const entry = { id: 'moving', slug: 'moving', tags: ['moving'], title: 'Moving' }

  /** Lists over one memory. What is to happen `meanwhile` does once it is known which entries the next list has. */
  function openShelves() {
    const known = new Known({ mostBytes: 1024 * 1024 })
    let meanwhile: (() => Promise<unknown>) | undefined
    const remember: Shelves['remember'] = async (key, ask) => {
      const answer = await known.remember(key, ask)
      const happens = key.startsWith('total ') ? meanwhile : undefined
      if (happens) meanwhile = undefined
      await happens?.()
      return answer
    }
    async function idsFor(viewer: Member, happens?: () => Promise<unknown>): Promise<string[]> {
      meanwhile = happens
      const { db } = test.store
      const shelves = { db, imageKey: Buffer.alloc(32), synonyms: async () => [], remember }
      const query = parseEntryQuery({ content_type: 'presentation', 'fields.tags': 'moving' })
      const reader = { scope: readScope(viewer), now: new Date() }
      const { body } = await writePage(shelves, reader, query, JSON.stringify)
      return (JSON.parse(body.toString()) as EntryList).items.map(({ sys }) => sys.id)
    }
    async function move(): Promise<void> {
      await makeEntry(test.store.db, { ...entry, section: 'business-insights' })
      known.clear()
    }
    return { idsFor, move }
  }

  beforeEach(() => makeEntry(test.store.db, { ...entry, section: 'color-and-print' }))

  it('stands in the next list of whoever may read it now', async () => {
    const { idsFor, move } = openShelves()
    expect(await idsFor(before, move)).toEqual([])
    expect(await idsFor(after)).toEqual(['moving'])
  })

  it('is not shown in that list, though it was written for somebody else by then', async () => {
    const { idsFor, move } = openShelves()
    const readBySomebodyElse = async () => {
      await move()
      expect(await idsFor(after)).toEqual(['moving'])
    }
    expect(await idsFor(before, readBySomebodyElse)).toEqual([])
  })
})
