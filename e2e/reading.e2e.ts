import { expect, type Page, test } from '@playwright/test'
import { isIn, logIn } from './log-in.ts'
import { expectAccessible, watch } from './watch.ts'

const ARTICLE = '/color-and-print/the-quiet-check'
const FILM = '/runway-and-research/walking-slowly'
const PAGES = '/business-strategy/the-five-year-coat'

/** Logs in at an address, and gives what the console complained of since. */
async function readAt(page: Page, address: string): Promise<string[]> {
  await page.goto(address)
  await logIn(page, 'member@arden.example')
  await isIn(page)
  return watch(page)
}

const titleOf = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true })

/** The sum of all shifts since the page was loaded, as the browser counts them. */
const shiftOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>((done) => {
        let sum = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(sum), 300)
      }),
  )

const kinds = [
  ['an article', ARTICLE, 'The Quiet Check'],
  ['a film', FILM, 'Walking Slowly'],
  ['pages', PAGES, 'The Five-Year Coat'],
] as const

for (const [what, address, title] of kinds) {
  test(`${what} loads without a shift, a complaint or anything in the way of anyone`, async ({ page }) => {
    const complaints = await readAt(page, address)
    await page.reload({ waitUntil: 'networkidle' })
    await expect(titleOf(page, title)).toBeVisible()
    await expect(page).toHaveTitle(new RegExp(`^${title}, `))
    expect(await shiftOf(page)).toBe(0)
    await expectAccessible(page)
    const { scroll, width } = await page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      width: innerWidth,
    }))
    expect(scroll).toBeLessThanOrEqual(width)
    expect(complaints).toEqual([])
  })
}

test('an article is dyed to its footer, and the next page is not', async ({ page }) => {
  await readAt(page, ARTICLE)
  await expect(titleOf(page, 'The Quiet Check')).toBeVisible()
  const field = () =>
    page.getByRole('contentinfo').evaluate((footer) => getComputedStyle(footer).backgroundColor)
  const dyed = await field()
  expect(dyed).toBe(
    await page.locator('.article-head').evaluate((head) => getComputedStyle(head).backgroundColor),
  )
  await page.getByRole('link', { name: 'Terms' }).last().click()
  await expect(page).toHaveURL('/terms')
  expect(await field()).not.toBe(dyed)
})

