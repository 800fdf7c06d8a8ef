import { existsSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const globalSetup = 'testing/global-setup.ts'

export default defineConfig({
  test: {
    environment: 'node',
    include: ['{server,db,modules,demo,testing,scripts,web,bench}/**/*.test.ts'],
    globalSetup: existsSync(globalSetup) ? [globalSetup] : [],
    pool: 'forks',
    // A worker with its own PGlite takes about half a gigabyte, so cores alone are not the measure.
    maxWorkers: Math.min(4, availableParallelism()),
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // What is waited for comes at once on a machine that has nothing else to do; this is for one that has.
    expect: { poll: { timeout: 20_000 } },
    // As in playwright.config.ts: once more, and named at the end of npm test.
    retry: 1,
  },
})
