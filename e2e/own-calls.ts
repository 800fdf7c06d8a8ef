import type { Page } from '@playwright/test'

/** A call of the API as the page would make it. */
export function call(page: Page, method: string, path: string, body?: object): Promise<unknown> {
  return page.evaluate(
    async ([method, path, body]) => {
      const { accessToken } = JSON.parse(localStorage.getItem('toile.session') ?? '{}')
      const authorization = `Bearer ${accessToken}`
      const answer = await fetch(`/api${path}`, {
        method,
        headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
        ...(body && { body }),
      })
      return answer.json()
    },
    [method, path, body && JSON.stringify(body)] as const,
  )
}

/** The accounts are shared by all tests: each says what is kept. */
export async function keepOnly(page: Page, ids: string[]): Promise<void> {
  const sub = await page.evaluate(() => JSON.parse(localStorage.getItem('toile.session') ?? '').person.sub)
  await call(page, 'PATCH', `/users/${sub}`, { bookmarks: ids })
}
