import { expect, type Page, test } from '@playwright/test'
import { logIn } from './log-in.ts'
import { givePreview, toile } from './toile.ts'
import { DRAFTED, EXPIRED, importUnpublished, MADE_FOR_OSEI, SCHEDULED } from './unpublished.ts'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

const isMissing = (page: Page) =>
  expect(page.getByRole('heading', { level: 1, name: 'Page Not Found' })).toBeVisible()
const barOf = (page: Page) => page.getByRole('banner')

test.beforeAll(importUnpublished)

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('whoever holds a link reads a draft, with its pictures, and finds no way into the library', async ({
    page,
  }) => {
    const { path } = await givePreview(DRAFTED.id)
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1, name: DRAFTED.title })).toBeVisible()
    await expect(page.getByText(DRAFTED.words)).toBeVisible()
    await expect(barOf(page)).toContainText('Draft')
    await expect(barOf(page)).toContainText('nobody yet')
    await expect(barOf(page)).toContainText(/This link\s*opens until .* UTC/)
    await expect(page.getByRole('navigation')).toHaveCount(0)
    const cloth = page.getByRole('article').getByRole('img').first()
    await expect(cloth).toBeVisible()
    const picture = await page.request.get((await cloth.getAttribute('src')) ?? '')
    expect([picture.status(), picture.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  })

  test('whoever holds none finds nothing', async ({ page }) => {
    expect((await page.goto(`/preview/${DRAFTED.id}`))?.status()).toBe(404)
    await isMissing(page)
    await expect(page.getByText(DRAFTED.title)).toHaveCount(0)
  })
})

test('a link opens a page that is whole, still, and says what it is', async ({ page }) => {
  const complaints = watch(page)
  await watchShifts(page)
  const asked: { url: string; referrer: string | undefined }[] = []
  page.on('request', (request) => asked.push({ url: request.url(), referrer: request.headers().referer }))
  const { path } = await givePreview(DRAFTED.id)
  await page.goto(path)
  await page.waitForLoadState('networkidle')
  await expect(page).toHaveTitle(`Preview: ${DRAFTED.title}, Toile`)
  await expect(page.getByRole('button', { name: 'Keep this entry' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Find its neighbors|Back to/ })).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Hem' })).toHaveCount(0)
  await expect(page.getByText('Hem', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await expectStill(page)
  expect(complaints).toEqual([])
  // Neither the link nor that there is one is told to anybody.
  expect(asked.filter(({ referrer }) => referrer?.includes('link='))).toEqual([])
  expect(asked.filter(({ url }) => /\/api\/(views|users|content)/.test(url))).toEqual([])
})

test('a film stands in a frame without rights, before its time as after it', async ({ page }) => {
  const { path } = await givePreview(SCHEDULED.id)
  await page.goto(path)
  await expect(barOf(page)).toContainText('Scheduled')
  await expect(barOf(page)).toContainText('from January 1, 2036, 09:30 UTC')
  const frame = page.locator('iframe')
  await expect(frame).toHaveAttribute('sandbox', '')
  const framed = await page.request.get((await frame.getAttribute('src')) ?? '')
  expect([framed.status(), framed.headers()['cache-control']]).toEqual([200, 'private, no-store'])
  await expect(page.getByRole('heading', { level: 1, name: SCHEDULED.title })).toBeInViewport()
  await expectAccessible(page)
})

test('a page that was withdrawn is read by a link too, and work for a client', async ({ page }) => {
  await page.goto((await givePreview(EXPIRED.id)).path)
  await expect(barOf(page)).toContainText('Expired')
  await expect(barOf(page)).toContainText('from January 1, 2025, 00:00 UTC to February 1, 2025, 00:00 UTC')
  await expect(page.getByText('It was here.')).toBeVisible()
  await page.goto((await givePreview(MADE_FOR_OSEI.id)).path)
  await expect(barOf(page)).toContainText('Custom work')
  await expect(page.getByText('Nine stools and one till.')).toBeVisible()
  await expectAccessible(page)
})

test('a link that is revoked opens nothing from then on, nor do the pictures it opened', async ({ page }) => {
  const { path, id } = await givePreview(DRAFTED.id)
  await page.goto(path)
  const picture = await page.getByRole('article').getByRole('img').first().getAttribute('src')
  await toile('preview', 'revoke', id)
  expect((await page.reload())?.status()).toBe(404)
  await isMissing(page)
  expect((await page.request.get(picture ?? '')).status()).toBe(404)
})

test('staff who are logged out find nothing, log in there, and read without a link', async ({ page }) => {
  const complaints = watch(page)
  await page.goto(`/preview/${DRAFTED.id}`)
  await isMissing(page)
  await logIn(page, 'staff@toile.example')
  await expect(page.getByRole('heading', { level: 1, name: DRAFTED.title })).toBeVisible()
  await expect(barOf(page)).toContainText('Draft')
  await expect(barOf(page)).toContainText('read it as staff')
  await expect(page.getByRole('article').getByRole('img').first()).toHaveJSProperty('complete', true)
  await expectAccessible(page)
  await page.reload()
  await expect(page.getByRole('heading', { level: 1, name: DRAFTED.title })).toBeVisible()
  await page.goto('/preview/never-written')
  await isMissing(page)
  // The first page was answered with 404, the last one's call as well.
  expect(complaints.filter((each) => !each.includes('404'))).toEqual([])
})

test('a member finds nothing, also of the work made for another company', async ({ page }) => {
  await page.goto('/profile')
  await logIn(page, 'member@arden.example')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  for (const { id, title } of [DRAFTED, MADE_FOR_OSEI]) {
    await page.goto(`/preview/${id}`)
    await isMissing(page)
    await expect(page.getByText(title)).toHaveCount(0)
  }
  await expectAccessible(page)
})
