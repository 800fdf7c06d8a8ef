import { createSecretKey } from 'node:crypto'
import { expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { arrange, PUBLISHED_BEFORE_MS, readKeys, rotateKeys, sweepKeys } from './keys.ts'

const database = useTestDatabase()
const seal = createSecretKey(Buffer.alloc(32, 'k'))
const start = new Date('2026-11-01T00:00:00Z')
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds)
const HOUR = 60 * 60 * 1000
const kids = async (now: Date) => (await readKeys(database.db, seal, now)).keys.map(({ kid }) => kid)

test('the first start makes one key, and only one when several start together', async () => {
  const found = await Promise.all([kids(start), kids(start), kids(start)])
  expect(new Set(found.flat()).size).toBe(1)
})

test('where all keys are gone, several that start together make one as well', async () => {
  await database.db.deleteFrom('signing_keys').execute()
  const found = await Promise.all([kids(start), kids(start), kids(start)])
  expect(new Set(found.flat()).size).toBe(1)
})

test('a key has 3072 bits', async () => {
  const [key] = (await readKeys(database.db, seal, start)).keys
  expect(Buffer.from(key?.n ?? '', 'base64url').length * 8).toBe(3072)
})

test('a new key is known before it signs, and the old one after it does, until nothing it signed is valid', async () => {
  const [old] = await kids(start)
  const { kid, signsFrom } = await rotateKeys(database.db, seal, start)
  expect(signsFrom).toEqual(after(PUBLISHED_BEFORE_MS))
  expect(await kids(after(1000))).toEqual([old, kid])
  expect(await kids(signsFrom)).toEqual([kid, old])
  expect(await kids(after(PUBLISHED_BEFORE_MS + HOUR))).toEqual([kid, old])
  expect(await kids(after(PUBLISHED_BEFORE_MS + 2 * HOUR))).toEqual([kid])

  await sweepKeys(database.db, seal, after(HOUR))
  expect(await kids(after(HOUR))).toContain(old)
  await sweepKeys(database.db, seal, after(3 * HOUR))
  const rows = await database.db.selectFrom('signing_keys').select('kid').execute()
  expect(rows).toEqual([{ kid }])
})

test('it is known when the list changes next', () => {
  const key = (kid: string, at: number) => ({ kid, jwk: { kid, kty: 'RSA' }, signsFrom: after(at) })
  expect(arrange([key('a', 0)], after(1)).changesAt).toBeUndefined()
  expect(arrange([key('a', 0), key('b', HOUR)], after(1)).changesAt).toEqual(after(HOUR))
  expect(arrange([key('a', 0), key('b', HOUR)], after(HOUR)).changesAt).toEqual(after(3 * HOUR))
})

test('under a clock that was set back before every key, the first of them signs', () => {
  const key = (kid: string, at: number) => ({ kid, jwk: { kid, kty: 'RSA' }, signsFrom: after(at) })
  const { keys } = arrange([key('b', HOUR), key('a', 0)], after(-24 * HOUR))
  expect(keys.map(({ kid }) => kid)).toEqual(['a', 'b'])
})

test('another secret does not open the keys, and says so', async () => {
  const other = createSecretKey(Buffer.alloc(32, 'x'))
  await expect(readKeys(database.db, other, start)).rejects.toThrow('SECRET_KEY')
})
