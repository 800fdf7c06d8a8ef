import { expect, test } from 'vitest'
import { CHECK_COOKIE, ERROR_COOKIE, hasCookie, providerCookies } from './cookies.ts'

const cases = [
  ['one cookie', 'toile_signed_in=1', true],
  ['the last of several', 'a=1; toile_signed_in=1', true],
  ['several without a space between them', 'a=1;toile_signed_in=1', true],
  ['an empty value', 'toile_signed_in=', true],
  ['a name that only ends like it', 'x_toile_signed_in=1', false],
  ['a name that only begins like it', 'toile_signed_in_2=1', false],
  ['the name as another cookie’s value', 'a=toile_signed_in=1', false],
  ['an empty header', '', false],
  ['no header', null, false],
] as const

for (const [what, header, found] of cases)
  test(`${what} ${found ? 'has' : 'has not'} the cookie`, () => {
    expect(hasCookie(header, CHECK_COOKIE)).toBe(found)
  })

test('no two cookies of the site share a name', () => {
  const names = [CHECK_COOKIE, ERROR_COOKIE, ...Object.values(providerCookies(false))]
  expect(new Set(names).size).toBe(names.length)
})
