import { expect, test, vi } from 'vitest'
import { isAway } from './away.ts'

test.each([
  ['Chromium', new TypeError('Failed to fetch'), true],
  ['Firefox', new TypeError('NetworkError when attempting to fetch resource.'), true],
  ['Safari', new TypeError('Load failed'), true],
  ['a mistake in a page', new TypeError('Cannot read properties of undefined'), false],
  ['an answer', { status: 500, statusText: '', data: 'Failed to fetch' }, false],
])('%s: %s is a connection that is away: %s', (_who, error, expected) => expect(isAway(error)).toBe(expected))

test('whatever fails without a connection fails for want of it', () => {
  vi.stubGlobal('navigator', { onLine: false })
  expect(isAway(new Error('of any kind'))).toBe(true)
  vi.unstubAllGlobals()
})
