import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeEntry, makeMember } from '#testing/make.ts'
import { demoEmbeds } from './embeds/embeds.ts'

const clock = { ahead: 0 }
const testApp = useTestApp({ now: () => new Date(Date.now() + clock.ahead) })
const path = demoEmbeds[0]?.path ?? ''
const embed = `<iframe src="${path}" title="A film"></iframe>`
const member = makeMember({ company: 'osei' })

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei' })
  await makeEntry(db, { id: 'own', type: 'private', clientId: 'osei', slug: 'own', template: 'video', embed })
  await makeEntry(db, { id: 'other', slug: 'other', template: 'video' })
})

async function addressOf(id: string, as = member): Promise<string> {
  const answer = await testApp.get(`/api/content/getList?content_type=private&sys.id=${id}`, as)
  const html = answer.json<{ items: { fields: { embed?: string } }[] }>().items[0]?.fields.embed ?? ''
  return /src="([^"]+)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
}

describe('a framed page of our own', () => {
  test('opens by the address that came with its entry', async () => {
    const address = await addressOf('own')
    expect(address.startsWith(`${path}?via=own`)).toBe(true)
    const answer = await testApp.get(address)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'text/html; charset=utf-8'])
    expect(answer.headers['content-security-policy']).toContain('sandbox')
  })

  test('opens to nobody without that address, or with a changed one', async () => {
    const address = await addressOf('own')
    const changed = [
      path,
      address.replace('via=own', 'via=other'),
      address.replace(/until=(\d)/, 'until=9'),
      address.replace(/sig=./, 'sig=~'),
      address.replace(path, demoEmbeds[1]?.path ?? ''),
      `${address}&via=other`,
    ]
    for (const each of changed) expect((await testApp.get(each)).statusCode, each).toBe(404)
  })

  test('stops when its hours are over, and when the entry frames it no more', async () => {
    const address = await addressOf('own')
    clock.ahead = 13 * 60 * 60 * 1000
    expect((await testApp.get(address)).statusCode).toBe(404)
    clock.ahead = 0
    expect((await testApp.get(address)).statusCode).toBe(200)
    const change = (set: { status?: 'draft'; embed?: string }) =>
      testApp.store.db.updateTable('entries').set(set).where('id', '=', 'own').execute()
    const opens = async () => (await testApp.get(address)).statusCode
    await change({ embed: embed.replace(path, `${path}-too`) })
    await expect.poll(opens).toBe(404)
    await change({ embed })
    await expect.poll(opens).toBe(200)
    await change({ status: 'draft' })
    await expect.poll(opens).toBe(404)
  })
})
