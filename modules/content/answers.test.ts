import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { Answer, Answers, chooseEncoding } from './answers.ts'

const roomy = { mostBytes: 1_000_000 }

it('makes an answer once, also for those who ask meanwhile', async () => {
  const answers = new Answers(roomy)
  let made = 0
  const make = async () => `${++made}`
  const [one, two] = await Promise.all([answers.get('k', make), answers.get('k', make)])
  const three = await answers.get('k', make)
  expect([one, two, three].map((each) => each.body.toString())).toEqual(['1', '1', '1'])
})

it('makes it anew after a change', async () => {
  const answers = new Answers(roomy)
  await answers.get('k', async () => 'old')
  answers.changed()
  expect((await answers.get('k', async () => 'new')).body.toString()).toBe('new')
})

it('gives nobody who asks after a change what was begun before it', async () => {
  const answers = new Answers(roomy)
  const gate = Promise.withResolvers<string>()
  const early = answers.get('k', () => gate.promise)
  answers.changed()
  const late = answers.get('k', async () => 'new')
  gate.resolve('old')
  expect((await early).body.toString()).toBe('old')
  expect((await late).body.toString()).toBe('new')
  expect((await answers.get('k', async () => 'newer')).body.toString()).toBe('new')
})

it('keeps nothing while changes cannot be heard', async () => {
  let heard = true
  const answers = new Answers({ ...roomy, isHeard: () => heard })
  await answers.get('k', async () => 'old')
  heard = false
  expect((await answers.get('k', async () => 'new')).body.toString()).toBe('new')
})

it('keeps no failure', async () => {
  const answers = new Answers(roomy)
  await expect(answers.get('k', async () => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect((await answers.get('k', async () => 'yes')).body.toString()).toBe('yes')
})

it('keeps as many as there is room for their bytes', async () => {
  const answers = new Answers({ mostBytes: 5500 })
  const made: string[] = []
  const ask = (key: string) =>
    answers.get(key, async () => {
      made.push(key)
      return 'x'.repeat(1000)
    })
  for (const key of ['a', 'b', 'c', 'd', 'd', 'c', 'b', 'a']) await ask(key)
  expect(made).toEqual(['a', 'b', 'c', 'd', 'a'])
})

it('compresses to the same bytes', async () => {
  const answer = new Answer(Buffer.from('toile '.repeat(500)))
  expect(gunzipSync(await answer.encoded('gzip'))).toEqual(answer.body)
  expect(brotliDecompressSync(await answer.encoded('br'))).toEqual(answer.body)
})

it.each([
  ['br, gzip', 5000, 'br'],
  ['gzip', 5000, 'gzip'],
  ['br;q=0, gzip', 5000, 'gzip'],
  ['identity', 5000, undefined],
  [undefined, 5000, undefined],
  ['br', 100, undefined],
])('for %j and %i bytes the encoding is %s', (accepted, size, encoding) => {
  expect(chooseEncoding(accepted, size)).toBe(encoding)
})
