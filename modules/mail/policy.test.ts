import { expect, test } from 'vitest'
import { CLAIM_SECONDS, type FailureKind, LONGEST_WAITS, MOST_ATTEMPTS, nextAttempt } from './policy.ts'

const cases: [string, FailureKind, number, number | undefined][] = [
  ['asked to come again, first time', 'deferred', 1, 60],
  ['asked to come again, third time', 'deferred', 3, 900],
  ['server away for the sixth time', 'unreachable', 6, 43_200],
  ['no answer after the letter was handed over', 'unknown', 1, 60],
  ['refused for good', 'refused', 1, undefined],
  ['the last attempt but one', 'deferred', 7, 86_400],
  ['the last attempt', 'deferred', 8, undefined],
]

test.each(cases)('%s', (_what, kind, attempts, seconds) => {
  expect(nextAttempt(kind, attempts, 0)).toBe(seconds)
})

test('every wait is longer than the one before, whatever the chance', () => {
  const waits = Array.from({ length: MOST_ATTEMPTS - 1 }, (_, n) => n + 1)
  for (const n of waits.slice(1)) {
    expect(nextAttempt('deferred', n, 0)).toBeGreaterThan(
      nextAttempt('deferred', n - 1, 1) ?? Number.POSITIVE_INFINITY,
    )
  }
})

test('a letter that is claimed, or waits for as long as it may, is not taken for one from a clock that was set back', () => {
  expect([LONGEST_WAITS[0], LONGEST_WAITS.length]).toEqual([0, MOST_ATTEMPTS + 1])
  for (let attempts = 1; attempts <= MOST_ATTEMPTS; attempts += 1) {
    const longest = Math.max(CLAIM_SECONDS, nextAttempt('deferred', attempts, 1) ?? 0)
    expect(LONGEST_WAITS[attempts]).toBe(longest + 300)
  }
})
