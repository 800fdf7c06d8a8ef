import type { Page } from '@playwright/test'

/** Holds back whatever is asked of these addresses until told to let go, or for good. */
export async function hold(page: Page, addresses: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(addresses, async (route) => {
    await promise
    // The page may have ended meanwhile.
    await route.continue().catch(() => {})
  })
  return resolve
}
