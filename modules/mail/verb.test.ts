import { beforeEach, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestDatabase } from '#testing/database.ts'
import { makeServices } from '#testing/make.ts'
import { listen } from '#testing/output.ts'
import { writeLetter } from './outbox.ts'
import { countLetters } from './store.ts'
import { letterTo } from './testing/letters.ts'
import { mailVerb } from './verb.ts'

const database = useTestDatabase()
beforeEach(() => database.db.deleteFrom('letters').execute())

async function mail(args: string[], options: Record<string, unknown> = {}) {
  const { lines, out } = listen()
  const services = makeServices({ store: database.store, storage: {} as never, site: demoSite })
  const code = await mailVerb.run(services, { args, options }, out)
  return { code, lines }
}

async function write(recipients: string[], status: 'waiting' | 'dead'): Promise<void> {
  for (const recipient of recipients) await writeLetter(database.db, letterTo(recipient))
  await database.db.updateTable('letters').set({ status }).where('recipient', 'in', recipients).execute()
}

test('letters are listed without their words, all of them or those of one status', async () => {
  await write(['jo@example.com'], 'waiting')
  await write(['gone@example.com'], 'dead')
  const all = await mail(['list'])
  expect([all.code, all.lines.at(-1)]).toEqual([0, '2 letters'])
  expect(all.lines.join()).not.toContain('Words')
  const dead = await mail(['list', 'dead'])
  expect(dead.lines).toEqual([expect.stringContaining('gone@example.com'), '1 letter'])
})

test('a server’s last word cannot steer the terminal it is shown on', async () => {
  await write(['jo@example.com'], 'waiting')
  await database.db.updateTable('letters').set({ last_error: 'No\u001b[2Jsuch\u202ebox' }).execute()
  expect((await mail(['list'])).lines[0]).toContain('No [2Jsuch box')
})

test('a dry run counts every dead letter, also beyond those that a list shows, and changes none', async () => {
  const many = Array.from({ length: 230 }, (_, n) => `jo${n}@example.com`)
  await write(many, 'dead')
  expect(await mail(['resend', 'dead'], { 'dry-run': true })).toEqual({
    code: 0,
    lines: ['Would send 230 again.'],
  })
  expect(await countLetters(database.db)).toEqual({ waiting: 0, sent: 0, dead: 230 })
  expect((await mail(['resend', 'dead'])).lines).toEqual(['230 letters are due now.'])
  expect(await countLetters(database.db)).toEqual({ waiting: 230, sent: 0, dead: 0 })
})

test('a dry run counts of the letters that are named those that there are', async () => {
  await write(['jo@example.com'], 'dead')
  const { id } = await database.db.selectFrom('letters').select('id').executeTakeFirstOrThrow()
  const dry = await mail(['resend', id, 'nonsense'], { 'dry-run': true })
  expect(dry).toEqual({ code: 0, lines: ['Would send 1 again.'] })
  expect((await mail(['resend', 'nonsense'], { 'dry-run': true })).code).toBe(1)
})

test('a test letter waits in the outbox', async () => {
  expect((await mail(['test', 'jo@example.com'])).code).toBe(0)
  expect(await countLetters(database.db)).toMatchObject({ waiting: 1 })
})

test.each([
  ['list', 'lost'],
  ['resend'],
  ['test'],
  ['test', 'jo'],
  ['test', 'jo@example.com', 'kim@example.com'],
  ['burn'],
])('mail %s %s is answered with what can be said', async (...args) => {
  const { code, lines } = await mail(args)
  expect([code, lines]).toEqual([2, [expect.stringContaining('--help says more')]])
})
