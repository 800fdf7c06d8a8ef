import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { openStore, type Store } from './client.ts'
import { vacuumNeediest, writeOutLog } from './pglite-upkeep.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-upkeep-'))
let store: Store<unknown>

beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  store = await openStore({ dataDir: folder })
  await store.pool.query('create table swatches (id integer, name text)')
})
afterAll(async () => {
  vi.useRealTimers()
  await store.close()
  rmSync(folder, { recursive: true, force: true })
})

async function one<Row>(text: string): Promise<Row> {
  return (await store.pool.query(text)).rows[0] as Row
}
const ofSwatches = () =>
  one<{ dead: number; vacuumed: Date | null }>(
    "select n_dead_tup as dead, last_vacuum as vacuumed from pg_stat_all_tables where relname = 'swatches'",
  )
/** What was changed is counted at once instead of within a second. */
async function change(text: string): Promise<void> {
  await store.pool.query(text)
  await store.pool.query('select pg_stat_force_next_flush()')
}
const fill = (rows: number) =>
  change(`insert into swatches select id, repeat('x', 200) from generate_series(1, ${rows}) as id`)
const logBytes = async () =>
  Number(
    (
      await one<{ bytes: string }>(
        'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) as bytes from pg_control_checkpoint()',
      )
    ).bytes,
  )

describe('the embedded database', () => {
  it('begins its log anew once it has grown, and not before', async () => {
    await fill(5000)
    const grown = await logBytes()
    expect(grown).toBeGreaterThan(1_000_000)
    await writeOutLog(store.pool)
    expect(await logBytes()).toBeGreaterThanOrEqual(grown)
    await writeOutLog(store.pool, 1_000_000)
    expect(await logBytes()).toBeLessThan(1_000_000)
  })

  it('vacuums the table that needs it most, one at a time, until none does', async () => {
    await change('create table spools as select generate_series(1, 2000) as id')
    await change('delete from swatches')
    expect((await ofSwatches()).dead).toBe(5000)
    await vacuumNeediest(store.pool)
    const { dead, vacuumed } = await ofSwatches()
    expect([dead, vacuumed]).toEqual([0, expect.any(Date)])
    const known = () =>
      one<{ rows: number }>("select reltuples as rows from pg_class where relname = 'spools'")
    expect((await known()).rows).toBe(-1)
    for (let turn = 0; turn < 40; turn++) await vacuumNeediest(store.pool)
    expect((await known()).rows).toBe(2000)
    expect((await ofSwatches()).vacuumed).toEqual(vacuumed)
  })

  it('does so by itself, every minute', async () => {
    await fill(5000)
    await change('delete from swatches')
    expect((await ofSwatches()).dead).toBe(5000)
    await vi.advanceTimersByTimeAsync(60_000)
    await vi.waitFor(async () => expect((await ofSwatches()).dead).toBe(0), 30_000)
  })
})
