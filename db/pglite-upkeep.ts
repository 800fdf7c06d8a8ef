import type pg from 'pg'

/** As often as PostgreSQL looks for a table to vacuum. */
const EVERY_MS = 60_000
/** What a start after a crash reads again, and so its length; and about half of what the log takes of the disk. */
const MOST_LOG_BYTES = 64 * 1024 * 1024

/**
 * What PostgreSQL has processes of its own for and PGlite has none: without a checkpoint its log grows for as long as it runs,
 * without a vacuum so does every table that changes, and without statistics the planner guesses.
 */
export function keepUp(pool: pg.Pool, onError: (error: Error) => void): { stop(): void } {
  let isBusy = false
  const timer = setInterval(async () => {
    if (isBusy || pool.ended) return
    isBusy = true
    try {
      await writeOutLog(pool)
      await vacuumNeediest(pool)
    } catch (error) {
      if (!pool.ended) onError(error as Error)
    } finally {
      isBusy = false
    }
  }, EVERY_MS).unref()
  return { stop: () => clearInterval(timer) }
}

/** Brings the tables' files up to the log, which then begins anew, once it has grown by so much. */
export async function writeOutLog(pool: pg.Pool, mostBytes = MOST_LOG_BYTES): Promise<void> {
  const { rows } = await pool.query<{ grown: boolean }>(
    'select pg_wal_lsn_diff(pg_current_wal_insert_lsn(), redo_lsn) > $1 as grown from pg_control_checkpoint()',
    [mostBytes],
  )
  if (rows[0]?.grown) await pool.query('checkpoint')
}

/**
 * Vacuums and analyzes the table that needs it most, by PostgreSQL's own rules and the parts that its settings begin with. One at
 * a time: everybody else waits meanwhile.
 */
export async function vacuumNeediest(pool: pg.Pool): Promise<void> {
  const { rows } = await pool.query<{ name: string }>(`
    select format('%I.%I', schemaname, pg_class.relname) as name
    from pg_stat_all_tables join pg_class on pg_class.oid = relid
    where schemaname not in ('pg_toast', 'information_schema') and (
      n_dead_tup > 50 + 0.2 * greatest(reltuples, 0) or n_mod_since_analyze > 50 + 0.1 * greatest(reltuples, 0)
      or age(relfrozenxid) > 150000000
    )
    order by age(relfrozenxid) > 150000000 desc, n_dead_tup desc, n_mod_since_analyze desc limit 1`)
  if (rows[0]) await pool.query(`vacuum (analyze) ${rows[0].name}`)
}
