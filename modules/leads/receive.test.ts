import { createSecretKey } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { type Hidden, type Place, readForm, toRequest } from './forms.ts'
import { createLeads } from './receive.ts'
import { signForm } from './signature.ts'
import type { FormName } from './validation.ts'

const database = useTestDatabase()
let now = new Date('2026-11-15T12:00:00Z')
const key = createSecretKey(Buffer.alloc(32, 'l'))
const place: Place = {
  ...{ captureType: 'prospect', originSite: 'toile.example', originSource: 'FOS', originDetail: 'Landing' },
}
let formToken = ''

beforeEach(async () => {
  for (const table of ['leads', 'letters', 'lead_limits'] as const)
    await database.db.deleteFrom(table).execute()
  now = new Date('2026-11-15T12:00:00Z')
  formToken = signForm(key, now)
  now = new Date('2026-11-15T12:00:10Z')
})

/** As the action of a page does with a form that came without script. */
function post(form: FormName, fields: Record<string, string>, at: Partial<Place> = {}) {
  const data = new FormData()
  for (const [name, value] of Object.entries({ formToken, ...fields })) data.set(name, value)
  const { values, hidden }: { values: object; hidden: Hidden } = readForm(data)
  return createLeads({
    ...{
      db: database.db,
      site: demoSite,
      publicUrl: 'https://toile.example',
      key: () => key,
      now: () => now,
    },
  }).receive(toRequest(form, values, { ...place, ...at }, hidden), {
    ...{ address: '10.0.0.1', isFromPage: true, form },
  })
}
const stored = () => database.db.selectFrom('leads').selectAll().execute()
const jo = { email: 'jo@example.com', name: 'Jo', message: 'May we talk?' }

test.each([
  ['contact', jo, {}, 'contact'],
  ['prospect', jo, { captureType: 'member', originDetail: 'Not Subscribed color-and-print' }, 'contact'],
  ['download', jo, { document: 'at-retail' }, 'pdfRequest'],
  ['footer', jo, {}, 'contactBuffered'],
] as [FormName, Record<string, string>, Partial<Place>, string][])(
  'the %s form of a page is stored without script',
  async (form, fields, at, kind) => {
    expect(await post(form, { ...fields, website: '' }, at)).toEqual({ outcome: 'stored' })
    expect(await stored()).toMatchObject([{ kind, status: 'accepted', consent_version: '2026-11' }])
    expect(await database.db.selectFrom('letters').selectAll().execute()).toHaveLength(2)
  },
)

test('a page’s own rules hold, also those that the call does not have', async () => {
  expect(await post('download', { email: jo.email }, { document: 'index' })).toEqual({
    outcome: 'invalid',
    faults: { name: 'Tell us your name.' },
  })
  expect(await post('contact', { ...jo, name: '', email: 'jo@' })).toMatchObject({
    outcome: 'invalid',
    faults: { name: expect.any(String), email: expect.any(String) },
  })
  expect(await stored()).toEqual([])
})

test.each([
  [{ idempotencyKey: 'x'.repeat(5000) }, {}, 'idempotencyKey'],
  [{ idempotencyKey: 'short' }, {}, 'idempotencyKey'],
  [{}, { originDetail: 'x'.repeat(301) }, 'originDetail'],
  [{}, { originDetail: ' ' }, 'originDetail'],
  [{}, { originSite: 'a\nb' }, 'originSite'],
])('what no schema has met is checked all the same: %#', async (fields, at, path) => {
  const receipt = await post('contact', { ...jo, ...fields }, at)
  expect(receipt).toMatchObject({ outcome: 'invalid', faults: { [path]: expect.any(String) } })
})

test('where a form stood is kept without the space around it, as long as can be', async () => {
  const origin = { originSite: 'toile.example', originDetail: 'x'.repeat(298) }
  const at = { originSite: ` ${origin.originSite} `, originDetail: ` ${origin.originDetail} ` }
  expect(await post('contact', jo, at)).toEqual({ outcome: 'stored' })
  expect(await stored()).toMatchObject([
    { origin_site: origin.originSite, origin_detail: origin.originDetail },
  ])
})

test('a button pressed twice is one lead', async () => {
  const [first, second] = await Promise.all([post('contact', jo), post('contact', jo)])
  expect([first, second, (await stored()).length]).toEqual([{ outcome: 'stored' }, { outcome: 'stored' }, 1])
})

test('a page without its token is not believed', async () => {
  await post('contact', { ...jo, formToken: '' })
  expect(await stored()).toMatchObject([{ status: 'suspected', suspicions: ['form-missing'] }])
})
