import { beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'
import { hashPassword } from './password.ts'
import { insertAccount } from './store.ts'

const clock = { ahead: 0 }
const testApp = useTestApp({ now: () => new Date(Date.now() + clock.ahead), readTokens: true })
const email = 'reader@arden.example'

beforeAll(async () => {
  await insertAccount(testApp.store.db, {
    ...{ sub: 'reader', email, name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false },
    password_hash: await hashPassword('the old password'),
  })
})
beforeEach(async () => {
  clock.ahead = 0
  for (const table of ['letters', 'password_resets', 'login_failures'] as const)
    await testApp.store.db.deleteFrom(table).execute()
})

const ask = (body: object, address = '10.0.0.1') =>
  testApp.app.inject({ method: 'POST', url: '/api/changePw', payload: body, remoteAddress: address })
const letters = () => testApp.store.db.selectFrom('letters').selectAll().orderBy('created_at').execute()
const linkIn = (text = '') => /http:\/\/localhost:3000(\/reset\/[\w-]+)/.exec(text)?.[1] ?? ''
async function newLink(): Promise<string> {
  await ask({ email })
  return linkIn((await letters()).at(-1)?.text)
}

describe('a forgotten password', () => {
  test('is answered alike for a known and an unknown address, and only the known one gets a letter', async () => {
    const known = await ask({ email: email.toUpperCase() })
    const unknown = await ask({ email: 'nobody@arden.example' })
    expect(known.json()).toEqual({ message: 'Please check your inbox.' })
    expect([unknown.statusCode, unknown.body]).toEqual([known.statusCode, known.body])
    expect((await letters()).map(({ recipient }) => recipient)).toEqual([email])
  })

  test('becomes a new one through the link, which ends the sessions and is told by letter', async () => {
    const visitor = new Visitor(testApp.app)
    const tokens = await visitor.logIn(email, 'the old password')
    const link = await newLink()
    expect((await visitor.send('GET', link)).body).toContain('A new password')

    const saved = await visitor.send('POST', link, { password: 'the new password' })
    expect([saved.statusCode, saved.body.includes('Saved')]).toEqual([200, true])
    expect((await visitor.refresh(tokens.refresh_token)).statusCode).toBe(400)
    expect((await visitor.authorize({ prompt: 'none' })).location).toContain('login_required')
    await expect(new Visitor(testApp.app).logIn(email, 'the old password')).rejects.toThrow('401')
    await new Visitor(testApp.app).logIn(email, 'the new password')
    expect((await letters()).at(-1)?.template).toBe('password-changed')
    await visitor.send('POST', await newLink(), { password: 'the old password' })
  })

  test('a link changes nothing by being opened, works once, and only for half an hour', async () => {
    const visitor = new Visitor(testApp.app)
    const link = await newLink()
    for (let i = 0; i < 3; i++) expect((await visitor.send('GET', link)).statusCode).toBe(200)
    clock.ahead = 31 * 60 * 1000
    expect((await visitor.send('GET', link)).statusCode).toBe(410)
    expect((await visitor.send('POST', link, { password: 'long enough' })).statusCode).toBe(410)
    clock.ahead = 0
    expect((await visitor.send('POST', link, { password: 'the old password' })).statusCode).toBe(200)
    expect((await visitor.send('POST', link, { password: 'another one' })).statusCode).toBe(410)
  })

  test('asking again voids the link before', async () => {
    const first = await newLink()
    const second = await newLink()
    expect(first).not.toBe(second)
    expect((await new Visitor(testApp.app).send('GET', first)).statusCode).toBe(410)
    expect((await new Visitor(testApp.app).send('GET', second)).statusCode).toBe(200)
  })

  test('a password that is too short is refused and the link still works', async () => {
    const link = await newLink()
    const answer = await new Visitor(testApp.app).send('POST', link, { password: 'short' })
    expect([answer.statusCode, answer.body.includes('at least 8 characters')]).toEqual([422, true])
    expect((await new Visitor(testApp.app).send('GET', link)).statusCode).toBe(200)
  })

  test('nobody can fill an inbox: three letters an hour, from wherever they are asked', async () => {
    for (let i = 0; i < 6; i++) await ask({ email }, `10.0.1.${i}`)
    expect(await letters()).toHaveLength(3)
  })

  test('the link is in the letter and nowhere else', async () => {
    const link = await newLink()
    const rows = JSON.stringify(await testApp.store.db.selectFrom('password_resets').selectAll().execute())
    expect(rows).not.toContain(link.split('/').at(-1))
  })

  test.each([{}, { email: 'no address' }, { email, extra: 1 }, { email: {} }])(
    '%j is refused',
    async (body) => {
      expect((await ask(body)).statusCode).toBe(400)
      expect(await letters()).toEqual([])
    },
  )

  test('the page keeps its address to itself', async () => {
    const answer = await new Visitor(testApp.app).send('GET', await newLink())
    expect(answer.headers).toMatchObject({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })
  })
})
