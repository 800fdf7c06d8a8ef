import { beforeAll, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'
import { makeMember } from '#testing/make.ts'

const testApp = useTestApp()
const staff = makeMember({ staff: true })
let login = ''
let visitor: Visitor

beforeAll(async () => {
  visitor = new Visitor(testApp.app, '10.7.0.1')
  login = (await visitor.authorize()).location
})

describe('a NUL is refused, and never reaches the database', () => {
  test.each([
    '/api/clients/%00',
    '/api/clients/ar%00den',
    '/api/users/%00',
    '/api/notes/%00',
    '/api/notes?query=%00',
    '/api/content/getList?content_type=presentation&query=a%00b',
    '/api/content/getList?content_type=presentation&fields.slug=%00',
    '/api/content/getList?content_type=presentation&%00=x',
    '/images/%00',
    '/downloads/%00',
    '/reset/%00',
    '/oidc/auth?client_id=%00',
  ])('in the address %s', async (url) => {
    const answer = await testApp.get(url, staff)
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'InvalidRequest'])
  })

  test.each([
    ['POST', '/api/changePw', { email: 'jo\u0000@example.com' }],
    ['POST', '/api/request/contactBuffered', { email: 'jo@example.com', originDetail: 'a\u0000b' }],
    ['POST', '/api/users/', { username: '\u0000' }],
    ['PUT', '/api/notes/entry', { body: 'a\u0000b' }],
    ['PUT', '/api/notes/entry', { '\u0000': 'x' }],
    ['POST', '/api/views', { path: '/\u0000' }],
  ] as const)('in the body of %s %s', async (method, url, payload) => {
    await testApp.get('/api/notes', staff)
    const headers = { authorization: `Bearer ${staff.sub}` }
    const answer = await testApp.app.inject({ method, url, payload, headers })
    expect(answer.json()).toMatchObject({ status: 400, detail: 'The body holds a NUL character.' })
  })

  test('in the e-mail or the password of a login', async () => {
    for (const form of [
      { email: 'jo\u0000@example.com', password: 'x' },
      { email: 'jo@example.com', password: 'x\u0000' },
    ])
      expect((await visitor.send('POST', login, form)).statusCode).toBe(400)
  })
})

test('the text %00, a percent sign and two noughts, is no NUL', async () => {
  expect((await testApp.get('/api/clients/%2500', staff)).statusCode).toBe(404)
})

test('a body nested beyond all reason is looked through', async () => {
  const payload = `${'['.repeat(40_000)}"\\u0000"${']'.repeat(40_000)}`
  const headers = { 'content-type': 'application/json' }
  const answer = await testApp.app.inject({ method: 'POST', url: '/api/nothing', payload, headers })
  expect(answer.json()).toMatchObject({ status: 400, detail: 'The body holds a NUL character.' })
})
