import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { type Browser, findBrowser } from './scripts/browser.ts'
import { NO_SETTINGS } from './server/settings.ts'

const PORT = process.env.E2E_PORT ?? '3900'
const address = `http://localhost:${PORT}`

// Every worker reads this file again: what is looked for or made once reaches them through the environment.
process.env.TOILE_E2E_BROWSER ??= JSON.stringify(await findBrowser())
const browser: Browser = JSON.parse(process.env.TOILE_E2E_BROWSER)
const dataDir = process.env.TOILE_E2E_DATA ?? makeDataDir()

function makeDataDir() {
  const folder = mkdtempSync(join(tmpdir(), 'toile-e2e-'))
  process.env.TOILE_E2E_DATA = folder
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}

export default defineConfig({
  // Twice Playwright's own: axe takes its time over a long page while the machine has other work.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  // Server, browser and tests share two cores with whatever else runs there. What passes only now is named at the end of
  // npm test, so that it is looked into and not got used to.
  retries: 1,
  testDir: 'e2e',
  testMatch: '**/*.e2e.ts',
  outputDir: 'test-results',
  forbidOnly: Boolean(process.env.CI),
  // The server under test and the browser share the machine with the tests.
  workers: 1,
  reporter: [
    [process.stdout.isTTY ? 'line' : 'list'],
    ['json', { outputFile: process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ?? 'test-results/report.json' }],
  ],
  use: { baseURL: address, launchOptions: browser, actionTimeout: 10_000, screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // What a phone has no window for, or would only repeat, is in e2e/desktop.
    {
      name: 'phone',
      testIgnore: '**/desktop/**',
      use: {
        ...{ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true },
        // Another person: requests are counted by address, and one run sends more than one address may in an hour.
        extraHTTPHeaders: { 'x-forwarded-for': '198.51.100.2' },
      },
    },
  ],
  webServer: {
    command: `"${process.execPath}" server/main.ts`,
    url: `${address}/readyz`,
    timeout: 120_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    // No test ever reaches the database or the mail server of whoever runs it.
    env: { ...NO_SETTINGS, DEMO: 'true', TRUST_PROXY: 'true', PORT, DATA_DIR: dataDir, LOG_LEVEL: 'warn' },
  },
})
