import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import {
  accountSubject,
  delaySubjects,
  endWaiting,
  forgetFailures,
  noteFailure,
  noteSuccess,
  sweepFailures,
  takeLetter,
  takeTry,
  waitOf,
} from './delays.ts'

const database = useTestDatabase()

async function secondsToWait(subject: string, now: Date): Promise<number> {
  const rows = database.db.selectFrom('login_failures').selectAll().where('subject', '=', subject)
  const row = await rows.executeTakeFirst()
  return row ? waitOf(row, now) : 0
}

const takeOne = (subject: string, now: Date) => takeTry(database.db, [subject], now)

const START = new Date('2026-01-05T08:00:00Z').getTime()
const HOUR_MS = 60 * 60 * 1000
const DAY_MS = 24 * HOUR_MS

test('an office that mistypes a few times each day is never slowed down', async () => {
  const subject = 'address 192.0.2.1'
  for (let n = 0; n < 300; n++) {
    const now = new Date(START + n * 8 * HOUR_MS)
    await noteFailure(database.db, subject, now)
    expect(await secondsToWait(subject, now)).toBe(0)
  }
})

test('an address that guesses without a pause is, and more and more', async () => {
  const subject = 'address 192.0.2.2'
  const now = new Date(START)
  const waits: number[] = []
  for (let n = 1; n <= 80; n++) {
    await noteFailure(database.db, subject, now)
    if (n % 10 === 0) waits.push(await secondsToWait(subject, now))
  }
  expect(waits).toEqual([0, 0, 0, 0, 2, 4, 8, 16])
})

test('an account is forgiven nothing within a day but by its right password', async () => {
  const waits: number[] = []
  for (let n = 0; n < 15; n++) {
    const now = new Date(START + n * HOUR_MS)
    await takeOne('account x', now)
    waits.push(await secondsToWait('account x', now))
  }
  expect(waits.at(-1)).toBe(900)
})

test('a try that has to wait is not counted', async () => {
  const now = new Date(START)
  for (let n = 0; n < 5; n++) expect((await takeOne('account y', now)).wait).toBe(0)
  for (let n = 0; n < 5; n++) expect((await takeOne('account y', now)).wait).toBe(2)
})

test('of many tries at once no more are made than one after the other', async () => {
  const now = new Date(START)
  for (let n = 0; n < 4; n++) await takeOne('account z', now)
  const tries = Array.from({ length: 30 }, () => takeOne('account z', now))
  expect((await Promise.all(tries)).filter(({ wait }) => wait === 0)).toHaveLength(1)
})

test('an address is the same account however it is spelled', async () => {
  const [account] = delaySubjects('nora@arden.example', '192.0.2.3')
  expect(delaySubjects(' Nora@Arden.example ', '192.0.2.4')[0]).toBe(account)
  expect(await accountSubject(database.db, ' NORA@arden.example', '192.0.2.3')).toBe(account)
})

test('nobody waits for a clock that was set back to catch up', async () => {
  const now = new Date(START)
  for (let n = 0; n < 10; n++) await noteFailure(database.db, 'account back', now)
  const earlier = (ms: number) => secondsToWait('account back', new Date(START - ms))
  expect(await earlier(DAY_MS)).toBe(0)
  // Two processes may differ by as much, and neither is to be asked for a way round the other.
  expect(await earlier(HOUR_MS / 12)).toBe(64 + 300)
})

test('a right password clears its account and no other', async () => {
  const now = new Date(START)
  for (const subject of ['account right', 'account wrong'])
    for (let n = 0; n < 6; n++) await noteFailure(database.db, subject, now)
  await forgetFailures(database.db, 'account right')
  expect(await secondsToWait('account right', now)).toBe(0)
  expect(await secondsToWait('account wrong', now)).toBe(4)
})

test('a new password ends the waiting of its account, at every place, and of no other', async () => {
  const { db } = database
  const now = new Date(START)
  const [ida, ned] = ['ida@arden.example', 'ned@arden.example']
  const places = ['192.0.2.6', '192.0.2.7']
  const subjects = async (email: string) => {
    await noteSuccess(db, { counted: [], email, address: places[0] ?? '' }, now)
    return Promise.all(places.map((address) => accountSubject(db, email, address)))
  }
  const [own, others] = [await subjects(ida), await subjects(ned)]
  expect(new Set([...own, ...others]).size).toBe(4)
  for (const subject of [...own, ...others]) for (let n = 0; n < 6; n++) await noteFailure(db, subject, now)
  await endWaiting(db, ida)
  const waits = (of: string[]) => Promise.all(of.map((subject) => secondsToWait(subject, now)))
  expect([await waits(own), await waits(others)]).toEqual([
    [0, 0],
    [4, 4],
  ])
})

