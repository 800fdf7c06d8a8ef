import { expect, test } from 'vitest'
import { findBrowser, type Machine } from './browser.ts'

function machine(files: string[], given: Partial<Machine> = {}): Machine {
  return {
    env: { PATH: '/usr/local/bin:/usr/bin' },
    platform: 'linux',
    arch: 'x64',
    isRoot: false,
    exists: (path) => files.includes(path),
    tellsVersion: () => true,
    startsSandboxed: () => true,
    unpackBundled: async () => ({ executablePath: '/unpacked/chromium' }),
    ...given,
  }
}

test("the machine's Chromium is used, with its sandbox", async () => {
  const browser = await findBrowser(machine(['/usr/bin/google-chrome', '/usr/bin/chromium']))
  expect(browser).toMatchObject({ executablePath: '/usr/bin/chromium', chromiumSandbox: true })
  expect(browser.args).not.toContain('--no-sandbox')
  expect(browser.args).toContain('--disable-background-networking')
})

test('CHROME_PATH goes before everything else', async () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' }
  const browser = await findBrowser(machine(['/opt/chrome', '/usr/bin/chromium'], { env }))
  expect(browser.executablePath).toBe('/opt/chrome')
})

test('a CHROME_PATH that names nothing is told', async () => {
  const env = { PATH: '/usr/bin', CHROME_PATH: '/opt/chrome' }
  await expect(findBrowser(machine(['/usr/bin/chromium'], { env }))).rejects.toThrow('/opt/chrome')
})

test('a stub that does not run is passed over', async () => {
  const files = ['/usr/bin/chromium-browser', '/usr/bin/google-chrome-stable']
  const tellsVersion = (path: string) => path !== '/usr/bin/chromium-browser'
  const browser = await findBrowser(machine(files, { tellsVersion }))
  expect(browser.executablePath).toBe('/usr/bin/google-chrome-stable')
})

test('root runs it without a sandbox', async () => {
  const browser = await findBrowser(machine(['/usr/bin/chromium'], { isRoot: true }))
  expect(browser.chromiumSandbox).toBe(false)
  expect(browser.args).toContain('--no-sandbox')
})

test('where the sandbox does not start, it runs without', async () => {
  const browser = await findBrowser(machine(['/usr/bin/chromium'], { startsSandboxed: () => false }))
  expect(browser).toMatchObject({ executablePath: '/usr/bin/chromium', chromiumSandbox: false })
})

test('without one the bundled browser is unpacked', async () => {
  const browser = await findBrowser(machine([]))
  expect(browser.executablePath).toBe('/unpacked/chromium')
  expect(browser.args).toContain('--no-sandbox')
})

test('TOILE_BUNDLED_BROWSER=1 asks for the bundled browser', async () => {
  const env = { PATH: '/usr/bin', TOILE_BUNDLED_BROWSER: '1' }
  const browser = await findBrowser(machine(['/usr/bin/chromium'], { env }))
  expect(browser.executablePath).toBe('/unpacked/chromium')
})

test('where the bundled browser cannot run, the message says what to do', async () => {
  await expect(findBrowser(machine([], { arch: 'arm64' }))).rejects.toThrow(
    'install Chromium or Chrome, or name one in CHROME_PATH',
  )
})
