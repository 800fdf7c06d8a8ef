import { describe, expect, test } from 'vitest'
import { addUp, countPlaywright, countVitest, lastLine, type VitestReport } from './counts.ts'

const file = (...statuses: string[]): VitestReport['testResults'][number] => ({
  status: statuses.includes('failed') ? 'failed' : 'passed',
  assertionResults: statuses.map((status) => ({ status })),
})

const vitest = (passed: number, failed: number, testResults: VitestReport['testResults'] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})

const playwright = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
})

describe('Vitest', () => {
  test('passed and failed tests are counted, skipped ones are not', () => {
    const report = vitest(1, 1, [file('passed', 'failed', 'skipped')])
    expect(countVitest({ report, code: 1, mayBeEmpty: false })).toEqual({ passed: 1, failed: 1 })
  })

  test('a file that does not load is a failure', () => {
    const report = vitest(3, 0, [{ status: 'failed', assertionResults: [] }, file('passed')])
    expect(countVitest({ report, code: 1, mayBeEmpty: false })).toEqual({ passed: 3, failed: 1 })
  })

  test('an error outside the tests is a failure', () => {
    const counts = countVitest({ report: vitest(3, 0), code: 1, mayBeEmpty: false })
    expect(counts).toMatchObject({ passed: 3, failed: 1, note: 'Vitest ended with code 1' })
  })

  test('a run without a report is a failure', () => {
    expect(countVitest({ report: undefined, code: 0, mayBeEmpty: false })).toMatchObject({ failed: 1 })
  })

  test('a run without tests is a failure unless a filter explains it', () => {
    expect(countVitest({ report: vitest(0, 0), code: 0, mayBeEmpty: false })).toMatchObject({ failed: 1 })
    expect(countVitest({ report: vitest(0, 0), code: 0, mayBeEmpty: true })).toMatchObject({ failed: 0 })
  })
})

describe('Playwright', () => {
  test('a test that passed at the second try has passed', () => {
    const counts = countPlaywright({ report: playwright(4, 1, 2), code: 1, mayBeEmpty: false })
    expect(counts).toEqual({ passed: 6, failed: 1 })
  })

  test('an error before the first test, such as a server that does not start, is one failure', () => {
    const report = playwright(0, 0, 0, [{ message: 'Timed out waiting for the server' }, {}])
    expect(countPlaywright({ report, code: 1, mayBeEmpty: false })).toEqual({ passed: 0, failed: 1 })
  })

  test('a run without tests is a failure', () => {
    expect(countPlaywright({ report: playwright(0, 0), code: 0, mayBeEmpty: false })).toMatchObject({
      failed: 1,
      note: 'Playwright ran no test',
    })
  })
})

test('the last line adds the stages up', () => {
  const total = addUp([
    { passed: 2, failed: 0 },
    { passed: 10, failed: 1, note: 'Vitest ended with code 1' },
  ])
  expect(lastLine(total)).toBe('12 passed, 1 failed')
})
