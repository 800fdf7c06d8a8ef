import { type BrowserContext, expect, type Page } from '@playwright/test'

export const PASSWORD = 'toile-demo'

/** The login as it appears: in a window of its own on a desktop, in the page itself on a phone. */
export async function openLogin(page: Page): Promise<Page> {
  const button = page.getByRole('main').getByRole('button', { name: 'Log In' })
  const inBar = page.getByRole('navigation').getByRole('button', { name: 'Log In' })
  const opens = page.waitForEvent('popup', { timeout: 20_000 }).catch(() => null)
  await ((await button.count()) > 0 ? button : inBar).first().click()
  const moved = page.waitForURL(/\/login\//, { timeout: 20_000 }).then(
    () => page,
    () => null,
  )
  const place = (await Promise.race([opens, moved])) ?? (await opens) ?? (await moved)
  if (!place) throw new Error('No login appeared')
  return place
}

export async function logIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const place = await openLogin(page)
  await place.getByLabel('E-mail').fill(email)
  await place.getByLabel('Password').fill(password)
  await place.getByRole('button', { name: 'Log In' }).click()
}

/** The library's own bars are there: on a desktop with Log Out, on a phone with the menu that holds it. */
export const isIn = (page: Page) =>
  expect(
    page
      .getByRole('banner')
      .getByRole('button', { name: /^(Log Out|Menu)$/ })
      .filter({ visible: true }),
  ).toHaveCount(1)

/** A page of the library, read by somebody who has logged in at its gate. */
export async function signedIn(context: BrowserContext, address = '/home', email = 'member@arden.example') {
  const page = await context.newPage()
  await page.goto(address)
  await logIn(page, email)
  await isIn(page)
  return page
}

export async function logOut(page: Page): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu' })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: 'Log Out' }).filter({ visible: true }).first().click()
}

export const gateOf = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Log In' })
