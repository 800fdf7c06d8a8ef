import { beforeEach, describe, expect, test } from 'vitest'
import { countWaiting, useTestDatabase } from '#testing/database.ts'
import { rollUp } from './roll-up.ts'
import { insertViews, lockRollUp, sumViewsBefore } from './store.ts'

const NOW = new Date('2026-11-15T03:41:00Z')
const database = useTestDatabase()

async function see(at: string, given: Partial<Parameters<typeof insertViews>[1][number]> = {}, times = 1) {
  const view = {
    ...{ at: new Date(at), template: '/home', section: null, entry_id: null, company: 'arden' },
    ...{ audience: 'member' as const },
    ...given,
  }
  await insertViews(
    database.db,
    Array.from({ length: times }, () => view),
  )
}

function days() {
  return database.db
    .selectFrom('page_view_days')
    .select(['day', 'template', 'entry_id', 'company', 'audience', 'views'])
    .orderBy('day')
    .orderBy('template')
    .orderBy('company')
    .execute()
}

async function rawMoments(): Promise<string[]> {
  const rows = await database.db.selectFrom('page_views').select('at').orderBy('at').execute()
  return rows.map(({ at }) => at.toISOString())
}

beforeEach(async () => {
  await database.db.deleteFrom('page_views').execute()
  await database.db.deleteFrom('page_view_days').execute()
})

describe('after thirty days views', () => {
  test('become sums of whole days, and younger ones stay as they are', async () => {
    const kept = ['2026-10-17T00:00:00.000Z', '2026-11-15T03:40:59.000Z']
    for (const at of kept) await see(at)
    await see('2026-10-16T23:59:59.999Z')
    await see('2026-10-16T00:00:00Z')
    await see('2026-10-15T23:59:59Z')
    await rollUp(database.db, NOW)
    expect(await rawMoments()).toEqual(kept)
    expect((await days()).map(({ day, views }) => [day, views])).toEqual([
      ['2026-10-15', 1],
      ['2026-10-16', 2],
    ])
  })

  test('are told apart by page, entry, company and audience', async () => {
    const at = '2026-10-01T10:00:00Z'
    const entry = { template: '/merchandising/:slug', section: 'merchandising', entry_id: 'floor' }
    await see(at, {}, 3)
    await see(at, { company: 'osei' }, 2)
    await see(at, { company: null, audience: 'visitor' }, 4)
    await see(at, entry)
    await rollUp(database.db, NOW)
    const day = '2026-10-01'
    expect(await days()).toEqual([
      { day, template: '/home', entry_id: null, company: 'arden', audience: 'member', views: 3 },
      { day, template: '/home', entry_id: null, company: 'osei', audience: 'member', views: 2 },
      { day, template: '/home', entry_id: null, company: null, audience: 'visitor', views: 4 },
      {
        ...{ day, template: '/merchandising/:slug', entry_id: 'floor' },
        company: 'arden',
        audience: 'member',
        views: 1,
      },
    ])
  })

  test('are summed once, however often that is run', async () => {
    await see('2026-10-01T10:00:00Z', {}, 5)
    await rollUp(database.db, NOW)
    await rollUp(database.db, NOW)
    expect((await days()).map(({ views }) => views)).toEqual([5])
  })

  test('are summed once by several processes at the same time', async () => {
    for (let hour = 0; hour < 24; hour++)
      await see(`2026-10-0${1 + (hour % 9)}T${String(hour).padStart(2, '0')}:00:00Z`, {}, 100)
    await Promise.all(Array.from({ length: 4 }, () => rollUp(database.db, NOW, 100)))
    expect((await days()).reduce((sum, { views }) => sum + views, 0)).toBe(2400)
    expect(await rawMoments()).toEqual([])
  })

  test.runIf(process.env.TEST_DATABASE_URL)(
    'wait whole for somebody who is summing: row by row, each would end up waiting for the other',
    async () => {
      // The younger first, so that who takes both takes them in this order.
      await see('2026-10-02T10:00:00Z')
      await see('2026-10-01T10:00:00Z')
      const { summing } = await database.db.transaction().execute(async (other) => {
        await lockRollUp(other)
        await sumViewsBefore(other, NOW, 1)
        const summing = rollUp(database.db, NOW)
        summing.catch(() => {})
        await expect.poll(() => countWaiting(database.db)).toBe(1)
        await sumViewsBefore(other, NOW, 1)
        return { summing }
      })
      await summing
      expect((await days()).map(({ day, views }) => [day, views])).toEqual([
        ['2026-10-01', 1],
        ['2026-10-02', 1],
      ])
    },
  )

  test('are summed in several goes when they are many, with the same outcome', async () => {
    await see('2026-10-01T10:00:00Z', {}, 10)
    await see('2026-10-02T10:00:00Z', {}, 3)
    await rollUp(database.db, NOW, 5)
    expect((await days()).map(({ day, views }) => [day, views])).toEqual([
      ['2026-10-01', 10],
      ['2026-10-02', 3],
    ])
    expect(await rawMoments()).toEqual([])
  })

  test('are added to the sum of a day that has one', async () => {
    const visit = { company: null, audience: 'visitor' as const }
    await see('2026-10-01T10:00:00Z', visit, 2)
    await rollUp(database.db, NOW)
    await see('2026-10-01T11:00:00Z', visit, 3)
    await rollUp(database.db, NOW)
    expect((await days()).map(({ views }) => views)).toEqual([5])
  })
})
