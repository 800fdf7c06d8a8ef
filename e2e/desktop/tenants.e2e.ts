import { type APIRequestContext, expect, type Page, test } from '@playwright/test'
import { isIn, logIn } from '../log-in.ts'
import { plainAnswer } from '../plain.ts'

test.slow()

/** What is Osei's, beside something of the same kind that nobody has. The calls are held in access/tenants.test.ts. */
const PAGES = [
  ['the micro site', '/custom/osei', '/custom/nobody'],
  ['the micro site, narrowed', '/custom/osei?tags=Color', '/custom/nobody?tags=Color'],
  ['an entry in it', '/custom/osei/a-stripe-for-the-house', '/custom/osei/never-written'],
  ['an entry under a path that nobody has', '/custom/osei/a-stripe-for-the-house', '/custom/nobody/x'],
  ['the client’s page', '/client/Osei_s__Market__House', '/client/Nobody_s__Market__House'],
  ['custom work', '/custom-work/a-stripe-for-the-house', '/custom-work/never-written'],
  [
    'custom work, told by its client',
    '/custom-work/a-stripe-for-the-house?client=osei',
    '/custom-work/never-written?client=nobody',
  ],
  [
    'a search for its words',
    '/search?q=%22stripe%20for%20the%20house%22',
    '/search?q=%22zzqx%20for%20qqzz%22',
  ],
] as const

test('to a member of another client each of these pages is one that does not exist', async ({ page }) => {
  await page.goto('/notes')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const [what, theirs, nobodys] of PAGES.slice(0, -1))
    expect(await look(page, theirs), what).toEqual(await look(page, nobodys))
})

test('a search of another client’s member does not find its words', async ({ page }) => {
  await page.goto('/notes')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  await look(page, '/search?q=stripe%20for%20the%20house')
  await expect(page.getByText('A Stripe for the House')).toHaveCount(0)
})

test('to a visitor each of these pages is the same gate, to the byte', async ({ request }) => {
  for (const [what, theirs, nobodys] of PAGES)
    expect(await answerTo(request, theirs), what).toEqual(await answerTo(request, nobodys))
})

/** Where one ends up and all that is shown there, whatever the address was. */
async function look(page: Page, address: string) {
  await page.goto(address)
  await isIn(page)
  await expect(page.locator('main h1').first()).toBeAttached()
  await page.waitForLoadState('networkidle')
  const path = page.url().replace(new URL(address, page.url()).href, '(the address)')
  const shown = await page.locator('main').innerHTML()
  return { path, title: await page.title(), shown: withoutAddress(shown, address) }
}

async function answerTo(request: APIRequestContext, address: string) {
  const { status, body } = await plainAnswer(await request.get(address, { maxRedirects: 0 }))
  return { status, body: withoutAddress(body, address) }
}

/** A page may repeat what was asked for: that tells nobody anything. */
function withoutAddress(text: string, address: string): string {
  const { pathname, search } = new URL(address, 'http://toile.example')
  const parts = [...pathname.split('/'), ...new URLSearchParams(search).values()].filter(
    (part) => part.length > 3,
  )
  return [pathname + search, pathname, search, ...parts, ...parts.map(decodeURIComponent)]
    .filter(Boolean)
    .reduce((rest, part) => rest.replaceAll(part, '(asked)'), text)
}
