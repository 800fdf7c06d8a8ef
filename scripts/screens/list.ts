import type { Page } from '@playwright/test'
import { SHELVES } from '#modules/content/sections.ts'

export type Account = 'member' | 'alacarte' | 'lapsed' | 'micro' | 'staff'

export interface Screen {
  /** Of the file, and what --only looks at. */
  name: string
  path: string
  /** Who looks at it; a visitor when not named. */
  as?: Account
  /** What the page answers with when it is not 200. */
  status?: number
  /** Before the page is asked for. */
  before?(page: Page): Promise<unknown>
  /** When it is there: what to open or press. */
  after?(page: Page): Promise<unknown>
  /** Only where this is so: the menu of a phone has no button on a desktop. */
  upTo?: number
  /** And the field in the bar none on a phone. */
  from?: number
  /** It never finishes loading; that is what is looked at. */
  unfinished?: true
  /** Errors in the console that belong to what is shown. */
  allows?: RegExp
}

const CONTENT = '**/api/content/**'

/** Every screen of the site, in the order of the contact sheet. A new screen is a line here. */
export const SCREENS: Screen[] = [
  { name: 'landing', path: '/' },
  { name: 'about', path: '/about' },
  { name: 'contact', path: '/contact' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'forgot-password', path: '/forgot-password' },
  { name: 'not-found', path: '/an-address-nobody-wrote', status: 404 },
  { name: 'refused', path: '/home?tags=%00', status: 400 },
  { name: 'request', path: '/request/conversation' },
  { name: 'sheet', path: '/', after: (page) => openDialog(page, 'Start the Conversation') },
  { name: 'complimentary', path: '/complimentary/florals-counted-from-above' },
  { name: 'complimentary-contact', path: '/complimentary/contact' },
  { name: 'complimentary-not-found', path: '/complimentary/never-written', status: 404 },
  { name: 'project', path: '/projects/spoken-for-spring-2027' },
  { name: 'project-entry', path: '/projects/spoken-for-spring-2027/the-blur-is-the-point' },
  { name: 'project-contact', path: '/projects/spoken-for-spring-2027/contact' },
  { name: 'web-page', path: '/web/pages/how-custom-work-goes' },
  { name: 'web-glossary', path: '/web/thirty-words-for-cloth' },
  { name: 'web-page-gate', path: '/web/Inspiration-Guide/a-guide-to-soft-edges', status: 401 },
  { name: 'gate', path: '/merchandising', status: 401 },
  { name: 'gate-home', path: '/home', status: 401 },

  { name: 'home', path: '/home', as: 'member' },
  { name: 'home-page-2', path: '/home?page=2', as: 'member' },
  ...SHELVES.flatMap((section): Screen[] => [
    { name: section, path: `/${section}`, as: 'member' },
    { name: `${section}-page-2`, path: `/${section}?page=2`, as: 'member' },
  ]),
  { name: 'filter-year', path: '/merchandising?year=2025', as: 'member' },
  { name: 'filter-tag', path: '/merchandising?tags=Fixtures', as: 'member' },
  { name: 'filter-nothing', path: '/merchandising?tags=Never', as: 'member' },
  { name: 'filter-color', path: '/color-and-print?colour=8A5A3C', as: 'member' },
  { name: 'year', path: '/business-insights/year/2025', as: 'member' },

  { name: 'entry-article', path: '/merchandising/the-eleven-meter-wall', as: 'member' },
  { name: 'entry-article-cloth', path: '/color-and-print/the-blur-is-the-point', as: 'member' },
  { name: 'entry-indesign', path: '/business-strategy/the-five-year-coat', as: 'member' },
  { name: 'entry-video', path: '/color-and-print/double-ikat-in-blue', as: 'member' },
  { name: 'entry-not-found', path: '/color-and-print/never-written', as: 'member', allows: /404/ },

  { name: 'preview', path: '/preview/cp-26-041', as: 'staff' },
  { name: 'preview-not-found', path: '/preview/cp-26-041', status: 404 },
  { name: 'web-guide', path: '/web/Inspiration-Guide/a-guide-to-soft-edges', as: 'member' },

  { name: 'search', path: '/search?q=check', as: 'member' },
  { name: 'search-misspelt', path: '/search?q=houndstoth', as: 'member' },
  { name: 'search-nothing', path: '/search?q=zzzzqqq', as: 'member' },
  { name: 'notes', path: '/notes', as: 'member' },
  { name: 'profile', path: '/profile', as: 'member' },
  { name: 'menu', path: '/home', as: 'member', after: (page) => openDialog(page, 'Menu'), upTo: 820 },
  { name: 'search-box', path: '/home', as: 'member', after: (page) => page.keyboard.press('/'), from: 1180 },
  { name: 'clients', path: '/home', as: 'staff', after: (page) => openDialog(page, 'Custom') },

  { name: 'micro', path: '/custom/osei', as: 'micro' },
  { name: 'micro-tags', path: '/custom/osei?tags=Color,Fixtures', as: 'micro' },
  { name: 'micro-nothing', path: '/custom/osei?tags=Never', as: 'micro' },
  { name: 'micro-entry', path: '/custom/osei/a-stripe-for-the-house', as: 'micro' },
  { name: 'micro-entry-panel', path: '/custom/osei/the-missing-step', as: 'micro', after: openContents },
  { name: 'micro-entry-video', path: '/custom/osei/one-saturday-from-above', as: 'micro' },
  { name: 'client', path: '/client/Osei_s__Market__House', as: 'micro' },
  { name: 'client-without-work', path: '/client/Arden__and__Vale', as: 'member' },
  { name: 'custom-work', path: '/custom-work', as: 'staff' },
  { name: 'custom-work-none', path: '/custom-work', as: 'member' },
  { name: 'micro-other', path: '/custom/pell-street', as: 'staff' },

  { name: 'not-subscribed-section', path: '/merchandising', as: 'alacarte' },
  { name: 'not-subscribed', path: '/home', as: 'lapsed' },
  { name: 'lapsed-profile', path: '/profile', as: 'lapsed' },

  {
    name: 'list-fails',
    path: '/merchandising',
    as: 'member',
    before: (page) => page.route(CONTENT, (route) => route.abort()),
    allows: /ERR_FAILED|Failed to fetch/,
  },
  {
    name: 'list-loads',
    path: '/merchandising',
    as: 'member',
    // Neither answered nor refused.
    before: (page) => page.route(CONTENT, () => {}),
    unfinished: true,
  },
]

async function openContents(page: Page) {
  await page.getByRole('button', { name: 'Contents' }).click()
  await page.getByRole('complementary', { name: 'Contents' }).getByRole('link').first().waitFor()
}

async function openDialog(page: Page, name: string) {
  const opener = page.getByRole('button', { name, exact: true }).or(page.getByRole('link', { name }))
  await opener.first().click()
  await page.getByRole('dialog').waitFor()
}
