import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import { type OtherProvider, startOtherProvider } from '../../modules/identity/testing/other-provider.ts'
import { freePort, type RunningSite, startSite } from '../../testing/process.ts'
import { gateOf, isIn, logOut } from '../log-in.ts'

// A site of its own whose members log in somewhere else: another process, another site to the browser, other habits.
const audience = 'https://api.elsewhere.example'
const claim = 'https://elsewhere.example/toile'
let provider: OtherProvider
let site: RunningSite
let address: string
let dataDir: string

test.beforeAll(async () => {
  test.setTimeout(120_000)
  dataDir = mkdtempSync(join(tmpdir(), 'toile-elsewhere-'))
  const [port, providerPort] = [await freePort(), await freePort()]
  address = `http://localhost:${port}`
  provider = await startOtherProvider({
    ...{ port: providerPort, audience, untyped: true, silentOnRefresh: true },
    redirectUris: [`${address}/callback`, `${address}/identity/return`],
    postLogoutRedirectUris: [`${address}/logout`],
    claims: {
      [claim]: {
        company: 'arden-and-vale',
        memberships: { alacarte: true },
        subscription: ['merchandising'],
      },
    },
  })
  site = await startSite({
    ...{ PORT: String(port), DATA_DIR: dataDir, DEMO: 'true' },
    ...{
      OIDC_ISSUER: provider.issuer,
      OIDC_CLIENT_ID: 'library',
      OIDC_AUDIENCE: audience,
      OIDC_CLAIM: claim,
    },
  })
})
test.afterAll(async () => {
  await site?.kill()
  await provider?.stop()
  rmSync(dataDir, { recursive: true, force: true })
})

async function enter(page: Page): Promise<void> {
  const [popup] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await popup.getByRole('button', { name: 'Enter elsewhere' }).click()
  await isIn(page)
}

test('members log in at another provider, and its claim decides what opens', async ({ page }) => {
  await page.goto(`${address}/merchandising`)
  await enter(page)
  await expect(page.getByRole('article').first()).toBeVisible()
  await page.goto(`${address}/color-and-print`)
  await expect(page.getByText('Color and Print is not part of your membership')).toBeVisible()
})

test('a renewal without an ID token keeps the session', async ({ page }) => {
  await page.goto(`${address}/merchandising`)
  await enter(page)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('toile.session') ?? '{}')
    localStorage.setItem('toile.session', JSON.stringify({ ...stored, expiresAt: 0 }))
  })
  await page.reload()
  await isIn(page)
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('without tokens the silent check finds nobody there: its cookie does not cross sites', async ({
  page,
}) => {
  await page.goto(`${address}/merchandising`)
  await enter(page)
  await page.evaluate(() => localStorage.removeItem('toile.session'))
  await page.reload()
  await expect(gateOf(page)).toBeVisible()
})

test('logging out ends here, and there', async ({ page }) => {
  await page.goto(`${address}/merchandising`)
  await enter(page)
  await logOut(page)
  await page.waitForURL(/session\/end/)
})
