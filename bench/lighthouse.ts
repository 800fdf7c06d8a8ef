import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { findBrowser } from '../scripts/browser.ts'
import { startSite } from '../scripts/screens/site.ts'

/** Fetched by npm when it is asked for: it weighs more than all our other tools together. */
const LIGHTHOUSE = 'lighthouse@13.5.0'
const PAGES = ['/', '/about', '/contact']
/** One visit tells little: whatever else the machine does is counted as blocking time. The middle one of three is shown. */
const VISITS = 3
/** Sometimes the browser's trace comes without its beginning, which is no fault of the page. */
const TRIES = 4
const WANTED: Record<string, number> = {
  performance: 95,
  accessibility: 100,
  'best-practices': 100,
  seo: 100,
}

interface Report {
  runtimeError?: { code: string; message: string }
  categories: Record<string, { score: number | null; auditRefs: { id: string }[] }>
  audits: Record<string, { score: number | null; title: string; displayValue?: string }>
}

/** The public pages as a phone meets them, on the production server. False when one falls short. */
export async function benchLighthouse(dataDir: string | undefined): Promise<boolean> {
  const site = await startSite(dataDir)
  const folder = mkdtempSync(join(tmpdir(), 'toile-lighthouse-'))
  let isGood = true
  try {
    await untilQuiet()
    console.log(
      `\n${'page'.padEnd(12)}${Object.keys(WANTED)
        .map((name) => name.padStart(16))
        .join('')}`,
    )
    for (const page of PAGES) {
      const report = await middleVisit(site.address + page, join(folder, 'report.json'))
      const scores = Object.keys(WANTED).map((name) =>
        Math.round((report.categories[name]?.score ?? 0) * 100),
      )
      console.log(`${page.padEnd(12)}${scores.map((score) => String(score).padStart(16)).join('')}`)
      for (const [place, [name, wanted]] of Object.entries(WANTED).entries()) {
        if ((scores[place] ?? 0) >= wanted) continue
        isGood = false
        for (const line of shortfallsOf(report, name)) console.log(`  ${name}: ${line}`)
      }
    }
  } finally {
    await site.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return isGood
}

const QUIET_MS = 3000
const PATIENCE_MS = 10 * 60 * 1000

/** A new library is still being drawn, and whatever else the machine does is counted as the page's. */
async function untilQuiet(): Promise<void> {
  const until = Date.now() + PATIENCE_MS
  for (;;) {
    const before = spent()
    await wait(QUIET_MS)
    const after = spent()
    if ((after.busy - before.busy) / (after.all - before.all) < 0.1) return
    if (Date.now() > until) return console.log('The machine is busy; what follows is slower than it need be.')
  }
}

/** What all processors together have done since the machine was started. */
function spent(): { busy: number; all: number } {
  const all = cpus().flatMap(({ times }) => Object.values(times))
  const idle = cpus().map(({ times }) => times.idle)
  const sum = (numbers: number[]) => numbers.reduce((total, each) => total + each, 0)
  return { busy: sum(all) - sum(idle), all: sum(all) }
}

async function middleVisit(address: string, file: string): Promise<Report> {
  const reports: Report[] = []
  for (let visit = 0; visit < VISITS; visit++) reports.push(await traced(address, file))
  const speed = (report: Report) => report.categories.performance?.score ?? 0
  const middle = reports.toSorted((a, b) => speed(a) - speed(b))[Math.floor(VISITS / 2)]
  if (!middle) throw new Error('No visit was made')
  return middle
}

async function traced(address: string, file: string): Promise<Report> {
  for (let attempt = 1; ; attempt++) {
    const report = await audit(address, file)
    if (!report.runtimeError) return report
    if (report.runtimeError.code !== 'NO_NAVSTART' || attempt === TRIES)
      throw new Error(`Lighthouse on ${address}: ${report.runtimeError.message}`)
  }
}

async function audit(address: string, file: string): Promise<Report> {
  const { executablePath, args = [] } = await findBrowser()
  const flags = ['--headless=new', ...args].join(' ')
  const child = spawn(
    'npx',
    [
      '--yes',
      LIGHTHOUSE,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--chrome-flags=${flags}`,
    ],
    { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, CHROME_PATH: executablePath } },
  )
  const [code] = await once(child, 'exit')
  // One that could not look at the page writes why into its report, and ends with 1.
  if (code !== 0 && !existsSync(file)) throw new Error(`Lighthouse ended with ${code}`)
  const report = JSON.parse(readFileSync(file, 'utf8')) as Report
  rmSync(file)
  return report
}

function shortfallsOf({ categories, audits }: Report, name: string): string[] {
  return (categories[name]?.auditRefs ?? []).flatMap(({ id }) => {
    const audit = audits[id]
    return audit && audit.score !== null && audit.score < 0.9
      ? [`${audit.title} ${audit.displayValue ?? ''}`.trim()]
      : []
  })
}
