import { beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient } from '#testing/make.ts'
import { watchMoves } from './moves.ts'

const testDatabase = useTestDatabase()
let people = 0

beforeAll(async () => {
  for (const id of ['osei', 'pell']) await makeClient(testDatabase.db, { id })
})

async function generationOf(client: string): Promise<number> {
  const { db } = testDatabase
  const row = await db
    .selectFrom('clients')
    .select('generation')
    .where('id', '=', client)
    .executeTakeFirstOrThrow()
  return row.generation
}

function somebody() {
  const sub = `somebody-${++people}`
  return (company: string | null, issuedAt: number) => ({ sub, company, issuedAt })
}

test('who comes with a later token of another company has left the one before', async () => {
  const saw = watchMoves(testDatabase.db)
  const says = somebody()
  const [osei, pell] = [await generationOf('osei'), await generationOf('pell')]
  await saw(says('osei', 100))
  await saw(says('osei', 200))
  expect(await generationOf('osei')).toBe(osei)
  await saw(says('pell', 300))
  expect(await generationOf('osei')).toBe(osei + 1)
  expect(await generationOf('pell')).toBe(pell)
  await saw(says(null, 400))
  expect(await generationOf('pell')).toBe(pell + 1)
})

test('an older token that names the company left is refused, by every process, and moves nobody back', async () => {
  const [one, another] = [watchMoves(testDatabase.db), watchMoves(testDatabase.db)]
  const says = somebody()
  await one(says('osei', 100))
  await one(says('pell', 200))
  const pell = await generationOf('pell')
  await expect(one(says('osei', 100))).rejects.toThrow('not valid here')
  await expect(another(says('osei', 150))).rejects.toThrow('not valid here')
  await another(says('pell', 200))
  expect(await generationOf('pell')).toBe(pell)
})

test('of two tokens of one second the first to come holds, and the other moves nobody, however often they take turns', async () => {
  const [one, another] = [watchMoves(testDatabase.db), watchMoves(testDatabase.db)]
  const says = somebody()
  await one(says('osei', 50))
  await one(says('pell', 100))
  const [osei, pell] = [await generationOf('osei'), await generationOf('pell')]
  for (const saw of [one, another, one]) {
    await expect(saw(says('osei', 100))).rejects.toThrow('not valid here')
    await saw(says('pell', 100))
  }
  expect([await generationOf('osei'), await generationOf('pell')]).toEqual([osei, pell])
  await another(says('osei', 101))
  await expect(another(says('pell', 100))).rejects.toThrow('not valid here')
})

test('who has come back is not moved by a token from between, in no process', async () => {
  const [one, another] = [watchMoves(testDatabase.db), watchMoves(testDatabase.db)]
  const says = somebody()
  await one(says('osei', 100))
  await one(says('osei', 300))
  await expect(another(says('pell', 200))).rejects.toThrow('not valid here')
  await expect(one(says('pell', 200))).rejects.toThrow('not valid here')
  await another(says('osei', 300))
})

test('a company that is no client of ours troubles nobody', async () => {
  const saw = watchMoves(testDatabase.db)
  const says = somebody()
  const osei = await generationOf('osei')
  await saw(says('unknown', 1))
  await saw(says('osei', 2))
  expect(await generationOf('osei')).toBe(osei)
})
