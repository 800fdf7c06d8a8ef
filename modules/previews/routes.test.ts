import { createSecretKey } from 'node:crypto'
import sharp from 'sharp'
import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { demoEmbeds } from '#demo/embeds/embeds.ts'
import { PREVIEW_KEY, useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember, makeText } from '#testing/make.ts'
import type { EntryItem } from '../content/contract.ts'
import { withWidth } from '../media/sources.ts'
import { storeImage } from '../media/store-image.ts'
import type { Preview } from './contract.ts'
import { previewUrl, readLink } from './link.ts'
import { makeLink } from './make-link.ts'
import { createPreviews } from './open.ts'
import { revokeLink } from './store.ts'

const clock = { ahead: 0 }
const now = () => new Date(Date.now() + clock.ahead)
const testApp = useTestApp({ now })
const staff = makeMember({ company: 'toile', staff: true })
const member = makeMember({ company: 'osei' })
const HOUR = 60 * 60 * 1000
const DAY = 24 * HOUR
const path = demoEmbeds[0]?.path ?? ''
const embed = `<iframe src="${path}" title="A film"></iframe>`
const at = (days: number) => new Date(Date.now() + days * DAY)

const ENTRIES = {
  draft: { status: 'draft', publishAt: null },
  scheduled: { status: 'published', publishAt: at(40) },
  published: { status: 'published', publishAt: at(-40) },
  expired: { status: 'published', publishAt: at(-40), unpublishAt: at(-20) },
  archived: { status: 'archived', publishAt: at(-40) },
} as const
const TYPES = ['presentation', 'private', 'webPage', 'press', 'project'] as const

function previews() {
  return createPreviews({
    ...{ db: testApp.store.db, key: () => PREVIEW_KEY, imageKey: () => testApp.app.imageKey(), now },
  })
}

async function give(entry: string, days = 7): Promise<{ id: string; link: string }> {
  const made = await makeLink(
    testApp.store.db,
    { key: PREVIEW_KEY, publicUrl: 'https://toile.example' },
    { entry, days, madeBy: 'ines' },
    now(),
  )
  if (!made) throw new Error(`There is no entry ${entry}`)
  return { id: made.id, link: new URL(made.url).searchParams.get('link') ?? '' }
}

const imageOf = ({ fields }: EntryItem) => withWidth(fields.image?.fields.file.url ?? '', 400)
const frameOf = ({ fields }: EntryItem) =>
  /src="([^"]+)"/.exec(fields.embed ?? '')?.[1]?.replaceAll('&amp;', '&') ?? ''
const status = async (url: string) => (await testApp.get(url)).statusCode

beforeAll(async () => {
  const { db } = testApp.store
  const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#C22F3B' } })
    .png()
    .toBuffer()
  for (const id of [...TYPES, 'inside', 'others'])
    await storeImage(
      { db, storage: testApp.app.storage },
      { id, bytes, fileName: `${id}.png`, title: id, alt: '', credit: '' },
    )
  await makeClient(db, { id: 'osei' })
  for (const type of TYPES)
    for (const [state, given] of Object.entries(ENTRIES))
      await makeEntry(db, {
        ...given,
        ...{ id: `${type}-${state}`, slug: `${type}-${state}`, title: `A ${state} ${type}`, type },
        ...{ images: [type], template: 'video', embed },
        ...(type === 'private' ? { clientId: 'osei' } : {}),
        // Once published, its pictures would be everyone's.
        ...(type === 'project' ? { openTo: 'everyone' as const, projectEntries: ['a', 'b'] } : {}),
      })
  await makeEntry(db, { id: 'other', images: ['others'] })
}, 60_000)
beforeEach(() => {
  clock.ahead = 0
})

