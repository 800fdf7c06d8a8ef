import { expect, test } from 'vitest'
import { saysItIsOver } from './pglite-over.ts'

function message(type: string, body: string): Buffer {
  const bytes = Buffer.from(body, 'latin1')
  const head = Buffer.alloc(5)
  head.write(type)
  head.writeInt32BE(bytes.length + 4, 1)
  return Buffer.concat([head, bytes])
}
const failure = (severity: string) => message('E', `SPANIC\0V${severity}\0C53100\0Mno room: PANIC\0\0`)
const ready = message('Z', 'I')
const row = message('D', 'PANIC')

test.each([
  ['a row and an end', [row, ready], false],
  ['an error and an end', [failure('ERROR'), ready], false],
  ['an error alone', [row, failure('ERROR')], false],
  ['a PANIC', [row, failure('PANIC')], true],
  ['a FATAL', [failure('FATAL')], true],
  ['nothing', [], false],
])('of %s', (_, messages, isOver) => {
  expect(saysItIsOver(Buffer.concat(messages))).toBe(isOver)
})
