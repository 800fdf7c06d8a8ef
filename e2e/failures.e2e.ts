import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'
import { isIn, logIn, logOut } from './log-in.ts'

test.slow()

/** Whatever is written there does not arrive. */
const failed = (page: Page, address: string) =>
  page.route(address, (route) =>
    route.request().method() === 'GET' ? route.fallback() : route.fulfill({ status: 503 }),
  )

const enter = async (page: Page, address: string, email = 'member@arden.example') => {
  await page.goto(address)
  await logIn(page, email)
  await isIn(page)
}

test('a form that could not be sent says so in sight, and the next try is one key away', async ({ page }) => {
  // As a desktop at twice the size.
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  const sheet = page.getByRole('dialog')
  await sheet.getByLabel('Name').fill('Ana Ferro')
  await sheet.getByLabel('Message').fill('The line was bad.')
  await sheet.getByLabel('E-mail').fill('again@ferro.example')
  await failed(page, '**/api/request/contact')
  await sheet.getByLabel('E-mail').press('Enter')
  const told = sheet.getByRole('alert')
  await expect(told).toContainText('It could not be sent')
  await expect(told).toBeFocused()
  await expect(told).toBeInViewport({ ratio: 1 })
  await page.keyboard.press('Tab')
  await expect(sheet.getByRole('button', { name: 'Send' })).toBeFocused()
  const errors = [{ path: 'email', message: 'Another one, please.' }]
  await page.route('**/api/request/*', (route) => route.fulfill({ status: 400, json: { errors } }))
  await page.keyboard.press('Enter')
  await expect(sheet.getByText('Another one, please.')).toBeVisible()
  await expect(told).toBeFocused()
})

test('a letter that could not be asked for is said of that address alone, and asked for again by one key', async ({
  page,
}) => {
  await page.clock.install()
  await page.goto('/forgot-password', { waitUntil: 'networkidle' })
  const email = page.getByRole('main').getByLabel('E-mail')
  const send = page.getByRole('button', { name: 'Send the link' })
  const fault = page.getByText('the connection or our server is away')
  const letGo = await hold(page, '**/forgot-password.data')
  await email.fill('nobody@arden.example')
  await send.press('Enter')
  await expect(send).toBeDisabled()
  // No answer comes, and it is not waited for.
  await page.clock.fastForward('01:00')
  await expect(fault).toBeVisible()
  await expect(send).toBeFocused()
  await expect(email).not.toHaveAttribute('aria-invalid')
  await email.fill('nobody-else@arden.example')
  await expect(fault).toBeHidden()
  letGo()
})

test('what a member asked for by a button and did not get leaves the focus on it', async ({ page }) => {
  await enter(page, '/profile')
  const change = page.getByRole('button', { name: 'Change Password' })
  await failed(page, '**/api/changePw')
  await change.press('Enter')
  await expect(page.getByText('The letter could not be asked for.')).toBeVisible()
  await expect(change).toBeFocused()

  await page.getByRole('button', { name: 'Log Out Everywhere' }).click()
  const out = page.getByRole('dialog').getByRole('button', { name: 'Log Out Everywhere' })
  await failed(page, '**/api/identity/logoutEverywhere')
  await out.press('Enter')
  await expect(page.getByText('you are still logged in')).toBeVisible()
  await expect(out).toBeFocused()

  await page.route('**/api/users/*', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByRole('heading', { name: 'What you keep' })).toBeFocused()
  await page.unroute('**/api/users/*')

  await page.goto('/search?q=linen')
  const keep = page.getByRole('button', { name: 'Keep this entry' })
  await page.locator('.find a').first().click()
  await failed(page, '**/api/users/*')
  await keep.press('Enter')
  await expect(page.getByText('It could not be kept. Try again.')).toBeVisible()
  await expect(keep).toBeFocused()
})

