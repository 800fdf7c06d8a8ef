import type { Page } from '@playwright/test'
import type { Screen } from './list.ts'

const HEIGHT = 900
/** What comes late by design: the floating button, a second after the page. */
const LATE_MS = 1_100
const PATIENCE_MS = 15_000
/** Below this a shift is rounding, not movement. */
const LEAST_SHIFT = 0.001

/** The browser keeps what watches for shifts out of a sandboxed frame, and says so. */
const OURS_IN_A_FRAME = /frame is sandboxed and the 'allow-scripts' permission is not set/

export interface Shot {
  screen: Screen
  width: number
  file: string
  problems: string[]
}

/** One screen at one width, with what is wrong there. A screen that cannot be reached is a problem too, not an end. */
export async function shoot(
  page: Page,
  { screen, width, folder }: { screen: Screen; width: number; folder: string },
): Promise<Shot> {
  const file = `${screen.name}-${width}.png`
  const errors = collectErrors(page, screen)
  const problems: string[] = []
  try {
    await page.setViewportSize({ width, height: HEIGHT })
    await page.addInitScript(watchShifts)
    await screen.before?.(page)
    const answer = await page.goto(screen.path)
    const [status, expected] = [answer?.status(), screen.status ?? 200]
    if (status !== expected) problems.push(`answered ${status}, not ${expected}`)
    await settle(page, screen)
    await screen.after?.(page)
    problems.push(...(await page.evaluate(findProblems, LEAST_SHIFT)))
    // What lies over the page is as large as the screen; the page below it would be mistaken for a part of it.
    const isCovered = (await page.locator('dialog:modal').count()) > 0
    await page.screenshot({ path: `${folder}/${file}`, fullPage: !isCovered, animations: 'disabled' })
  } catch (error) {
    problems.push(`not reached: ${firstLine(error)}`)
  }
  return { screen, width, file, problems: [...problems, ...errors] }
}

function collectErrors(page: Page, { status, allows }: Screen): string[] {
  const errors: string[] = []
  const note = (text: string) => {
    if (!allows?.test(text) && !OURS_IN_A_FRAME.test(text)) errors.push(text)
  }
  page.on('pageerror', (error) => note(firstLine(error)))
  page.on('console', (message) => {
    // The browser itself says so of every page that is answered with an error.
    const isOwnStatus = status !== undefined && message.text().includes(`status of ${status}`)
    if (message.type() === 'error' && !isOwnStatus) note(message.text())
  })
  return errors
}

/** The page with all that comes late, its lazy pictures too. */
export async function settle(page: Page, { unfinished }: Pick<Screen, 'unfinished'>): Promise<void> {
  await page.locator('main').waitFor()
  const later = page.waitForTimeout(LATE_MS)
  if (!unfinished) {
    await page.waitForFunction(() => !document.querySelector('[aria-busy="true"]'), undefined, {
      timeout: PATIENCE_MS,
    })
    await page.waitForLoadState('networkidle', { timeout: PATIENCE_MS })
    await page.evaluate(loadPictures, PATIENCE_MS)
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined))
  await later
}

// These run in the page, where nothing of this file is known.

function watchShifts() {
  const watched = window as unknown as { shifts: number }
  watched.shifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { value: number; hadRecentInput: boolean }[])
      if (!entry.hadRecentInput) watched.shifts += entry.value
  }).observe({ type: 'layout-shift', buffered: true })
}

/** Lazy pictures come when they are near: go past all of them, wait for each that is not there by then, and back. */
async function loadPictures(patience: number) {
  for (let top = 0; top < document.documentElement.scrollHeight; top += window.innerHeight) {
    window.scrollTo({ top, behavior: 'instant' })
    await new Promise((resolve) => setTimeout(resolve, 40))
  }
  // One that never comes is a problem to be told of, not an end.
  const noLonger = new Promise((resolve) => setTimeout(resolve, patience))
  for (const image of [...document.images].filter((each) => each.checkVisibility())) {
    if (!image.complete) image.scrollIntoView({ block: 'center', behavior: 'instant' })
    await Promise.race([image.decode().catch(() => {}), noLonger])
  }
  window.scrollTo({ top: 0, behavior: 'instant' })
}

function findProblems(leastShift: number): string[] {
  const problems: string[] = []
  const overflow = document.documentElement.scrollWidth - window.innerWidth
  if (overflow > 0) problems.push(`${overflow} px wider than the screen`)
  const { shifts } = window as unknown as { shifts: number }
  if (shifts > leastShift) problems.push(`layout shift ${shifts.toFixed(3)}`)
  const broken = [...document.images].filter(
    (image) => (!image.complete || (image.currentSrc && image.naturalWidth === 0)) && image.checkVisibility(),
  )
  if (broken.length > 0) problems.push(`${broken.length} pictures did not load`)
  return problems
}

function firstLine(error: unknown): string {
  return (error instanceof Error ? error.message : String(error)).split('\n')[0] ?? ''
}
