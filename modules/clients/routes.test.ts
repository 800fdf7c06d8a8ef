import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeMember } from '#testing/make.ts'

const testApp = useTestApp()
const own = makeMember({ company: 'osei' })
const staff = makeMember({ company: 'toile', staff: true })

beforeAll(async () => {
  const { db } = testApp.store
  const micro = { micro: true, microPath: 'osei', microTags: ['Color'], ideas: ['e1'] }
  await makeClient(db, { id: 'osei', clientName: "Osei's Market House", ...micro })
  await makeClient(db, { id: 'arden', clientName: 'Arden' })
  await makeClient(db, { id: 'osei-two', clientName: 'Osei_s Market House', joinDate: null })
  await makeClient(db, { id: 'slash', clientName: 'Zoë / Ål' })
})

const named = (address: string) => `/api/clients/named/${encodeURIComponent(address)}`

/** The answer without what differs from call to call. */
async function tell(url: string, member = own) {
  const { statusCode, json, headers } = await testApp.get(url, member)
  return { statusCode, body: { ...json(), requestId: '' }, length: headers['content-length'] }
}

test('its own members and the staff see a client', async () => {
  for (const member of [own, staff]) {
    const answer = await testApp.get('/api/clients/osei', member)
    expect(answer.json()).toMatchObject({
      ...{ id: 'osei', micro: true, microPath: 'osei', microTags: ['Color'] },
      ...{ joinDate: '2019-05-01', joinYear: 2019, ideas: ['e1'], address: 'Osei_s__Market__House' },
    })
  }
})

test("another's client and none are the same answer", async () => {
  expect(await tell('/api/clients/arden')).toEqual(await tell('/api/clients/nobody'))
  expect((await tell('/api/clients/arden')).statusCode).toBe(404)
  expect((await testApp.get('/api/clients/osei')).statusCode).toBe(401)
})

test('a client is found by the address of its page', async () => {
  for (const member of [own, staff])
    expect((await testApp.get(named('Osei_s__Market__House'), member)).json().id).toBe('osei')
  expect((await testApp.get(named('Zoë__/__Ål'), staff)).json().id).toBe('slash')
})

test('two names that are written the same never lead to one another', async () => {
  const second = makeMember({ company: 'osei-two' })
  const { address, joinYear } = (await testApp.get('/api/clients/osei-two', second)).json()
  expect([address, joinYear]).toEqual(['Osei_s__Market__House~osei-two', null])
  expect((await testApp.get(named(address), second)).json().id).toBe('osei-two')
  expect((await tell(named(address))).statusCode).toBe(404)
  expect((await tell(named('Osei_s__Market__House'), second)).statusCode).toBe(404)
})

test('by its address too, another’s client and none are the same answer', async () => {
  const missing = await tell(named('Nobody'))
  expect(missing.statusCode).toBe(404)
  for (const address of [
    'Arden',
    'Osei_s__Market__House~osei-two',
    "Osei's Market House",
    'osei',
    '%',
    '../osei',
  ])
    expect(await tell(named(address))).toEqual(missing)
})

test('a new name holds at once', async () => {
  const { db } = testApp.store
  await testApp.get(named('Arden'), staff)
  await makeClient(db, { id: 'arden', clientName: "Arden's" })
  await expect
    .poll(async () => (await testApp.get(named('Arden_s'), staff)).statusCode, { timeout: 15_000 })
    .toBe(200)
  expect((await testApp.get(named('Arden'), staff)).statusCode).toBe(404)
})

test('the staff list every client by its name, whatever its case; nobody else does', async () => {
  await makeClient(testApp.store.db, { id: 'zoe', displayName: 'Zoë and Daughters' })
  await makeClient(testApp.store.db, { id: 'atelier', displayName: 'atelier Nord' })
  const answer = await testApp.get('/api/clients/list', staff)
  const names = answer.json().map(({ displayName }: { displayName: string }) => displayName)
  expect(names).toEqual([...names].sort((a, b) => a.localeCompare(b, 'en', { sensitivity: 'base' })))
  expect(names[0]).toMatch(/^a/i)
  expect((await testApp.get('/api/clients/list', own)).statusCode).toBe(403)
})

test('a client that came a moment ago is in the list', async () => {
  const names = async () =>
    (await testApp.get('/api/clients/list', staff)).json().map((each: { id: string }) => each.id)
  expect(await names()).not.toContain('newcomer')
  await makeClient(testApp.store.db, { id: 'newcomer' })
  await expect.poll(names).toContain('newcomer')
})
