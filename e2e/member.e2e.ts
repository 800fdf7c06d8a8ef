import { expect, type Page, test } from '@playwright/test'
import { isIn, logIn } from './log-in.ts'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

const accounts: [email: string, sees: (page: Page) => Promise<void>][] = [
  [
    'member@arden.example',
    async (page) => {
      await page.goto('/merchandising')
      await expect(page.getByRole('heading', { level: 1, name: 'Merchandising' })).toBeVisible()
      await expect(page.getByRole('article').first()).toBeVisible()
      // An old link, or the way of an account that was refused before.
      await page.goto('/not-subscribed')
      await expect(page.getByRole('heading', { level: 1, name: 'Subscribed', exact: true })).toBeVisible()
    },
  ],
  [
    'alacarte@arden.example',
    async (page) => {
      await page.goto('/color-and-print')
      await expect(page.getByRole('article').first()).toBeVisible()
      await page.goto('/merchandising')
      await expect(page.getByText('Merchandising is not part of your membership')).toBeVisible()
      await expect(page.getByRole('article')).toHaveCount(0)
    },
  ],
  [
    'lapsed@arden.example',
    async (page) => {
      await page.goto('/great-ideas')
      await expect(page.getByText('yours has none at the moment')).toBeVisible()
      await page.goto('/home')
      await expect(page.getByRole('heading', { level: 1, name: 'Not subscribed' })).toBeVisible()
    },
  ],
  [
    'micro@osei.example',
    async (page) => {
      await page.goto('/')
      await expect(page).toHaveURL('/custom/osei')
      await expect(page.getByRole('heading', { level: 1, name: /^Osei[’']s Market House$/ })).toBeVisible()
      await expect(page.getByRole('link', { name: /A Stripe for the House/ }).first()).toBeVisible()
      await page.goto('/custom/pell-street')
      await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
    },
  ],
  [
    'staff@toile.example',
    async (page) => {
      await page.goto('/business-strategy')
      await expect(page.getByRole('article').first()).toBeVisible()
      await expect(page.getByText('Staff', { exact: true })).toHaveCount(1)
    },
  ],
]

for (const [email, sees] of accounts) {
  test(`${email} logs in where a page was asked for, lands there, stays in and sees what the membership opens`, async ({
    page,
  }) => {
    const answer = await page.goto('/the-weekly?page=1')
    expect(answer?.status()).toBe(401)
    await expect(page.getByRole('heading', { level: 1, name: 'The Weekly' })).toBeVisible()
    await logIn(page, email)
    await isIn(page)
    await expect(page).toHaveURL('/the-weekly?page=1')
    await page.reload()
    await isIn(page)
    await sees(page)
  })
}

test('a member opens an entry from its plate, keeps it, finds it on the profile and takes it off', async ({
  page,
}) => {
  const complaints = watch(page)
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.getByRole('link', { name: 'The Eleven-Meter Wall' }).click()
  await expect(page).toHaveURL('/merchandising/the-eleven-meter-wall')
  await expect(page.getByRole('heading', { level: 1, name: 'The Eleven-Meter Wall' })).toBeVisible()
  await expect(page.getByText('ME 26-016').first()).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Keep this entry' }).click()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Saved' })).toBeDisabled()
  await page.goto('/profile')
  await page.getByRole('button', { name: 'Remove The Eleven-Meter Wall' }).click()
  await expect(page.getByText('Nothing yet.')).toBeVisible()
  await expectAccessible(page)
  // The gate is answered with 401.
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([])
})

test('a film is framed without rights, by an address that opens only with its entry', async ({
  page,
  request,
}) => {
  await page.goto('/color-and-print/the-check-broken')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const frame = page.locator('iframe[title]').first()
  await expect(frame).toHaveAttribute('sandbox', '')
  const src = (await frame.getAttribute('src')) ?? ''
  expect((await request.get(src)).status()).toBe(200)
  expect((await request.get(src.split('?')[0] ?? '')).status()).toBe(404)
})

test('a search tells how many, marks the words, mends a misspelling and leads on', async ({ page }) => {
  await page.goto('/search?q=houndstooth')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await expect(page.getByRole('status').filter({ hasText: 'for “houndstooth”' })).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/houndstooth/i)
  await expectAccessible(page)
  await page.goto('/search?q=houndstoth')
  await expect(page.getByText('Showing results for “houndstooth”')).toBeVisible()
  await page.goto('/search?q=zzzzqqq')
  await expect(page.getByText('Nothing for “zzzzqqq”')).toBeVisible()
})

test('an entry that is not there, or not open, is not found', async ({ page }) => {
  await page.goto('/color-and-print/never-written')
  await logIn(page, 'alacarte@arden.example')
  await isIn(page)
  await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
  await page.goto('/merchandising/the-eleven-meter-wall')
  await expect(page.getByText('Merchandising is not part of your membership')).toBeVisible()
})

test('a member who comes from the library to Contact, Terms or Privacy keeps the library’s bar, and nothing moves', async ({
  page,
}) => {
  await watchShifts(page)
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  // Anew: where the gate stood there is a library now, and that is no shift.
  const complaints = watch(page)
  await page.goto('/home')
  await isIn(page)
  const bar = page.getByRole('banner')
  const isWide = (page.viewportSize()?.width ?? 0) >= 1280
  for (const name of ['Contact', 'Terms', 'Privacy']) {
    if (!isWide) await bar.getByRole('button', { name: 'Menu' }).click()
    await page
      .getByRole('navigation', { name: 'Secondary' })
      .filter({ visible: true })
      .getByRole('link', { name })
      .click()
    await expect(page).toHaveURL(`/${name.toLowerCase()}`)
    if (isWide)
      await expect(bar.getByRole('navigation', { name: 'Sections' }).getByRole('link').first()).toBeVisible()
    else await expect(bar.getByRole('button', { name: 'Menu' })).toBeVisible()
  }
  await expectAccessible(page)
  await expectStill(page)
  await page.reload()
  await expect(bar.getByRole('link', { name: 'Home' })).toBeVisible()
  await expectStill(page)
  expect(complaints).toEqual([])
})
