import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { makeClient, makeMember } from '#testing/make.ts'

const testApp = useTestApp()
const own = makeMember({ company: 'osei' })
const staff = makeMember({ company: 'toile', staff: true })

beforeAll(async () => {
  const { db } = testApp.store
  await makeClient(db, { id: 'osei', micro: true, microPath: 'osei', microTags: ['Color'], ideas: ['e1'] })
  await makeClient(db, { id: 'arden' })
})

test('its own members and the staff see a client', async () => {
  for (const member of [own, staff]) {
    const answer = await testApp.get('/api/clients/osei', member)
    expect(answer.json()).toMatchObject({
      ...{ id: 'osei', micro: true, microPath: 'osei', microTags: ['Color'] },
      ...{ joinDate: '2019-05-01', ideas: ['e1'] },
    })
  }
})

test("another's client and none are the same answer", async () => {
  const [foreign, missing] = await Promise.all(
    ['/api/clients/arden', '/api/clients/nobody'].map((url) => testApp.get(url, own)),
  )
  const tell = (answer = foreign) => [answer?.statusCode, { ...answer?.json(), requestId: '' }]
  expect(tell(foreign)).toEqual(tell(missing))
  expect(foreign?.statusCode).toBe(404)
  expect((await testApp.get('/api/clients/osei')).statusCode).toBe(401)
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
