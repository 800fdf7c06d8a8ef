import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import {
  accountSubject,
  delaySubjects,
  forgetFailures,
  noteFailure,
  noteSuccess,
  secondsToWait,
  sweepFailures,
  takeTry,
} from './delays.ts'

const database = useTestDatabase()
const START = new Date('2026-01-05T08:00:00Z').getTime()
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

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

test('of many tries at once no more are made than one after the other', async () => {
  const now = new Date(START)
  for (let n = 0; n < 4; n++) await takeTry(database.db, 'account z', now)
  const tries = Array.from({ length: 30 }, () => takeTry(database.db, 'account z', now))
  expect((await Promise.all(tries)).filter((wait) => wait === 0)).toHaveLength(1)
})

test('an address is the same account however it is spelled', async () => {
  const [account] = delaySubjects('nora@arden.example', '192.0.2.3')
  expect(delaySubjects(' Nora@Arden.example ', '192.0.2.4')[0]).toBe(account)
  expect(await accountSubject(database.db, ' NORA@arden.example', '192.0.2.3')).toBe(account)
})

test('nobody waits for a clock that was set back to catch up', async () => {
  const now = new Date(START)
  for (let n = 0; n < 10; n++) await noteFailure(database.db, 'account back', now)
  const earlier = (ms: number) => secondsToWait(database.db, 'account back', new Date(START - ms))
  expect(await earlier(DAY_MS)).toBe(0)
  // Two processes may differ by as much, and neither is to be asked for a way round the other.
  expect(await earlier(HOUR_MS / 12)).toBe(64 + 300)
})

test('a right password clears its account and no other', async () => {
  const now = new Date(START)
  for (const subject of ['account right', 'account wrong'])
    for (let n = 0; n < 6; n++) await noteFailure(database.db, subject, now)
  await forgetFailures(database.db, 'account right')
  expect(await secondsToWait(database.db, 'account right', now)).toBe(0)
  expect(await secondsToWait(database.db, 'account wrong', now)).toBe(4)
})

test('where somebody has logged in is known for a month, what was wrong is forgotten in a day', async () => {
  const { db } = database
  const noa = { ofAccount: 'account noa', email: 'noa@arden.example', address: '192.0.2.5' }
  const isKnown = async () =>
    (await accountSubject(db, noa.email, noa.address)) !== delaySubjects(noa.email, noa.address)[0]
  expect(await isKnown()).toBe(false)
  await noteSuccess(db, noa, new Date(START - DAY_MS))
  await noteSuccess(db, noa, new Date(START))
  for (let n = 0; n < 6; n++) await noteFailure(db, noa.ofAccount, new Date(START))
  const after = async (ms: number) => {
    await sweepFailures(db, new Date(START + ms))
    const wait = await secondsToWait(db, noa.ofAccount, new Date(START))
    return { waits: wait > 0, isKnown: await isKnown() }
  }
  expect(await after(DAY_MS)).toEqual({ waits: true, isKnown: true })
  expect(await after(DAY_MS + 1)).toEqual({ waits: false, isKnown: true })
  expect(await after(30 * DAY_MS)).toEqual({ waits: false, isKnown: true })
  expect(await after(30 * DAY_MS + 1)).toEqual({ waits: false, isKnown: false })
})
