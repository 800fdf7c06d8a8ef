import { expect, type Page, test } from '@playwright/test'
import { gateOf, isIn, logIn } from './log-in.ts'
import { toile } from './toile.ts'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

test.slow()

const lay = (page: Page) => page.getByRole('navigation', { name: /^Lay plan/ })
const notFound = (page: Page) => page.getByText("Oh no, we couldn't find this page.")

async function enter(page: Page, email: string): Promise<void> {
  await page.goto('/notes')
  await logIn(page, email)
  await isIn(page)
}

const OSEI = /^Osei[’']s Market House/

async function look(page: Page, address: string, heading: string | RegExp): Promise<void> {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1, name: heading }), address).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await expectStill(page)
}

test('a micro client is at home in its own pages: the lay plan, its subjects, its entries, its page', async ({
  page,
}) => {
  await enter(page, 'micro@osei.example')
  await watchShifts(page)
  const complaints = watch(page)
  await look(page, '/', OSEI)
  await expect(page).toHaveURL('/custom/osei')
  await expect(page).toHaveTitle(OSEI)
  await expect(page.getByText('since 2021')).toBeVisible()
  await expect(lay(page).getByRole('link')).toHaveCount(13)

  const subjects = page.getByRole('navigation', { name: 'Subjects' })
  await subjects.getByRole('link', { name: /^Color/ }).click()
  await expect(page).toHaveURL('/custom/osei?tags=Color')
  await subjects.getByRole('link', { name: /^Fixtures/ }).click()
  await expect(page).toHaveURL('/custom/osei?tags=Color%2CFixtures')
  await expect(subjects.locator('[aria-current]')).toHaveCount(2)
  const both = await lay(page).getByRole('link').count()
  await subjects.getByRole('link', { name: /^Fixtures/ }).click()
  await expect(page).toHaveURL('/custom/osei?tags=Color')
  await expect.poll(() => lay(page).getByRole('link').count()).toBeLessThan(both)

  await lay(page)
    .getByRole('link', { name: /A Stripe for the House/ })
    .click()
  await expect(page).toHaveURL('/custom/osei/a-stripe-for-the-house')
  await expect(page).toHaveTitle(/^A Stripe for the House/)
  await page.getByRole('link', { name: 'Back to the lay plan, Color' }).click()
  await expect(page).toHaveURL('/custom/osei?tags=Color')

  await look(page, '/custom/osei?tags=Nothing', OSEI)
  await expect(page.getByText('Nothing of yours is about Nothing.')).toBeVisible()
  await look(page, '/client/Osei_s__Market__House', OSEI)
  await expect(page.getByText('Member since 2021')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Ideas put aside' }).getByRole('article')).toHaveCount(5)
  await look(page, '/custom-work', 'Custom Work')
  expect(complaints).toEqual([])
})

test('a client with one piece is not told of several, and one without any not of another', async ({
  page,
}) => {
  await enter(page, 'micro@osei.example')
  for (const [count, words, way] of [
    [1, 'One piece, made for you and shown to nobody else.', 'Ask for another piece'],
    [0, 'Made for you, and shown to nobody else.', 'Ask for a piece'],
  ] as const) {
    await page.route('**/api/content/getList**', async (route) => {
      const answer = await route.fetch()
      const { items } = await answer.json()
      await route.fulfill({ response: answer, json: { total: count, items: items.slice(0, count) } })
    })
    await page.goto('/custom/osei')
    await expect(page.getByRole('main').getByText(words, { exact: true })).toBeVisible()
    await expect(page.getByRole('main').getByText(way, { exact: true })).toBeVisible()
    await page.unroute('**/api/content/getList**')
  }
})

test('a private entry has its side panel, and every piece of it leads on', async ({ page }) => {
  await enter(page, 'micro@osei.example')
  await watchShifts(page)
  await look(page, '/custom/osei/a-stripe-for-the-house', 'A Stripe for the House')
  const opener = page.getByRole('button', { name: 'Contents' })
  await expect(opener).toHaveAttribute('aria-expanded', 'false')
  await opener.click()
  const panel = page.getByRole('complementary', { name: 'Contents' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('link', { name: /A Stripe for the House/ })).toHaveAttribute(
    'aria-current',
    'page',
  )
  await expectAccessible(page)
  // It stands before the page's own heading, and has none.
  await expect(panel.getByRole('heading')).toHaveCount(0)
  await panel.getByRole('link', { name: /The Missing Step/ }).click()
  await expect(page).toHaveURL('/custom/osei/the-missing-step')
  await expect(page.getByRole('heading', { level: 1, name: 'The Missing Step' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // It stays open from piece to piece, until it is closed; on a phone it would lie over the piece that was chosen.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await expect(panel).toBeHidden()
    await opener.click()
  }
  await expect(panel).toBeVisible()
  await panel.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(opener).toBeFocused()
})

test('a private entry that breaks while it is shown leads to the front page, as one that cannot be had', async ({
  page,
}) => {
  await enter(page, 'micro@osei.example')
  await page.route('**/api/clientMicro/getEntry**', async (route) => {
    const response = await route.fetch()
    const entry = await response.json()
    await route.fulfill({ response, json: { ...entry, fields: { ...entry.fields, tags: 'no list' } } })
  })
  await page.goto('/custom/osei/a-stripe-for-the-house')
  // From the front page this member is led to their own.
  await expect(page).toHaveURL('/custom/osei')
})

test('Escape closes what is open beside an entry one at a time, and shows what has the focus under it', async ({
  page,
}) => {
  await enter(page, 'micro@osei.example')
  await watchShifts(page)
  await look(page, '/custom/osei/the-missing-step', 'The Missing Step')
  await page.getByRole('button', { name: 'Write a note' }).click()
  const note = page.getByRole('textbox', { name: 'Your note on this entry' })
  await expect(note).toBeFocused()
  await page.getByRole('button', { name: 'Contents' }).focus()
  await page.keyboard.press('Enter')
  const panel = page.getByRole('complementary', { name: 'Contents' })
  await expect(panel).toBeFocused()
  const under = page.getByRole('button', { name: /Enlarge$/ }).first()
  await under.focus()
  await page.keyboard.press('Escape')
  await expect(panel).toBeHidden()
  await expect(under).toBeFocused()
  await expect(note).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(note).toBeHidden()
})

test('a film of the client is looked at, within 1400 pixels', async ({ page }) => {
  await enter(page, 'micro@osei.example')
  await watchShifts(page)
  await look(page, '/custom/osei/one-saturday-from-above', 'One Saturday, from Above')
  await expect(page.locator('iframe')).toBeVisible()
  const { width } = (await page.locator('.private').boundingBox()) ?? { width: 0 }
  expect(width).toBeLessThanOrEqual(1400)
})

test('another client’s pages are as if they were not there, and its entries lead to the front without a word', async ({
  page,
}) => {
  await enter(page, 'member@arden.example')
  for (const address of [
    '/custom/osei',
    '/custom/nobody',
    '/client/Osei_s__Market__House',
    '/client/Nobody',
  ]) {
    await page.goto(address)
    await expect(notFound(page), address).toBeVisible()
  }
  for (const address of [
    '/custom/osei/a-stripe-for-the-house',
    '/custom/osei/never-written',
    '/custom/nobody/a-stripe-for-the-house',
  ]) {
    await page.goto(address)
    await expect(page, address).toHaveURL('/home')
    await expect(page.getByText('A Stripe for the House')).toHaveCount(0)
  }
  await page.goto('/client/Arden__and__Vale')
  await expect(page.getByRole('heading', { level: 1, name: 'Arden and Vale' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Ask about it' })).toBeVisible()
  await page.goto('/profile')
  await page.getByRole('link', { name: 'Arden and Vale' }).click()
  await expect(page).toHaveURL('/client/Arden__and__Vale')
})

test('the staff are spoken to as staff on a client’s pages, and are not asked to inquire', async ({
  page,
}) => {
  await enter(page, 'staff@toile.example')
  await page.goto('/client/Arden__and__Vale')
  await expect(page.getByText('Nothing has been made for this client.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Ask/ })).toHaveCount(0)
  await page.goto('/custom/osei?tags=Never')
  await expect(page.getByText('Nothing of theirs is about Never.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: /^Ask/ })).toHaveCount(0)
  await page.goto('/custom-work?client=tollivers')
  await expect(page.getByText('There is no entry for this client')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Show everything' })).toHaveAttribute('href', '/custom-work')
  // Their own house is not a client, and what they read needs no membership.
  await page.goto('/profile')
  await expect(page.getByRole('heading', { name: 'What is open to you' })).toBeVisible()
  await expect(page.getByText('Member since')).toHaveCount(0)
  await expect(page.getByRole('main').getByRole('link', { name: 'Toile' })).toHaveCount(0)
})

test('where nothing was made yet the staff are told for whom, and all of a client’s work is that client’s', async ({
  page,
}) => {
  await enter(page, 'staff@toile.example')
  await page.route('**/api/content/getList**', (route) => route.fulfill({ json: { total: 0, items: [] } }))
  await page.goto('/custom-work')
  await expect(page.getByText('Nothing has been made for any client.')).toBeVisible()
  await expect(page).toHaveTitle('Custom Work, Toile')
  await page.unroute('**/api/content/getList**')
  await page.route('**/api/content/getList**', (route) => route.fulfill({ json: { total: 17, items: [] } }))
  await page.goto('/client/Arden__and__Vale')
  await page.getByRole('link', { name: 'All 17 pieces' }).click()
  await expect(page).toHaveURL('/custom-work?client=arden-and-vale')
})

test('the staff find a client by typing and go through the finds by the arrows', async ({ page }) => {
  await enter(page, 'staff@toile.example')
  await page.getByRole('button', { name: 'Custom', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Clients' })
  const field = sheet.getByLabel('Find a client')
  await expect(sheet.getByText('8 of 8')).toBeVisible()
  await expectAccessible(page)
  await field.fill('atelier')
  await expect(sheet.getByText('2 of 8')).toBeVisible()
  // The Enter that ends a composition has chosen letters, not yet a client.
  const chosen = { key: 'Enter', isComposing: true, bubbles: true, cancelable: true }
  const isLeft = await field.evaluate(
    (input, key) => input.dispatchEvent(new KeyboardEvent('keydown', key)),
    chosen,
  )
  expect(isLeft).toBe(true)
  await field.press('ArrowDown')
  await expect(sheet.getByRole('link', { name: 'atelier nord' })).toBeFocused()
  await page.keyboard.press('End')
  await expect(sheet.getByRole('link', { name: 'Atelier North' })).toBeFocused()
  await page.keyboard.press('ArrowUp')
  await page.keyboard.press('ArrowUp')
  await expect(field).toBeFocused()
  await field.fill('pell')
  await expect(sheet.getByText('Micro site')).toBeVisible()
  await expect(sheet.getByText('1 of 8')).toBeVisible()
  await field.press('Enter')
  await expect(page).toHaveURL('/custom/pell-street')
  await expect(sheet).toBeHidden()
  await expect(lay(page).getByRole('link')).toHaveCount(13)
  // And once more to where they are.
  await page.getByRole('button', { name: 'Custom', exact: true }).click()
  await sheet.getByRole('link', { name: 'Pell Street Knitting Company', exact: true }).click()
  await expect(sheet).toBeHidden()
})

/** Words of the lay plan that begin on one line and end on another. */
function brokenWords(page: Page): Promise<string[]> {
  return lay(page)
    .locator('b')
    .evaluateAll((names) =>
      names.flatMap(({ firstChild: text }) =>
        [...(text?.textContent ?? '').matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
          const range = document.createRange()
          range.setStart(text as Node, index)
          range.setEnd(text as Node, index + word.length)
          return range.getClientRects().length > 1 ? [word] : []
        }),
      ),
    )
}

test('the staff see everybody’s work, each told by whose it is', async ({ page }) => {
  await enter(page, 'staff@toile.example')
  await watchShifts(page)
  await look(page, '/custom-work', 'Custom Work')
  expect(await brokenWords(page), 'Whose it is takes room, and no word is broken for it').toEqual([])
  const whose = page.getByRole('navigation', { name: 'Client' })
  await whose.getByRole('link', { name: 'Pell Street Knitting Company' }).click()
  await expect(page).toHaveURL('/custom-work?client=pell-street')
  await expect(lay(page).getByRole('link')).toHaveCount(13)
  await lay(page)
    .getByRole('link', { name: /Moths, Mapped/ })
    .click()
  await expect(page).toHaveURL('/custom-work/moths-mapped?client=pell-street')
  await expect(page.getByRole('heading', { level: 1, name: 'Moths, Mapped' })).toBeVisible()
  await look(page, '/custom/osei', OSEI)
  await look(page, '/custom/osei/a-stripe-for-the-house', 'A Stripe for the House')
  await look(page, '/client/Pell__Street__Knitting__Company', 'Pell Street Knitting Company')
})

test('a visitor meets the gate on every one of these pages, and learns nothing of them', async ({ page }) => {
  for (const address of [
    '/custom/osei',
    '/custom/osei/a-stripe-for-the-house',
    '/custom-work',
    '/client/Osei_s__Market__House',
    '/client/Nobody',
  ]) {
    const answer = await page.goto(address)
    expect(answer?.status(), address).toBe(401)
    expect(await answer?.text()).not.toMatch(/Osei[’']s|A Stripe/)
    await expect(gateOf(page), address).toBeVisible()
    await expect(page.getByRole('button', { name: 'Contents' })).toHaveCount(0)
    await expect(page).toHaveURL(address)
  }
  await expectAccessible(page)
})

test('pictures not yet fetched when somebody leaves the client come all the same', async ({ page }) => {
  const leaver = `leaver-${crypto.randomUUID()}@osei.example`
  await toile('member', 'add', leaver, '--company', 'osei', '--password', 'leaves before the end')
  await enter(page, 'micro@osei.example')
  await page.goto('/custom/osei/a-stripe-for-the-house')
  const last = page.getByRole('main').locator('img[loading=lazy]').last()
  await expect(last).toBeAttached()
  await page.waitForLoadState('networkidle')
  const isThere = () => last.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth > 0)
  expect(await isThere()).toBe(false)
  await toile('member', 'disable', leaver)
  await last.scrollIntoViewIfNeeded()
  await expect.poll(isThere).toBe(true)
})
