import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { hashPassword } from '#modules/identity/password.ts'
import { insertAccount } from '#modules/identity/store.ts'
import { send } from '#modules/leads/testing/calls.ts'
import { useTestApp } from '#testing/app.ts'
import { type Tokens, Visitor } from '#testing/log-in.ts'
import { logOptions } from './log.ts'

const lines: string[] = []
const clock = { ahead: 0 }
const testApp = useTestApp({
  now: () => new Date(Date.now() + clock.ahead),
  logger: { ...logOptions('info'), stream: { write: (line: string) => void lines.push(line) } },
  readTokens: true,
})
const email = 'reader@arden.example'
const password = 'the old password'

beforeAll(async () => {
  await insertAccount(testApp.store.db, {
    ...{ sub: 'reader', email, name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false },
    password_hash: await hashPassword(password),
  })
})
beforeEach(() => {
  lines.length = 0
  clock.ahead = 0
})

const events = () =>
  lines.flatMap((line) => {
    const { event, code, outcome, sub, fields } = JSON.parse(line)
    return event ? [{ event, code, outcome, sub, fields }] : []
  })
const call = (url: string, token: string, method: 'GET' | 'POST' = 'GET') =>
  testApp.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } })

async function tryPassword(given: string, as = email, from = '10.2.0.1'): Promise<void> {
  const visitor = new Visitor(testApp.app, from)
  const { location } = await visitor.authorize()
  await visitor.send('POST', location, { email: as, password: given })
}

describe('the log tells of', () => {
  test('a login, whoever it is, and of one that is refused or slowed', async () => {
    await new Visitor(testApp.app, '10.2.0.2').logIn(email, password)
    for (let i = 0; i < 6; i++) await tryPassword('a wrong one', 'nobody@arden.example')
    expect(events()).toMatchObject([
      { event: 'login', sub: 'reader' },
      { event: 'tokens given', sub: 'reader' },
      ...Array(5).fill({ event: 'login refused' }),
      { event: 'login slowed' },
    ])
  })

  test('a refresh token that is used twice, and the end of its login', async () => {
    const visitor = new Visitor(testApp.app, '10.2.0.3')
    const { refresh_token: stolen } = await visitor.logIn(email, password)
    await visitor.refresh(stolen)
    clock.ahead = 60_000
    await visitor.refresh(stolen)
    expect(events().slice(-2)).toMatchObject([
      { event: 'login ended' },
      { event: 'provider refused', code: 'invalid_grant' },
    ])
  })

  test('a forgotten password, from asking to changing', async () => {
    await testApp.app.inject({ method: 'POST', url: '/api/changePw', payload: { email } })
    const letters = testApp.store.db.selectFrom('letters').selectAll()
    // The answer does not wait for the letter.
    const letter = await vi.waitFor(() => letters.executeTakeFirstOrThrow(), { timeout: 10_000 })
    const link = /\/reset\/[\w-]+/.exec(letter.text)?.[0] ?? ''
    await new Visitor(testApp.app).send('POST', link, { password: 'password' })
    await new Visitor(testApp.app).send('POST', link, { password })
    await new Visitor(testApp.app).send('POST', link, { password })
    expect(events()).toMatchObject([
      { event: 'password reset asked' },
      { event: 'password reset', outcome: 'refused' },
      { event: 'password reset', outcome: 'done' },
      { event: 'password reset', outcome: 'spent' },
    ])
    for (const spelled of ['/%72eset/', '//reset/', '/reset/%zz/'])
      await testApp.app.inject(link.replace('/reset/', spelled))
    expect(lines.join()).not.toContain(link.replace('/reset/', ''))
  })

  test('who was refused what: another’s record, a call for staff, a query out of bounds, a token that is none', async () => {
    const { access_token: token } = await new Visitor(testApp.app, '10.2.0.4').logIn(email, password)
    lines.length = 0
    await call('/api/users/somebody-else', token)
    await call('/api/clients/list', token)
    await call('/api/content/getList?content_type=presentation&limit=9999', token)
    await call('/api/content/getList', 'none')
    await testApp.app.inject('/api/content/getList')
    expect(events()).toMatchObject([
      { event: 'refused', code: 'NotFound', sub: 'reader' },
      { event: 'refused', code: 'Forbidden', sub: 'reader' },
      { event: 'refused', code: 'InvalidQuery', sub: 'reader', fields: ['limit'] },
      { event: 'refused', code: 'Unauthenticated', sub: undefined },
    ])
  })

  test('what failed here, with the reason, which the caller is not told', async () => {
    const { schema } = testApp.store.db
    await schema.alterTable('lead_limits').renameTo('limits_gone').execute()
    try {
      const answer = await send(testApp.app, 'contactBuffered')
      expect([answer.statusCode, answer.body.includes('lead_limits')]).toEqual([500, false])
    } finally {
      await schema.alterTable('limits_gone').renameTo('lead_limits').execute()
    }
    const failed = lines.map((line) => JSON.parse(line)).filter(({ msg }) => msg === 'request failed')
    expect(failed).toMatchObject([{ err: { message: expect.stringContaining('lead_limits') } }])
    expect(events()).toEqual([])
  })

  test('logging out everywhere', async () => {
    const { access_token: token } = await new Visitor(testApp.app, '10.2.0.5').logIn(email, password)
    await call('/api/identity/logoutEverywhere', token, 'POST')
    expect(events().at(-1)).toMatchObject({ event: 'logged out everywhere', sub: 'reader' })
  })
})

test('a line has its moment, its request and its caller’s address', async () => {
  await tryPassword('a wrong one', email, '203.0.113.9')
  const begun = lines.map((line) => JSON.parse(line)).filter(({ req }) => req)
  const refused = lines.map((line) => JSON.parse(line)).find(({ event }) => event === 'login refused')
  expect(refused.reqId).toMatch(/^[0-9a-f-]{36}$/)
  expect(new Date(refused.time).getTime()).toBeGreaterThan(Date.parse('2026-01-01'))
  expect(begun.find(({ reqId }) => reqId === refused.reqId).req.ip).toBe('203.0.113.9')
})

test('no password, token, cookie or address of a person is in the log', async () => {
  const visitor = new Visitor(testApp.app, '10.2.0.6')
  const tokens = await visitor.logIn(email, password)
  const next = (await visitor.refresh(tokens.refresh_token)).json<Tokens>()
  await call('/api/content/getList?content_type=presentation', next.access_token)
  await tryPassword('a wrong secret', email, '10.2.0.7')
  const secrets = [
    ...[password, 'a wrong secret', email, encodeURIComponent(email), visitor.cookie('toile_session')],
    ...Object.values({ ...tokens, ...next }).filter((each) => typeof each === 'string' && each.length > 20),
  ]
  const said = lines.join()
  expect(secrets.filter((secret) => said.includes(String(secret)))).toEqual([])
  expect(said).toContain('"/oidc/token"')
})

test('nothing that is sent can begin a line of its own', async () => {
  const forged = '\n{"level":30,"event":"login","sub":"staff"}\n'
  await tryPassword('x', `${forged}@arden.example`, '10.2.0.8')
  await testApp.app.inject({
    url: `/api/users/${encodeURIComponent(forged)}`,
    headers: { 'user-agent': 'x' },
  })
  await testApp.app.inject({ method: 'POST', url: '/api/changePw', payload: { email, [forged]: 1 } })
  expect(events().map(({ event }) => event)).toEqual(['login refused', 'refused'])
  expect(lines.every((line) => line.indexOf('\n') === line.length - 1)).toBe(true)
})
