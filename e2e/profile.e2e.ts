import { expect, test } from '@playwright/test'
import { gateOf, isIn, logIn, signedIn } from './log-in.ts'
import { call, keepOnly } from './own-calls.ts'
import { expectAccessible } from './watch.ts'

test('the profile tells who one is and what is kept, and takes off what is no longer wanted', async ({
  context,
}) => {
  const page = await signedIn(context, '/notes')
  await page.goto('/profile')
  await expect(page.getByRole('heading', { level: 1, name: 'Helen Arden' })).toBeVisible()
  const { items } = (await call(page, 'GET', '/content/getList?content_type=presentation&limit=14')) as {
    items: { sys: { id: string }; fields: { title: string } }[]
  }
  const ids = [...items.map(({ sys }) => sys.id), 'never-written']
  await keepOnly(page, ids)
  await page.reload()
  await expect(page.getByText('15 kept, the latest first')).toBeVisible()
  const kept = page.getByRole('region', { name: 'What you keep' }).getByRole('listitem')
  await expect(kept).toHaveCount(12)
  await page.getByRole('button', { name: 'Show 3 more of 15' }).click()
  await expect(kept).toHaveCount(15)
  await expect(kept.last()).toContainText('No longer open to you')
  await expectAccessible(page)

  const [first, next] = items.map(({ fields }) => fields.title)
  await page.getByRole('button', { name: `Remove ${first}` }).click()
  await expect(page.getByRole('button', { name: `Remove ${next}` })).toBeFocused()
  await expect(page.getByText('14 kept')).toBeVisible()

  await context.route('**/api/users/*', (route) => route.abort())
  await page.getByRole('button', { name: `Remove ${next}` }).click()
  await expect(page.getByText(`${next} could not be removed. It is still kept; try again.`)).toBeVisible()
  await expect(kept).toHaveCount(14)
  await context.unroute('**/api/users/*')
  await keepOnly(page, ['never-written'])
  await page.reload()
  await page.getByRole('button', { name: 'Remove an entry that is no longer open' }).click()
  await expect(page.getByRole('heading', { name: 'What you keep' })).toBeFocused()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
})

test('what could not be kept is not said to be kept, nor what could not be removed to be lost', async ({
  context,
}) => {
  const page = await signedIn(context, '/color-and-print/the-check-broken')
  await keepOnly(page, [])
  await page.reload()
  const isKept = page.getByRole('button', { name: 'Saved' })
  const refuse = () =>
    page.route('**/api/users/*', (route) =>
      route.request().method() === 'PATCH' ? route.fulfill({ status: 500, json: {} }) : route.continue(),
    )
  // By key: right after a page is scrolled, Chromium may give a click to the frame that was there before.
  const keep = () => page.getByRole('button', { name: 'Keep this entry' }).press('Enter')
  const way = (to: string) => page.getByRole('link', { name: to }).filter({ visible: true }).first()
  await refuse()
  await keep()
  await expect(page.getByText('It could not be kept. Try again.')).toBeVisible()
  // Moving about keeps what the page knows; a page that is loaded anew has forgotten it.
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/profile"]')?.click())
  await expect(page.getByRole('heading', { name: 'What you keep' })).toBeVisible()
  await expect(page.getByText('could not be removed')).toHaveCount(0)
  await page.unroute('**/api/users/*')

  await page.goBack()
  await keep()
  await expect(isKept).toBeVisible()
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/profile"]')?.click())
  await refuse()
  await page.getByRole('button', { name: /^Remove The Check, Broken/ }).click()
  await expect(page.getByText('could not be removed. It is still kept')).toBeVisible()
  await way('The Check, Broken').click()
  await expect(isKept).toBeVisible()
  await expect(page.getByText('It could not be kept.')).toHaveCount(0)
  await page.unroute('**/api/users/*')
  await page.goto('/profile')
  await page.getByRole('button', { name: /^Remove The Check, Broken/ }).click()
  await expect(page.getByText('The Check, Broken')).toHaveCount(0)
})

test('logging out everywhere ends the login in another browser too, and a new one works', async ({
  context,
  browser,
  baseURL,
}) => {
  const email = 'alacarte@arden.example'
  const elsewhere = await browser.newContext({ baseURL: baseURL ?? '' })
  const phone = await signedIn(elsewhere, '/home', email)
  const page = await signedIn(context, '/notes', email)
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Log Out Everywhere' }).click()
  const dialog = page.getByRole('dialog', { name: 'Log out everywhere?' })
  await expect(dialog).toBeVisible()
  await dialog.getByRole('button', { name: 'Log Out Everywhere' }).click()
  await expect(page).toHaveURL('/logout')
  await phone.reload()
  await expect(gateOf(phone)).toBeVisible()
  await page.goto('/home')
  await logIn(page, email)
  await isIn(page)
  await elsewhere.close()
})

test('a lapsed member keeps profile and notes, and is told what will be there', async ({ context }) => {
  const page = await signedIn(context, '/notes', 'lapsed@arden.example')
  await expect(page.getByText('Nothing written yet.')).toBeVisible()
  await page.goto('/profile')
  await expect(page.getByText('None at the moment')).toBeVisible()
  await expectAccessible(page)
})
