import { expect, test } from '@playwright/test'
import { gateOf } from './log-in.ts'

const DISCOVERY = '**/.well-known/openid-configuration'

test('a login service that is away is named, and the next try works once it is back', async ({ page }) => {
  // Without a window of its own the page itself goes to the login, as on a phone.
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.route(DISCOVERY, (route) => route.abort())
  await page.goto('/merchandising')
  await gateOf(page).click()
  await expect(
    page.getByText('The login service cannot be reached at the moment. Try again shortly.'),
  ).toBeVisible()
  await expect(gateOf(page)).toBeEnabled()

  await page.unroute(DISCOVERY)
  await gateOf(page).click()
  await page.waitForURL(/\/login\//)
})
