import type { BrowserContext, Browser as Playwright } from '@playwright/test'
import { DEMO_PASSWORD, demoAccounts } from '#demo/people.ts'
import type { Account, Screen } from './list.ts'

/** One for each account: a second copy of the same session would use its refresh token twice, which ends both. */
export async function openContexts(browser: Playwright, address: string, screens: Screen[]) {
  const contexts = new Map<Account | undefined, BrowserContext>()
  for (const account of new Set(screens.map((screen) => screen.as))) {
    const context = await browser.newContext({ baseURL: address, reducedMotion: 'reduce' })
    if (account) await logIn(context, emailOf(account))
    contexts.set(account, context)
  }
  return contexts
}

function emailOf(account: Account): string {
  return demoAccounts.find(({ email }) => email.startsWith(`${account}@`))?.email ?? ''
}

async function logIn(context: BrowserContext, email: string): Promise<void> {
  const page = await context.newPage()
  // A window that is blocked is no window: the login then goes by redirect.
  await page.addInitScript(() => {
    window.open = () => null
  })
  await page.goto('/profile')
  await page.getByRole('main').getByRole('button', { name: 'Log In' }).click()
  // The gate has a field for an e-mail too.
  await page.waitForURL(/\/login\//)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password').fill(DEMO_PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await page.waitForURL('/profile')
  await page.waitForLoadState('networkidle')
  await page.close()
}
