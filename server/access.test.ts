import { beforeAll, describe, expect, test } from 'vitest'
import { fillIfEmpty } from '#demo/load.ts'
import { DEMO_PASSWORD, demoAccounts } from '#demo/people.ts'
import { demoSite } from '#demo/site.ts'
import { SECTIONS, type Section } from '#modules/content/sections.ts'
import { useTestApp } from '#testing/app.ts'
import { Visitor } from '#testing/log-in.ts'

/** What each demo account opens, as the product's owner would write it down. */
const OPENS: Record<string, readonly Section[]> = {
  'member@arden.example': SECTIONS,
  'alacarte@arden.example': [
    ...['color-and-print', 'business-insights', 'consumer-insights'],
    ...['great-ideas', 'travel-guides', 'the-weekly'],
  ] as Section[],
  'lapsed@arden.example': [],
  'micro@osei.example': SECTIONS,
  'staff@toile.example': SECTIONS,
}
const CLIENTS = { own: '/api/clients/osei', other: '/api/clients/pell-street' }

const testApp = useTestApp({ readTokens: true })
const tokens = new Map<string, string>()

beforeAll(async () => {
  await fillIfEmpty({ store: testApp.store, site: demoSite, step: () => {} })
  for (const { email } of demoAccounts) {
    const visitor = new Visitor(testApp.app, `10.9.9.${tokens.size}`)
    tokens.set(email, (await visitor.logIn(email, DEMO_PASSWORD)).access_token)
  }
}, 60_000)

const call = (email: string, url: string) =>
  testApp.app.inject({ url, headers: { authorization: `Bearer ${tokens.get(email)}` } })
const list = (email: string, query: string) => call(email, `/api/content/getList?limit=100&${query}`)

describe.each(Object.entries(OPENS))('%s', (email, opens) => {
  test.each(SECTIONS)('%s opens if the membership has it, and is refused otherwise', async (section) => {
    const answer = await list(email, `content_type=presentation&fields.section[in]=${section}`)
    expect(answer.statusCode).toBe(opens.includes(section) ? 200 : 403)
  })

  test('the whole list, and every search, holds what the membership opens and nothing else', async () => {
    for (const query of ['content_type=presentation', 'content_type=presentation&query=cloth']) {
      const answer = await list(email, `${query}&order=-fields.date`)
      if (opens.length === 0) {
        expect(answer.statusCode).toBe(403)
        continue
      }
      const { items, total } = answer.json<{
        total: number
        items: { fields: { section: Section; complimentary?: boolean } }[]
      }>()
      const closed = items.filter(({ fields }) => !opens.includes(fields.section) && !fields.complimentary)
      expect(closed).toEqual([])
      expect(total).toBeGreaterThan(0)
    }
  })

  test('private work is the own client’s, or everybody’s for staff', async () => {
    const answer = await list(email, 'content_type=private')
    const found = answer.json<{ items?: { fields: { code?: string } }[] }>().items ?? []
    const letters = new Set(found.map(({ fields }) => fields.code?.split(' ')[0]))
    const expected: Record<string, string[]> = {
      'micro@osei.example': ['OMH'],
      'staff@toile.example': ['OMH', 'PSK'],
    }
    expect([...letters].sort()).toEqual(expected[email] ?? [])
  })

  test('clients are one’s own, or all for staff', async () => {
    const isStaff = email === 'staff@toile.example'
    const isOwn = email === 'micro@osei.example'
    expect((await call(email, CLIENTS.own)).statusCode).toBe(isStaff || isOwn ? 200 : 404)
    expect((await call(email, CLIENTS.other)).statusCode).toBe(isStaff ? 200 : 404)
  })

  test('the own record opens to every membership, also none; another’s to nobody', async () => {
    const sub = `demo-${email.split('@')[0]}`
    expect((await call(email, `/api/users/${sub}`)).statusCode).toBe(404)
    const made = await testApp.app.inject({
      method: 'POST',
      url: '/api/users/',
      payload: { username: sub },
      headers: { authorization: `Bearer ${tokens.get(email)}` },
    })
    expect(made.statusCode).toBe(201)
    expect((await call(email, '/api/users/demo-somebody')).statusCode).toBe(404)
  })
})
