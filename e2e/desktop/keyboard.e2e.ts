import { expect, test } from '@playwright/test'
import { isIn, logIn, PASSWORD } from '../log-in.ts'
import { tabTo } from '../tab-to.ts'

test.slow()

test('by keyboard alone: log in, search, read, keep, write a note, log out', async ({ page }) => {
  await page.addInitScript(() => {
    // With popups blocked the login comes into this page: a test cannot move its keyboard to another window as a person can.
    window.open = () => null
  })
  await page.goto('/home')
  await tabTo(page, /^Log In$/)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/login\//)
  await page.getByLabel('E-mail').focus()
  await page.keyboard.type('staff@toile.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/home')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await page.waitForLoadState('networkidle')

  await page.keyboard.press('/')
  await expect(page.getByRole('searchbox', { name: 'Search the library' })).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: 'Search', exact: true })).toBeFocused()
  await page.keyboard.press('/')
  await page.keyboard.type('houndstooth')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/search?q=houndstooth')
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, /^The Check, Broken$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'The Check, Broken' })).toBeVisible()
  await expect(page).toHaveTitle(/The Check, Broken/)
  await expect(page.getByRole('main')).toBeFocused()

  await tabTo(page, /^Keep this entry$/)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()

  await tabTo(page, /^(Write a note|Your note)/)
  await page.keyboard.press('Enter')
  const note = page.getByRole('textbox', { name: 'Your note on this entry' })
  await expect(note).toBeFocused()
  await expect(note).toBeEditable()
  await page.keyboard.type('Ask for a cutting.')
  await expect(page.locator('.note-told')).toHaveText(/Saved/)
  await page.keyboard.press('Escape')

  await page.keyboard.press('Home')
  await page.evaluate(() => document.body.focus())
  await page.goto('/profile')
  await tabTo(page, /^Log Out$/)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/logout')
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Log In' })).toBeVisible()
})

test('what the keyboard goes back to does not lie under the frame', async ({ page }) => {
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const link = page.getByRole('main').getByRole('article').nth(3).getByRole('link').first()
  await link.focus()
  await page.keyboard.press('Tab')
  // Under the frame it is within the window, and would be left there.
  await link.evaluate((each) => scrollBy({ top: each.getBoundingClientRect().top - 8, behavior: 'instant' }))
  await expect(page.getByRole('banner')).toBeInViewport()
  await page.keyboard.press('Shift+Tab')
  await expect(link).toBeFocused()
  const frame = await page.locator('.frame').evaluate((each) => each.getBoundingClientRect().bottom)
  expect(await link.evaluate((each) => each.getBoundingClientRect().top)).toBeGreaterThanOrEqual(frame)
})
