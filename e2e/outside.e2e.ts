import { expect, type Page, test } from '@playwright/test'
import { gateOf, isIn, logIn } from './log-in.ts'
import { expectAccessible, expectStill, watch, watchShifts } from './watch.ts'

const FREE = '/complimentary/florals-counted-from-above'
const PROJECT = '/projects/spoken-for-spring-2027'
const WORDS = '/web/thirty-words-for-cloth'
const OWN_PAGE = '/web/Inspiration-Guide/a-guide-to-soft-edges'

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

const pages: [string, string, number][] = [
  [FREE, 'Florals, Counted from Above', 200],
  ['/complimentary/lisbon-uphill', 'Lisbon, Uphill', 200],
  ['/complimentary/contact', 'Write to us', 200],
  [PROJECT, 'Spoken For, Spring 2027', 200],
  [`${PROJECT}/the-blur-is-the-point`, 'The Blur Is the Point', 200],
  [`${PROJECT}/contact`, 'Write to us', 200],
  [WORDS, 'Thirty Words for Cloth', 200],
  ['/web/pages/how-custom-work-goes', 'How Custom Work Goes', 200],
  [OWN_PAGE, 'Members', 401],
  ['/complimentary/never-written', 'Page Not Found', 404],
]

for (const [address, title, status] of pages) {
  test(`a visitor finds ${title} at ${address}, with nothing in the way of anyone`, async ({ page }) => {
    // So that the type is there: what its stand-in does depends on what the machine has installed.
    await page.goto('/contact', { waitUntil: 'networkidle' })
    await watchShifts(page)
    const complaints = watch(page)
    const answer = await page.goto(address, { waitUntil: 'networkidle' })
    expect(answer?.status()).toBe(status)
    await expect(titleOf(page, title)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(title === 'Write to us' ? '^Write to us' : `^${title}, `))
    await expect(page.getByRole('navigation', { name: 'Main' }).getByRole('link')).toHaveText(['About'])
    await expectStill(page)
    await expectAccessible(page)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow).toBeLessThanOrEqual(0)
    expect(complaints.filter((each) => !each.includes(`status of ${status}`))).toEqual([])
  })
}

test('a visitor reads a project from its cover through its leaves and back', async ({ page }) => {
  await page.goto(PROJECT)
  const leaves = page.getByRole('region', { name: 'Five reports' }).getByRole('link')
  await expect(leaves).toHaveCount(5)
  await leaves.first().click()
  await expect(page).toHaveURL(`${PROJECT}/the-blur-is-the-point`)
  await expect(page.getByText('1 of 5')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Keep this entry' })).toHaveCount(0)
  await expect(page.getByRole('link', { name: /Find its neighbors/ })).toHaveCount(0)
  await page.getByRole('link', { name: /^Next, 2/ }).click()
  await expect(titleOf(page, 'Shoulders, Let Down')).toBeVisible()
  await page.getByRole('link', { name: 'Back to Spoken For, Spring 2027' }).click()
  await expect(page).toHaveURL(PROJECT)
})

test('the pictures of a project are there for whoever has its link', async ({ page }) => {
  await page.goto(`${PROJECT}/the-blur-is-the-point`)
  const picture = page.getByRole('article').getByRole('img').first()
  await expect
    .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth), { timeout: 20_000 })
    .toBeGreaterThan(100)
  expect(await picture.getAttribute('src')).toContain('by=project')
})

for (const address of ['/complimentary/contact', `${PROJECT}/contact`, FREE]) {
  test(`what is sent from ${address} says that it comes from the public mode and from there`, async ({
    page,
  }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const main = page.getByRole('main')
    await main.getByLabel('E-mail').fill('reader@ferro.example')
    await main.getByLabel('Message').fill('Which loom was it?')
    const sent = page.waitForRequest('**/api/request/contact')
    await main.getByRole('button', { name: 'Send' }).click()
    await expect(main.getByText("Thank you. We'll meet you in your inbox.")).toBeVisible()
    expect((await sent).postDataJSON()).toMatchObject({
      captureType: 'prospect',
      originSource: 'PPW',
      originDetail: `Prospect contact block, ${address}`,
      message: { text: 'Which loom was it?' },
    })
  })
}

