import { describe, expect, test, vi } from 'vitest'
import { Answer } from './answers.ts'
import { Known } from './known.ts'

const MB = 1024 * 1024

describe('what was asked', () => {
  test('is asked once, also by two at a time, until it is forgotten', async () => {
    const known = new Known({ mostBytes: MB })
    const ask = vi.fn(async () => 'answer')
    expect(await Promise.all([known.remember('a', ask), known.remember('a', ask)])).toEqual([
      'answer',
      'answer',
    ])
    expect(ask).toHaveBeenCalledTimes(1)
    known.clear()
    expect(known.weight).toBe(0)
    await known.remember('a', ask)
    expect(ask).toHaveBeenCalledTimes(2)
  })

  test('that failed is asked again', async () => {
    const known = new Known({ mostBytes: MB })
    await expect(known.remember('a', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
    expect(await known.remember('a', async () => 'back')).toBe('back')
  })

  test('is not kept while changes cannot be heard', async () => {
    const known = new Known({ mostBytes: MB, isHeard: () => false })
    const ask = vi.fn(async () => 'answer')
    await known.remember('a', ask)
    await known.remember('a', ask)
    expect([ask.mock.calls.length, known.weight]).toEqual([2, 0])
  })

  test('before a change is not kept after it', async () => {
    const known = new Known({ mostBytes: MB })
    const { promise, resolve } = Promise.withResolvers<string>()
    const begun = known.remember('a', () => promise)
    known.clear()
    resolve('old')
    await begun
    expect(await known.remember('a', async () => 'new')).toBe('new')
  })

  test('before a change and fails after it takes nothing newer with it', async () => {
    const known = new Known({ mostBytes: MB })
    const { promise, reject } = Promise.withResolvers<string>()
    const begun = known.remember('a', () => promise)
    known.clear()
    await known.remember('a', async () => 'new')
    const weight = known.weight
    reject(new Error('away'))
    await expect(begun).rejects.toThrow('away')
    expect(await known.remember('a', async () => 'newer')).toBe('new')
    expect(known.weight).toBe(weight)
  })

  test.each([
    ['an answer what it says, with its compressed copies', new Answer(Buffer.alloc(5000)), 7500],
    ['a text two bytes a letter', 'x'.repeat(1000), 2000],
    ['anything else several times its text', ['x'.repeat(1000)], 4 * 1004],
    ['nothing next to nothing', null, 8],
  ])('weighs about what it takes: %s', async (_what, value, weight) => {
    const known = new Known({ mostBytes: MB })
    await known.remember('a', async () => '')
    const ofAnything = known.weight
    await known.remember('b', async () => value)
    expect(known.weight).toBe(2 * ofAnything + weight)
  })
})

describe('however much is asked, what is kept stays within its bound', () => {
  const rows = Array.from({ length: 100 }, (_, place) => ({ id: `entry-${place}`, distance: place / 1000 }))
  test.each([
    ['long questions', (n: number) => `${n} ${'q'.repeat(15_000)}`, 1],
    ['pages of finds', (n: number) => `colour ${n}`, rows],
    ['answers as bytes', (n: number) => `facets ${n}`, new Answer(Buffer.alloc(5000))],
    ['small things', (n: number) => `public ${n}`, false],
  ])('%s', async (_what, keyOf, value) => {
    const known = new Known({ mostBytes: MB })
    for (let n = 0; n < 10_000; n++) await known.remember(keyOf(n), async () => value)
    expect(known.weight).toBeLessThanOrEqual(MB)
    expect(known.weight).toBeGreaterThan(MB / 2)
    const asked = vi.fn(async () => value)
    await known.remember(keyOf(9999), asked)
    expect(asked).not.toHaveBeenCalled()
  })

  test('and what is used stays longest', async () => {
    const known = new Known({ mostBytes: 20_000 })
    const ask = vi.fn(async () => 'answer')
    for (let n = 0; n < 100; n++) {
      await known.remember('used', ask)
      await known.remember(`once ${n}`, async () => 'x'.repeat(1000))
    }
    expect(ask).toHaveBeenCalledTimes(1)
  })
})
