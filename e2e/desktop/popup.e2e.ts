import { expect, test } from '@playwright/test'
import { gateOf, isIn, logIn } from '../log-in.ts'

test('closing the login window says so, and one can try again', async ({ page }) => {
  await page.goto('/home')
  const [popup] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await popup.getByLabel('E-mail').waitFor()
  await expect(page.getByRole('dialog')).toBeVisible()
  await popup.close()
  await expect(page.getByText('The login window was closed')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
  const [again] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await again.getByLabel('E-mail').waitFor()
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a login that takes longer than a minute is given up, and says so', async ({ page }) => {
  await page.clock.install()
  await page.goto('/home')
  const [popup] = await Promise.all([page.waitForEvent('popup'), gateOf(page).click()])
  await popup.getByLabel('E-mail').waitFor()
  await page.clock.fastForward(61_000)
  await expect(page.getByText('took longer than a minute')).toBeVisible()
  await expect(page.getByRole('dialog')).toBeHidden()
})

test('a login that the provider refuses ends on the not-subscribed screen', async ({ page, baseURL }) => {
  await page.goto('/about')
  await page.evaluate(() =>
    sessionStorage.setItem(
      'toile.login.known',
      JSON.stringify({ verifier: 'v', nonce: 'n', target: '/home' }),
    ),
  )
  const query = new URLSearchParams({ error: 'access_denied', state: 'known', iss: `${baseURL}/oidc` })
  await page.goto(`/callback?${query}`)
  await expect(page).toHaveURL('/not-subscribed')
})

test('an answer that got lost on the way does no harm: the renewal is tried again', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('toile.session') ?? '{}')
    localStorage.setItem('toile.session', JSON.stringify({ ...stored, expiresAt: 0 }))
  })
  let asked = 0
  await page.route('**/oidc/token', async (route) => {
    asked += 1
    if (asked === 3) return route.continue()
    // The server has answered, and has changed the token; the browser never hears of it.
    await route.fetch()
    return route.abort()
  })
  await page.reload()
  await isIn(page)
  expect(asked).toBe(3)
})