describe('staff', () => {
  test.each(TYPES.flatMap((type) => Object.keys(ENTRIES).map((state) => [type, state])))(
    'read a %s that is %s, with its picture and its frame',
    async (type, state) => {
      const answer = await testApp.get(`/api/content/getPreview?id=${type}-${state}`, staff)
      const preview = answer.json<Preview>()
      expect([answer.statusCode, preview.state, preview.link]).toEqual([200, state, undefined])
      expect(preview.entry.fields.title).toBe(`A ${state} ${type}`)
      expect(await status(imageOf(preview.entry))).toBe(200)
      expect(await status(frameOf(preview.entry))).toBe(200)
    },
  )

  test('are told the dates, and of a project how many entries it gathers and whether it is closed', async () => {
    const told = (await testApp.get('/api/content/getPreview?id=project-expired', staff)).json<Preview>()
    expect(told).toMatchObject({
      publishAt: ENTRIES.expired.publishAt.toISOString(),
      unpublishAt: ENTRIES.expired.unpublishAt.toISOString(),
      gathers: 2,
    })
    expect(told.closed).toBeUndefined()
    await makeEntry(testApp.store.db, { id: 'shut', type: 'project', openTo: 'members' })
    expect((await testApp.get('/api/content/getPreview?id=shut', staff)).json()).toMatchObject({
      closed: true,
    })
    const draft = (await testApp.get('/api/content/getPreview?id=press-draft', staff)).json<Preview>()
    expect(Object.keys(draft).sort()).toEqual(['entry', 'state'])
  })

  test('get an answer that nobody keeps, whose pictures open for an hour', async () => {
    const answer = await testApp.get('/api/content/getPreview?id=presentation-draft', staff)
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const image = imageOf(answer.json<Preview>().entry)
    expect((await testApp.get(image)).headers['cache-control']).toBe('private, no-store')
    clock.ahead = 59 * 60 * 1000
    expect(await status(image)).toBe(200)
    clock.ahead = HOUR
    expect(await status(image)).toBe(404)
  })

  test('find nothing where there is nothing', async () => {
    const answer = await testApp.get('/api/content/getPreview?id=never', staff)
    expect([answer.statusCode, answer.json().code]).toEqual([404, 'NotFound'])
    expect((await testApp.get('/api/content/getPreview', staff)).statusCode).toBe(400)
    expect((await testApp.get('/api/content/getPreview?id=a&state=draft', staff)).statusCode).toBe(400)
  })
})

