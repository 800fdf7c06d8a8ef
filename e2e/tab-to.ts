import type { Page } from '@playwright/test'

/** Goes on with Tab until the thing has the focus, as somebody without a mouse does. */
export async function tabTo(page: Page, name: RegExp, most = 80): Promise<void> {
  for (let step = 0; step < most; step++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement as HTMLInputElement | null
      return (
        element?.getAttribute('aria-label') ?? element?.labels?.[0]?.innerText ?? element?.innerText ?? ''
      )
    })
    if (name.test(focused.trim())) return
  }
  throw new Error(`${name} was not reached in ${most} steps`)
}
