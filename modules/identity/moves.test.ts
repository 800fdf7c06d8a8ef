import { afterEach, beforeAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { makeFailing } from '#testing/failing.ts'
import { makeClient } from '#testing/make.ts'
import { type Moves, watchMoves } from './moves.ts'

const testDatabase = useTestDatabase()
let people = 0

beforeAll(async () => {
  for (const id of ['osei', 'pell']) await makeClient(testDatabase.db, { id })
})

const processes: Moves[] = []
afterEach(async () => {
  for (const each of processes.splice(0)) await each.close()
})

/** One process, as far as it watches who moves. */
async function watch(): Promise<Moves['saw']> {
  const moves = watchMoves(testDatabase.store)
  processes.push(moves)
  await moves.open()
  return moves.saw
}

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
  const saw = await watch()
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
  const [one, another] = [await watch(), await watch()]
  const says = somebody()
  await one(says('osei', 100))
  await one(says('pell', 200))
  const pell = await generationOf('pell')
  await expect(one(says('osei', 100))).rejects.toThrow('not valid here')
  await expect(another(says('osei', 150))).rejects.toThrow('not valid here')
  await another(says('pell', 200))
  expect(await generationOf('pell')).toBe(pell)
})

test('an older token is refused also by a process that took it before the move', async () => {
  const [one, another] = [await watch(), await watch()]
  const says = somebody()
  await another(says('osei', 100))
  await one(says('pell', 200))
  const comes = () =>
    another(says('osei', 100)).then(
      () => 'let in',
      () => 'refused',
    )
  await expect.poll(comes, { timeout: 5000 }).toBe('refused')
  await another(says('pell', 200))
})

test('while moves of other processes cannot be heard every token is held against the database, and nothing is remembered', async () => {
  const { db } = testDatabase
  let isHeard = true
  const moves = watchMoves({ db, listen: async () => ({ connected: () => isHeard, stop: async () => {} }) })
  await moves.open()
  const [one, another] = [somebody(), somebody()]
  for (const says of [one, another]) await moves.saw(says('osei', 100))
  isHeard = false
  const elsewhere = await watch()
  await elsewhere(one('pell', 200))
  await expect(moves.saw(one('osei', 100))).rejects.toThrow('not valid here')
  await moves.saw(another('osei', 100))
  await elsewhere(another('pell', 200))
  isHeard = true
  await expect(moves.saw(another('osei', 100))).rejects.toThrow('not valid here')
})

test('what was read while a move was told of is not remembered', async () => {
  const { db } = testDatabase
  let tell = () => {}
  const moves = watchMoves({
    db,
    async listen(_channel, onChange) {
      tell = () => onChange('')
      return { connected: () => true, stop: async () => {} }
    },
  })
  await moves.open()
  const says = somebody()
  const seeing = moves.saw(says('osei', 100))
  tell()
  await seeing
  await (await watch())(says('pell', 200))
  await expect(moves.saw(says('osei', 100))).rejects.toThrow('not valid here')
})

test('a token that names its second with a fraction is held against the database once', async () => {
  const { state, store } = makeFailing(testDatabase.store, () => true)
  const moves = watchMoves(store)
  processes.push(moves)
  await moves.open()
  const says = somebody()
  await moves.saw(says('osei', 100.1234567))
  state.isFailing = true
  await moves.saw(says('osei', 100.1234567))
  expect(state.failures).toBe(0)
})

test('of two tokens of one second the first to come holds, and the other moves nobody, however often they take turns', async () => {
  const [one, another] = [await watch(), await watch()]
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
  const [one, another] = [await watch(), await watch()]
  const says = somebody()
  await one(says('osei', 100))
  await one(says('osei', 300))
  await expect(another(says('pell', 200))).rejects.toThrow('not valid here')
  await expect(one(says('pell', 200))).rejects.toThrow('not valid here')
  await another(says('osei', 300))
})

test('who leaves a company that is no client of ours may have been of the staff, and what those were given ends', async () => {
  const saw = await watch()
  const says = somebody()
  const [osei, pell] = [await generationOf('osei'), await generationOf('pell')]
  await saw(says('unknown', 1))
  expect([await generationOf('osei'), await generationOf('pell')]).toEqual([osei, pell])
  // It rests on the sum, so that of one client is enough.
  await saw(says('osei', 2))
  expect([await generationOf('osei'), await generationOf('pell')]).toEqual([osei + 1, pell])
})
