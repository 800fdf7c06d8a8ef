import { expect, type Page, test } from '@playwright/test'
import { hold } from './hold.ts'
import { openLogin } from './log-in.ts'
import { expectAccessible, watch } from './watch.ts'

const sheetOf = (page: Page) => page.getByRole('dialog')

/** Letters are shown to this machine alone, and the phone comes through a proxy: they are read from here. */
async function read(page: Page, path: string): Promise<string> {
  return (await fetch(new URL(path, page.url()))).text()
}

async function letters(page: Page, to: string): Promise<string> {
  return (await read(page, '/dev/mail'))
    .split('<li')
    .filter((each) => each.includes(to))
    .join('')
}

test('the conversation is started: disabled until valid, each fault named on leaving, thanks at the end', async ({
  page,
}) => {
  const complaints = watch(page)
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  const sheet = sheetOf(page)
  const send = sheet.getByRole('button', { name: 'Send' })
  await expect(send).toBeDisabled()
  await sheet.getByLabel('Name').fill('Ana Ferro')
  await sheet.getByLabel('E-mail').fill('ana@')
  await sheet.getByLabel('Message').fill('Forty coats and no idea.')
  await expect(sheet.getByText('An e-mail address has a name')).toBeVisible()
  await expect(send).toBeDisabled()
  await expectAccessible(page)
  await sheet.getByLabel('E-mail').fill('ana@ferro.example')
  await expect(send).toBeEnabled()
  await send.click()
  await expect(sheet.getByText("Thanks! We'll meet you in your inbox to schedule a time.")).toBeFocused()
  await expect.poll(() => letters(page, 'ana@ferro.example')).not.toBe('')
  await page.keyboard.press('Escape')
  await expect(sheet).toBeHidden()
  await expect(page.getByRole('link', { name: 'Start the Conversation' })).toBeFocused()
  expect(complaints).toEqual([])
})

test('what was typed is there again when the sheet is closed beside it and reopened', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  await sheetOf(page).getByLabel('Message').fill('Half a thought')
  if ((page.viewportSize()?.width ?? 0) > 800) await page.mouse.click(20, 300)
  else await sheetOf(page).getByRole('button', { name: 'Close' }).click()
  await expect(sheetOf(page)).toBeHidden()
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  await expect(sheetOf(page).getByLabel('Message')).toHaveValue('Half a thought')
})

test('the page under a sheet stays where it is', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const place = await page.evaluate(() => scrollY)
  await page.mouse.move(30, 300)
  await page.mouse.wheel(0, 2000)
  // A wheel is answered within a few frames, if at all.
  await page.waitForTimeout(500)
  expect(await page.evaluate(() => scrollY)).toBe(place)
  await page.keyboard.press('Escape')
  await page.mouse.wheel(0, 2000)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(place)
})

test('a sheet stays when words in it are marked and the pointer is let go beside it', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  const message = sheetOf(page).getByLabel('Message')
  await message.fill('Forty coats')
  const box = await message.boundingBox()
  if (!box) throw new Error('The field is nowhere')
  await page.mouse.move(box.x + 20, box.y + 12)
  await page.mouse.down()
  await page.mouse.move(2, 2, { steps: 4 })
  await page.mouse.up()
  await expect(message).toBeVisible()
})

for (const way of ['Start the Conversation', 'Get it here', 'Take a Look', 'View it now']) {
  test(`the sheet of ${way} reads from Close over its title and its words to its fields, one below another`, async ({
    page,
  }) => {
    await page.goto('/')
    await page.getByRole('link', { name: way }).click()
    const sheet = sheetOf(page)
    await expect(sheet.getByLabel('E-mail')).toBeVisible()
    // It comes in from the side.
    await sheet.evaluate((box) =>
      Promise.all(box.getAnimations({ subtree: true }).map((each) => each.finished)),
    )
    const parts = [
      sheet.getByRole('button', { name: 'Close' }),
      sheet.getByRole('heading'),
      sheet.locator('.standfirst'),
      sheet.getByLabel('Name'),
      sheet.getByLabel('E-mail'),
    ]
    const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
    const overlaps = boxes.slice(1).filter((box, above) => {
      const { y = 0, height = 0 } = boxes[above] ?? {}
      return !box || box.y < y + height - 1
    })
    expect(overlaps).toEqual([])
    const lefts = boxes.slice(1).map((box) => Math.round(box?.x ?? 0))
    expect(Math.max(...lefts) - Math.min(...lefts)).toBeLessThanOrEqual(4)
  })
}

