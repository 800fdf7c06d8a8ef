import { describe, expect, test } from 'vitest'
import { faultOfPassword, hashPassword, namesAround, passwordFits } from './password.ts'

const names = namesAround('Toile', 'm.arden-vale@arden.example')

describe('a password is taken', () => {
  test.each([
    ['of eight characters', 'kq7fzmwp'],
    ['of letters only', 'brickwallpaper moth'],
    ['of signs of any script', 'льняная ткань'],
    ['of nothing but signs', '§§%/--;;:#'],
    ['with spaces at both ends', ' nine lives '],
    ['of 512 bytes', 'linen wool cotton '.repeat(29).slice(0, 512)],
    ['that has a name in it among much else', 'toile cut by moonlight'],
    ['of a name and eight signs', 'toile7#4%1&2;'],
    ['of a name and four letters', 'kqtoilefz'],
    ['with a letter that stands alone in the address', 'kq7mmmmm'],
  ])('%s', (_what, password) => {
    expect(faultOfPassword(password, names)).toBeUndefined()
  })
})

describe('a password is refused', () => {
  test.each([
    ['of seven characters', 'kq7fzmw', 'at least 8'],
    ['of more bytes than are ever hashed', 'x'.repeat(513), 'too long'],
    ['that everybody has', 'password', 'thieves'],
    ['that everybody has, in capitals', 'QWERTYUIOP', 'thieves'],
    ['that everybody has, with a year behind it', 'Football2026!', 'thieves'],
    ['made of the site’s name and figures', 'Toile2026!', 'a name'],
    ['made of a name and three letters', 'kqtoilef7', 'a name'],
    ['made of words of the address', 'arden.vale', 'a name'],
    ['made of names over and over', 'toiletoiletoile1', 'a name'],
  ])('%s', (_what, password, why) => {
    expect(faultOfPassword(password, names)).toContain(why)
  })
})

test('a password is held to be the same as typed: no case is folded, no end cut off', async () => {
  const stored = await hashPassword(`${'a'.repeat(80)}B `)
  expect(await passwordFits(`${'a'.repeat(80)}B `, stored)).toBe(true)
  for (const other of [`${'a'.repeat(80)}b `, `${'a'.repeat(80)}B`, 'a'.repeat(72)])
    expect(await passwordFits(other, stored)).toBe(false)
})

test('one of 512 bytes fits, and one of more never does', async () => {
  for (const length of [512, 513]) {
    const password = 'x'.repeat(length)
    expect(await passwordFits(password, await hashPassword(password))).toBe(length === 512)
  }
})

test('one password typed on two keyboards is one password', async () => {
  expect(await passwordFits('cafe\u0301 noir', await hashPassword('caf\u00e9 noir'))).toBe(true)
})

test('a stored password is argon2id with at least 19 MiB, two rounds and a salt of its own', async () => {
  const [one, two] = await Promise.all([hashPassword('the same one'), hashPassword('the same one')])
  const [, kind, , costs = ''] = one.split('$')
  const [, memory, rounds] = /m=(\d+),t=(\d+),p=1/.exec(costs) ?? []
  expect([kind, Number(memory) >= 19456, Number(rounds) >= 2]).toEqual(['argon2id', true, true])
  expect(one).not.toBe(two)
})
