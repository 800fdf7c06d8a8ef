import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { useTestDatabase } from '#testing/database.ts'
import { startDelivery } from './deliver.ts'
import { writeLetter } from './outbox.ts'
import { listLetters } from './store.ts'
import { letterTo } from './testing/letters.ts'
import { openTransport } from './transport.ts'

const database = useTestDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'toile-post-'))
afterAll(() => rmSync(dataDir, { recursive: true }))
const site = { name: 'Toile', mailFrom: 'Toile <post@toile.example>' }

test('in demo mode a letter becomes a file that a mail program opens and one for a browser', async () => {
  const transport = openTransport({ smtpUrl: undefined, demo: true, dataDir }, site)
  const delivery = startDelivery(database.store, {
    transport,
    log: { info() {}, warn() {}, error: console.error },
  })
  const id = await writeLetter(database.db, letterTo('jo@example.com'))
  await delivery.deliverDue()
  await delivery.stop()
  expect(readdirSync(join(dataDir, 'mail')).sort()).toEqual([`${id}.eml`, `${id}.html`])
  const eml = readFileSync(join(dataDir, 'mail', `${id}.eml`), 'utf8')
  expect(eml).toContain(`Message-ID: <${id}@toile.example>`)
  expect(eml).toContain('To: jo@example.com')
  expect(await listLetters(database.db)).toMatchObject([{ id, status: 'sent' }])
})

test('outside demo mode and without a server there is no transport', () => {
  expect(openTransport({ smtpUrl: undefined, demo: false, dataDir }, site)).toBeUndefined()
})
