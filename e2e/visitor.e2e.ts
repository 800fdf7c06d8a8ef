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

for (const address of [UNKNOWN, '/creative-direction/anything', '/consumer-insights/one/two']) {
  test(`${address}, which is unknown, is told so, with the way home`, async ({ page }) => {
    const response = await page.goto(address)
    expect(response?.status()).toBe(404)
    await expect(page).toHaveTitle(/Page Not Found/)
    await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
    await expect(page.getByRole('region', { name: 'The latest presentations' })).toBeVisible()
    await page.getByRole('main').locator('a[href="/"]').click()
    await expect(page).toHaveURL('/')
  })
}

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

test('the press is named with the word “and”, as all text is', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Press', { exact: true }).click()
  await expect(page.getByText('Counter and Floor').first()).toBeVisible()
  await expect(page.locator('body')).not.toContainText('&')
})

test('what was said of us hangs its quotation mark in the margin', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Press', { exact: true }).click()
  const indent = await page
    .locator('blockquote')
    .first()
    .evaluate((quote) => {
      const letters = document.createRange()
      letters.setStart(quote.firstChild as Text, 1)
      letters.setEnd(quote.firstChild as Text, 2)
      return letters.getBoundingClientRect().left - quote.getBoundingClientRect().left
    })
  expect(Math.abs(indent)).toBeLessThan(3)
})

test('a forgotten password that is told without a connection, or to a server that fails, keeps the form and what was typed', async ({
  page,
  context,
}) => {
  await page.goto('/forgot-password', { waitUntil: 'networkidle' })
  const email = page.getByRole('main').getByLabel('E-mail')
  await email.fill('nobody@arden.example')
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('the connection or our server is away')).toBeVisible()
  await expect(email).toHaveValue('nobody@arden.example')
  await context.setOffline(false)
  for (const status of [429, 500]) {
    await page.route('**/forgot-password.data', (route) => route.fulfill({ status }), { times: 1 })
    await email.fill(`nobody-${status}@arden.example`)
    const answered = page.waitForResponse('**/forgot-password.data')
    await page.getByRole('button', { name: 'Send the link' }).click()
    await answered
    await expect(page.getByRole('button', { name: 'Send the link' })).toBeEnabled()
    await expect(page.getByText('the connection or our server is away')).toBeVisible()
    await expect(email).toHaveValue(`nobody-${status}@arden.example`)
  }
  await page.getByRole('button', { name: 'Send the link' }).click()
  await expect(page.getByText('Please check your inbox.')).toBeVisible()
})

test('a page that cannot be fetched says so, and blames nobody', async ({ page, context }) => {
  await page.goto('/about', { waitUntil: 'networkidle' })
  await context.route('**/*.data*', (route) => route.abort('internetdisconnected'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Out of reach')
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

test('the whole of the house’s name can be pressed, however large the title below it', async ({ page }) => {
  for (const address of ['/contact', '/terms', UNKNOWN]) {
    await page.goto(address)
    await page.evaluate(() => document.fonts.ready)
    const covered = await page.locator('.bar-logo').evaluate((logo) => {
      const { left, right, top, bottom } = logo.getBoundingClientRect()
      const at = (part: number) => document.elementFromPoint((left + right) / 2, top + part * (bottom - top))
      return [0.1, 0.5, 0.9].map(at).filter((each) => !logo.contains(each)).length
    })
    expect(covered, address).toBe(0)
  }
})
