import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { chromium } from '@playwright/test'
import { findBrowser } from './browser.ts'
import { at, isMain, whenOrphaned } from './run.ts'
import { openContexts } from './screens/contexts.ts'
import { SCREENS, type Screen } from './screens/list.ts'
import { contactSheet, problemTable } from './screens/sheet.ts'
import { type Shot, shoot } from './screens/shoot.ts'
import { startSite } from './screens/site.ts'

const WIDTHS = [390, 820, 1180, 1440, 1920]
const FOLDER = at('screens')

const HELP = `Usage: npm run screens -- [--only WORD] [--width W,W] [--data DIR]

Takes a picture of every screen at ${WIDTHS.join(', ')} pixels into screens/, with screens/index.html to look at them all.
What is wider than its screen, shifts, or logs an error is listed at the end, and the command then fails.
The screens are a table in scripts/screens/list.ts.

  --only WORD   only screens whose name contains it
  --width W,W   only these widths
  --data DIR    a data directory with the demo library that no running site uses; otherwise one is made and drawn anew
`

const isFor =
  ({ from = 0, upTo = Number.POSITIVE_INFINITY }: Screen) =>
  (width: number) =>
    from <= width && width <= upTo

async function takeAll(address: string, screens: Screen[], widths: number[]): Promise<Shot[]> {
  const browser = await chromium.launch(await findBrowser())
  const shots: Shot[] = []
  try {
    const contexts = await openContexts(browser, address, screens)
    for (const screen of screens) {
      const context = contexts.get(screen.as)
      for (const width of widths.filter(isFor(screen))) {
        const page = await context?.newPage()
        if (!page) continue
        shots.push(await shoot(page, { screen, width, folder: FOLDER }))
        await page.close()
      }
      const isFine = shots.every((shot) => shot.screen !== screen || shot.problems.length === 0)
      console.log(`${isFine ? '✓' : '✗'} ${screen.name}`)
    }
  } finally {
    await browser.close()
  }
  return shots
}

async function main(args: string[]): Promise<number> {
  const { values } = parseArgs({
    args,
    options: {
      help: { type: 'boolean' },
      only: { type: 'string', default: '' },
      width: { type: 'string', default: WIDTHS.join(',') },
      data: { type: 'string' },
    },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  const screens = SCREENS.filter(({ name }) => name.includes(values.only))
  const widths = values.width.split(',').map(Number)
  if (screens.length === 0 || !widths.every((width) => Number.isInteger(width) && width >= 320)) {
    process.stderr.write(
      `No screen is called "${values.only}", or a width of ${values.width} is none.\n\n${HELP}`,
    )
    return 1
  }
  // A picture of a screen that is gone would be looked at as if it were one.
  if (!values.only) rmSync(FOLDER, { recursive: true, force: true })
  mkdirSync(FOLDER, { recursive: true })
  const site = await startSite(values.data)
  const shots = await takeAll(site.address, screens, widths).finally(() => site.stop())
  writeFileSync(at('screens', 'index.html'), contactSheet(shots))
  const faulty = shots.filter(({ problems }) => problems.length > 0)
  if (faulty.length > 0) console.log(`\n${problemTable(shots)}`)
  console.log(`\n${shots.length} pictures, ${faulty.length} with something to mend: screens/index.html`)
  return faulty.length > 0 ? 1 : 0
}

if (isMain(import.meta.url)) {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  whenOrphaned(() => process.exit(1))
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
