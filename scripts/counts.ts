/** What a stage of the tests came to. `note` says what failed when no test of its own does. */
export type Counts = { passed: number; failed: number; note?: string }

/** As much of Vitest's JSON report as is read here. */
export type VitestReport = {
  numPassedTests: number
  numFailedTests: number
  testResults: { status: string; assertionResults: { status: string }[] }[]
}

/** As much of Playwright's JSON report as is read here. */
export type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number }
  errors: unknown[]
}

type Outcome<Report> = { report: Report | undefined; code: number; mayBeEmpty: boolean }

export function countVitest({ report, code, mayBeEmpty }: Outcome<VitestReport>): Counts {
  if (!report) return { passed: 0, failed: 1, note: 'Vitest ended without a report' }
  // A file that cannot be loaded, or whose beforeAll fails, has no failed test in it and still is a failure.
  const brokenFiles = report.testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((result) => result.status === 'failed'),
  ).length
  const counts = { passed: report.numPassedTests, failed: report.numFailedTests + brokenFiles }
  return judge('Vitest', counts, code, mayBeEmpty)
}

export function countPlaywright({ report, code, mayBeEmpty }: Outcome<PlaywrightReport>): Counts {
  if (!report) return { passed: 0, failed: 1, note: 'Playwright ended without a report' }
  const { expected, unexpected, flaky } = report.stats
  const hasOnlyErrors = unexpected === 0 && report.errors.length > 0
  const counts = { passed: expected + flaky, failed: hasOnlyErrors ? 1 : unexpected }
  return judge('Playwright', counts, code, mayBeEmpty)
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
  }
}

/** The one line that ends a test run. */
export const lastLine = ({ passed, failed }: Counts) => `${passed} passed, ${failed} failed`
