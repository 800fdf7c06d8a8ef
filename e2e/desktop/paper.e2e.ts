import { expect, type Page, test } from '@playwright/test'
import { isIn, logIn } from '../log-in.ts'

/** As wide as A4 between the margins of the print styles. */
const SHEET = { width: 658, height: 990 }

async function openAs(page: Page, email: string, address: string): Promise<void> {
  await page.goto('/notes')
  await logIn(page, email)
  await isIn(page)
  await page.goto(address)
  await isIn(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

const pressed = (page: Page) =>
  page.locator('button:not(.enlarge, .shade-card button), .button, form, .filters').filter({ visible: true })

test('on paper nothing is there to be pressed: a page for everyone, a list, what a member keeps', async ({
  page,
}) => {
  await page.emulateMedia({ media: 'print' })
  for (const address of ['/', '/complimentary/florals-counted-from-above']) {
    await page.goto(address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(pressed(page), address).toHaveCount(0)
  }
  await page.emulateMedia({ media: 'screen' })
  await openAs(page, 'member@arden.example', '/merchandising')
  for (const address of ['/merchandising', '/color-and-print', '/search?q=check', '/profile']) {
    await page.goto(address)
    await isIn(page)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(pressed(page), address).toHaveCount(0)
    await page.emulateMedia({ media: 'screen' })
  }
})

test('on paper type that stood on a dyed ground is black', async ({ page }) => {
  await page.emulateMedia({ media: 'print' })
  await page.goto('/')
  const title = page.getByRole('heading', { name: 'The shop, drawn to scale' })
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)')
})

test('a lay that was drawn for a wide screen is as wide as its sheet', async ({ page }) => {
  await openAs(page, 'micro@osei.example', '/custom/osei')
  const pieces = page.getByRole('navigation', { name: /^Lay plan/ }).getByRole('listitem')
  await expect(pieces).toHaveCount(13)
  await page.emulateMedia({ media: 'print' })
  const right = await pieces.evaluateAll((all) =>
    Math.max(...all.map((each) => each.getBoundingClientRect().right)),
  )
  expect(right).toBeLessThanOrEqual(SHEET.width)
  expect(right).toBeGreaterThan(SHEET.width * 0.8)
})

test('a client’s page fills its sheets: what was put aside begins below the name', async ({ page }) => {
  await openAs(page, 'micro@osei.example', '/client/Osei_s__Market__House')
  await expect(page.getByRole('heading', { name: 'Custom work' })).toBeVisible()
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type \/Page\b/g)
  expect(sheets).toHaveLength(3)
})

test('on paper the facts of an entry stand below its name, whatever its template', async ({ page }) => {
  await openAs(page, 'member@arden.example', '/business-strategy/the-five-year-coat')
  await page.emulateMedia({ media: 'print' })
  // Some browsers ask the whole sheet how wide it is, with its margins.
  for (const width of [SHEET.width, 816]) {
    await page.setViewportSize({ width, height: SHEET.height })
    const media = await page.locator('.media').boundingBox()
    const facts = await page.locator('.facts').boundingBox()
    expect(facts?.y, String(width)).toBeGreaterThanOrEqual((media?.y ?? 0) + (media?.height ?? 0))
  }
})
