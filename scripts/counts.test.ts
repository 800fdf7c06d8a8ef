import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import {
  addUp,
  countPlaywright,
  countVitest,
  lastLine,
  lastWords,
  type PlaywrightSuite,
  type VitestReport,
} from './counts.ts'
import { ROOT } from './run.ts'

const file = (...statuses: string[]): VitestReport['testResults'][number] => ({
  name: join(ROOT, 'modules/shelf.test.ts'),
  status: statuses.includes('failed') ? 'failed' : 'passed',
  message: '',
  assertionResults: statuses.map((status) => ({ status, fullName: `a ${status} test`, failureMessages: [] })),
})

const vitest = (passed: number, failed: number, testResults: VitestReport['testResults'] = []) => ({
  numPassedTests: passed,
  numFailedTests: failed,
  testResults,
})

const playwright = (expected: number, unexpected: number, flaky = 0, errors: unknown[] = []) => ({
  stats: { expected, unexpected, flaky },
  errors,
  suites: [] as PlaywrightSuite[],
})

describe('Vitest', () => {
  test('passed and failed tests are counted, skipped ones are not', () => {
    const report = vitest(1, 1, [file('passed', 'failed', 'skipped')])
    expect(countVitest({ report, code: 1, mayBeEmpty: false })).toMatchObject({ passed: 1, failed: 1 })
  })

  test('a file that does not load is a failure', () => {
    const report = vitest(3, 0, [{ ...file(), status: 'failed', message: 'no such module' }, file('passed')])
    expect(countVitest({ report, code: 1, mayBeEmpty: false })).toMatchObject({ passed: 3, failed: 1 })
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
    expect(counts).toMatchObject({ passed: 6, failed: 1 })
  })

  test('an error before the first test, such as a server that does not start, is one failure', () => {
    const report = playwright(0, 0, 0, [{ message: 'Timed out waiting for the server' }, {}])
    expect(countPlaywright({ report, code: 1, mayBeEmpty: false })).toMatchObject({ passed: 0, failed: 1 })
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

describe('the last words', () => {
  test('name what failed, with its first line of reasons, and what passed only at the second try', () => {
    const units = countVitest({
      report: vitest(1, 1, [
        {
          ...file(),
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a failed test',
              failureMessages: ['\u001b[31mError: 3 is not 4\u001b[39m\n    at line 7'],
            },
            { status: 'passed', fullName: 'a passed test', failureMessages: ['Error: too late'] },
          ],
        },
      ]),
      code: 1,
      mayBeEmpty: false,
    })
    const journey = (title: string, status: string, ...results: { error?: { message: string } }[]) => ({
      ...{ file: 'visitor.e2e.ts', title },
      tests: [{ projectName: 'phone', status, results }],
    })
    const browser = countPlaywright({
      report: {
        ...playwright(1, 1, 1),
        suites: [
          {
            specs: [journey('reads', 'expected', {})],
            suites: [
              {
                specs: [
                  journey('writes', 'flaky', { error: { message: 'not seen' } }, {}),
                  journey('sends', 'unexpected', { error: { message: 'not sent\nCall log:' } }),
                ],
              },
            ],
          },
        ],
      },
      code: 1,
      mayBeEmpty: false,
    })
    expect(lastWords(addUp([units, browser]))).toEqual([
      '✗ modules/shelf.test.ts › a failed test: Error: 3 is not 4',
      '✗ visitor.e2e.ts › sends (phone): not sent',
      '~ passed only at the second try: modules/shelf.test.ts › a passed test: Error: too late',
      '~ passed only at the second try: visitor.e2e.ts › writes (phone): not seen',
    ])
  })

  test('say what went wrong outside any test', () => {
    const lost = countVitest({ report: undefined, code: 0, mayBeEmpty: false })
    expect(lastWords(addUp([lost]))).toEqual(['✗ Vitest ended without a report'])
  })

  test('are none when all went well', () => {
    const report = vitest(1, 0, [file('passed')])
    expect(lastWords(addUp([countVitest({ report, code: 0, mayBeEmpty: false })]))).toEqual([])
  })
})
