import { expect, test } from '@playwright/test'
import { type Section, sectionLabel } from '#modules/content/sections.ts'
import { hold } from './hold.ts'
import { isIn, logIn } from './log-in.ts'

// What comes late, in part, or not at all.
test.slow()

test('a list that does not come says so and comes when asked again', async ({ page }) => {
  await page.goto('/the-weekly')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.route('**/api/content/getList**', (route) => route.abort())
  await page.goto('/merchandising')
  await expect(page.getByText('This list could not be loaded.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Merchandising' })).toBeVisible()
  await page.unroute('**/api/content/getList**')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('article').first()).toBeVisible()
})

test('what is searched for without a connection is kept, and found when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/notes')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  for (const [address, field, found] of [
    ['/search?q=stripe', 'Search the library', /for “check”/],
    ['/notes?q=stripe', 'Search your notes', /“check”/],
  ] as const) {
    await page.goto(address)
    const typed = page.getByRole('main').getByLabel(field)
    await expect(typed).toHaveValue('stripe')
    await context.setOffline(true)
    await typed.fill('check')
    await typed.press('Enter')
    await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
    await expect(typed).toHaveValue('check')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('main').getByRole('status').filter({ hasText: found })).toBeVisible()
  }
})

test('pictures that did not come without a connection come when there is one', async ({ page, context }) => {
  await page.goto('/notes')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  const missing = new Set<string>()
  const isPicture = (url: string) => url.includes('/images/')
  page.on('requestfailed', (request) => isPicture(request.url()) && missing.add(request.url()))
  page.on('requestfinished', (request) => missing.delete(request.url()))
  // Plates, and the pieces of a lay.
  for (const address of ['/merchandising', '/custom/osei']) {
    const letGo = await hold(page, '**/images/**')
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await context.setOffline(true)
    letGo()
    await expect.poll(() => missing.size, address).toBeGreaterThan(0)
    await page.unroute('**/images/**')
    await context.setOffline(false)
    await expect.poll(() => missing.size, address).toBe(0)
  }
})

test('a picture that fails once, for whatever reason, comes all the same', async ({ page }) => {
  await page.goto('/notes')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const failed = new Set<string>()
  await page.route('**/images/**', (route) => {
    const url = route.request().url()
    const isFirst = route.request().method() === 'GET' && !failed.has(url)
    failed.add(url)
    return isFirst ? route.abort() : route.continue()
  })
  await page.goto('/merchandising')
  const plate = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => plate.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(0)
  expect(failed.size).toBeGreaterThan(0)
})

test('an entry that is not there says so with the latest three, and one without a connection that it will come', async ({
  page,
  context,
}) => {
  await page.goto('/merchandising/never-written')
  await logIn(page, 'member@arden.example')
  await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
  await expect(page).toHaveTitle(/^Page Not Found/)
  await expect(page.getByRole('article')).toHaveCount(3)
  await context.setOffline(true)
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByText('This entry will be here when there is.')).toBeVisible()
  const section = new URL(page.url()).pathname.split('/')[1] as Section
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(sectionLabel(section))
  await expect(page).toHaveTitle(new RegExp(sectionLabel(section)))
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
})

test('while the next page is long in coming, the one that is read says so', async ({ page }) => {
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const answer = await hold(page, '**/api/content/getList**')
  await page.getByRole('article').first().getByRole('link').first().click()
  await expect(page.getByRole('main')).toHaveAttribute('aria-busy', 'true')
  const width = () =>
    page.getByRole('main').evaluate((main) => new DOMMatrix(getComputedStyle(main, '::before').transform).a)
  await expect.poll(width).toBeGreaterThan(0.1)
  answer()
  await expect(page).toHaveURL(/merchandising\/./)
  await expect(page.getByRole('main')).not.toHaveAttribute('aria-busy')
})

test('a page whose parts are gone since an upgrade is loaded whole, and without a connection the one that is read stays', async ({
  page,
  context,
}) => {
  await page.goto('/the-weekly')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.goto('/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  const chosen = page.getByRole('contentinfo').getByRole('link', { name: 'Terms' })
  await context.setOffline(true)
  await chosen.click()
  await expect(page.getByText('No connection. Choose again later')).toBeVisible()
  await expect(page).toHaveURL('/notes')
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('No connection. Choose again later')).toHaveCount(0)
  await chosen.click()
  await expect(page).toHaveURL('/terms')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Terms/)
  await page.waitForLoadState('networkidle')
  await page.route('**/assets/privacy-*.js', (route) => route.fulfill({ status: 404 }), { times: 1 })
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Privacy/)
})

test('a search from the menu without a connection is answered where it is seen, and keeps its words', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/notes')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Menu' }).click()
  const typed = page.getByRole('dialog').getByLabel('Search the library')
  await typed.fill('velvet')
  await typed.press('Enter')
  await expect(page.getByText('No connection. Choose again later')).toBeVisible()
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await context.setOffline(false)
  await page.getByRole('button', { name: 'Menu' }).click()
  await expect(typed).toHaveValue('velvet')
})

test('a list comes without its choices when only these are missing', async ({ page }) => {
  await page.goto('/the-weekly')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.route('**/api/content/getFacets**', (route) => route.fulfill({ status: 500, json: {} }))
  for (const [address, title] of [
    ['/business-insights', 'Business Insights'],
    ['/search?q=check', 'Search'],
  ] as const) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
    await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Filter' })).toHaveCount(0)
  }
})
