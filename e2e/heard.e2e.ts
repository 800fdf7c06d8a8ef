import { expect, test } from '@playwright/test'
import { isIn, logIn } from './log-in.ts'

test.slow()

test('whoever hears the library is told where they are, and how much a choice has left', async ({ page }) => {
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const main = page.getByRole('main')
  const filter = page.getByRole('navigation', { name: 'Filter' })
  await expect(filter.getByRole('status')).toHaveText('14 entries')
  await expect(filter.getByRole('link', { name: /^All / })).toHaveText(['All years', 'All tags'])
  await filter.getByRole('link', { name: 'Fixtures 9' }).click()
  await expect(filter.getByRole('status')).toHaveText('9 entries')

  await main.getByRole('link', { name: 'The Eleven-Meter Wall' }).click()
  await expect(page.getByRole('main', { name: 'The Eleven-Meter Wall' })).toBeFocused()
  // The focus is on the page already; that it is another one has to be told all the same.
  const told = main.evaluate((each) => new Promise((tell) => each.addEventListener('focus', tell)))
  await page.goBack()
  await told
  await expect(page.getByRole('main', { name: 'Merchandising' })).toBeFocused()

  await page.goto('/merchandising?page=2')
  await expect(page).toHaveTitle('Merchandising, page 2, Toile')
  await page.goto('/search?q=check')
  // What was found comes in no order of time.
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'Next' }).click()
  await expect(page).toHaveTitle('Search: check, page 2, Toile')
  await expect(page.getByRole('link', { name: 'Previous' })).toBeVisible()
})

test('a client hears how many pieces a subject has', async ({ page }) => {
  await page.goto('/custom/osei')
  await logIn(page, 'micro@osei.example')
  const subjects = page.getByRole('navigation', { name: 'Subjects' })
  await expect(subjects.getByRole('status')).toHaveText('13 pieces')
  await subjects.getByRole('link', { name: /^Color/ }).click()
  await expect(subjects.getByRole('status')).toHaveText('Five pieces')
})

test('the menu marks where one is, and closes when that is chosen again', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const opener = page.getByRole('button', { name: 'Menu' })
  await opener.click()
  const menu = page.getByRole('dialog', { name: 'Menu' })
  const here = menu.getByRole('link', { name: 'Merchandising' })
  await expect(here).toHaveAttribute('aria-current', 'page')
  await here.click()
  await expect(menu).toBeHidden()
  await expect(opener).toBeFocused()
})