describe('whoever is not staff', () => {
  const tell = async (id: string, as: typeof member | null) => {
    const answer = await testApp.get(`/api/content/getPreview?id=${id}`, as)
    return [answer.statusCode, answer.body.replace(/"requestId":"[^"]+"/, '')]
  }

  test('is told the same of every entry as of none, to the byte', async () => {
    for (const as of [member, null]) {
      const none = await tell('never', as)
      expect(none[0]).toBe(as ? 403 : 401)
      for (const id of ['private-draft', 'presentation-published', 'press-archived'])
        expect(await tell(id, as)).toEqual(none)
    }
  })

  test('is not helped by what a request claims', async () => {
    for (const headers of [{ 'x-staff': 'true' }, { cookie: 'staff=1' }, { 'x-company': 'toile' }]) {
      const answer = await testApp.get('/api/content/getPreview?id=presentation-draft', member, headers)
      expect(answer.statusCode).toBe(403)
    }
  })
})

describe('a link', () => {
  test.each(TYPES.flatMap((type) => Object.keys(ENTRIES).map((state) => [type, state])))(
    'opens a %s that is %s, with its picture and its frame, and none of it is kept',
    async (type, state) => {
      const { link } = await give(`${type}-${state}`)
      const preview = await previews().byLink(`${type}-${state}`, link)
      expect(preview?.state).toBe(state)
      for (const url of [imageOf(preview?.entry as EntryItem), frameOf(preview?.entry as EntryItem)]) {
        const answer = await testApp.get(url)
        expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store'])
      }
    },
  )

  test('says how long it lives', async () => {
    const { link } = await give('presentation-draft', 3)
    const claims = readLink(PREVIEW_KEY, 'presentation-draft', link)
    const until = new Date((claims?.until ?? 0) * 1000)
    expect(Math.abs(until.getTime() - at(3).getTime())).toBeLessThan(60_000)
    expect((await previews().byLink('presentation-draft', link))?.link?.until).toBe(until.toISOString())
  })

  test('opens one entry and no other, nor the picture of another', async () => {
    const { id, link } = await give('presentation-draft')
    expect(await previews().byLink('presentation-scheduled', link)).toBeUndefined()
    const preview = await previews().byLink('presentation-draft', link)
    const image = imageOf(preview?.entry as EntryItem)
    expect(await status(image.replace('/images/presentation', '/images/others'))).toBe(404)
    expect(await status(image.replace('via=presentation-draft', 'via=other'))).toBe(404)
    expect(await status(image.replace(`preview%3A${id}`, 'staff-preview'))).toBe(404)
    expect(await status(image.replace(/&by=[^&]+/, ''))).toBe(404)
  })

  test('does not open what its text points at, beyond what is everyone’s', async () => {
    const { db } = testApp.store
    await makeEntry(db, { id: 'free', slug: 'free', title: 'Free', complimentary: true })
    const to = (id: string) => ({
      nodeType: 'embedded-entry-block',
      data: { target: { sys: { type: 'Link', linkType: 'Entry', id } } },
      content: [],
    })
    const words = makeText('Read also')
    const text = { ...words, content: [...words.content, to('other'), to('private-draft'), to('free')] }
    await makeEntry(db, { id: 'pointing', status: 'draft', publishAt: null, text })
    const { link } = await give('pointing')
    const seen = JSON.stringify(await previews().byLink('pointing', link))
    expect(seen).toContain('"title":"Free"')
    expect(seen).not.toContain('A draft private')
    expect(seen).not.toMatch(/"title":"Entry \d+","slug":"entry-\d+","section":"merchandising","date"/)
    const forStaff = (await testApp.get('/api/content/getPreview?id=pointing', staff)).body
    expect(forStaff).toMatch(/"sys":\{"id":"other"/)
  })

  test('is not used up, however often and by whomever it is opened', async () => {
    const { id, link } = await give('presentation-draft')
    const row = () =>
      testApp.store.db.selectFrom('preview_links').selectAll().where('id', '=', id).executeTakeFirst()
    const before = await row()
    for (let times = 0; times < 20; times++)
      expect(await previews().byLink('presentation-draft', link)).toBeDefined()
    expect(await row()).toEqual(before)
  })

  test('shows the entry as it is, not as it was when the link was made', async () => {
    await makeEntry(testApp.store.db, { id: 'changing', status: 'draft', publishAt: null, title: 'First' })
    const { link } = await give('changing')
    await makeEntry(testApp.store.db, { id: 'changing', title: 'Second' })
    const preview = await previews().byLink('changing', link)
    expect([preview?.entry.fields.title, preview?.state]).toEqual(['Second', 'published'])
  })

  test('outlives unpublishing, which is what it is for; the published addresses do not', async () => {
    const { db } = testApp.store
    await makeEntry(db, { id: 'leaving', slug: 'leaving', images: ['inside'] })
    const listed = await testApp.get('/api/content/getList?content_type=presentation&sys.id=leaving', staff)
    const image = imageOf(listed.json<{ items: EntryItem[] }>().items[0] as EntryItem)
    const { link } = await give('leaving')
    expect(await status(image)).toBe(200)
    await db.updateTable('entries').set({ status: 'draft' }).where('id', '=', 'leaving').execute()
    await expect.poll(() => status(image)).toBe(404)
    const preview = await previews().byLink('leaving', link)
    expect(await status(imageOf(preview?.entry as EntryItem))).toBe(200)
  })
})

describe('a link that has ended', () => {
  async function open(entry: string, days = 7) {
    const given = await give(entry, days)
    const preview = await previews().byLink(entry, given.link)
    if (!preview) throw new Error('It did not open')
    const addresses = [imageOf(preview.entry), frameOf(preview.entry)]
    // Asked once, so that the answer is remembered.
    for (const address of addresses) expect(await status(address)).toBe(200)
    return { ...given, addresses }
  }

  test('by its revocation opens nothing, at once and with it every picture and frame', async () => {
    const { id, link, addresses } = await open('presentation-draft')
    const other = await open('presentation-draft')
    expect(await revokeLink(testApp.store.db, id, now())).toBe(true)
    expect(await previews().byLink('presentation-draft', link)).toBeUndefined()
    for (const address of addresses) await expect.poll(() => status(address)).toBe(404)
    // Another link to the same entry is another link.
    for (const address of other.addresses) expect(await status(address)).toBe(200)
  })

  test('by its hour opens nothing, and neither do its pictures', async () => {
    const { link, addresses } = await open('presentation-draft', 1)
    clock.ahead = DAY - 7 * HOUR
    const late = await previews().byLink('presentation-draft', link)
    const image = imageOf(late?.entry as EntryItem)
    expect(await status(image)).toBe(200)
    clock.ahead = DAY
    expect(await previews().byLink('presentation-draft', link)).toBeUndefined()
    for (const address of [...addresses, image]) expect(await status(address)).toBe(404)
  })

  test('by a moved end opens nothing, earlier or later', async () => {
    for (const moved of [at(1), at(60)]) {
      const { id, link } = await open('presentation-draft')
      await testApp.store.db
        .updateTable('preview_links')
        .set({ expires_at: moved })
        .where('id', '=', id)
        .execute()
      expect(await previews().byLink('presentation-draft', link)).toBeUndefined()
    }
  })

  test('with its entry opens nothing', async () => {
    await makeEntry(testApp.store.db, { id: 'doomed', images: ['inside'], template: 'video', embed })
    const { id, link, addresses } = await open('doomed')
    await testApp.store.db.deleteFrom('entries').where('id', '=', 'doomed').execute()
    expect(await previews().byLink('doomed', link)).toBeUndefined()
    for (const address of addresses) await expect.poll(() => status(address)).toBe(404)
    const left = await testApp.store.db
      .selectFrom('preview_links')
      .where('id', '=', id)
      .select('id')
      .execute()
    expect(left).toEqual([])
  })

  test('was never begun when nobody stored it, or another key signed it', async () => {
    const claims = {
      id: 'ab12cd34ef56',
      entry: 'presentation-draft',
      until: Math.floor(Date.now() / 1000) + 60,
    }
    for (const key of [PREVIEW_KEY, createSecretKey(Buffer.alloc(32, 'x'))]) {
      const url = new URL(previewUrl(key, 'https://toile.example', claims))
      expect(
        await previews().byLink('presentation-draft', url.searchParams.get('link') ?? ''),
      ).toBeUndefined()
    }
  })
})
