import { expect, type Page, test } from '@playwright/test'
import { CHECK_COOKIE, ERROR_COOKIE } from '#modules/identity/cookies.ts'
import { gateOf, isIn, logIn, logOut, openLogin, PASSWORD, signedIn } from './log-in.ts'
import { expectAccessible } from './watch.ts'

/** A window that is blocked is no window: the login then goes by redirect. */
const blockWindows = (page: Page) =>
  page.addInitScript(() => {
    window.open = () => null
  })

const expireToken = (page: Page) =>
  page.evaluate(() => {
    const stored = JSON.parse(localStorage.getItem('toile.session') ?? '{}')
    stored.expiresAt = 0
    localStorage.setItem('toile.session', JSON.stringify(stored))
  })

test('a login by redirect comes back with nothing of it left in the address or in the history', async ({
  page,
}) => {
  await blockWindows(page)
  await page.goto('/color-and-print')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await expect(page).toHaveURL('/color-and-print')
  await expect(page.getByRole('article').first()).toBeVisible()
  const visited = await page.evaluate(() => navigation.entries().map(({ url }) => url ?? ''))
  expect(visited.filter((url) => url.includes('code='))).toEqual([])
})

test('whoever logs in goes from the front page to their own, and logging out in one tab is out in both', async ({
  context,
}) => {
  const one = await signedIn(context)
  const two = await context.newPage()
  await two.goto('/')
  await expect(two).toHaveURL('/home')
  await logOut(one)
  await expect(one).toHaveURL('/logout')
  await expect(gateOf(two)).toBeVisible()
  await two.reload()
  await expect(gateOf(two)).toBeVisible()
  // The provider has ended its session too: it asks again.
  const asked = await openLogin(two)
  await expect(asked.getByLabel('Password')).toBeVisible()
})

test('a tab that hears only at last that somebody else is in is theirs then', async ({
  browser,
  context,
}) => {
  const elsewhere = await browser.newContext()
  const theirs = await (await signedIn(elsewhere, '/home', 'staff@toile.example')).evaluate(() =>
    localStorage.getItem('toile.session'),
  )
  await elsewhere.close()
  const one = await signedIn(context)
  const two = await context.newPage()
  await two.goto('/profile')
  await expect(two.getByText('member@arden.example', { exact: true })).toBeVisible()
  // What a log out and a login in between have left when the other tab is asked.
  await one.evaluate((stored) => localStorage.setItem('toile.session', stored ?? ''), theirs)
  await expect(two.getByText('staff@toile.example', { exact: true })).toBeVisible()
  await expect(two.getByText('member@arden.example')).toHaveCount(0)
})

test('a tab whose member has logged out in another one is named as what it shows, and holds nothing of the page', async ({
  context,
}) => {
  const one = await signedIn(context)
  const two = await context.newPage()
  await two.goto('/color-and-print/the-quiet-check')
  await expect(two).toHaveTitle('The Quiet Check, Toile')
  await logOut(one)
  await expect(gateOf(two)).toBeVisible()
  await expect(two).toHaveTitle('Members, Toile')
  await two.reload()
  await expect(two).toHaveTitle('Members, Toile')
})

test('a session outlives a page that was loaded while the connection was bad', async ({ context }) => {
  const page = await signedIn(context)
  await expireToken(page)
  await page.route('**/api/identity', (route) => route.abort('internetdisconnected'))
  await page.reload()
  await expect(page.getByText('The login service cannot be reached at the moment.')).toBeVisible()
  await page.unroute('**/api/identity')
  await page.reload()
  await isIn(page)
})

test('logging in in one tab is in in the other', async ({ context }) => {
  const other = await context.newPage()
  await other.goto('/home')
  await expect(gateOf(other)).toBeVisible()
  await signedIn(context)
  await isIn(other)
  await expect(other.getByRole('article').first()).toBeVisible()
})

test('an expired token is renewed without a word, once for two calls', async ({ page, context }) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  // A page of the library may call at any moment, and would begin a renewal that its reload gives up: no page is open while it expires.
  await page.goto('/healthz')
  await expireToken(page)
  const asked: string[] = []
  context.on('request', (request) => {
    if (request.url().endsWith('/oidc/token')) asked.push(request.postData() ?? '')
  })
  const two = await context.newPage()
  await Promise.all([page.goto('/home'), two.goto('/color-and-print')])
  await isIn(page)
  await isIn(two)
  await expect(two.getByRole('article').first()).toBeVisible()
  expect(asked).toHaveLength(1)
})

test('whoever’s tokens are used up, as when new ones were lost on their way, reads on', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await expireToken(page)
  let refusals = 0
  await page.route('**/oidc/token', (route) => {
    if (!route.request().postData()?.includes('refresh_token')) return route.continue()
    refusals++
    return route.fulfill({ status: 400, json: { error: 'invalid_grant' } })
  })
  await page.getByRole('link', { name: 'Older' }).click()
  await expect(page).toHaveURL(/page=2/)
  await expect(page.getByRole('article').first()).toBeVisible()
  await isIn(page)
  expect(refusals).toBe(1)
})

