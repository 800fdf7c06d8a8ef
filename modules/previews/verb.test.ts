import { userInfo } from 'node:os'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { diskStorage } from '#modules/media/storage.ts'
import { readCall, runCall } from '#server/verbs.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeEntry, makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { keyFor } from '../site/secrets.ts'
import { readLink } from './link.ts'
import { forgetEndedLinks } from './upkeep.ts'

vi.mock('node:os', { spy: true })

const database = useTestDatabase()
const { lines, out } = listen()
let now = new Date('2026-11-16T12:00:00.500Z')

async function toile(...argv: string[]): Promise<number> {
  lines.length = 0
  const call = readCall(['preview', ...argv], '/')
  if (!('verb' in call)) return call.code
  const services = makeServices({ store: database.store, storage: diskStorage('unused'), now: () => now })
  return runCall(call, services, out)
}
const links = () => database.db.selectFrom('preview_links').selectAll().orderBy('expires_at').execute()

beforeEach(async () => {
  now = new Date('2026-11-16T12:00:00.500Z')
  await database.db.deleteFrom('entries').execute()
  await makeEntry(database.db, { id: 'coat', title: 'The\tCoat', status: 'draft', publishAt: null })
})

describe('preview', () => {
  test('prints a link that lives seven days, and how to end it', async () => {
    expect(await toile('coat')).toBe(0)
    const [url = '', words = ''] = lines
    const [link] = await links()
    expect(link).toMatchObject({
      ...{ entry_id: 'coat', created_at: now, revoked_at: null, made_by: userInfo().username },
      expires_at: new Date('2026-11-23T12:00:00Z'),
    })
    expect(url.startsWith(`https://toile.example/preview/coat?link=${link?.id}.`)).toBe(true)
    expect(words).toBe(`Opens until 2026-11-23 12:00 UTC. To end it before: preview revoke ${link?.id}`)
    const key = await keyFor(database.db, 'previews', undefined)
    expect(readLink(key, 'coat', new URL(url).searchParams.get('link') ?? '')?.id).toBe(link?.id)
  })

  test('works under a number that no user of the system has', async () => {
    vi.mocked(userInfo).mockImplementationOnce(() => {
      throw new Error('uv_os_get_passwd returned ENOENT')
    })
    expect(await toile('coat')).toBe(0)
    expect((await links())[0]?.made_by).toMatch(/^user \d+$/)
  })

  test('takes another length and another name', async () => {
    expect(await toile('coat', '--days', '30', '--by', 'Ines')).toBe(0)
    expect((await links())[0]).toMatchObject({
      ...{ expires_at: new Date('2026-12-16T12:00:00Z'), made_by: 'Ines' },
    })
  })

  test.each([
    ['no days', ['coat', '--days', '0']],
    ['too many days', ['coat', '--days', '31']],
    ['days that are no number', ['coat', '--days', 'many']],
    ['half a day', ['coat', '--days', '0.5']],
    ['nothing', []],
    ['two entries', ['coat', 'hat']],
    ['an option it does not know', ['coat', '--weeks', '1']],
    ['a link to revoke that is not named', ['revoke']],
  ])('refuses %s and makes none', async (_what, argv) => {
    expect(await toile(...argv)).toBe(2)
    expect(await links()).toEqual([])
  })

  test('says that there is no such entry', async () => {
    expect(await toile('hat')).toBe(1)
    expect(lines).toEqual(['There is no entry "hat".'])
  })
})

test('preview list shows the links that still open something, and never what opens them', async () => {
  await toile('coat', '--by', 'Ines')
  await toile('coat', '--days', '1', '--by', 'Ravi')
  const [ravis, ines] = await links()
  expect(await toile('list')).toBe(0)
  expect(lines).toEqual([
    `${ravis?.id}  until 2026-11-17 12:00  coat  The Coat  (by Ravi)`,
    `${ines?.id}  until 2026-11-23 12:00  coat  The Coat  (by Ines)`,
    '2 links are open',
  ])
  now = new Date('2026-11-17T12:00:00Z')
  await toile('list')
  expect(lines.at(-1)).toBe('1 link is open')
})

test('preview revoke ends one link, once, and none that has ended by itself', async () => {
  await toile('coat')
  const id = (await links())[0]?.id ?? ''
  await toile('coat', '--days', '1')
  const other = (await links()).find((link) => link.id !== id)?.id ?? ''
  expect(await toile('revoke', id)).toBe(0)
  expect((await links()).find((link) => link.revoked_at)).toMatchObject({ id, revoked_at: now })
  expect(await toile('revoke', id)).toBe(1)
  expect(await toile('revoke', 'never')).toBe(1)
  expect(await toile('list')).toBe(0)
  expect(lines.at(-1)).toBe('1 link is open')
  now = new Date('2026-11-18T12:00:00Z')
  expect(await toile('revoke', other)).toBe(1)
})

test('a link that ended three months ago is forgotten', async () => {
  await toile('coat', '--days', '1')
  await forgetEndedLinks(database.db, new Date('2027-02-15T11:59:59Z'))
  expect(await links()).toHaveLength(1)
  await forgetEndedLinks(database.db, new Date('2027-02-15T12:00:01Z'))
  expect(await links()).toHaveLength(0)
})
