import { beforeEach, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { sweepTurns, takeTurn } from './turns.ts'

const database = useTestDatabase()
const NOON = new Date('2026-11-15T12:00:00Z').getTime()
const limit = { most: 3, withinMs: 60_000 }
const take = (seconds: number, subject = 'sender') =>
  takeTurn(database.db, subject, limit, new Date(NOON + seconds * 1000))

/** How long one is told to wait at each of these seconds. */
async function takeAt(...seconds: number[]): Promise<number[]> {
  const waits: number[] = []
  for (const each of seconds) waits.push(await take(each))
  return waits
}

beforeEach(() => database.db.deleteFrom('lead_limits').execute())

test('whoever has had all turns waits until the time of the first is over, and has all of them again', async () => {
  expect(await takeAt(0, 10, 15, 20, 59.9, 60, 61, 62, 119)).toEqual([0, 0, 0, 40, 1, 0, 0, 0, 1])
})

test('of many that come at once no more than there are turns get one', async () => {
  const waits = await Promise.all(Array.from({ length: 8 }, () => take(0)))
  expect(waits.sort((a, b) => a - b)).toEqual([0, 0, 0, 60, 60, 60, 60, 60])
})

test('nobody waits for another', async () => {
  for (let turn = 0; turn < 3; turn += 1) expect([await take(0), await take(30, 'another')]).toEqual([0, 0])
  expect([await take(40), await take(40, 'another')]).toEqual([20, 50])
})

test('two clocks may differ by five minutes; one that was set back by more begins anew', async () => {
  await takeAt(0, 0, 0)
  expect(await takeAt(-300, -301, -301, -301, -301)).toEqual([360, 0, 0, 0, 60])
})

test('what is older is swept away, and nothing else', async () => {
  await take(0, 'old')
  await take(1, 'young')
  await sweepTurns(database.db, new Date(NOON + 1000))
  expect(await database.db.selectFrom('lead_limits').select('subject').execute()).toEqual([
    { subject: 'young' },
  ])
})
