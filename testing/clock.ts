import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

export interface SettableClock {
  /** Node's flags for a process that goes by this clock. */
  flags: string[]
  env: Record<string, string>
  /** Sets it so many milliseconds ahead of the real time, or behind it. */
  set(aheadMs: number): Promise<void>
  now(): Date
  remove(): void
}

/** How often a process looks at its clock (`clock-preload.ts`); set, it is seen by all of its threads after twice as long. */
export const LOOK_MS = 20

/** The clock on the wall of a process that a test starts, its embedded database included; timers go on as they were. */
export function makeClock(): SettableClock {
  const folder = mkdtempSync(join(tmpdir(), 'toile-clock-'))
  const file = join(folder, 'ahead')
  let ahead = 0
  writeFileSync(file, String(ahead))
  return {
    flags: ['--import', new URL('./clock-preload.ts', import.meta.url).href],
    env: { TOILE_TEST_CLOCK: file },
    async set(aheadMs) {
      ahead = aheadMs
      writeFileSync(file, String(ahead))
      await new Promise((resolve) => setTimeout(resolve, 10 * LOOK_MS))
    },
    now: () => new Date(Date.now() + ahead),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  }
}
