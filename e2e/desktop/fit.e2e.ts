import { expect, type Page, test } from '@playwright/test'
import { hold } from '../hold.ts'
import { isIn, logIn } from '../log-in.ts'

test.use({ viewport: { width: 1180, height: 900 } })

async function open(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await isIn(page)
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
}

test('between a tablet and a desk no name is cut off, and nothing leaves the page when text is twice its size', async ({
  page,
}) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const address of ['/home', '/home?page=2', '/client/Arden__and__Vale']) {
    await open(page, address)
    const cut = await page
      .locator('article span, article b')
      .evaluateAll((all) =>
        all
          .filter((each) => each.scrollWidth > each.clientWidth + 1 && each.clientWidth > 0)
          .map((each) => each.textContent),
      )
    expect(cut, address).toEqual([])
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
    })
    expect(await page.evaluate(() => document.documentElement.scrollWidth), address).toBeLessThanOrEqual(1180)
  }
})

test('the words of the landing page stand clear of its headline when text is twice its size', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await page.goto('/')
  const gap = () =>
    page.evaluate(() => {
      const lines = document.createRange()
      lines.selectNodeContents(document.querySelector('h1') as Element)
      const { left, top } = (document.querySelector('.lede') as Element).getBoundingClientRect()
      const beside = [...lines.getClientRects()].filter((line) => line.right > left)
      // A line of this type is lower than the box the browser draws around it.
      return top - Math.max(...beside.map((line) => (line.top + line.bottom) / 2))
    })
  expect(await gap()).toBeGreaterThan(0)
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  expect(await gap()).toBeGreaterThan(0)
})

/** What whoever reads with difficulty may set, by WCAG 1.4.12. */
const SPACED =
  '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }'

test('titles whose letters a reader has spaced out stay on the page', async ({ page }) => {
  for (const address of ['/', '/an-address-nobody-wrote']) {
    await page.goto(address)
    expect(await reachOfTitles(page), address).toBeLessThanOrEqual(1180)
  }
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const address of ['/merchandising', '/business-insights', '/client/Arden__and__Vale']) {
    await open(page, address)
    expect(await reachOfTitles(page), address).toBeLessThanOrEqual(1180)
  }
})

/** How far to the right the large words go when they are set so. */
function reachOfTitles(page: Page): Promise<number> {
  return page.evaluate((rules) => {
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(rules)
    document.adoptedStyleSheets = [spaced]
    const rights = [...document.querySelectorAll('h1, .passage-head, .year-index b')].map((each) => {
      const words = document.createRange()
      words.selectNodeContents(each)
      return words.getBoundingClientRect().right
    })
    return Math.max(...rights)
  }, SPACED)
}

test('what can be pressed and is no word of a sentence is 24 pixels wide and high', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const address of ['/merchandising', '/search?q=stripe', '/profile']) {
    await open(page, address)
    expect(await smallTargets(page), address).toEqual([])
  }
  await page.goto('/about')
  expect(await smallTargets(page), '/about').toEqual([])
})

/** A link may reach further than its words: over its whole plate. */
function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a, button, summary').evaluateAll((all) =>
    all
      .filter((each) => each.checkVisibility() && !each.closest('p, .skip'))
      .filter((each) => getComputedStyle(each, '::after').position !== 'absolute')
      .filter((each) => {
        const { width, height } = each.getBoundingClientRect()
        return width < 24 || height < 24
      })
      .map((each) => each.textContent ?? ''),
  )
}

test('under an entry that was given away the others hang side by side from one rail', async ({ page }) => {
  await page.goto('/complimentary/florals-counted-from-above')
  const plates = page.getByRole('region', { name: 'Also complimentary' }).getByRole('article')
  const tops = await plates.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top))
  expect(tops.length).toBeGreaterThan(2)
  expect(new Set(tops).size).toBe(1)
})

