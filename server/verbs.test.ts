import { mkdtempSync, readdirSync, readFileSync, rmdirSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeServices } from '#testing/make.ts'
import { unheard } from '#testing/output.ts'
import { readCall, runCall } from './verbs.ts'

function textOf(...argv: string[]): string {
  const read = readCall(argv, '/')
  return 'text' in read ? read.text : ''
}

const verbs = [...textOf('--help').matchAll(/^ {2}([a-z-]+) /gm)].map(([, name = '']) => name)

test('the README names every verb, in the order in which they are listed', () => {
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(verbs).toContain('import')
  expect(readme).toContain(`the operator's verbs: ${verbs.join(', ')} |`)
})

test.each(verbs)('%s --help says how it is called', (verb) => {
  expect(textOf(verb, '--help')).toContain(`Usage: npm run toile -- ${verb}`)
})

test('a help that is a table keeps its columns, from the first line on', () => {
  expect(textOf('mail', '--help')).toMatch(/\n\n {2}mail list .*\n {2}mail resend /)
})

test.each([
  ['backup', 'monday', 'tuesday'],
  ['restore', 'monday', 'tuesday'],
  ['import', 'one', 'two'],
  ['export', 'one', 'two'],
  ['demo', '--entries', '5', '5'],
  ['contact-sheet', 'one', 'two'],
  ['keys', 'rotate', 'reset'],
  ['member', 'disable', 'jo@example.com', 'kim@example.com'],
])('%s with an argument too many is not carried out with some of them', (...argv) => {
  expect(readCall(argv, '/')).toMatchObject({ code: 2, text: expect.stringContaining('Not understood') })
})

test('files are where the caller is, the one that is not named too', () => {
  expect(readCall(['backup', 'b.tar.gz'], '/home/jo')).toMatchObject({ args: ['/home/jo/b.tar.gz'] })
  expect(readCall(['contact-sheet'], '/home/jo')).toMatchObject({ args: ['/home/jo/contact-sheet.html'] })
})

test.each(['backup', 'restore', 'import', 'export', 'contact-sheet'])(
  '%s takes no folder for a file, and does no work for it',
  async (verb) => {
    const place = mkdtempSync(join(tmpdir(), 'toile-verbs-test-'))
    const call = readCall([verb, place], '/')
    if (!('verb' in call)) throw new Error(call.text)
    const said: string[] = []
    const out = { ...unheard, fault: (text: string) => void said.push(text) }
    // A store that is asked for anything is not there to answer.
    const services = makeServices({ store: {} as never, storage: {} as never })
    expect(await runCall(call, services, out)).toBe(1)
    expect(said).toEqual([`Failed: ${place} is a folder, and a file is wanted`])
    expect(readdirSync(place)).toEqual([])
    rmdirSync(place)
  },
)
