import { expect, test } from 'vitest'
import type { Member } from '#modules/access/policy.ts'
import { isClosedTo } from './closed.ts'

const member = (memberships: Partial<Member['memberships']>, subscription: string[] = []): Member => ({
  ...{ sub: 's', email: 's@arden.example', company: 'arden', staff: false, subscription },
  memberships: { tobetdg: false, alacarte: false, microRedirect: false, ...memberships },
})
const full = member({ tobetdg: true })
const alacarte = member({ alacarte: true }, ['color-and-print'])
const lapsed = member({})

test.each([
  ['a full member', full, '/merchandising', false],
  ['a full member', full, '/search', false],
  ['an à-la-carte member', alacarte, '/color-and-print/a-cloth', false],
  ['an à-la-carte member', alacarte, '/merchandising', true],
  ['an à-la-carte member', alacarte, '/merchandising/', true],
  ['an à-la-carte member', alacarte, '/business-insights/year/2025', true],
  ['an à-la-carte member', alacarte, '/merchandising/given-away', false],
  ['an à-la-carte member', alacarte, '/home', false],
  ['a lapsed member', lapsed, '/home', true],
  ['a lapsed member', lapsed, '/great-ideas', true],
  ['a lapsed member', lapsed, '/merchandising/given-away', true],
  ['a lapsed member', lapsed, '/profile', false],
  ['a lapsed member', lapsed, '/notes', false],
])('to %s (%o) %s is closed: %s', (_who, viewer, pathname, isClosed) => {
  expect(isClosedTo(viewer, pathname)).toBe(isClosed)
})
