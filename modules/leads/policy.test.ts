import { describe, expect, test } from 'vitest'
import { isKeptAside, keptSince, mailboxOf, type Signs, suspicionsOf } from './policy.ts'

const person: Signs = {
  honeypot: '',
  formAgeMs: 20_000,
  isFromPage: true,
  lines: ['Jo', ''],
  message: 'Hello',
}
const link = 'https://e.example/a '

const cases: [string, Partial<Signs>, string[]][] = [
  ['a person', {}, []],
  ['a form that lay open for a month', { formAgeMs: 30 * 24 * 3_600_000 }, []],
  ['the hidden field filled in', { honeypot: 'x' }, ['honeypot']],
  ['a form sent at once', { formAgeMs: 900 }, ['form-too-fast']],
  ['a form made before the clock was set back', { formAgeMs: -3_600_000 }, []],
  ['a form whose token is not ours', { formAgeMs: 'forged' }, ['form-forged']],
  ['a page without a token', { formAgeMs: undefined }, ['form-missing']],
  ['another program without a token', { formAgeMs: undefined, isFromPage: false }, []],
  ['a message with two links', { message: link.repeat(2) }, []],
  ['a message with three links', { message: link.repeat(3) }, ['links']],
  ['a link for a name', { lines: ['www.e.example wins', ''] }, ['links']],
  ['a link in capitals', { lines: ['Jo', 'HTTPS://E.EXAMPLE'] }, ['links']],
]
test.each(cases)('%s', (_, signs, suspicions) => {
  expect(suspicionsOf({ ...person, ...signs })).toEqual(suspicions)
})

test('speed alone keeps nothing aside, and adds nothing to what does', () => {
  expect(isKeptAside([])).toBe(false)
  expect(isKeptAside(['form-too-fast'])).toBe(false)
  expect(isKeptAside(['form-too-fast', 'honeypot'])).toBe(true)
  expect(isKeptAside(['links'])).toBe(true)
})

describe('one mailbox has many spellings', () => {
  test.each([
    ['Jo@Example.com', 'jo@example.com'],
    ['jo+toile@example.com', 'jo@example.com'],
    ['j.o+a+b@googlemail.com', 'jo@gmail.com'],
    ['j.o@example.com', 'j.o@example.com'],
    ['j.o@notgooglemail.com', 'j.o@notgooglemail.com'],
    ['j.o@googlemail.com.example', 'j.o@googlemail.com.example'],
  ])('%s is counted as %s', (email, mailbox) => expect(mailboxOf(email)).toBe(mailbox))
})

test('what is kept goes back two years', () => {
  expect(keptSince(new Date('2026-11-15T12:00:00Z'))).toEqual(new Date('2024-11-15T12:00:00Z'))
})
