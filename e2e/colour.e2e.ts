import { readFile } from 'node:fs/promises'
import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'
import { isIn, logIn } from './log-in.ts'
import { expectAccessible, watch } from './watch.ts'

let complaints: string[] = []

// Every test logs in, and axe looks at every chip.
test.slow()

/** Logged in at an address of Color and Print; whatever the page complains of is kept. */
async function openAt(page: Page, address: string, email = 'member@arden.example'): Promise<void> {
  await page.goto(address)
  await logIn(page, email)
  await isIn(page)
  complaints = watch(page)
  await expect(page.getByRole('article').first()).toBeVisible()
}

const chips = (page: Page) => page.getByRole('navigation', { name: 'Find by color' }).getByRole('link')
const chip = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Find by color' }).getByRole('link', { name })
const plates = (page: Page) => page.getByRole('region', { name: /^Entries/ }).getByRole('article')
const field = (page: Page) => page.getByLabel('Or type a hex')

/** The entry has a frame of another process: a click in the moment after a scroll may still be given to it. */
async function comeTo(page: Page): Promise<void> {
  await page.getByRole('heading', { name: 'Shade card' }).scrollIntoViewIfNeeded()
  await page.waitForLoadState('networkidle')
  await page.mouse.wheel(0, 300)
  await page.waitForTimeout(500)
}

test('a chip is chosen: the address says so, it tells what it is, and the nearest cloths hang in order', async ({
  page,
}) => {
  await openAt(page, '/color-and-print')
  await expect(plates(page)).toHaveCount(12)
  await chip(page, /^Chartreuse, 36\.\d+, in \d+ entr/).click()
  await expect(page).toHaveURL('/color-and-print?colour=CFCB3C')
  await expect(page.getByRole('heading', { level: 2, name: 'Chartreuse', exact: true })).toBeVisible()
  await expect(page.getByText(/CFCB3C, in \d+ entr.* with its neighbors, nearest first\./)).toBeVisible()
  await expect(chip(page, /^Chartreuse/)).toHaveAttribute('aria-current', 'true')
  await expect(plates(page).first()).toContainText('The Check, Broken')
  await expect(plates(page).first()).toContainText(/Chartreuse, 36\.\d+the same/)
  const near = await page.locator('.hanger-match span').allTextContents()
  const order = ['the same', 'very near', 'near']
  expect(near.length).toBeGreaterThan(3)
  expect(near).toEqual(near.toSorted((one, other) => order.indexOf(one) - order.indexOf(other)))
  await expectAccessible(page)

  await page.goBack()
  await expect(page).toHaveURL('/color-and-print')
  await expect(page.locator('.hanger-match')).toHaveCount(0)
  await page.goForward()
  await expect(plates(page).first()).toContainText('The Check, Broken')
  await page.getByRole('link', { name: 'Clear the color' }).click()
  await expect(page).toHaveURL('/color-and-print')
  await expect(page.locator('.hue-chosen')).toHaveCount(0)
  await expect(chip(page, /^Chartreuse/)).toBeFocused()
  expect(complaints).toEqual([])
})

test('a hex is typed with or without its sign, in three figures or six, and what is none is said', async ({
  page,
}) => {
  await openAt(page, '/color-and-print')
  await field(page).fill(' #cfcb3c ')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/color-and-print?colour=CFCB3C')
  await expect(plates(page).first()).toContainText('The Check, Broken')
  await expect(field(page)).toHaveValue('CFCB3C')
  await expect(field(page)).toBeFocused()

  await field(page).fill('not a color')
  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('“not a color” is not a color.')).toBeVisible()
  await expect(field(page)).toHaveAttribute('aria-invalid', 'true')
  await expect(field(page)).toBeFocused()
  await expect(page).toHaveURL('/color-and-print?colour=CFCB3C')
  await expectAccessible(page)

  await field(page).fill('fa0')
  await field(page).press('Enter')
  await expect(page).toHaveURL('/color-and-print?colour=FFAA00')
  await expect(chip(page, /^FFAA00, in no cloth$/)).toHaveAttribute('aria-current', 'true')
  await expect(page.locator('.hanger-match').first()).toBeVisible()
  expect(complaints).toEqual([])
})

test('an address with no color, or with a color and a year, still makes a page', async ({ page }) => {
  await openAt(page, '/color-and-print?colour=zzz')
  await expect(page.getByText('“zzz” is not a color.')).toBeVisible()
  await expect(plates(page)).toHaveCount(12)
  await page.goto('/color-and-print?colour=%23cfcb3c&year=2013&tags=Print')
  await expect(page).toHaveURL('/color-and-print?colour=CFCB3C')
  await expect(plates(page).first()).toContainText('The Check, Broken')
  await page.goto('/color-and-print?colour=00FF00')
  await expect(page.getByText('No cloth comes near this color.')).toBeVisible()
  await page.getByRole('link', { name: /^The nearest there is/ }).click()
  await expect(page.locator('.hanger-match').first()).toContainText('the same')
  await page.goto('/color-and-print?page=99')
  await expect(page.getByText('The list ends before this page.')).toBeVisible()
  expect(complaints).toEqual([])
})

