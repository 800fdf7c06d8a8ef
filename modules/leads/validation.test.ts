import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRecipient } from '../mail/headers.ts'
import { type FormName, faultsOf, isComplete, isEmail, type Values } from './validation.ts'

describe('an address is', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.domain.example',
    'o’neill@example.com',
    'name@[192.168.0.1]',
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
    'name@[300.1.1.1]',
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

const jo = { name: 'Jo', email: 'jo@example.com', message: 'Hello' }
const forms: [string, FormName, Values, string[]][] = [
  ['the contact modal with name, message and e-mail', 'contact', jo, []],
  ['the contact modal without a company', 'contact', { ...jo, company: '' }, []],
  ['the contact modal without a name', 'contact', { ...jo, name: ' ' }, ['name']],
  ['the contact modal without a message', 'contact', { ...jo, message: '\n ' }, ['message']],
  ['the contact modal with a wrong e-mail', 'contact', { ...jo, email: 'jo@example' }, ['email']],
  ['the contact modal left empty', 'contact', {}, ['email', 'message', 'name']],
  ['the request modal with name and e-mail', 'download', jo, []],
  ['the request modal without a name', 'download', { email: jo.email }, ['name']],
  ['the prospect block with five characters', 'prospect', { ...jo, message: 'Hello' }, ['message']],
  ['the prospect block with five and spaces', 'prospect', { ...jo, message: ' Hello  ' }, ['message']],
  ['the prospect block with six', 'prospect', { ...jo, message: 'Hello!' }, []],
  ['the footer with an e-mail', 'footer', { email: ' jo@example.com ' }, []],
  ['the footer without', 'footer', {}, ['email']],
  ['a name of two lines', 'contact', { ...jo, name: 'Jo\nBcc: all@example.com' }, ['name']],
  ['a name with a NUL', 'contact', { ...jo, name: 'J\u0000o' }, ['name']],
  ['a name that reads backwards', 'contact', { ...jo, name: '\u202eoJ' }, ['name']],
  ['a company of two lines', 'contact', { ...jo, company: 'A\r\nB' }, ['company']],
  ['a message of several lines', 'contact', { ...jo, message: 'One\r\n\tTwo\nThree' }, []],
  ['a message with a NUL', 'contact', { ...jo, message: 'Hello\u0000there' }, ['message']],
  ['a message with an escape', 'contact', { ...jo, message: 'Hello\u001b[31m' }, ['message']],
  ['a name that is too long', 'contact', { ...jo, name: 'x'.repeat(201) }, ['name']],
  ['a message that is too long', 'contact', { ...jo, message: 'x'.repeat(5001) }, ['message']],
  ['a message as long as can be', 'contact', { ...jo, message: 'x'.repeat(5000) }, []],
]
test.each(forms)('%s', (_, form, values, wrong) => {
  const faults = faultsOf(form, values)
  expect(Object.keys(faults).sort()).toEqual(wrong)
  expect(isComplete(form, values)).toBe(wrong.length === 0)
  for (const message of Object.values(faults)) expect(message).toMatch(/^[A-Z].*\.$/)
})
