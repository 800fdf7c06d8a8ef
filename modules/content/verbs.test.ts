import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { synonymsVerb } from './verbs.ts'

const database = useTestDatabase()

async function synonyms(...args: string[]) {
  const { lines, out } = listen()
  const services = makeServices({ store: database.store, storage: {} as never })
  return { code: await synonymsVerb.run(services, { args, options: {} }, out), lines }
}

test('a group is added, listed and removed', async () => {
  await synonyms('add', 'loden', 'felted\u001b[2J wool')
  const group = (await synonyms()).lines.at(-1) ?? ''
  expect(group).toMatch(/^ +\d+ {2}loden, felted \[2J wool$/)
  expect((await synonyms('remove', group.trim().split(' ')[0] ?? '')).code).toBe(0)
  expect((await synonyms()).lines).not.toContain(group)
})

test.each([
  ['add', 'loden'],
  ['add', '', ' '],
  ['add', 'loden', ''],
  ['remove', '1', '2'],
  ['remove', 'loden'],
  ['list', 'loden'],
])('%s %s %s changes nothing', async (...args) => {
  const before = await synonyms()
  expect((await synonyms(...args)).code).toBe(2)
  expect(await synonyms()).toEqual(before)
})
