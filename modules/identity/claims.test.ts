import { describe, expect, test } from 'vitest'
import { type ClaimSource, readEntitlements } from './claims.ts'

const whole = {
  company: 'arden',
  memberships: { tobetdg: true, alacarte: false, microRedirect: true },
  subscription: ['color-and-print'],
}
const none = {
  company: null,
  memberships: { tobetdg: false, alacarte: false, microRedirect: false },
  subscription: [],
}
const read = (claims: Record<string, unknown>, source: ClaimSource = { claim: 'toile' }) =>
  readEntitlements(claims, source)

describe('the claim is read', () => {
  const namespaced = 'https://claims.arden.example/v1.0/toile:member'
  const map = {
    company: 'org',
    tobetdg: 'full',
    alacarte: 'some',
    microRedirect: 'extension_micro',
    subscription: 'sections',
  }
  const flat = { org: 'arden', full: 'true', some: false, extension_micro: true, sections: 'color-and-print' }
  const cases: [string, Record<string, unknown>, ClaimSource][] = [
    ['as an object', { toile: whole }, { claim: 'toile' }],
    ['as JSON in a text', { toile: JSON.stringify(whole) }, { claim: 'toile' }],
    ['under a name with dots, slashes and colons', { [namespaced]: whole }, { claim: namespaced }],
    ['at a JSON pointer', { app: { 'a/b': whole } }, { claim: '/app/a~1b' }],
    ['from flat claims', flat, { claim: 'toile', map }],
    ['with a list as JSON text', { ...flat, sections: '["color-and-print"]' }, { claim: 'toile', map }],
    [
      'with memberships beside the company',
      { toile: { ...whole, ...whole.memberships } },
      { claim: 'toile' },
    ],
    ['with fields nobody asked for', { toile: { ...whole, staff: true } }, { claim: 'toile' }],
  ]
  test.each(cases)('%s', (_, claims, source) => expect(read(claims, source)).toEqual(whole))
})

describe('what is missing or malformed grants nothing', () => {
  const cases: [string, unknown][] = [
    ['no claim', undefined],
    ['null', null],
    ['a number', 7],
    ['a list', [whole]],
    ['a text that is no JSON', '{company'],
    ['truthy memberships', { memberships: { tobetdg: 1, alacarte: 'yes', microRedirect: {} } }],
    ['a company that is no text', { company: { id: 'arden' } }],
    ['an empty company', { company: ' ' }],
    ['a subscription that is no list', { subscription: { 0: 'merchandising' } }],
    ['a subscription to things that are no texts', { subscription: [7, null, ['merchandising']] }],
  ]
  test.each(cases)('%s', (_, toile) => expect(read({ toile })).toEqual(none))

  test('inherited names are not claims', () => {
    const heir = Object.create({ toile: whole })
    expect(read(heir)).toEqual(none)
    expect(read({ app: heir }, { claim: '/app/toile' })).toEqual(none)
  })

  test('a pointer begins with a slash, and leads through objects alone', () => {
    expect(read({ app: whole }, { claim: '/app' })).toEqual(whole)
    expect(read({ app: whole }, { claim: '.app' })).toEqual(none)
    expect(read({ apps: [whole] }, { claim: '/apps/0' })).toEqual(none)
    expect(read({ app: null }, { claim: '/app/toile' })).toEqual(none)
  })
})
