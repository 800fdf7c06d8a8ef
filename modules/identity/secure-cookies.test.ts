import { beforeAll, expect, test } from 'vitest'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'
import { hashPassword } from './password.ts'
import { insertAccount } from './store.ts'

const testApp = useTestApp({
  env: { PUBLIC_URL: 'https://toile.example', DEMO: 'false', SITE_FILE: 'site.json' },
  readTokens: true,
})
const password = 'a long enough one'

beforeAll(async () => {
  await insertAccount(testApp.store.db, {
    ...{ sub: 'reader', email: 'reader@arden.example', name: '', company: null, subscription: [] },
    ...{ tobetdg: true, alacarte: false, micro_redirect: false },
    password_hash: await hashPassword(password),
  })
})

test('over https every cookie of a login is secure, unreadable for scripts and bound by its name', async () => {
  const visitor = new Visitor(testApp.app)
  const cookies: string[] = []
  const send = visitor.send.bind(visitor)
  visitor.send = async (...call) => {
    const answer = await send(...call)
    cookies.push(...[answer.headers['set-cookie'] ?? []].flat())
    return answer
  }
  await visitor.logIn('reader@arden.example', password)

  const set = cookies.filter((each) => !each.includes('01 Jan 1970'))
  expect(new Set(set.map((each) => each.split('=')[0]))).toEqual(
    new Set(['__Host-toile_session', '__Secure-toile_login', '__Secure-toile_resume']),
  )
  for (const each of set) expect(each).toMatch(/; samesite=lax; secure; httponly/i)
  for (const each of set.filter((one) => one.startsWith('__Host-'))) {
    expect(each).toMatch(/; path=\/;/)
    expect(each).not.toMatch(/domain=/i)
  }
})

test('over https every answer asks for https from then on, for a year or more, below the host too', async () => {
  for (const url of ['/api/identity', '/healthz', '/api/nothing', '/identity/return', '/oidc/jwks']) {
    const { headers } = await testApp.app.inject(url)
    const [, seconds] =
      /^max-age=(\d+); includeSubDomains$/.exec(String(headers['strict-transport-security'])) ?? []
    expect([url, Number(seconds) >= 365 * 24 * 60 * 60]).toEqual([url, true])
  }
})
