import { relative } from 'node:path'
import { stripVTControlCharacters } from 'node:util'
import { ROOT } from './run.ts'

/**
 * What a stage of the tests came to. `broken` names the tests that failed, `shaky` those that passed only at the second
 * try; `note` says what failed when no test of its own does.
 */
export type Counts = { passed: number; failed: number; broken?: string[]; shaky?: string[]; note?: string }

/** As much of Vitest's JSON report as is read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: VitestFile[]
}
type VitestFile = {
  name: string
  status: string
  message: string
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
}

/** As much of Playwright's JSON report as is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
  suites: PlaywrightSuite[]
}
export type PlaywrightSuite = {
  suites?: PlaywrightSuite[]
  specs?: { file: string; title: string; tests: PlaywrightTest[] }[]
}
type PlaywrightTest = { projectName: string; status: string; results: { error?: { message?: string } }[] }

type Outcome<Report> = { report: Report | undefined; code: number; mayBeEmpty: boolean }

export function countVitest({ report, code, mayBeEmpty }: Outcome<VitestReport>): Counts {
  if (!report) return { passed: 0, failed: 1, note: 'Vitest ended without a report' }
  // A file that cannot be loaded, or whose beforeAll fails, has no failed test in it and still is a failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  )
  const tests = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map((result) => ({
      ...result,
      line: inOneLine(name, result.fullName, result.failureMessages[0]),
    })),
  )
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + brokenFiles.length,
    broken: [
      ...tests.filter(({ status }) => status === 'failed').map(({ line }) => line),
      ...brokenFiles.map(({ name, message }) => inOneLine(name, 'did not run', message)),
    ],
    shaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ line }) => line),
  }
  return judge('Vitest', counts, code, mayBeEmpty)
}

export function countPlaywright({ report, code, mayBeEmpty }: Outcome<PlaywrightReport>): Counts {
  if (!report) return { passed: 0, failed: 1, note: 'Playwright ended without a report' }
  const { expected, unexpected, flaky } = report.stats
  const hasOnlyErrors = unexpected === 0 && report.errors.length > 0
  const tests = report.suites.flatMap(allTests)
  const ofStatus = (wanted: string) => tests.filter(({ status }) => status === wanted).map(({ line }) => line)
  const counts = {
    passed: expected + flaky,
    failed: hasOnlyErrors ? 1 : unexpected,
    broken: ofStatus('unexpected'),
    shaky: ofStatus('flaky'),
  }
  return judge('Playwright', counts, code, mayBeEmpty)
}

function allTests({ suites = [], specs = [] }: PlaywrightSuite): { status: string; line: string }[] {
  const own = specs.flatMap(({ file, title, tests }) =>
    tests.map(({ status, projectName, results }) => ({
      status,
      line: inOneLine(file, `${title} (${projectName})`, results.find(({ error }) => error)?.error?.message),
    })),
  )
  return [...own, ...suites.flatMap(allTests)]
}

/** `file › title: the first line of what went wrong`, with the file as it is named from the project's root. */
function inOneLine(file: string, title: string, message = '') {
  const path = file.startsWith(ROOT) ? relative(ROOT, file) : file
  const reason = stripVTControlCharacters(message).split('\n', 1)[0]?.trim()
  return `${path} › ${title}${reason ? `: ${reason}` : ''}`
}

function judge(runner: string, counts: Counts, code: number, mayBeEmpty: boolean): Counts {
  if (counts.failed > 0) return counts
  if (counts.passed === 0 && !mayBeEmpty) return { ...counts, failed: 1, note: `${runner} ran no test` }
  // An error outside any test, such as an unhandled rejection, shows in nothing but the exit code.
  if (code !== 0) return { ...counts, failed: 1, note: `${runner} ended with code ${code}` }
  return counts
}

export function addUp(all: Counts[]): Counts {
  return {
    passed: all.reduce((sum, { passed }) => sum + passed, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
    broken: all.flatMap(({ broken = [], note }) => [...broken, ...(note ? [note] : [])]),
    shaky: all.flatMap(({ shaky = [] }) => shaky),
  }
}

/** Who reads only the end of a run's output must find there what to look at. */
export const lastWords = ({ broken = [], shaky = [] }: Counts) => [
  ...broken.map((line) => `✗ ${line}`),
  ...shaky.map((line) => `~ passed only at the second try: ${line}`),
]

/** The one line that ends a test run. */
export const lastLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