test('pictures open large, are turned and enlarged by keyboard, and give the focus back', async ({
  page,
}) => {
  const complaints = await readAt(page, ARTICLE)
  const opener = page.getByRole('button', { name: /Enlarge/ }).first()
  await opener.focus()
  await page.keyboard.press('Enter')
  const box = page.getByRole('dialog', { name: 'Pictures' })
  await expect(box.getByText('1 of 3', { exact: true })).toBeVisible()
  await expect(box.getByText(/Drawn by Ines Okafor\.$/)).toBeVisible()
  await expectAccessible(page, 'dialog')

  const picture = box.getByRole('img')
  await expect(picture).toHaveAttribute('src', /w=1600$/)
  await page.keyboard.press('+')
  await expect(picture).toHaveCSS('transform', /^matrix\(1\.5,/)
  await page.keyboard.press('-')
  await expect(picture).toHaveCSS('transform', /^matrix\(1,/)
  await page.keyboard.press('+')
  await page.keyboard.press('+')
  await page.keyboard.press('0')
  await expect(picture).toHaveCSS('transform', /^matrix\(1,/)

  const first = await picture.getAttribute('src')
  await page.keyboard.press('ArrowRight')
  await expect(box.getByText('2 of 3', { exact: true })).toBeVisible()
  expect(await picture.getAttribute('src')).not.toBe(first)
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(box.getByText('3 of 3', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(box).toHaveCount(0)
  await expect(opener).toBeFocused()
  expect(complaints).toEqual([])
})

test('a picture is enlarged by one press or by two quick ones, and whole again by a later one', async ({
  page,
}) => {
  await readAt(page, ARTICLE)
  await page
    .getByRole('button', { name: /Enlarge/ })
    .first()
    .click()
  const picture = page.getByRole('dialog', { name: 'Pictures' }).getByRole('img')
  const later = () => page.waitForTimeout(400)
  for (const enlarge of [() => picture.click(), () => picture.dblclick()]) {
    await enlarge()
    await expect(picture).not.toHaveCSS('transform', /^matrix\(1,/)
    await later()
    await picture.click()
    await expect(picture).toHaveCSS('transform', /^matrix\(1,/)
    await later()
  }
})

test('Back closes an enlarged picture and stays on the page; closed by its button, it leaves nothing in the history', async ({
  page,
}) => {
  await readAt(page, '/color-and-print')
  const list = page.url()
  await page.goto(ARTICLE)
  const opener = page.getByRole('button', { name: /Enlarge/ }).first()
  const box = page.getByRole('dialog', { name: 'Pictures' })
  const calls: string[] = []
  for (const close of [
    () => page.goBack(),
    () => box.getByRole('button', { name: 'Close' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
  ]) {
    await opener.click()
    await expect(box).toBeVisible()
    const onRequest = (request: { url(): string }) => void calls.push(request.url())
    page.on('request', onRequest)
    await close()
    await expect(box).toBeHidden()
    await expect(opener).toBeFocused()
    page.off('request', onRequest)
    expect(new URL(page.url()).pathname).toBe(ARTICLE)
  }
  expect(calls.filter((url) => url.includes('/api/'))).toEqual([])
  // Nor does a step forward into what was closed make the next step back a dead one.
  await page.goForward()
  await expect(box).toBeHidden()
  await expect.poll(() => page.evaluate(() => history.state?.isOver)).toBeUndefined()
  await page.goBack()
  await expect(page).toHaveURL(list)
  await expect(page.getByRole('heading', { level: 1, name: 'Color and Print' })).toBeVisible()
})

test('Back leaves a page that was loaded anew while a picture was enlarged', async ({ page }) => {
  await readAt(page, '/color-and-print')
  await page.getByRole('link', { name: 'The Blur Is the Point' }).first().click()
  await expect(page).toHaveURL('/color-and-print/the-blur-is-the-point')
  await page
    .getByRole('button', { name: /Enlarge/ })
    .first()
    .click()
  const box = page.getByRole('dialog', { name: 'Pictures' })
  await expect(box).toBeVisible()
  await page.reload()
  await isIn(page)
  await expect(page.getByRole('heading', { level: 1, name: 'The Blur Is the Point' })).toBeVisible()
  await expect(box).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL('/color-and-print')
  await expect(page.getByRole('heading', { level: 1, name: 'Color and Print' })).toBeVisible()
})

test('a page of the library that is loaded anew is where it was left', async ({ page }) => {
  await readAt(page, '/profile')
  for (const address of ['/merchandising', '/business-insights']) {
    await page.goto(address)
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    await page.evaluate(() => scrollTo({ top: 1400, behavior: 'instant' }))
    await page.reload()
    await isIn(page)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), address).toBe(1400)
  }
})

test('a picture is enlarged where it is clicked, and dragged', async ({ page }) => {
  await readAt(page, ARTICLE)
  await page
    .getByRole('button', { name: /Enlarge/ })
    .first()
    .click()
  const picture = page.getByRole('dialog').getByRole('img')
  const { x, y, width, height } = (await picture.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width / 2, y + height / 2)
  await expect(picture).toHaveCSS('transform', /^matrix\(2\.5,/)
  const top = async () => (await picture.boundingBox())?.y ?? 0
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeCloseTo(height * 2.5, 0)
  const before = await top()
  await page.mouse.move(x + width / 2, y + height / 2)
  await page.mouse.down()
  await page.mouse.move(x + width / 2, y + height / 2 + 90, { steps: 5 })
  await page.mouse.up()
  await expect.poll(async () => Math.round((await top()) - before)).toBe(90)
  await page.mouse.wheel(0, 4000)
  await expect(picture).toHaveCSS('transform', /^matrix\(1,/)
})

test('from a search the way back is to that search, where it was left', async ({ page }) => {
  await readAt(page, '/search?q=cloth&page=2')
  await expect(page.getByRole('status').filter({ hasText: 'for “cloth”' })).toBeVisible()
  const find = page.getByRole('main').getByRole('listitem').getByRole('link').last()
  // By keyboard: a click would scroll once more.
  await find.focus()
  await page.waitForTimeout(300)
  const left = await page.evaluate(() => scrollY)
  expect(left).toBeGreaterThan(500)
  const title = await find.innerText()
  await page.keyboard.press('Enter')
  await expect(titleOf(page, title)).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  const back = page.getByRole('link', { name: 'Back to search for “cloth”, page 2' })
  await expect(back).toHaveAttribute('href', '/search?q=cloth&page=2')

  // Another entry in between does not lose the search, nor does loading it anew.
  await page.getByRole('navigation', { name: 'Before and after' }).getByRole('link').first().click()
  await expect(titleOf(page, title)).toHaveCount(0)
  await expect(back).toBeVisible()
  await page.reload()
  await expect(back).toBeVisible()
  await page.goBack()
  await expect(titleOf(page, title)).toBeVisible()
  await back.click()
  await expect(page).toHaveURL('/search?q=cloth&page=2')
  // The bar gives up its upper line while a page is scrolled, and the browser makes up for the height.
  await expect.poll(async () => Math.abs((await page.evaluate(() => scrollY)) - left)).toBeLessThanOrEqual(40)
})

test('opened directly, the way back is to the section; from Home, to Home', async ({ page }) => {
  await readAt(page, ARTICLE)
  await expect(page.getByRole('link', { name: 'Back to Color and Print' })).toHaveAttribute(
    'href',
    '/color-and-print',
  )
  await page.goto('/home')
  await page.getByRole('main').getByRole('article').getByRole('link').first().click()
  await page.getByRole('link', { name: 'Back to Home', exact: true }).click()
  await expect(page).toHaveURL('/home')
})

test('the entries before and after are each other’s, and a tag leads to what else carries it', async ({
  page,
}) => {
  await readAt(page, ARTICLE)
  const around = page.getByRole('navigation', { name: 'Before and after' })
  await around.getByRole('link', { name: /^Newer/ }).click()
  await expect(page).not.toHaveURL(ARTICLE)
  await around.getByRole('link', { name: /^Older.*The Quiet Check$/ }).click()
  await expect(page).toHaveURL(ARTICLE)
  await page.getByRole('link', { name: 'Tailoring', exact: true }).click()
  await expect(page).toHaveURL('/color-and-print?tags=Tailoring')
  await expect(page.getByRole('main').getByRole('link', { name: 'The Quiet Check' })).toBeVisible()
})

test('on paper an entry is its words, its pictures and where it was read', async ({ page }) => {
  await readAt(page, FILM)
  await page.emulateMedia({ media: 'print' })
  await expect(titleOf(page, 'Walking Slowly')).toBeVisible()
  await expect(page.getByText('RR 26-005').last()).toBeVisible()
  await expect(page.getByText(/\/runway-and-research\/walking-slowly$/)).toBeVisible()
  await expect(page.getByText('Film on the screen: Two walks')).toBeVisible()
  for (const room of ['banner', 'contentinfo'] as const) await expect(page.getByRole(room)).toHaveCount(0)
  for (const part of ['iframe', '.colophon', '.filed', '.neighbours', '.entries', '.keep', '.crumb'])
    await expect(page.locator(part).first()).toBeHidden()
})

test('a plate becomes its article by a view transition, and back', async ({ page }) => {
  await readAt(page, '/color-and-print')
  await page.evaluate(() => {
    const names: string[] = []
    Object.assign(globalThis, { names })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (given) => {
      const transition = start(given)
      void transition.ready.then(() => {
        for (const { effect } of document.getAnimations())
          names.push((effect as KeyframeEffect).pseudoElement ?? '')
      })
      return transition
    }
  })
  const moved = () =>
    page.evaluate(() =>
      (globalThis as unknown as { names: string[] }).names.filter((each) => each.includes('(plate-')),
    )
  const plate = page.getByRole('main').getByRole('article').first()
  await plate.getByRole('link').first().click()
  await expect(page.getByRole('link', { name: 'Back to Color and Print' })).toBeVisible()
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(0)
  const there = (await moved()).length
  await page.goBack()
  await expect(titleOf(page, 'Color and Print')).toBeVisible()
  await expect.poll(async () => (await moved()).length).toBeGreaterThan(there)
})
