import { spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { NO_SETTINGS } from './settings.ts'

const folder = mkdtempSync(join(tmpdir(), 'toile-verbs-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** As typed in a shell, so that what is said goes where the shell leads it. */
function shell(rest: string, env: Record<string, string> = {}) {
  const script = join(import.meta.dirname, 'toile.ts')
  const ran = spawnSync('sh', ['-c', `"${process.execPath}" "${script}" ${rest}`], {
    encoding: 'utf8',
    env: { ...process.env, ...NO_SETTINGS, DATA_DIR: join(folder, 'data'), ...env },
  })
  return { code: ran.status, stdout: ran.stdout, stderr: ran.stderr }
}

// The first one makes the database, which is told beside what was asked for.
test('what goes into a file is what was asked for, and nothing that is said on the way', () => {
  const { code, stdout, stderr } = shell('leads export')
  expect(stderr).toContain('Schema brought up to')
  expect([code, stdout]).toEqual([0, expect.stringMatching(/^Id,Time,[^\n]*\r\n$/)])
}, 60_000)

test.each(['report --csv', 'import /nowhere/x.json'])(
  '%s is refused beside what goes into a file',
  (call) => {
    const { code, stdout, stderr } = shell(call)
    expect(code).toBeGreaterThan(0)
    expect([stdout, stderr]).toEqual(['', expect.stringMatching(/\w/)])
  },
  60_000,
)

test('a reader who has enough neither stops a verb nor makes it complain', () => {
  expect(shell('synonyms add loden felt | true')).toEqual({ code: 0, stdout: '', stderr: '' })
  expect(shell('synonyms').stdout).toContain('loden, felt')
}, 60_000)

test.runIf(existsSync('/dev/full'))(
  'a disk that takes no more of the list is told and counts as failed',
  () => {
    const { code, stderr } = shell('member list > /dev/full')
    expect(code).toBe(1)
    expect(stderr).toMatch(/^What was said could not be written: .*\n$/)
  },
  60_000,
)

test('a file is looked for where the command was typed, not where npm runs it', () => {
  const asked = { npm_lifecycle_event: 'toile', INIT_CWD: join(folder, 'typed here') }
  expect(shell('import space.json', asked).stderr).toContain(join(folder, 'typed here', 'space.json'))
}, 60_000)
