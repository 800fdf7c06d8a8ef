import { expect, test } from 'vitest'
import { frontPageOf } from './front-page.ts'

const asked = { tobetdg: true, alacarte: false, microRedirect: true }
const micro = { micro: true, microPath: 'osei' }
const cases: [string, boolean, Parameters<typeof frontPageOf>[1], string][] = [
  ['a micro client’s member who is to be sent there', true, micro, '/custom/osei'],
  ['a path with signs in it', true, { micro: true, microPath: 'a/b c' }, '/custom/a%2Fb%20c'],
  ['a member who is not', false, micro, '/home'],
  ['a client that is not micro', true, { micro: false, microPath: null }, '/home'],
  ['a micro client without a path', true, { micro: true, microPath: null }, '/home'],
  ['no client', true, undefined, '/home'],
]
test.each(cases)('%s', (_, microRedirect, client, page) => {
  expect(frontPageOf({ memberships: { ...asked, microRedirect } }, client)).toBe(page)
})
