import { describe, expect, test } from 'vitest'
import { isOpen, stateOf } from './policy.ts'

const now = new Date('2026-11-16T12:00:00Z')
const before = new Date('2026-11-01T09:00:00Z')
const after = new Date('2026-12-01T09:00:00Z')

test.each([
  ['a draft', 'draft', null, null, 'draft'],
  ['a draft that has a date already', 'draft', after, null, 'draft'],
  ['a draft whose date has passed', 'draft', before, null, 'draft'],
  ['what is to come', 'published', after, null, 'scheduled'],
  ['what has come', 'published', before, null, 'published'],
  ['what comes this moment', 'published', now, null, 'published'],
  ['what will go', 'published', before, after, 'published'],
  ['what goes this moment', 'published', before, now, 'expired'],
  ['what has gone', 'published', before, before, 'expired'],
  ['what was put away', 'archived', before, null, 'archived'],
  ['what was put away after its time', 'archived', before, before, 'archived'],
] as const)('%s', (_what, status, publishAt, unpublishAt, state) => {
  expect(stateOf({ status, publishAt, unpublishAt }, now)).toBe(state)
})

describe('a link', () => {
  const link = { entry: 'a', expiresAt: after, revokedAt: null }

  test.each([
    ['opens its entry', link, { entry: 'a', until: after }, true],
    ['opens a picture of its entry, which claims no end', link, { entry: 'a' }, true],
    ['does not open another entry', link, { entry: 'b', until: after }, false],
    ['is over at its end', { ...link, expiresAt: now }, { entry: 'a', until: now }, false],
    ['is over when it is revoked', { ...link, revokedAt: before }, { entry: 'a', until: after }, false],
    ['is over when its end was moved', { ...link, expiresAt: now }, { entry: 'a', until: after }, false],
    ['does not last longer because its row says so', link, { entry: 'a', until: now }, false],
  ])('%s', (_what, given, claimed, open) => {
    expect(isOpen(given, claimed, now)).toBe(open)
  })
})
