import { expect, type Page, test } from '@playwright/test'
import { isIn, logIn } from './log-in.ts'
import { toile } from './toile.ts'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

// Each journey is one login and every room of the library.
test.slow()

interface Room {
  address: string
  heading: string | RegExp
}

async function walk(page: Page, email: string, rooms: Room[]): Promise<void> {
  await page.goto('/the-weekly')
  await logIn(page, email)
  await isIn(page)
  await watchShifts(page)
  const complaints = watch(page)
  for (const { address, heading } of rooms) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible()
    await page.waitForLoadState('networkidle')
    await expectAccessible(page)
    await expectStill(page)
  }
  expect(complaints).toEqual([])
}

test('a full member finds every room of the library open, still and in order', async ({ page }) => {
  test.setTimeout(240_000)
  await walk(page, 'member@arden.example', [
    { address: '/home', heading: /\w/ },
    { address: '/home?page=2', heading: 'Page 2' },
    { address: '/design-movements', heading: 'Design Movements' },
    { address: '/color-and-print', heading: 'Color and Print' },
    { address: '/runway-and-research', heading: 'Runway and Research' },
    { address: '/business-insights', heading: 'Business Insights' },
    { address: '/business-insights/year/2025', heading: 'Business Insights' },
    { address: '/merchandising?year=2026', heading: 'Merchandising' },
    { address: '/business-strategy', heading: 'Business Strategy' },
    { address: '/great-ideas?tags=Service', heading: 'Great Ideas' },
    { address: '/travel-guides', heading: 'Travel Guides' },
    { address: '/the-weekly?page=2', heading: 'The Weekly' },
    { address: '/search?q=check', heading: 'Search' },
    { address: '/search?q=zzzzqqqq', heading: 'Search' },
    { address: '/profile', heading: /\w/ },
    { address: '/notes', heading: 'Notes' },
  ])
})

test('an à-la-carte member sees what is open, and where it ends', async ({ page }) => {
  await walk(page, 'alacarte@arden.example', [
    { address: '/home', heading: /\w/ },
    { address: '/business-insights', heading: 'Business Insights' },
    { address: '/search?q=check', heading: 'Search' },
    { address: '/merchandising', heading: 'Merchandising' },
  ])
  await page.goto('/home')
  const locked = page.getByRole('region', { name: 'Not in your membership' })
  await expect(locked.getByRole('link', { name: /Merchandising \d+ more entries/ })).toBeVisible()
  await locked.getByRole('link', { name: /Runway and Research/ }).click()
  await expect(page.getByText('Runway and Research is not part of your membership')).toBeVisible()
  await page.getByRole('link', { name: 'Ask about it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Ask about it' })
  await expect(sheet.getByLabel('E-mail')).toHaveValue('alacarte@arden.example')
})

test('what was given away opens to an à-la-carte member, though its section does not', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'alacarte@arden.example')
  await page.getByRole('link', { name: 'Visible Joints' }).click()
  await expect(page).toHaveURL('/design-movements/visible-joints')
  await expect(page.getByRole('button', { name: 'Keep this entry' })).toBeVisible()
})

test('a lapsed member keeps what is theirs and is asked to write for the rest', async ({ page }) => {
  await walk(page, 'lapsed@arden.example', [
    { address: '/home', heading: 'Not subscribed' },
    { address: '/search?q=check', heading: 'Not subscribed' },
    { address: '/travel-guides', heading: 'Travel Guides' },
    { address: '/profile', heading: /\w/ },
    { address: '/notes', heading: 'Notes' },
  ])
  await page.goto('/travel-guides')
  await expect(page.getByText('yours has none at the moment')).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(0)
})

test('what an operator opens or closes is so for whoever is in, at the next page', async ({ page }) => {
  const email = `changing-${crypto.randomUUID()}@arden.example`
  const opens = (sections: string) =>
    toile('member', 'set', email, '--alacarte', 'true', '--subscription', sections)
  await toile('member', 'add', email, '--company', 'arden-and-vale', '--password', 'cut on the bias')
  await opens('color-and-print')
  await page.goto('/merchandising')
  await logIn(page, email, 'cut on the bias')
  await isIn(page)
  await expect(page.getByText('Merchandising is not part of your membership.')).toBeVisible()

  await opens('merchandising')
  await page.reload()
  await expect(page.getByRole('article').first()).toBeVisible()

  await opens('color-and-print')
  await page.getByRole('article').first().getByRole('link').click()
  await expect(page.getByText('Merchandising is not part of your membership.')).toBeVisible()
  const known = () => page.evaluate(() => localStorage.getItem('toile.session'))
  await expect.poll(known).not.toContain('merchandising')
  await page.goto('/profile')
  await expect(
    page
      .getByRole('region', { name: 'What your membership opens' })
      .getByRole('listitem')
      .filter({ hasText: 'Merchandising' }),
  ).toContainText('Ask about it')
})

