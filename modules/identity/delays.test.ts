import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { noteFailure, secondsToWait, takeTry } from './delays.ts'

const database = useTestDatabase()
const START = new Date('2026-01-05T08:00:00Z').getTime()
const HOUR_MS = 60 * 60 * 1000

test('an office that mistypes a few times each day is never slowed down', async () => {
  const subject = 'address 192.0.2.1'
  for (let n = 0; n < 300; n++) {
    const now = new Date(START + n * 8 * HOUR_MS)
    await noteFailure(database.db, subject, now)
    expect(await secondsToWait(database.db, subject, now)).toBe(0)
  }
})

test('an address that guesses without a pause is, and more and more', async () => {
  const subject = 'address 192.0.2.2'
  const now = new Date(START)
  const waits: number[] = []
  for (let n = 1; n <= 80; n++) {
    await noteFailure(database.db, subject, now)
    if (n % 10 === 0) waits.push(await secondsToWait(database.db, subject, now))
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16])
})

test('an account is forgiven nothing within a day but by its right password', async () => {
  const waits: number[] = []
  for (let n = 0; n < 15; n++) {
    const now = new Date(START + n * HOUR_MS)
    await takeTry(database.db, 'account x', now)
    waits.push(await secondsToWait(database.db, 'account x', now))
  }
  expect(waits.at(-1)).toBe(900)
})

test('a try that has to wait is not counted', async () => {
  const now = new Date(START)
  for (let n = 0; n < 5; n++) expect(await takeTry(database.db, 'account y', now)).toBe(0)
  for (let n = 0; n < 5; n++) expect(await takeTry(database.db, 'account y', now)).toBe(2)
})
