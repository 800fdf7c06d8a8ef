import { readFile } from 'node:fs/promises'
import { type BrowserContext, expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'
import { isIn, signedIn } from './log-in.ts'
import { call, keepOnly } from './own-calls.ts'
import { expectAccessible } from './watch.ts'

const ENTRY = '/merchandising/the-eleven-meter-wall'
const TITLE = 'The Eleven-Meter Wall'
const OTHER = '/color-and-print/the-check-broken'

interface Noted {
  items: { entryId: string; body: string }[]
}

/** The accounts are shared by all tests: each begins without notes. */
async function withoutNotes(page: Page): Promise<void> {
  const { items } = (await call(page, 'GET', '/notes?limit=100')) as Noted
  for (const { entryId } of items) await call(page, 'DELETE', `/notes/${entryId}`)
  await page.reload()
}

const field = (page: Page) => page.getByRole('textbox', { name: 'Your note on this entry' })
const told = (page: Page) => page.locator('.note-told')

async function openNote(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^(Write a note|Your note)/ }).click()
  await expect(field(page)).toBeFocused()
  await expect(field(page)).toBeEditable()
}

async function writer(context: BrowserContext): Promise<Page> {
  const page = await signedIn(context, ENTRY)
  await withoutNotes(page)
  await openNote(page)
  return page
}

test('a note is saved as one types, and is there again for whoever comes back', async ({ context }) => {
  const page = await writer(context)
  await page.keyboard.type('Ask for the plan at 1:50.')
  await expect(told(page)).toContainText('Saved')
  await expectAccessible(page)
  await page.goto('/home')
  await page.goto(ENTRY)
  await expect(field(page)).toHaveValue('Ask for the plan at 1:50.')
  await page.keyboard.press('Escape')
  await expect(field(page)).toBeHidden()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Your note' })).toBeVisible()
  await expect(field(page)).toBeHidden()
})

test('what is typed while the note is on its way goes on below it', async ({ context }) => {
  const page = await writer(context)
  await page.keyboard.type('From the office.')
  await expect(told(page)).toContainText('Saved')
  const letGo = await hold(page, '**/api/notes/*')
  await page.reload()
  await field(page).focus()
  await page.keyboard.type('From the tr')
  await expect(field(page)).toHaveValue('From the tr')
  letGo()
  await expect(field(page)).toHaveValue('From the office.\n\nFrom the tr')
  await page.keyboard.type('ain.')
  await expect(told(page)).toContainText('Saved')
  await page.goto('/notes')
  await expect(page.getByText(/^From the office\.\s+From the train\.$/)).toBeVisible()
})

test('what is typed in the last moment before leaving is sent', async ({ context }) => {
  const page = await writer(context)
  await page.keyboard.type('Quickly')
  await page.goto('/notes')
  await expect(page.getByText('Quickly', { exact: true })).toBeVisible()
})

test('without a connection typing goes on, a closed tab loses nothing, and it is sent as soon as there is one', async ({
  context,
}) => {
  const page = await writer(context)
  await context.setOffline(true)
  await page.keyboard.type('Written in a tunnel.')
  await expect(told(page)).toContainText('Not sent yet; kept in this browser')
  await page.close()
  await context.setOffline(false)
  // Whatever page comes next sends it.
  const next = await context.newPage()
  await next.goto('/home')
  await isIn(next)
  await expect(async () => {
    const { items } = (await call(next, 'GET', '/notes')) as Noted
    expect(items.map(({ body }) => body)).toEqual(['Written in a tunnel.'])
  }).toPass({ timeout: 10_000 })
})

test('a connection that comes back is noticed by itself', async ({ context }) => {
  const page = await writer(context)
  await context.setOffline(true)
  await page.keyboard.type('One')
  await expect(told(page)).toContainText('Not sent yet')
  await page.keyboard.type(' and two')
  await context.setOffline(false)
  await expect(told(page)).toContainText('Saved')
  expect(((await call(page, 'GET', '/notes')) as Noted).items[0]?.body).toBe('One and two')
})

test('written in two places at once, both texts are shown and both can be kept', async ({
  context,
  browser,
  baseURL,
}) => {
  const here = await writer(context)
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const there = await signedIn(elsewhere, ENTRY)
  await openNote(there)
  await there.keyboard.type('From the office.')
  await expect(told(there)).toContainText('Saved')

  await here.keyboard.type('From the train.')
  await expect(told(here)).toContainText('changed elsewhere too')
  const other = here.getByRole('region', { name: 'Written elsewhere' })
  await expect(other.getByText('From the office.')).toBeVisible()
  await expect(field(here)).toHaveValue('From the train.')
  await expectAccessible(here)
  await other.getByRole('button', { name: 'Keep both' }).click()
  await expect(field(here)).toBeFocused()
  await expect(told(here)).toContainText('Saved')
  await there.reload()
  await expect(field(there)).toHaveValue('From the train.\n\nFrom the office.')
  await elsewhere.close()
})