test('a stolen cookie opens nothing: without tokens the gate stands', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: CHECK_COOKIE, value: '1', url: baseURL ?? '' }])
  const answer = await page.goto('/color-and-print')
  expect(answer?.status()).toBe(200)
  await expect(gateOf(page)).toBeVisible()
})

test('a refused login is told on the not-subscribed screen, once', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: ERROR_COOKIE, value: 'access_denied', url: baseURL ?? '' }])
  await page.goto('/')
  await expect(page).toHaveURL('/not-subscribed')
  await expect(page.getByRole('heading', { level: 1, name: 'Not subscribed' })).toBeVisible()
  await page.goto('/')
  await expect(page).toHaveURL('/')
})

test('a code that did not begin here is not taken', async ({ page }) => {
  await page.goto('/callback?code=stolen&state=never')
  await expect(page).toHaveURL('/')
  await expect(page.getByRole('button', { name: 'Log In' })).toBeVisible()
})

test('a wrong password is said beside the form, and the right one still works', async ({ page }) => {
  await blockWindows(page)
  await page.goto('/home')
  await logIn(page, 'member@arden.example', 'not the one')
  await expect(page.getByRole('alert')).toHaveText('This e-mail and password do not go together.')
  await page.getByLabel('Password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Log In' }).click()
  await isIn(page)
})

test('a forgotten password becomes a new one through the letter, and ends what was open', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  test.slow()
  const email = 'lapsed@arden.example'
  await page.goto('/home')
  await logIn(page, email)
  await isIn(page)

  async function change(to: string): Promise<void> {
    // Through no proxy, as the phone comes: letters are shown to this machine alone.
    const visitor = await (
      await browser.newContext({ baseURL: baseURL ?? '', extraHTTPHeaders: {} })
    ).newPage()
    const letters = visitor.getByRole('link', { name: /a new password/ })
    await visitor.goto('/dev/mail')
    const before = await letters.count()
    await visitor.goto('/forgot-password')
    const send = visitor.getByRole('button', { name: 'Send the link' })
    await expect(send).toBeDisabled()
    await visitor.getByRole('main').getByLabel('E-mail').fill(email)
    await send.click()
    await expect(visitor.getByText('Please check your inbox.')).toBeVisible()
    // The answer does not wait for the letter.
    await expect(async () => {
      await visitor.goto('/dev/mail')
      expect(await letters.count()).toBeGreaterThan(before)
    }).toPass()
    await letters.first().click()
    const link = /http:\/\/[^\s"<]+\/reset\/[\w-]+/.exec(await visitor.locator('pre').innerText())?.[0] ?? ''
    await visitor.goto(link)
    await visitor.getByLabel('New password').fill(to)
    await visitor.getByRole('button', { name: 'Save' }).click()
    await expect(visitor.getByRole('heading', { level: 1, name: 'Saved' })).toBeVisible()
    await visitor.context().close()
  }

  await change('a quite new password')
  await expireToken(page)
  await page.reload()
  await expect(gateOf(page)).toBeVisible()
  await context.clearCookies()
  await page.goto('/home')
  await logIn(page, email, 'a quite new password')
  await isIn(page)
  await change(PASSWORD)
})

for (const address of ['/color-and-print', '/forgot-password', '/not-subscribed']) {
  test(`axe finds nothing to complain about at ${address}`, async ({ page }) => {
    await page.goto(address, { waitUntil: 'networkidle' })
    await expectAccessible(page)
  })
}

test('axe finds nothing to complain about on the login page, and it works by keyboard', async ({ page }) => {
  await blockWindows(page)
  await page.goto('/home')
  await gateOf(page).click()
  await page.waitForURL(/\/login\//)
  await expectAccessible(page)
  await expect(page.getByLabel('E-mail')).toBeFocused()
  await page.keyboard.type('member@arden.example')
  await page.keyboard.press('Tab')
  await page.keyboard.type(PASSWORD)
  await page.keyboard.press('Enter')
  await isIn(page)
})

test('whoever’s browser keeps nothing meets pages without a fault, and is told that no login can be', async ({
  page,
}) => {
  await blockWindows(page)
  await page.addInitScript(() => {
    for (const store of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, store, {
        get() {
          throw new DOMException('Not here.', 'SecurityError')
        },
      })
  })
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  await page.goto('/', { waitUntil: 'networkidle' })
  // One is the router's, which would keep how far the page was scrolled.
  expect(faults.length).toBeLessThanOrEqual(1)
  await page.goto('/merchandising')
  await gateOf(page).click()
  await expect(
    page.getByText(/^The login did not work.* see that .* its browser keeps what sites store/),
  ).toBeVisible()
  await expect(gateOf(page)).toBeEnabled()
})

test('a login by redirect that fails says so at the gate, as for a clock that is a day ahead', async ({
  page,
}) => {
  await blockWindows(page)
  await page.addInitScript(() => {
    const now = Date.now
    Date.now = () => now() + 86_400_000
    window.Date = new Proxy(Date, {
      construct: (made, given) => Reflect.construct(made, given.length > 0 ? given : [Date.now()]),
    })
  })
  await page.goto('/merchandising')
  await logIn(page, 'member@arden.example')
  await expect(
    page.getByText(/^The login did not work.* see that this device’s clock is right/),
  ).toBeVisible()
  await expect(gateOf(page)).toBeEnabled()
})
