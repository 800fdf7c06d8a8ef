import { expect, test } from 'vitest'
import { isWorthRetrying, readForm, toRequest } from './forms.ts'

const place = {
  captureType: 'prospect',
  originSite: 'toile.example',
  originSource: 'FOS',
  originDetail: 'Landing',
} as const
const origin = { ...place, email: 'jo@example.com', consent: '2026-11' }

test('each form becomes its call, without what is empty or not its own', () => {
  const values = { email: ' jo@example.com ', name: 'Jo', company: ' ', message: 'Hello\r\nthere' }
  expect(toRequest('contact', values, place)).toEqual({
    kind: 'contact',
    body: { ...origin, name: 'Jo', message: { text: 'Hello\nthere' } },
  })
  expect(toRequest('footer', values, place)).toEqual({ kind: 'contactBuffered', body: origin })
  expect(toRequest('download', values, { ...place, document: 'index' })).toEqual({
    kind: 'pdfRequest',
    body: { ...origin, name: 'Jo', document: 'index' },
  })
})

test('what was typed is kept with accents composed and one kind of line end, and what was hidden as it was', () => {
  const values = { email: 'jo@example.com', name: 'Zoe\u0308', company: 'Ål', message: 'a\r\nb\rc' }
  const hidden = { formToken: 't.s', website: 'x', idempotencyKey: 'k' }
  expect(toRequest('prospect', values, place, hidden).body).toEqual({
    ...{ ...origin, ...hidden, name: 'Zoë', company: 'Ål', message: { text: 'a\nb\nc' } },
  })
})

test('a form posted without script is read, and a file in it is not', () => {
  const data = new FormData()
  for (const [name, value] of Object.entries({
    email: 'jo@example.com',
    website: 'x',
    formToken: 't.s',
    idempotencyKey: 'k',
    other: 'y',
  }))
    data.set(name, value)
  data.set('name', new File(['x'], 'x.txt'))
  expect(readForm(data)).toEqual({
    values: { email: 'jo@example.com' },
    hidden: { website: 'x', formToken: 't.s', idempotencyKey: 'k' },
  })
})

test.each([
  [undefined, true],
  [429, true],
  [500, true],
  [503, true],
  [408, true],
  [200, false],
  [400, false],
  [409, false],
  [413, false],
])('after %s it is worth sending again: %s', (status, again) => {
  expect(isWorthRetrying(status)).toBe(again)
})
