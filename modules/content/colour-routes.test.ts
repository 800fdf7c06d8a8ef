import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import type { PaletteColour } from '../media/contract.ts'
import type { ByColourList, ColourIndex } from './colour-contract.ts'

const DAY = 24 * 60 * 60 * 1000
const testApp = useTestApp()
const member = makeMember()
const alacarte = makeMember({
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['color-and-print'],
})
const elsewhere = makeMember({
  memberships: { tobetdg: false, alacarte: true },
  subscription: ['merchandising'],
})
const lapsed = makeMember({ memberships: { tobetdg: false } })
const staff = makeMember({ staff: true, company: 'osei' })

async function makeImage(id: string, ...colours: [string, string, number][]): Promise<void> {
  const palette: PaletteColour[] = colours.map(([name, hex, share]) => ({ name, hex, share }))
  const tokens = { field: '#16140F', on: '#F4F1EA', rule: '#16140F', tint: '#F4F1EA' }
  await testApp.store.db
    .insertInto('assets')
    .values({
      ...{ id, file_name: `${id}.png`, content_type: 'image/png', byte_size: 1, width: 800, height: 1000 },
      ...{ dominant: '#16140F', palette: JSON.stringify(palette), tokens: JSON.stringify(tokens) },
    })
    .execute()
}

async function colours(who = member): Promise<ColourIndex> {
  const answer = await testApp.get('/api/content/getColours', who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

async function near(colour: string, more = '', who = member): Promise<ByColourList> {
  const url = `/api/content/getByColour?colour=${encodeURIComponent(colour)}${more}`
  const answer = await testApp.get(url, who)
  expect(answer.statusCode, answer.body).toBe(200)
  return answer.json()
}

const ids = (list: ByColourList) => list.items.map((item) => item.sys.id)
const section = 'color-and-print' as const

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei' })
  await makeImage('ikat', ['Undyed', '#F2EADB', 0.5], ['Cobalt', '#1E3CA0', 0.3], ['Ochre', '#C98A1B', 0.2])
  await makeImage('detail', ['Bottle', '#1F5A3C', 0.7], ['Cobalt', '#1E3CA0', 0.3])
  await makeImage('blue', ['Ultramarine', '#2040A4', 0.9], ['Jet', '#16140F', 0.1])
  await makeImage('speck', ['Rice', '#F4F1EA', 0.995], ['Fleck', '#1E3CA0', 0.005])
  await makeImage('hidden', ['Hidden', '#B81E66', 0.6], ['Cobalt', '#1E3CA0', 0.4])
  await makeEntry(db, {
    ...{ id: 'blur', slug: 'blur', title: 'The blur', code: 'CP 25-041', section, date: '2025-03-01' },
    images: ['detail', 'ikat'],
  })
  await makeEntry(db, { id: 'deep', code: 'CP 24-007', section, date: '2024-03-01', images: ['blue'] })
  await makeEntry(db, { id: 'fleck', section, date: '2026-03-01', images: ['speck'] })
  const images = ['hidden']
  await makeEntry(db, { id: 'merch', section: 'merchandising', images })
  await makeEntry(db, { id: 'draft', section, status: 'draft', images })
  await makeEntry(db, { id: 'archived', section, status: 'archived', images })
  await makeEntry(db, { id: 'tomorrow', section, publishAt: new Date(Date.now() + DAY), images })
  await makeEntry(db, { id: 'over', section, unpublishAt: new Date(Date.now() - DAY), images })
  await makeEntry(db, { id: 'own', type: 'private', clientId: 'osei', section, images })
})

describe('the hue index', () => {
  test('holds each color of the three pictures once, in order of hue, with its number', async () => {
    const { total, items } = await colours()
    expect(items.map(({ hex, name, number, bin, entries }) => [hex, name, number, bin, entries])).toEqual([
      ['#C98A1B', 'Ochre', '41.5', 2, 1],
      ['#1F5A3C', 'Bottle', '41.1', 4, 1],
      ['#1E3CA0', 'Cobalt', '41.2', 7, 2],
      ['#2040A4', 'Ultramarine', '7.1', 7, 1],
      ['#16140F', 'Jet', '7.2', 9, 1],
      ['#F2EADB', 'Undyed', '41.3', 9, 1],
      ['#F4F1EA', 'Rice', undefined, 9, 1],
    ])
    expect(total).toBe(7)
    expect(items[2]).toMatchObject({
      share: 0.3,
      colours: 1,
      entry: { id: 'blur', slug: 'blur', title: 'The blur', code: 'CP 25-041' },
    })
  })

  test('is the same for everyone who opens the section, and nothing else shows in it', async () => {
    expect(await colours(alacarte)).toEqual(await colours(member))
    expect(await colours(staff)).toEqual(await colours(member))
  })

  test('follows a change of the content', async () => {
    const { db } = testApp.store
    await makeImage('new', ['Violet', '#6B3FA0', 1])
    await makeEntry(db, { id: 'new', section, images: ['new'] })
    await expect.poll(async () => (await colours()).items.map(({ name }) => name)).toContain('Violet')
    await db.deleteFrom('entries').where('id', '=', 'new').execute()
    await expect.poll(async () => (await colours()).items.map(({ name }) => name)).not.toContain('Violet')
  })
})