for (const [place, address, source, detail] of [
  ['outside the membership says so too', WORDS, 'PPW', `Footer, ${WORDS}`],
  ['on the site’s own pages does not', '/about', 'FOS', 'Footer'],
] as const) {
  // Each in a browser of its own: what the first had not sent yet, the second would.
  test(`the form at the foot ${place}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('textbox').fill('foot@ferro.example')
    const sent = page.waitForRequest('**/api/request/contactBuffered')
    await foot.getByRole('button', { name: 'Send' }).click()
    await expect(foot.getByText("Thank you. We'll be in touch.")).toBeVisible()
    expect((await sent).postDataJSON()).toMatchObject({ originSource: source, originDetail: detail })
  })
}

test('the contents of a long page lead to its parts', async ({ page }) => {
  await page.goto(WORDS)
  await page.getByRole('navigation', { name: 'On this page' }).getByText('In the dye house').click()
  await expect(page).toHaveURL(`${WORDS}#part-in-the-dye-house`)
  await expect(page.getByRole('heading', { level: 2, name: 'In the dye house' })).toBeInViewport()
})

test('a member reads the same page, with a quiet way into the library', async ({ page }) => {
  await page.goto(OWN_PAGE)
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await page.goto(FREE)
  await page.getByRole('link', { name: 'Read it in the library' }).click()
  await expect(page).toHaveURL('/color-and-print/florals-counted-from-above')
  await expect(page.getByRole('button', { name: 'Keep this entry' })).toBeVisible()
})

test('an à-la-carte member is led into the sections that are theirs', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'alacarte@arden.example')
  await isIn(page)
  const way = page.getByRole('link', { name: 'Read it in the library' })
  await page.goto(FREE)
  await expect(way).toBeVisible()
  await page.goto('/complimentary/fitting-rooms-deserve-a-chair')
  await expect(page.getByRole('button', { name: 'Log Out' })).toBeVisible()
  await expect(way).toHaveCount(0)
})

test('a members’ page of the web opens to whoever logs in at its gate', async ({ page }) => {
  const complaints = watch(page)
  await page.goto(OWN_PAGE)
  await expect(gateOf(page)).toBeVisible()
  expect(await page.content()).not.toContain('Soft Edges')
  const foot = page.getByRole('contentinfo')
  await expect(foot.getByLabel('We write when there is something worth cutting')).toBeVisible()
  await logIn(page, 'member@arden.example')
  await expect(foot.getByLabel('Know someone who should be reading this?')).toBeVisible()
  await expect(titleOf(page, 'A Guide to Soft Edges')).toBeVisible()
  await expect(page).toHaveTitle(/^A Guide to Soft Edges, /)
  await isIn(page)
  await page.reload({ waitUntil: 'networkidle' })
  await expect(titleOf(page, 'A Guide to Soft Edges')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('main').getByRole('link', { name: 'The Blur Is the Point' }).click()
  await expect(page).toHaveURL('/color-and-print/the-blur-is-the-point')
  expect(complaints.filter((each) => !each.includes('401'))).toEqual([])
  await page.goto('/web/Inspiration-Guide/never-written')
  await expect(page.getByText("Oh no, we couldn't find this page.")).toBeVisible()
  await expect(page).toHaveTitle(/^Page Not Found, /)
  await expect(
    page.getByRole('region', { name: 'The latest presentations' }).getByRole('article'),
  ).toHaveCount(3)
})

test('a lapsed member is told so at a members’ page of the web, and reads the public ones', async ({
  page,
}) => {
  await page.goto(OWN_PAGE)
  await logIn(page, 'lapsed@arden.example')
  await expect(titleOf(page, 'Not subscribed')).toBeVisible()
  await page.goto(WORDS)
  await expect(titleOf(page, 'Thirty Words for Cloth')).toBeVisible()
})

test('a closed project is no page, and its address leads the staff to a preview of it', async ({ page }) => {
  const answer = await page.goto('/projects/a-term-with-a-ruler')
  expect(answer?.status()).toBe(404)
  await expect(titleOf(page, 'Page Not Found')).toBeVisible()
  await logIn(page, 'staff@toile.example')
  await expect(page).toHaveURL(/^[^?]*\/preview\//)
  await expect(titleOf(page, 'A Term With a Ruler')).toBeVisible()
  await expect(page.getByText('nobody; the project is closed')).toBeVisible()
})
