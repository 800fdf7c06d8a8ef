import { expect, test } from '@playwright/test'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

const UNKNOWN = '/an-address-nobody-wrote'

test('the home page has one heading and loads without an error', async ({ page }) => {
  const complaints = watch(page)
  const response = await page.goto('/', { waitUntil: 'networkidle' })
  expect(response?.status()).toBe(200)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('main')).toBeVisible()
  expect(complaints).toEqual([])
})

for (const address of ['/', '/about', '/contact']) {
  test(`nothing at ${address} moves while it comes and while it is read`, async ({ page }) => {
    await watchShifts(page)
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(async () => {
      for (let y = 0; y < document.body.scrollHeight; y += 400) {
        scrollTo(0, y)
        await new Promise((resolve) => setTimeout(resolve, 50))
      }
    })
    await page.waitForLoadState('networkidle')
    await expectStill(page)
  })
}

for (const address of ['/', '/about', '/contact', '/forgot-password']) {
  test(`nothing at ${address} is cut off when text is twice its size`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // A phone would widen its window with the page, so it is held against the screen.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  })
}

test('an unknown address is told so, with the way home', async ({ page }) => {
  const response = await page.goto(UNKNOWN)
  expect(response?.status()).toBe(404)
  await expect(page).toHaveTitle(/Page Not Found/)
  await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
  await page.getByRole('main').locator('a[href="/"]').click()
  await expect(page).toHaveURL('/')
})

test('an unknown address shows the three latest presentations, with pictures and without their text', async ({
  page,
}) => {
  await page.goto(UNKNOWN, { waitUntil: 'networkidle' })
  const cards = page.getByRole('region', { name: 'The latest presentations' }).getByRole('article')
  await expect(cards).toHaveCount(3)
  for (const card of await cards.all()) {
    const image = card.getByRole('img')
    await image.scrollIntoViewIfNeeded()
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(100)
  }
  expect(await page.content()).not.toContain('dyed before it is woven')
})

test('every link of the front page leads to a page', async ({ page, request }) => {
  await page.goto('/')
  const links = await page
    .locator('a[href^="/"]')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  expect(links.length).toBeGreaterThan(4)
  for (const link of new Set(links)) expect((await request.get(link)).status(), link).toBe(200)
})

for (const address of ['/', '/about', '/contact', '/terms', '/privacy', '/api/docs', UNKNOWN]) {
  test(`axe finds nothing to complain about at ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectAccessible(page)
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
