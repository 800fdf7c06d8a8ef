import { expect, test } from 'vitest'
import { type FailureKind, MOST_ATTEMPTS, nextAttempt } from './policy.ts'

const cases: [string, FailureKind, number, number | undefined][] = [
  ['asked to come again, first time', 'deferred', 1, 60],
  ['asked to come again, third time', 'deferred', 3, 900],
  ['server away for the sixth time', 'unreachable', 6, 43_200],
  ['no answer after the letter was handed over', 'unknown', 1, 60],
  ['refused for good', 'refused', 1, undefined],
  ['the last attempt', 'deferred', MOST_ATTEMPTS, undefined],
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
