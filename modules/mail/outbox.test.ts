import { sql } from 'kysely'
import { afterEach, describe, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { LetterRefused } from './headers.ts'
import { writeLetter } from './outbox.ts'
import { CLAIM_SECONDS } from './policy.ts'
import { compose } from './sending.ts'
import { claimLetter, listLetters, makeDue, markFailed, markSent } from './store.ts'
import { letterTo } from './testing/letters.ts'
import { readSender } from './transport.ts'

const database = useTestDatabase()
afterEach(() => database.db.deleteFrom('letters').execute())

const hostileRecipients = [
  'jo@example.com\r\nBcc: all@example.com',
  'jo@example.com\nBcc: all@example.com',
  'jo@example.com, all@example.com',
  'jo@example.com;all@example.com',
  'Jo <jo@example.com>',
  '"jo@evil.example"@example.com',
  'jo@example.com (all@example.com)',
  'jo@evil.example@example.com>',
  'jo\u0000@example.com',
  'jo@example.com\u2028',
  'jo @example.com',
  '@example.com',
  'jo@',
  'jo@-example.com',
  'jo',
  '',
  `${'j'.repeat(65)}@example.com`,
]

describe('a recipient that could be more than one address is refused', () => {
  test.each(hostileRecipients)('%j', async (recipient) => {
    await expect(writeLetter(database.db, letterTo(recipient))).rejects.toThrow(LetterRefused)
    expect(await listLetters(database.db)).toEqual([])
  })
})

describe('a plain recipient is taken', () => {
  const plain = [
    "o'neil+list@example.co.uk",
    'jo@[192.0.2.7]',
    'jürgen@bücher.example',
    'a.b_c-d@xn--bcher-kva.example',
  ]
  test.each(plain)('%s', async (recipient) => {
    expect(await writeLetter(database.db, letterTo(recipient))).toBeTruthy()
  })
})

describe('a subject that could be more than one header is refused', () => {
  test.each([
    'Hello\r\nBcc: all@example.com',
    'Hello\nthere',
    'Hello\u0000',
    'Hello\u2028there',
    '\u202eolleH',
    ' ',
    'x'.repeat(201),
  ])('%j', async (subject) => {
    await expect(writeLetter(database.db, letterTo('jo@example.com', { subject }))).rejects.toThrow(
      LetterRefused,
    )
  })
})

test('a row that was put into the outbox by other means is checked again before it is sent', async () => {
  await sql`insert into letters (template, recipient, subject, text, html)
    values ('test', 'jo@example.com', ${'Hello\r\nBcc: all@example.com'}, 'x', 'x')`.execute(database.db)
  const [letter] = await listLetters(database.db)
  expect(letter && (() => compose(letter, { name: 'Toile', address: 'post@toile.example' }))).toThrow(
    LetterRefused,
  )
})

test('a waiting letter is brought forward by its id, a letter under way is not', async () => {
  const ids = [
    await writeLetter(database.db, letterTo('a@example.com')),
    await writeLetter(database.db, letterTo('b@example.com')),
  ]
  const [idle = '', underWay = ''] = ids
  await database.db.updateTable('letters').set({ uncertain: true }).where('id', '=', underWay).execute()
  expect(await makeDue(database.db, [idle, underWay])).toEqual([idle])
  expect(await makeDue(database.db, [])).toEqual([])
})

test('a letter that another took just after one’s own transaction began stays theirs; one from a clock set back is due', async () => {
  const id = await writeLetter(database.db, letterTo('jo@example.com'))
  const takeUntil = (seconds: number) =>
    database.db
      .updateTable('letters')
      .set({
        ...{ attempts: 1, uncertain: true },
        next_attempt_at: sql<Date>`now() + make_interval(secs => ${seconds})`,
      })
      .execute()
  await takeUntil(CLAIM_SECONDS + 2)
  expect(await claimLetter(database.db)).toBeUndefined()
  await takeUntil(24 * 60 * 60)
  expect(await claimLetter(database.db)).toMatchObject({ id, attempts: 2 })
})

test('a letter that was not sent waits for as long as it is told to', async () => {
  await writeLetter(database.db, letterTo('jo@example.com'))
  const first = await claimLetter(database.db)
  if (!first) throw new Error('It was not due')
  await markFailed(database.db, first, { error: 'Later', uncertain: false, seconds: 24 * 60 * 60 })
  const { rows } = await sql`
    select round(extract(epoch from next_attempt_at - now()) / 3600)::integer as hours from letters`.execute(
    database.db,
  )
  expect(rows).toEqual([{ hours: 24 }])
})

test.each(['text', 'html'])('a letter without words in its %s is refused', async (part) => {
  const letter = { ...letterTo('jo@example.com'), [part]: ' \n' }
  await expect(writeLetter(database.db, letter)).rejects.toThrow('it has no words')
})

test('a late report of an attempt changes nothing that was made of the letter since, nor another letter', async () => {
  await writeLetter(database.db, letterTo('jo@example.com'))
  const first = await claimLetter(database.db)
  if (!first) throw new Error('It was not due')
  const failed = { error: 'Refused', uncertain: false, seconds: undefined }
  const states = async () =>
    (await listLetters(database.db)).map(({ attempts, status }) => [attempts, status]).sort()
  await database.db.updateTable('letters').set({ attempts: 2 }).execute()
  await markFailed(database.db, first, failed)
  expect(await states()).toEqual([[2, 'waiting']])

  const second = { ...first, attempts: 2 }
  await markSent(database.db, second)
  await writeLetter(database.db, letterTo('al@example.com'))
  await database.db.updateTable('letters').set({ attempts: 2 }).execute()
  await markFailed(database.db, second, failed)
  expect(await states()).toEqual([
    [2, 'sent'],
    [2, 'waiting'],
  ])
})

test.each([
  ['Toile <post@toile.example>', { name: 'Toile', address: 'post@toile.example' }],
  ['post@toile.example', { name: 'The house', address: 'post@toile.example' }],
])('the sender %s is read', (mailFrom, sender) => {
  expect(readSender({ name: 'The house', mailFrom })).toEqual(sender)
})

test('two senders are refused', () => {
  expect(() => readSender({ name: 'The house', mailFrom: 'a@toile.example, b@toile.example' })).toThrow(
    'one address',
  )
})