test('a note that grows too long says so before and after, and is not cut', async ({ context }) => {
  const page = await writer(context)
  await field(page).fill('x'.repeat(19_500))
  await expect(told(page)).toContainText('Room for 500 more characters')
  await field(page).fill('x'.repeat(20_003))
  await expect(told(page)).toContainText('Too long to save: 3 characters over')
  await expect(field(page)).toHaveValue(/^x{20003}$/)
  await field(page).fill('Short.')
  await expect(told(page)).toContainText('Saved')
})

test('all notes are listed, searched, changed, downloaded and deleted', async ({ context }) => {
  const page = await writer(context)
  await page.keyboard.type('The wall is too long.')
  await expect(told(page)).toContainText('Saved')
  await page.goto(OTHER)
  await field(page).fill('Aubergine for the lining.')
  await expect(told(page)).toContainText('Saved')

  await page.getByRole('link', { name: 'All your notes' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Notes' })).toBeVisible()
  const rows = page.getByRole('list', { name: 'Your notes, newest first' }).getByRole('listitem')
  await expect(rows).toHaveCount(2)
  await expect(rows.first()).toContainText('Aubergine for the lining.')
  await expect(rows.first()).toContainText('CP 23-036')
  await expectAccessible(page)

  await page.getByLabel('Search your notes').fill('wall')
  await page.getByRole('search').getByRole('button', { name: 'Search' }).click()
  await expect(page).toHaveURL('/notes?q=wall')
  await expect(rows).toHaveCount(1)
  await expect(page.getByText('1 note with “wall”')).toBeVisible()

  await page.getByRole('button', { name: `Edit the note on ${TITLE}` }).click()
  const inPlace = page.getByRole('textbox', { name: `Your note on ${TITLE}` })
  await expect(inPlace).toBeFocused()
  await inPlace.fill('The wall is right.')
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(rows.first()).toContainText('The wall is right.')

  const starts = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download all as Markdown' }).click()
  const file = await starts
  expect(file.suggestedFilename()).toMatch(/^notes-\d{4}-\d\d-\d\d\.md$/)
  const text = await readFile(await file.path(), 'utf8')
  expect(text).toContain(`## ${TITLE}`)
  expect(text).toContain('> The wall is right.')
  expect(text).toContain('> Aubergine for the lining.')

  await page.getByRole('button', { name: `Delete the note on ${TITLE}` }).click()
  await expect(page.getByRole('button', { name: 'Delete it' })).toBeFocused()
  await page.getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: `Delete the note on ${TITLE}` }).click()
  await page.getByRole('button', { name: 'Delete it' }).click()
  await expect(page.getByText('Deleted.', { exact: true })).toBeFocused()
  await page.goto('/notes')
  await expect(rows).toHaveCount(1)
  await page.goto('/notes?q=wall')
  await expect(page.getByText('No note of yours says “wall”')).toBeVisible()
})

test('logging out with something unsent asks first, and leaves nothing behind in the browser', async ({
  context,
}) => {
  const page = await writer(context)
  await context.route('**/api/notes/*', (route) => route.abort())
  await page.keyboard.type('Not for the next one at this desk.')
  await expect(told(page)).toContainText('Not sent yet')
  const left = () => page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('note')))
  expect(await left()).toHaveLength(1)
  await page.goto('/profile')
  const logOut = page.getByRole('main').getByRole('button', { name: 'Log Out', exact: true })
  const asked = page.waitForEvent('dialog')
  await logOut.click()
  await (await asked).dismiss()
  expect(await left()).toHaveLength(1)
  await expect(logOut).toBeVisible()
  page.once('dialog', (dialog) => dialog.accept())
  await logOut.click()
  await expect(page).toHaveURL('/logout')
  expect(await left()).toEqual([])
})

test('what is kept and noted is named with the word “and”, as all text is', async ({ context }) => {
  const page = await writer(context)
  await field(page).fill('A wall, read twice.')
  await expect(told(page)).toContainText('Saved')
  const keep = page.getByRole('button', { name: /^(Keep this entry|Saved)$/ })
  if (await keep.isEnabled()) await keep.click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeVisible()
  await page.route(/\/api\/(notes|content)/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"title":"[^"]*"/g, '"title":"Cut & Sewn"')
    await route.fulfill({ response: answer, body })
  })
  for (const address of ['/notes', '/profile']) {
    await page.goto(address)
    await expect(page.getByRole('main').getByRole('link', { name: 'Cut and Sewn' }).first()).toBeVisible()
    await expect(page.getByRole('main'), address).not.toContainText('&')
  }
  await keepOnly(page, [])
})

test('a member who could not log out everywhere goes on writing', async ({ context }) => {
  const page = await signedIn(context, '/profile')
  await page.route('**/api/identity/logoutEverywhere', (route) => route.fulfill({ status: 500, json: {} }))
  await page.getByRole('button', { name: 'Log Out Everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await dialog.getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(dialog.getByText('you are still logged in')).toBeVisible()
  await dialog.getByRole('button', { name: 'Stay' }).click()
  await page.getByRole('banner').getByRole('link', { name: 'Toile' }).click()
  await page.getByRole('main').getByRole('article').first().getByRole('link').first().click()
  await openNote(page)
  await field(page).fill('Still here.')
  await expect(told(page)).toContainText('Saved')
})
