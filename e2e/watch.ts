import { AxeBuilder } from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'

/** What a page complains of from here on: errors of its scripts and of its console. */
export function watch(page: Page): string[] {
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(error.message))
  page.on('console', (message) => {
    // A member who was never here has no record yet: asking for it, and making one, is as specified.
    const isFirstVisit = message.location().url.includes('/api/users/') && message.text().includes('404')
    if (message.type() === 'error' && !isFirstVisit) complaints.push(message.text())
  })
  return complaints
}

/** Measures from the first paint on how far anything moved that the reader did not move. */
export async function watchShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const own = window as unknown as { shifts: { value: number; what: string[] }[] }
    own.shifts = []
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number
        hadRecentInput: boolean
        sources: { node: Node | null }[]
      })[])
        if (!entry.hadRecentInput)
          own.shifts.push({
            value: entry.value,
            what: entry.sources.map(({ node }) => (node as Element | null)?.className ?? ''),
          })
    }).observe({ type: 'layout-shift', buffered: true })
  })
}

/** A shift that is smaller than this nobody sees. */
const SEEN = 0.005

export async function expectStill(page: Page): Promise<void> {
  const shifts = await page.evaluate(() => (window as unknown as { shifts: { value: number }[] }).shifts)
  expect(
    shifts.filter(({ value }) => value > SEEN),
    page.url(),
  ).toEqual([])
}

/** Held against the rules by axe: the whole page, or the part that a selector names. */
export async function expectAccessible(page: Page, part = 'html'): Promise<void> {
  // What fades in has not its own colors until then: what did so already is waited for, and nothing new begins.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await standStill(page)
  // Nothing of ours can look into a sandboxed frame, axe neither: it would wait for an answer. Its name is ours.
  const { violations } = await new AxeBuilder({ page })
    .include(part)
    .exclude('iframe')
    // Off unless asked for, as all that is new in WCAG 2.2.
    .options({ rules: { 'target-size': { enabled: true } } })
    .analyze()
  await page.emulateMedia({ reducedMotion: null })
  await expect(page.locator('iframe:not([title])')).toHaveCount(0)
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
  expect(told, page.url()).toEqual([])
}

/** Waits for whatever moves to its end. What moves for ever, or with the scroll, is not waited for. */
function standStill(page: Page): Promise<unknown> {
  return page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          timeline === document.timeline &&
          effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
      )
    return Promise.allSettled(ending.map(({ finished }) => finished)).then(() => undefined)
  })
}