for (const [way, document] of [
  ['Get it here', 'design-movements'],
  ['Take a Look', 'index'],
  ['View it now', 'at-retail'],
] as const) {
  test(`“${way}” sends a link to its document`, async ({ page }) => {
    const to = `reader-${document}-${Date.now()}@ferro.example`
    await page.goto('/')
    await page.getByRole('link', { name: way }).click()
    const sheet = sheetOf(page)
    await sheet.getByLabel('Name').fill('A Reader')
    await sheet.getByLabel('E-mail').fill(to)
    await sheet.getByRole('button', { name: 'Send it to me' }).click()
    await expect(sheet.getByText("Thank you! We'll see you in your inbox.")).toBeVisible()
    await expect.poll(() => letters(page, to)).toContain('the document you asked for')
    const [, letter = ''] =
      /"(\/dev\/mail\/[\w-]+)"(?:(?!<\/a>).)*the document you/s.exec(await letters(page, to)) ?? []
    expect(await read(page, letter)).toContain(`/downloads/${document}?`)
  })
}

test('a request that fails says so, loses nothing, and is one lead when it is sent again', async ({
  page,
}) => {
  await page.goto('/')
  await page.getByRole('link', { name: 'Start the Conversation' }).click()
  const sheet = sheetOf(page)
  await sheet.getByLabel('Name').fill('Ana Ferro')
  await sheet.getByLabel('E-mail').fill('again@ferro.example')
  await sheet.getByLabel('Message').fill('The line was bad.')
  const keys: (string | undefined)[] = []
  await page.route('**/api/request/contact', async (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    // The server has it; the answer is lost on the way.
    await route.fetch()
    await route.abort()
  })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByRole('alert').filter({ hasText: 'It could not be sent' })).toBeVisible()
  await expect(sheet.getByLabel('Message')).toHaveValue('The line was bad.')
  await page.unroute('**/api/request/contact')
  await page.route('**/api/request/contact', (route) => {
    keys.push(route.request().headers()['idempotency-key'])
    return route.continue()
  })
  await sheet.getByRole('button', { name: 'Send' }).click()
  await expect(sheet.getByText("Thanks! We'll meet you in your inbox")).toBeVisible()
  expect(keys[0]).toBeTruthy()
  expect(new Set(keys).size).toBe(1)
})

test('the form at the foot thanks at once, and sends what it could not when the connection is back', async ({
  page,
}) => {
  await page.goto('/about')
  await page.route('**/api/request/contactBuffered', (route) => route.abort())
  const foot = page.getByRole('contentinfo')
  await foot.getByRole('textbox').fill('later@ferro.example')
  await foot.getByRole('button', { name: 'Send' }).click()
  await expect(foot.getByText("Thank you. We'll be in touch.")).toBeVisible()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('toile.requests')))
    .toContain('later@ferro.example')
  await page.unroute('**/api/request/contactBuffered')
  await page.reload()
  await expect.poll(() => page.evaluate(() => localStorage.getItem('toile.requests'))).toBeNull()
})

