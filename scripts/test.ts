import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { runChecks } from './check.ts'
import { addUp, type Counts, countPlaywright, countVitest, lastLine, lastWords } from './counts.ts'
import { isMain, ROOT, runNode, TOOLS, whenOrphaned } from './run.ts'

const STAGES = ['static', 'unit', 'browser'] as const
type Stage = (typeof STAGES)[number]

const HELP = `Usage: npm test [-- [--only static|unit|browser] [-- <file filter…>]]

Runs all stages, also after one has failed, and ends with the tests that failed, those that passed only at the second
try, and one line: N passed, N failed.

  static    types, lint and format, import directions, security document, generated documents
  unit      the tests beside the code, with Vitest; on PostgreSQL when TEST_DATABASE_URL is set
  browser   the journeys in e2e, with Playwright

Unit and browser tests build the pages first when they have changed.

  --only    one stage only
  --help    this text

A file filter is part of a path and goes to Vitest and Playwright: npm test -- --only unit -- modules/access
`

const isStage = (value: string): value is Stage => STAGES.some((stage) => stage === value)

async function runStage(stage: Stage, filters: string[]): Promise<Counts> {
  if (stage === 'static') return runChecks()
  // Some tests beside the code start the whole site, so both kinds need the pages; a build that is up to date costs nothing.
  const built = await runNode(['scripts/prepare.mjs', 'build'], { show: true })
  if (built.code !== 0) return { passed: 0, failed: 1, note: 'the pages could not be built' }
  return inTemporaryFolder((folder) => {
    const report = join(folder, 'report.json')
    return stage === 'unit' ? runVitest(report, filters) : runPlaywright(report, filters)
  })
}

async function runVitest(file: string, filters: string[]) {
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`]
  const { code } = await runNode(
    [TOOLS.vitest, 'run', ...reporters, ...emptyFlag(filters, '--passWithNoTests'), ...filters],
    {
      show: true,
    },
  )
  return countVitest({ report: readReport(file), code, mayBeEmpty: filters.length > 0 })
}

async function runPlaywright(file: string, filters: string[]): Promise<Counts> {
  // Playwright starts the server before it looks for tests; that is a long way to none.
  if (filters.length > 0 && !matchesJourney(filters)) return { passed: 0, failed: 0 }
  const { code } = await runNode(
    [TOOLS.playwright, 'test', ...emptyFlag(filters, '--pass-with-no-tests'), ...filters],
    { show: true, env: { PLAYWRIGHT_JSON_OUTPUT_FILE: file } },
  )
  return countPlaywright({ report: readReport(file), code, mayBeEmpty: filters.length > 0 })
}

function matchesJourney(filters: string[]) {
  const journeys = globSync('e2e/**/*.e2e.ts', { cwd: ROOT })
  return filters.some((filter) => journeys.some((path) => path.includes(filter.replace(/:\d+$/, ''))))
}

/** A filter meant for one runner leaves the other without tests, which is then no failure. */
const emptyFlag = (filters: string[], flag: string) => (filters.length > 0 ? [flag] : [])

function readReport(file: string) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

async function inTemporaryFolder<Result>(work: (folder: string) => Promise<Result>) {
  const folder = mkdtempSync(join(tmpdir(), 'toile-report-'))
  try {
    return await work(folder)
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function main(args: string[]) {
  const { values, positionals: filters } = parseArgs({
    args,
    allowPositionals: true,
    options: { help: { type: 'boolean' }, only: { type: 'string' } },
  })
  if (values.help) {
    process.stdout.write(HELP)
    return 0
  }
  if (values.only !== undefined && !isStage(values.only)) {
    process.stderr.write(`--only takes ${STAGES.join(', ')}, not "${values.only}".\n\n${HELP}`)
    return 1
  }
  const all: Counts[] = []
  for (const stage of values.only ? [values.only] : STAGES) {
    console.log(`\n── ${stage}`)
    const counts = await runStage(stage, filters).catch(
      (error: Error): Counts => ({ passed: 0, failed: 1, note: error.message }),
    )
    all.push(counts)
  }
  const total = addUp(all)
  if (total.passed + total.failed === 0) {
    total.failed = 1
    total.broken = [`No test matches ${filters.join(' ')}`]
  }
  console.log(['', ...lastWords(total), lastLine(total)].join('\n'))
  return total.failed > 0 ? 1 : 0
}

if (isMain(import.meta.url)) {
  // Exiting in order is what ends the runner that is under way.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, () => process.exit(1))
  whenOrphaned(() => process.exit(1))
  try {
    process.exitCode = await main(process.argv.slice(2))
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}
