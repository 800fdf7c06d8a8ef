import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import sharp from 'sharp'
import { findBrowser } from './browser.ts'
import { at } from './run.ts'
import { openContexts } from './screens/contexts.ts'
import type { Screen } from './screens/list.ts'
import { settle } from './screens/shoot.ts'
import { startSite } from './screens/site.ts'

const FOLDER = at('docs', 'pictures')
const DESK = { width: 1440, height: 1000 }
const PHONE = { width: 390, height: 780 }

/** What README.md shows of the site. */
const PICTURES: (Screen & { size: typeof DESK })[] = [
  { name: 'landing', path: '/', size: DESK },
  { name: 'colors', path: '/color-and-print', as: 'member', size: DESK },
  { name: 'article', path: '/merchandising/the-eleven-meter-wall', as: 'member', size: DESK },
  { name: 'client', path: '/custom/osei', as: 'micro', size: DESK },
  { name: 'phone-runway', path: '/runway-and-research', as: 'member', size: PHONE },
  { name: 'phone-weekly', path: '/the-weekly', as: 'member', size: PHONE },
]

/** Takes the pictures of README.md anew: `node scripts/pictures.ts [--data DIR]`, with the site built. */
const { values } = parseArgs({ options: { data: { type: 'string' } } })
mkdirSync(FOLDER, { recursive: true })
const site = await startSite(values.data)
const browser = await chromium.launch(await findBrowser())
try {
  const contexts = await openContexts(browser, site.address, PICTURES)
  for (const picture of PICTURES) {
    const page = await contexts.get(picture.as)?.newPage()
    if (!page) continue
    await page.setViewportSize(picture.size)
    await page.goto(picture.path)
    await settle(page, picture)
    const taken = await page.screenshot({ animations: 'disabled' })
    await sharp(taken)
      .webp({ quality: 82, effort: 6 })
      .toFile(join(FOLDER, `${picture.name}.webp`))
    await page.close()
  }
} finally {
  await browser.close()
  await site.stop()
}