test('a right password ends the waiting of those who tried from there', async () => {
  const now = new Date(START)
  for (let n = 0; n < 4; n++) await noteFailure(database.db, 'account una', now)
  const { counted } = await takeTry(database.db, ['address of una', 'account una'], now)
  expect(await secondsToWait('account una', now)).toBe(2)
  await noteSuccess(database.db, { counted, email: 'una@arden.example', address: '192.0.2.8' }, now)
  expect(await secondsToWait('account una', now)).toBe(0)
})

test('a mailbox is written to three times an hour, however it is spelled, and the next hour again', async () => {
  const letters = (email: string, ms: number) =>
    Promise.all(Array.from({ length: 5 }, () => takeLetter(database.db, email, new Date(START + ms))))
  const count = async (email: string, ms: number) => (await letters(email, ms)).filter(Boolean).length
  expect(await count('eva@arden.example', 0)).toBe(3)
  expect(await count(' EVA@arden.example', HOUR_MS - 1)).toBe(0)
  expect(await count('ivo@arden.example', HOUR_MS - 1)).toBe(3)
  expect(await count('eva@arden.example', HOUR_MS)).toBe(3)
  // Nor does anybody wait for a clock that was set back.
  expect(await count('eva@arden.example', HOUR_MS - 5 * 60 * 1000)).toBe(0)
  expect(await count('eva@arden.example', 0)).toBe(3)
})

test('where somebody has logged in is known for a month, what was wrong is forgotten in a day', async () => {
  const { db } = database
  const noa = { email: 'noa@arden.example', address: '192.0.2.5' }
  const logIn = async (now: Date) => {
    const { counted } = await takeTry(db, ['address 192.0.2.5', 'account noa'], now)
    await noteSuccess(db, { ...noa, counted }, now)
  }
  const isKnown = async () =>
    (await accountSubject(db, noa.email, noa.address)) !== delaySubjects(noa.email, noa.address)[0]
  expect(await isKnown()).toBe(false)
  await logIn(new Date(START - DAY_MS))
  await logIn(new Date(START))
  for (let n = 0; n < 6; n++) await noteFailure(db, 'account noa', new Date(START))
  const after = async (ms: number) => {
    await sweepFailures(db, new Date(START + ms))
    const wait = await secondsToWait('account noa', new Date(START))
    return { waits: wait > 0, isKnown: await isKnown() }
  }
  expect(await after(DAY_MS)).toEqual({ waits: true, isKnown: true })
  expect(await after(DAY_MS + 1)).toEqual({ waits: false, isKnown: true })
  expect(await after(30 * DAY_MS)).toEqual({ waits: false, isKnown: true })
  expect(await after(30 * DAY_MS + 1)).toEqual({ waits: false, isKnown: false })
})

test('a right password costs its address nothing, also among others and after a pause that forgave', async () => {
  const { db } = database
  const of = (name: string, ms: number) =>
    takeTry(db, ['address 192.0.2.6', `account ${name}`], new Date(START + ms))
  const right = ({ counted }: Awaited<ReturnType<typeof of>>) =>
    noteSuccess(db, { counted, email: 'x@arden.example', address: '192.0.2.6' }, new Date(START))
  const row = async () =>
    (
      await db.selectFrom('login_failures').selectAll().where('subject', '=', 'address 192.0.2.6').execute()
    )[0]
  for (let n = 0; n < 9; n++) await of(`wrong ${n}`, 0)
  await right(await of('late', HOUR_MS))
  expect(await row()).toMatchObject({ failures: 9, last_at: new Date(START) })
  // Four at once, of which two are right: as many stay as were wrong.
  const [one, , three] = [await of('1', 1), await of('2', 1), await of('3', 1), await of('4', 1)]
  await right(one)
  await right(three)
  expect(await row()).toMatchObject({ failures: 11, last_at: new Date(START + 1) })
})