test('a way that is chosen without a connection says so, and opens its sheet when there is one', async ({
  page,
  context,
}) => {
  await page.goto('/', { waitUntil: 'networkidle' })
  // As it is before anything was fetched ahead.
  await context.route('**/request-sheet-*.js', (route) => route.abort('internetdisconnected'))
  await context.setOffline(true)
  const way = page.locator('a[href="/request/index"]')
  await way.click()
  await expect(way).toHaveText('No connection. Try again.')
  await expect(page.getByRole('heading', { level: 1 })).toContainText('We read')
  await context.unroute('**/request-sheet-*.js')
  await context.setOffline(false)
  await way.click()
  await expect(
    sheetOf(page).or(page.getByRole('heading', { level: 1, name: 'Everything we know' })),
  ).toBeVisible()
})

test('whoever meets the gate without a key can write', async ({ page }) => {
  await page.goto('/merchandising')
  const block = page.getByRole('region', { name: 'Not a member yet?' })
  await block.getByLabel('E-mail').fill('outside@ferro.example')
  await block.getByLabel('Message').fill('Hello')
  await expect(block.getByRole('button', { name: 'Send' })).toBeDisabled()
  await block.getByLabel('Message').fill('Hello there')
  await block.getByRole('button', { name: 'Send' }).click()
  await expect(block.getByText("Thank you. We'll meet you in your inbox.")).toBeVisible()
})

test('the press turns, is held by its button, and shows what is pointed at', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Press', { exact: true }).click()
  const count = page.locator('.press-turn')
  await expect(count).toContainText('1 of 6')
  await expect(count).toContainText('2 of 6')
  await page.getByRole('button', { name: 'Pause the press' }).click()
  await page.locator('.press-list li').nth(4).hover()
  await expect(count).toContainText('5 of 6')
  await expect(page.getByRole('button', { name: 'Play the press' })).toBeVisible()
})

test('the press turns on when nothing of its list is pointed at any more', async ({ page }) => {
  await page.goto('/')
  await page.getByText('Press', { exact: true }).click()
  const count = page.locator('.press-turn')
  // Until the script has come nobody hears what is pointed at.
  await expect(count).toContainText('1 of 6')
  await page.locator('.press-list li').nth(2).hover()
  await expect(count).toContainText('3 of 6')
  await page.locator('.quotations').hover()
  // Whichever the way there led past: on a phone the list is scrolled away under the pointer.
  const left = await count.innerText()
  await expect(count).not.toHaveText(left, { timeout: 15_000 })
})

test.describe('before the scripts have come', () => {
  const holdScripts = (page: Page) => hold(page, '**/assets/*.js')

  test('a way that is chosen opens its sheet as soon as they are there', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Start the Conversation' }).click()
    await page.waitForTimeout(200)
    await expect(page).toHaveURL('/')
    release()
    await sheetOf(page).getByLabel('Name').fill('Ana Ferro')
    await expect(page).toHaveURL('/')
  })

  test('a form that is sent is sent by them, with what was typed, and thanks stand in its place', async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/')
    const to = `early-${Date.now()}@ferro.example`
    const foot = page.getByRole('contentinfo')
    await foot.getByRole('textbox').fill(to)
    await foot.getByRole('button', { name: 'Send' }).click()
    await page.waitForTimeout(200)
    await expect(page).toHaveURL('/')
    release()
    await expect(foot.getByText("Thank you. We'll be in touch.")).toBeFocused()
    await expect.poll(() => letters(page, to)).not.toBe('')
    await expect(page).toHaveURL('/')
  })

  test('a login that is asked for begins once they are there, however long they take', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/home')
    const opened = openLogin(page)
    // Longer than what can be done without them is kept.
    await page.waitForTimeout(4000)
    release()
    await expect((await opened).getByLabel('Password')).toBeVisible()
  })

  test('when they never come the way leads to the page of its form', async ({ page }) => {
    await holdScripts(page)
    await page.goto('/')
    await page.getByRole('link', { name: 'Start the Conversation' }).click()
    await expect(page).toHaveURL('/request/conversation')
    await expect(page.getByLabel('Message')).toBeVisible()
  })
})
