import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'

const UNKNOWN = '/an-address-nobody-wrote'

function collectErrors(page: Page) {
  const errors: string[] = []
  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })
  return errors
}

test('the home page has one heading and loads without an error', async ({ page }) => {
  const errors = collectErrors(page)
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  expect(errors).toEqual([])
})

test('an unknown address is told so, with the way home', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
})

for (const address of ['/', UNKNOWN]) {
  test(`axe finds nothing to complain about at ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const { violations } = await new AxeBuilder({ page }).analyze()
    expect(violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)])).toEqual([])
  })

  test(`the first key press at ${address} reaches the skip link, the second the page itself`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.keyboard.press('Tab')
    const skip = page.locator(':focus')
    await expect(skip).toHaveRole('link')
    await expect(skip).toHaveAccessibleName(/skip/i)
    await expect(skip).toBeInViewport()
    await page.keyboard.press('Enter')
    await expect(page.getByRole('main')).toBeFocused()
  })

  test(`nothing at ${address} is wider than the screen`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}