test('the first picture of a list comes where its place was kept while it loaded', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/home')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  for (const section of ['merchandising', 'runway-and-research', 'design-movements', 'great-ideas']) {
    const answer = await hold(page, '**/api/content/**')
    await page.goto(`/${section}`)
    const kept = await page.locator('.loading-plate').first().boundingBox()
    answer()
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0)
    const come = await page.getByRole('main').getByRole('article').getByRole('img').first().boundingBox()
    const edges = (box: typeof kept) => box && [box.x, box.y, box.width, box.height].map(Math.round)
    expect(near(edges(kept), edges(come)), `${section}: ${edges(kept)} and ${edges(come)}`).toBe(true)
    await page.unroute('**/api/content/**')
  }
})

/** A line of type more or less nobody takes for movement. */
function near(one: number[] | null, other: number[] | null): boolean {
  return Boolean(one && other && one.every((edge, place) => Math.abs(edge - (other[place] ?? 0)) <= 4))
}

/** As an editor may write them who has German, or Arabic. */
const LINE = 'Donaudampfschifffahrtsgesellschaft'
const WORD = 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunter'
const ARABIC = 'المنسوجات القديمة في أسواق القاهرة وألوانها الدافئة'

const NAMED = [
  '/home',
  '/merchandising/the-eleven-meter-wall',
  '/business-strategy/the-five-year-coat',
  '/custom/osei',
]

/** Whatever the library and the client's pages show is called this. */
async function callEverything(page: Page, name: string): Promise<void> {
  await page.route(/\/api\/(content|clientMicro)\//, async (route) => {
    const answer = await route.fetch()
    const text = await answer.text()
    const called = text
      .replace(/"(title|displayName)":"[^"]*"/g, `"$1":"${name}"`)
      .replace(/"tags":\["[^"]*"/g, `"tags":["${name}Gesellschaft"`)
    await route.fulfill({ response: answer, body: called })
  })
}

test('a title, a tag and a name of one long word stay on the page, and can be read', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  await callEverything(page, WORD)
  for (const width of [390, 1180])
    for (const address of [...NAMED, '/merchandising', '/color-and-print/the-blur-is-the-point']) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, address)
      const where = `${address} at ${width}`
      await expect(page.getByText(WORD).first(), where).toBeVisible()
      expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
        width,
      )
      const size = await page
        .locator('h1')
        .evaluate((title) => Number.parseFloat(getComputedStyle(title).fontSize))
      expect(size, where).toBeGreaterThanOrEqual(28)
    }
})

test('on a phone a title of thirty-four letters without a space is not broken within them', async ({
  page,
}) => {
  await page.goto('/home')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  await callEverything(page, LINE)
  for (const width of [360, 390])
    for (const address of NAMED) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, address)
      const lines = await page.locator('h1').evaluate((title) => {
        const words = document.createRange()
        words.selectNodeContents(title)
        return new Set([...words.getClientRects()].map(({ top }) => Math.round(top))).size
      })
      expect(lines, `${address} at ${width}`).toBe(1)
    }
})

test('the lines of a title in Arabic stand clear of each other', async ({ page }) => {
  await page.goto('/home')
  await logIn(page, 'micro@osei.example')
  await isIn(page)
  await callEverything(page, ARABIC)
  await page.setViewportSize({ width: 390, height: 844 })
  for (const address of NAMED) {
    await open(page, address)
    const { ink, line } = await page.locator('h1').evaluate((title) => {
      const { font, lineHeight } = getComputedStyle(title)
      const pen = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      pen.font = font
      const { actualBoundingBoxAscent, actualBoundingBoxDescent } = pen.measureText(title.textContent)
      return { ink: actualBoundingBoxAscent + actualBoundingBoxDescent, line: Number.parseFloat(lineHeight) }
    })
    expect(ink, address).toBeLessThan(line)
  }
})

test('what is typed, narrowed and found in a search ends at one edge, and the first two begin at one', async ({
  page,
}) => {
  await page.goto('/search?q=check')
  await logIn(page, 'member@arden.example')
  await isIn(page)
  const edgesOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((part) => {
        const { left, right } = part.getBoundingClientRect()
        return { left: Math.round(left), right: Math.round(right) }
      })
  await expect(page.locator('.find').first()).toBeVisible()
  const form = await edgesOf('.finds-form')
  expect(await edgesOf('.finds-head .filters')).toEqual(form)
  expect((await edgesOf('.find')).right).toBe(form.right)
})