test('a button that goes out or goes away under the keyboard leaves one a place to go on from', async ({
  page,
}) => {
  await enter(page, '/search?q=linen', 'staff@toile.example')
  const box = page.getByRole('banner').getByRole('button', { name: 'Search' })
  // The phone has it in its menu.
  if (await box.isVisible()) {
    await box.click()
    await page.getByRole('banner').getByRole('searchbox').fill('cotton')
    await page.keyboard.press('Enter')
    await expect(page).toHaveTitle(/^Search: cotton/)
    await expect(box).toBeFocused()
  }

  const list = '**/api/clients/list'
  await page.route(list, (route) => route.fulfill({ status: 503 }))
  await page.getByRole('button', { name: 'Custom', exact: true }).click()
  await page.getByRole('button', { name: 'Try again' }).press('Enter')
  await expect(page.getByLabel('Find a client')).toBeFocused()
  await page.keyboard.press('Escape')

  await page.locator('.find a').first().click()
  await page
    .getByRole('button', { name: /Enlarge/ })
    .first()
    .press('Enter')
  const larger = page.getByRole('button', { name: 'Larger' })
  await larger.focus()
  for (let times = 0; times < 12; times++) await page.keyboard.press('Enter')
  await expect(larger).toBeDisabled()
  await expect(larger).toBeFocused()
})

test('a search leaves the focus in its field, and there what is typed on meanwhile', async ({ page }) => {
  await enter(page, '/search?q=linen')
  const field = page.getByRole('main').getByRole('searchbox')
  await expect(field).toHaveValue('linen')
  const letGo = await hold(page, '**/api/content/getList*')
  await field.fill('cotton')
  await field.press('Enter')
  await field.pressSequentially(' twill')
  letGo()
  await expect(page).toHaveTitle(/^Search: cotton/)
  await expect(field).toBeFocused()
  await expect(field).toHaveValue('cotton twill')
  await field.fill('cotton')
  await page.goBack()
  await expect(field).toHaveValue('linen')
})

test('what comes at the second try has the focus that its button had', async ({ page }) => {
  await enter(page, '/search?q=linen')
  await page.route('**/api/content/**', (route) => route.fulfill({ status: 503 }))
  await page.reload()
  const again = page.getByRole('button', { name: 'Try again' })
  await again.press('Enter')
  await expect(again).toBeFocused()
  await page.unroute('**/api/content/**')
  await again.press('Enter')
  await expect(page.getByText(/entries for “linen”/)).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
})

test('what a member typed is not there for whoever logs in after them', async ({ page, context }) => {
  await enter(page, '/merchandising', 'alacarte@arden.example')
  const sheet = page.getByRole('dialog')
  await page.getByRole('link', { name: 'Ask about it' }).click()
  await sheet.getByLabel('Message').fill('Between you and me')
  await sheet.getByRole('button', { name: 'Close' }).click()
  const other = await context.newPage()
  await other.goto('/profile')
  await isIn(other)
  await logOut(other)
  await expect(other).toHaveURL(/\/logout$/)
  await enter(other, '/merchandising', 'lapsed@arden.example')
  await page.getByRole('link', { name: 'Ask about it' }).click()
  await expect(sheet.getByLabel('E-mail')).toHaveValue('lapsed@arden.example')
  await expect(sheet.getByLabel('Message')).toHaveValue('')
})

test('a login that is given up, made, or ended from elsewhere has the focus where one goes on', async ({
  page,
}) => {
  await page.goto('/merchandising')
  const main = page.getByRole('main')
  const button = main.getByRole('button', { name: 'Log In' })
  await page.route('**/api/identity', (route) => route.fulfill({ status: 503 }))
  await button.press('Enter')
  await expect(page.getByText('The login service cannot be reached')).toBeVisible()
  await expect(button).toBeFocused()
  await page.unroute('**/api/identity')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.evaluate(() => {
    const known = localStorage.getItem('toile.session')
    localStorage.removeItem('toile.session')
    dispatchEvent(new StorageEvent('storage', { key: 'toile.session', oldValue: known }))
  })
  await expect(button).toBeVisible()
  await expect(main).toBeFocused()
})
