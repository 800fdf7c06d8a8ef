import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { at } from './run.ts'
import { checkSecurityDocument } from './security-document.ts'

const files: Record<string, string> = {
  'server/guard.ts': '',
  'server/guard.test.ts': "test('a door is shut', () => {})",
}
/** How many of levels 1 and 2 each chapter of ASVS 5.0.0 has, from 1 to 17. */
const COUNTS = [27, 11, 19, 10, 9, 35, 18, 7, 7, 29, 14, 9, 13, 9, 13, 16, 7]
const check = (text: string) => checkSecurityDocument(text, (path) => files[path])

describe('the security document', () => {
  test('may name files and tests that are there', () => {
    expect(check('| v5.0.0-1.1.1 | `server/guard.ts` | `server/guard.test.ts` “a door is shut” |')).toEqual(
      [],
    )
  })

  test('may not name a file that is gone', () => {
    expect(check('`server/gate.ts`')).toEqual(['docs/security.md: server/gate.ts does not exist'])
  })

  test('may not name a test that is gone or called something else', () => {
    expect(check('`server/guard.test.ts` “a door”')).toEqual([
      'docs/security.md: server/guard.test.ts has no test “a door”',
    ])
  })

  test('tells no requirement twice', () => {
    expect(check('| v5.0.0-1.1.1 | a |\n| v5.0.0-1.1.1 | b |')).toEqual([
      'docs/security.md: v5.0.0-1.1.1 is told twice',
    ])
  })

  test('tells every requirement of levels 1 and 2, by its chapter', () => {
    const text = readFileSync(at('docs/security.md'), 'utf8')
    const rows = [...text.matchAll(/^\| v5\.0\.0-(\d+)\.\d+\.\d+ \|/gm)].map(([, chapter]) => Number(chapter))
    const counts = Object.entries(Object.groupBy(rows, (chapter) => chapter)).map(([, all]) => all?.length)
    expect(counts).toEqual(COUNTS)
  })
})