test('the chips are one stop for the tab key, and arrows go through them', async ({ page }) => {
  await openAt(page, '/color-and-print')
  const all = chips(page)
  await all.first().focus()
  await page.keyboard.press('ArrowDown')
  await expect(all.nth(1)).toBeFocused()
  await page.keyboard.press('End')
  await expect(all.last()).toBeFocused()
  await page.keyboard.press('Home')
  await expect(all.first()).toBeFocused()
  await page.keyboard.press('ArrowRight')
  await expect(all.first()).not.toBeFocused()
  await page.keyboard.press('Tab')
  await expect(field(page)).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(page.locator('.hue a:focus')).toHaveCount(1)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/colour=[0-9A-F]{6}$/)
  await expect(page.locator('.hue a:focus')).toHaveAttribute('aria-current', 'true')
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(plates(page).first().getByRole('link')).toBeFocused()
})

test('what could not be fetched says so and is tried again; the rest stands', async ({ page }) => {
  await openAt(page, '/color-and-print')
  await page.route('**/api/content/getColours', (route) => route.abort())
  await page.reload()
  await expect(page.getByText('The color index could not be fetched.')).toBeVisible()
  await expect(plates(page)).toHaveCount(12)
  await page.unroute('**/api/content/getColours')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(chip(page, /^Chartreuse/)).toBeAttached()

  await page.route('**/api/content/getByColour?*', (route) => route.abort())
  await chip(page, /^Chartreuse/).click()
  await expect(page.getByText('The cloths could not be fetched.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: 'Chartreuse', exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.unroute('**/api/content/getByColour?*')
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(plates(page).first()).toContainText('The Check, Broken')
})

test('the index has its place before it is there', async ({ page }) => {
  await openAt(page, '/color-and-print')
  const answer = await hold(page, '**/api/content/getColours')
  await page.reload()
  await isIn(page)
  const empty = page.locator('.hues-absent')
  await expect(page.getByText('Laying out the colors')).toBeVisible()
  const before = await empty.boundingBox()
  answer()
  await expect(chips(page).first()).toBeAttached()
  expect(await page.locator('.hues').boundingBox()).toEqual(before)
})

test('a shade is copied by a press, and found by hand where a page may not copy', async ({
  page,
  context,
  baseURL,
}) => {
  await openAt(page, '/color-and-print')
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: baseURL ?? '' })
  await page.goto('/color-and-print/the-check-broken')
  await comeTo(page)
  const shade = page.getByRole('button', { name: /^Chartreuse/ })
  await shade.click()
  await expect(shade).toContainText('Copied')
  await expect(page.getByText('Copied #CFCB3C')).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('#CFCB3C')
  await page.evaluate(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('not allowed'))
  })
  await page.getByRole('button', { name: /^Aubergine/ }).click()
  await expect(page.getByLabel('This browser would not copy it.')).toBeFocused()
  expect(await page.evaluate(() => getSelection()?.toString())).toBe('#3A1B3A')
  await expectAccessible(page, '.shade-card')

  await page.getByRole('link', { name: 'Find its neighbors (Chartreuse)' }).click()
  await expect(page).toHaveURL('/color-and-print?colour=CFCB3C')
  await expect(plates(page).first()).toContainText('The Check, Broken')
})

test('a palette is taken away as ASE, GPL and CSS', async ({ page }) => {
  await openAt(page, '/color-and-print')
  await page.goto('/color-and-print/the-check-broken')
  await comeTo(page)
  async function take(format: string): Promise<{ name: string; file: Buffer }> {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: new RegExp(`^${format} `) }).click(),
    ])
    return { name: download.suggestedFilename(), file: await readFile(await download.path()) }
  }
  const [ase, gpl, css] = [await take('ASE'), await take('GPL'), await take('CSS')]
  for (const [{ name }, ending] of [
    [ase, 'ase'],
    [gpl, 'gpl'],
    [css, 'css'],
  ] as const)
    expect(name).toMatch(new RegExp(`^cp-23-036.*\\.${ending}$`))
  expect(ase.file.subarray(0, 4).toString()).toBe('ASEF')
  expect(ase.file.readUInt32BE(8)).toBe(6)
  expect(ase.file.swap16().toString('utf16le')).toContain('Chartreuse')
  expect(gpl.file.toString()).toMatch(/^GIMP Palette\nName: CP 23-036/)
  expect(gpl.file.toString()).toContain('207 203  60\tChartreuse')
  expect(css.file.toString()).toContain('--chartreuse: #CFCB3C;')

  await page.route(/palette-downloads/, (route) => route.abort())
  await page.reload()
  await page.getByRole('button', { name: /^ASE / }).click()
  await expect(page.getByRole('alert')).toHaveText('It could not be fetched. Reload the page and try again.')
  await page.unroute(/palette-downloads/)
  await page.reload()
  expect((await take('ASE')).file).toHaveLength(ase.file.length)
})

test('for whoever asks for less motion nothing fades, also while other cloths are fetched', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const fading = () =>
    page.evaluate(() =>
      [...document.querySelectorAll('*')]
        .filter((each) => {
          const { transitionDuration, animationName, animationDuration } = getComputedStyle(each)
          const lasts = `${transitionDuration}, ${animationName === 'none' ? '' : animationDuration}`
          return lasts.split(', ').some((duration) => Number.parseFloat(duration) > 0.01)
        })
        .map(({ className }) => className),
    )
  await page.goto('/')
  expect(await fading()).toEqual([])
  await openAt(page, '/color-and-print')
  const letGo = await hold(page, '**/api/content/getList*')
  await chip(page, /^Chartreuse/).click()
  await expect(page.locator('#cloths')).toHaveAttribute('aria-busy', 'true')
  expect(await fading()).toEqual([])
  letGo()
})