test('a list is narrowed by tag and year, paged by links, and an empty choice has a way out', async ({
  page,
}) => {
  await page.goto('/runway-and-research')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const plates = page.getByRole('main').getByRole('article')
  await expect(plates).toHaveCount(12)
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL('/runway-and-research?page=2')
  await expect(plates).toHaveCount(4)
  await expect(page.getByRole('main')).toBeFocused()
  await page.goBack()
  await page.getByRole('navigation', { name: 'Filter' }).getByRole('link', { name: '2025 2' }).click()
  await expect(page).toHaveURL('/runway-and-research?year=2025')
  await expect(plates).toHaveCount(2)
  await page.goto('/runway-and-research?year=1999')
  await expect(page.getByText('There is no entry from 1999')).toBeVisible()
  await page.getByRole('link', { name: 'Show everything' }).click()
  await expect(plates).toHaveCount(12)
})

test('a search says what it found instead, narrows by section, and leads back to its own page', async ({
  page,
}) => {
  await page.goto('/search?q=houndstoth')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await expect(page.getByText('Showing results for “houndstooth”')).toBeVisible()
  await page.goto('/search?q=check')
  const finds = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') })
  await expect(finds).toHaveCount(12)
  await expect(page.locator('mark').first()).toBeVisible()
  await page
    .getByRole('navigation', { name: 'Filter' })
    .getByRole('link', { name: /Color and Print \d+/ })
    .click()
  await expect(page).toHaveURL('/search?q=check&section=color-and-print')
  await finds.first().getByRole('link').click()
  await expect(page).toHaveURL(/\/color-and-print\//)
  await page.getByRole('link', { name: /^Back to/ }).click()
  await expect(page).toHaveURL('/search?q=check&section=color-and-print')
})

test('what is asked for without an end is shown within the page', async ({ page }) => {
  await page.goto('/notes')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const word = 'x'.repeat(200)
  for (const address of [`/search?q=${word}`, `/merchandising?tags=${word}`, `/notes?q=${word}`]) {
    await page.goto(address)
    await expect(page.getByText(word).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  }
})

test('nothing in the library is cut off when text is twice its size', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const address of ['/home', '/profile', '/color-and-print/the-blur-is-the-point', '/search?q=check']) {
    await page.goto(address)
    await isIn(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    // A phone would widen its window with the page, so it is held against the screen.
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width, address).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  }
})

/** By how much the part of the ticket that is there is wider than the margin; a target is 24 pixels wide at least. */
function overMargin(): number {
  const ticket = document.querySelector('.ticket')
  const { top, bottom, right } = ticket?.getBoundingClientRect() ?? new DOMRect()
  let width = 0
  while (ticket && document.elementsFromPoint(right - width - 1, (top + bottom) / 2).includes(ticket)) width++
  return width - Number.parseFloat(getComputedStyle(document.body).getPropertyValue('--margin'))
}

test('the ticket hangs a second after each page and leads to the custom work, where it does not hang', async ({
  page,
}) => {
  await page.goto('/the-weekly')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const ticket = page.getByRole('navigation', { name: 'Your work' })
  await expect(ticket).toBeAttached()
  // Over something to read it draws back into the margin.
  await expect(page.locator('.ticket-drawn')).toBeAttached()
  expect(await page.evaluate(overMargin)).toBeLessThanOrEqual(4)
  await page.goto('/custom-work')
  await expect(page.getByText('Nothing has been cut for you yet.')).toBeVisible()
  await expectAccessible(page)
  await page.waitForTimeout(1_500)
  await expect(ticket).toHaveCount(0)
  await page.getByRole('link', { name: 'Ask about it' }).click()
  const sheet = page.getByRole('dialog', { name: 'Have something cut' })
  await expect(sheet.getByLabel('E-mail')).toHaveValue('member@arden.example')
})

test('the work made for a company is read by its members, and by nobody else', async ({ page, browser }) => {
  await page.goto('/the-weekly')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  await page.goto('/custom-work')
  const first = page.getByRole('region', { name: 'Cutting list' }).getByRole('link').first()
  const title = await first.innerText()
  await first.click()
  await expect(page).toHaveURL(/\/custom-work\/[\w-]+$/)
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Back to Custom Work' })).toBeVisible()
  const address = page.url()
  const other = await (await browser.newContext()).newPage()
  await other.goto(new URL('/the-weekly', address).href)
  await logIn(other, 'member@arden.example')
  await isIn(other)
  await other.goto(address)
  await expect(other.getByText("Oh no, we couldn't find this page.")).toBeVisible()
})
