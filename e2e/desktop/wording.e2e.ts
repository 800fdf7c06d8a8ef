import { expect, test } from '@playwright/test'
import { REQUESTS } from '../../web/leads/requests.ts'

/** The specification's own words, page by page: sections 2 and 8. */
const PAGES: [address: string, title: string, words: string[]][] = [
  [
    '/',
    'Toile: Research and advice for the people who make and sell clothes',
    [
      'Start the Conversation',
      'Get it here',
      'Take a Look',
      'View it now',
      'About Us',
      'Press',
      'Log In',
      'About',
    ],
  ],
  [
    '/logout',
    'Toile: Research and advice for the people who make and sell clothes',
    ['Start the Conversation'],
  ],
  ['/about', 'Who We Are', ['Copyright 2025', 'Terms', 'Privacy', 'Contact']],
  ['/contact', 'Contact', ['hello@toile.example', '+1 555 0114', 'Dyer’s Yard', 'Clara Dray', 'Director']],
  ['/terms', 'Terms', []],
  ['/privacy', 'Privacy', []],
  ['/forgot-password', 'Forgotten password', ['E-mail']],
  ['/an-address-nobody-wrote', 'Page Not Found', ["Oh no, we couldn't find this page.", 'Page Not Found']],
  ['/request/nothing', 'Page Not Found', ["Oh no, we couldn't find this page."]],
  ...Object.entries(REQUESTS).map(([name, { title, lede, button }]): [string, string, string[]] => [
    `/request/${name}`,
    title,
    [title, lede, button],
  ]),
]

for (const [address, title, words] of PAGES) {
  test(`${address} is called “${title}” and says what it must`, async ({ page }) => {
    await page.goto(address)
    const whole =
      address === '/' || address === '/logout' ? title : `${title}${title.endsWith('?') ? '' : ','} Toile`
    await expect(page).toHaveTitle(whole)
    const text = await page.locator('body').evaluate((body) => (body as HTMLElement).innerText)
    for (const each of words) expect(text).toContain(each)
  })
}
