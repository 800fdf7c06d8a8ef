import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isEmail } from './email.ts'
import { isRecipient } from './mail/headers.ts'

describe('an address is', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.domain.example',
    'o’neill@example.com',
    'name@[192.168.0.255]',
    'x_y-z@1.example',
    'UPPER@EXAMPLE.ORG',
    `${'x'.repeat(64)}@example.com`,
  ])('%s', (text) => expect(isEmail(text)).toBe(true))
})

describe('an address is not', () => {
  test.each([
    '',
    'name',
    '@example.com',
    'name@',
    'name@example',
    'name@example.c',
    'name@example.123',
    'name@.com',
    'name@example..com',
    'na me@example.com',
    'name@exam ple.com',
    'a@b@example.com',
    '.name@example.com',
    'na..me@example.com',
    'name@example.0com',
    'name@example.com0',
    'name@sub.example.c',
    'name@[1.2.3.256]',
    'name@x[1.2.3.4]',
    'name@[1.2.3.4]x',
    'name@[1.2.3]',
    'name@-example.com',
    'name@example.com\n',
    'na\u0000me@example.com',
    'na\u0001me@example.com',
    'na\u007fme@example.com',
    'na\u202eme@example.com',
    'na\u200bme@example.com',
    'name@example.com\r\nBcc: all@example.com',
    'name@exa\u0000mple.com',
    `${'x'.repeat(65)}@example.com`,
    `x@${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(60)}.${'y'.repeat(10)}.com`,
  ])('%j', (text) => expect(isEmail(text)).toBe(false))
})

test('whatever a form takes for an address can be written to', () => {
  const part = fc.string({ unit: 'binary', minLength: 1, maxLength: 70 })
  const address = fc.oneof(
    fc.tuple(part, fc.constantFrom('example.com', '[10.0.0.1]')).map((both) => both.join('@')),
    fc.tuple(part, part).map((both) => both.join('@')),
    fc.emailAddress(),
  )
  fc.assert(
    fc.property(address, (text) => !isEmail(text) || isRecipient(text)),
    { numRuns: 500 },
  )
})
