import { createSecretKey } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { diskStorage } from '#modules/media/storage.ts'
import { readCall, runCall } from '#server/verbs.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeClient, makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { keyFor } from '../site/secrets.ts'
import { readKeys } from './keys.ts'
import { findAccountByEmail } from './store.ts'

const database = useTestDatabase()
const { lines, out } = listen()

async function toile(...argv: string[]): Promise<number> {
  lines.length = 0
  const call = readCall(argv, '/')
  if (!('verb' in call)) return call.code
  const storage = diskStorage('unused')
  const services = makeServices({ store: database.store, storage, site: demoSite })
  return runCall(call, services, out)
}
const account = () => findAccountByEmail(database.db, 'new@arden.example')
const letters = () => database.db.selectFrom('letters').select(['recipient', 'template']).execute()

beforeEach(async () => {
  for (const table of ['accounts', 'letters', 'oidc_records', 'clients'] as const)
    await database.db.deleteFrom(table).execute()
  await makeClient(database.db, { id: 'arden' })
})

describe('member', () => {
  test('add makes an account and sends a letter to choose a password', async () => {
    expect(await toile('member', 'add', 'new@arden.example', '--company', 'arden', '--tobetdg', 'true')).toBe(
      0,
    )
    expect(await account()).toMatchObject({ company: 'arden', tobetdg: true, alacarte: false })
    expect(await letters()).toEqual([{ recipient: 'new@arden.example', template: 'password-reset' }])
    expect(await toile('member', 'add', 'NEW@arden.example', '--company', 'arden')).toBe(1)
  })

  test('set changes only what is given, and a password ends the sessions', async () => {
    await toile('member', 'add', 'new@arden.example', '--company', 'arden', '--password', 'first password')
    const before = await account()
    await database.db
      .insertInto('oidc_records')
      .values({
        ...{ model: 'Session', id: 'x', payload: '{}', grant_id: null, uid: null, consumed_at: null },
        ...{ account: before?.sub ?? '', expires_at: null },
      })
      .execute()
    await toile('member', 'set', 'new@arden.example', '--alacarte', 'true', '--subscription', 'merchandising')
    const after = await account()
    expect(after).toMatchObject({ alacarte: true, subscription: ['merchandising'], company: 'arden' })
    expect(after?.password_hash).toBe(before?.password_hash)
    await toile('member', 'set', 'new@arden.example', '--password', 'second password')
    expect((await account())?.password_hash).not.toBe(before?.password_hash)
    expect(await database.db.selectFrom('oidc_records').select('id').execute()).toEqual([])
    expect(await letters()).toEqual([{ recipient: 'new@arden.example', template: 'password-changed' }])
  })

  test('disable and enable', async () => {
    await toile('member', 'add', 'new@arden.example', '--company', 'arden', '--password', 'first password')
    await toile('member', 'disable', 'new@arden.example')
    expect((await account())?.disabled_at).not.toBeNull()
    await toile('member', 'list')
    expect(lines.join()).toContain('disabled')
    await toile('member', 'enable', 'new@arden.example')
    expect((await account())?.disabled_at).toBeNull()
  })

  test('set and disable are of one member alone', async () => {
    for (const email of ['new@arden.example', 'other@arden.example'])
      await toile('member', 'add', email, '--company', 'arden', '--password', 'first password')
    const other = () => findAccountByEmail(database.db, 'other@arden.example')
    const before = await other()
    await toile('member', 'set', 'new@arden.example', '--alacarte', 'true', '--password', 'second password')
    await toile('member', 'disable', 'new@arden.example')
    expect(await other()).toEqual(before)
  })

  const refused: [string, string[]][] = [
    ['an unknown client', ['--company', 'nobody']],
    ['no client', []],
    ['an unknown section', ['--company', 'arden', '--subscription', 'knitting']],
    ['a flag that is neither', ['--company', 'arden', '--tobetdg', 'yes']],
    ['a short password', ['--company', 'arden', '--password', 'short']],
    ['an unknown option', ['--company', 'arden', '--staff', 'true']],
  ]
  test.each(refused)('add with %s changes nothing', async (_, options) => {
    expect(await toile('member', 'add', 'new@arden.example', ...options)).toBe(2)
    expect(await account()).toBeUndefined()
  })
})

test.each([
  ['list', ['list', 'new@arden.example']],
  ['list', ['list', '--tobetdg', 'true']],
  ['disable', ['disable', 'new@arden.example', '--tobetdg', 'false']],
  ['enable', ['enable', 'new@arden.example', '--password', 'a river of ochre']],
])('member %s with what it does not heed does nothing', async (_, argv) => {
  await toile('member', 'add', 'new@arden.example', '--company', 'arden')
  const before = await account()
  expect(await toile('member', ...argv)).toBe(2)
  expect(await account()).toEqual(before)
})

test('keys rotate adds a key that signs later', async () => {
  expect(await toile('keys', 'rotate')).toBe(0)
  expect(lines[0]).toMatch(/^Key .+ signs from \d{4}/)
  expect(await toile('keys')).toBe(2)
})

test('keys reset makes one that opens, whatever the others were sealed with', async () => {
  const { db } = database
  const another = createSecretKey(Buffer.alloc(32, 'x'))
  await db.deleteFrom('signing_keys').execute()
  await readKeys(db, another, new Date())
  const own = await keyFor(db, 'signing keys', undefined)
  await expect(readKeys(db, own, new Date())).rejects.toThrow('keys reset')
  expect(await toile('keys', 'reset')).toBe(0)
  const { keys } = await readKeys(db, own, new Date())
  expect(keys).toHaveLength(1)
  expect(lines[0]).toBe(`Key ${keys[0]?.kid} is the only one. Restart the site.`)
})
