import { expect, test } from 'vitest'
import { type FormName, faultsOf, type Values } from './validation.ts'

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
  ['the request modal with a wrong e-mail', 'download', { ...jo, email: 'jo@example' }, ['email']],
  ['the request modal with a company of two lines', 'download', { ...jo, company: 'A\nB' }, ['company']],
  ['the request modal left empty', 'download', {}, ['email', 'name']],
  ['the prospect block left empty', 'prospect', {}, ['email', 'message']],
  ['the prospect block with a wrong e-mail', 'prospect', { email: 'jo@', message: 'Hello!' }, ['email']],
  ['the prospect block with five characters', 'prospect', { ...jo, message: 'Hello' }, ['message']],
  ['the prospect block with five and spaces', 'prospect', { ...jo, message: ' Hello  ' }, ['message']],
  ['the prospect block with six', 'prospect', { ...jo, message: 'Hello!' }, []],
  ['the footer with an e-mail', 'footer', { email: ' jo@example.com ' }, []],
  ['the footer without', 'footer', {}, ['email']],
  ['a name of two lines', 'contact', { ...jo, name: 'Jo\nBcc: all@example.com' }, ['name']],
  ['a name with a NUL', 'contact', { ...jo, name: 'J\u0000o' }, ['name']],
  ['a name that reads backwards', 'contact', { ...jo, name: '\u202eoJ' }, ['name']],
  ['a company of two lines', 'contact', { ...jo, company: 'A\r\nB' }, ['company']],
  ['a message of one character', 'contact', { ...jo, message: '?' }, []],
  ['a message of several lines', 'contact', { ...jo, message: 'One\r\n\tTwo\nThree' }, []],
  [
    'a message pasted from slides, with their line ends',
    'contact',
    { ...jo, message: 'One\vTwo\fThree' },
    [],
  ],
  ['a message with a NUL', 'contact', { ...jo, message: 'Hello\u0000there' }, ['message']],
  ['a message with an escape', 'contact', { ...jo, message: 'Hello\u001b[31m' }, ['message']],
  ['a name that is too long', 'contact', { ...jo, name: 'x'.repeat(201) }, ['name']],
  ['a company that is too long', 'contact', { ...jo, company: 'x'.repeat(201) }, ['company']],
  ['a message that is too long', 'contact', { ...jo, message: 'x'.repeat(5001) }, ['message']],
  ['a message as long as can be', 'contact', { ...jo, message: 'x'.repeat(5000) }, []],
]
test.each(forms)('%s', (_, form, values, wrong) => {
  const faults = faultsOf(form, values)
  expect(Object.keys(faults).sort()).toEqual(wrong)
  for (const message of Object.values(faults)) expect(message).toMatch(/^[A-Z].*\.$/)
})