describe('entries by color', () => {
  test('come nearest first, and a color that leads comes before a speck of the very one', async () => {
    const { total, colour, items } = await near('#1E3CA0')
    expect([total, colour]).toEqual([3, '#1E3CA0'])
    expect(items.map(({ sys, match }) => [sys.id, match.name, match.number])).toEqual([
      ['blur', 'Cobalt', '41.2'],
      ['deep', 'Ultramarine', '7.1'],
      ['fleck', 'Fleck', undefined],
    ])
    expect(items.map(({ match }) => match.distance)).toEqual([0, expect.closeTo(0.012, 2), 0])
  })

  test('are numbered by the picture that shows them first, whichever shows most of them', async () => {
    const { db } = testApp.store
    await makeImage('first', ['Salt', '#FAFAF5', 0.9], ['Teal', '#0F6B6B', 0.1])
    await makeImage('second', ['Teal', '#0F6B6B', 0.8], ['Soot', '#202020', 0.2])
    await makeEntry(db, { id: 'teal', code: 'CP 25-050', section, images: ['first', 'second'] })
    const { items } = await near('#0F6B6B')
    expect(items[0]?.match).toMatchObject({ hex: '#0F6B6B', number: '50.2' })
    expect((await colours()).items.find(({ hex }) => hex === '#0F6B6B')?.number).toBe('50.2')
    await db.deleteFrom('entries').where('id', '=', 'teal').execute()
  })

  test('are numbered through the pictures, and one that stands there twice is counted once', async () => {
    const { db } = testApp.store
    await makeImage('third', ['Mauve', '#9A6FB8', 0.6], ['Plum', '#4E1F5E', 0.4])
    const images = ['ikat', 'ikat', 'third']
    await makeEntry(db, { id: 'twice', code: 'CP 26-050', section, images })
    await makeEntry(db, { id: 'thrice', code: 'CP 26-051', section, images: ['ikat', 'detail', 'third'] })
    const { items } = await near('#4E1F5E')
    await db.deleteFrom('entries').where('id', 'in', ['twice', 'thrice']).execute()
    expect(new Map(items.map(({ sys, match }) => [sys.id, match.number]))).toEqual(
      new Map([
        ['twice', '50.5'],
        ['thrice', '51.7'],
      ]),
    )
  })

  test('come in the shape of a list, with signed pictures', async () => {
    const { items } = await near('#1F5A3C')
    expect(items).toHaveLength(1)
    expect(items[0]?.fields).toMatchObject({ title: 'The blur', section, code: 'CP 25-041' })
    expect(items[0]?.fields.image2?.fields.file.url).toMatch(/^\/images\/ikat.*[?&]/)
    expect(items[0]).not.toHaveProperty('fields.text')
  })

  test.each(['1E3CA0', '#1e3ca0', '1e3ca0'])('are found by %s', async (typed) => {
    expect(ids(await near(typed))).toEqual(['blur', 'deep', 'fleck'])
  })

  test('are found by three digits', async () => {
    expect(ids(await near('ffe'))).toEqual(ids(await near('#FFFFEE')))
    expect((await near('ffe')).total).toBe(2)
  })

  test('are none when no cloth has anything like it', async () => {
    expect(await near('#B81E66')).toMatchObject({ total: 0, items: [] })
  })

  test('come in pages that neither repeat nor lose any, each with the whole count', async () => {
    const pages = await Promise.all([0, 1, 2, 3].map((skip) => near('1E3CA0', `&limit=1&skip=${skip}`)))
    expect(pages.map(({ total, limit }) => [total, limit])).toEqual(Array(4).fill([3, 1]))
    expect(pages.flatMap(ids)).toEqual(['blur', 'deep', 'fleck'])
  })

  test('of the same color come by date, then by id', async () => {
    const { db } = testApp.store
    const dates = { 'tie-c': '2021-01-01', 'tie-b': '2022-01-01', 'tie-a': '2021-01-01', 'tie-d': null }
    await makeImage('tie', ['Teal', '#0F7C80', 1])
    for (const [id, date] of Object.entries(dates))
      await makeEntry(db, { id, section, date, images: ['tie'] })
    expect(ids(await near('#0F7C80'))).toEqual(['tie-b', 'tie-a', 'tie-c', 'tie-d'])
    await db.deleteFrom('entries').where('id', 'like', 'tie-%').execute()
  })

  test('show nothing of what the member may not read', async () => {
    for (const who of [member, alacarte, staff]) {
      expect(await near('#1E3CA0', '', who)).toEqual(await near('#1E3CA0'))
      expect((await near('#B81E66', '', who)).total).toBe(0)
    }
  })

  const refused = [
    ['', 'colour'],
    ['colour=', 'colour'],
    ['colour=ochre', 'colour'],
    ['colour=%2312345', 'colour'],
    ["colour=fff'--", 'colour'],
    ['colour=fff&colour=000', 'colour'],
    ['colour=fff&limit=0', 'limit'],
    ['colour=fff&limit=101', 'limit'],
    ['colour=fff&limit=many', 'limit'],
    ['colour=fff&skip=-1', 'skip'],
    ['colour=fff&skip=1000001', 'skip'],
    ['colour=fff&radius=1', 'radius'],
  ]
  test.each(refused)('are refused for %j, naming %s', async (query, field) => {
    const answer = await testApp.get(`/api/content/getByColour?${query}`, member)
    expect(answer.statusCode).toBe(400)
    expect(answer.headers['content-type']).toContain('application/problem+json')
    expect(answer.json().errors.map((fault: { path: string }) => fault.path)).toContain(field)
  })
})

describe.each(['/api/content/getColours', '/api/content/getByColour?colour=1E3CA0'])('%s', (url) => {
  test('is for those who open the section', async () => {
    const statuses = [null, lapsed, elsewhere, alacarte, member, staff].map(
      async (who) => (await testApp.get(url, who)).statusCode,
    )
    expect(await Promise.all(statuses)).toEqual([401, 403, 403, 200, 200, 200])
  })

  test('is not kept for anyone else', async () => {
    const { headers } = await testApp.get(url, member)
    expect(headers['cache-control']).toBe('private, no-cache')
    expect(headers.vary).toContain('authorization')
  })
})
