import { describe, expect, test } from 'vitest'
import { isEmail } from './validation.ts'

describe('an address is', () => {
  test.each([
    'a@b.co',
    'first.last+tag@sub.domain.example',
    'o’neill@example.com',
    'name@[192.168.0.1]',
    'x_y-z@1.example',
    'UPPER@EXAMPLE.ORG',
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
    `${'x'.repeat(320)}@example.com`,
  ])('%j', (text) => expect(isEmail(text)).toBe(false))
})
