import { beforeEach, describe, expect, test } from 'vitest'
import { demoSite } from '#demo/site.ts'
import { useTestApp } from '#testing/app.ts'
import { compose } from '../mail/sending.ts'
import { downloadKey } from '../site/downloads.ts'
import { send } from './testing/calls.ts'

let now = new Date('2026-11-15T12:00:00Z')
const DAY = 24 * 60 * 60 * 1000
const testApp = useTestApp({ now: () => now })
const PDF = Buffer.from('%PDF-1.7 the index'.padEnd(150_000, ', from A to Z'))

beforeEach(async () => {
  now = new Date('2026-11-15T12:00:00Z')
  for (const table of ['leads', 'letters', 'lead_limits'] as const)
    await testApp.store.db.deleteFrom(table).execute()
  await testApp.app.storage.put(downloadKey('toile-index.pdf'), PDF, 'application/pdf')
})
const letters = () => testApp.store.db.selectFrom('letters').selectAll().execute()
const lettersTo = async (recipient: string) =>
  (await letters()).filter((each) => each.recipient === recipient)

describe('mail cannon (Ghost 20767): somebody types a stranger’s address over and over', () => {
  const VICTIM = 'victim@example.com'
  const fire = (n: number, change: object = {}) =>
    send(testApp.app, 'contact', { email: VICTIM, message: { text: `Shot number ${n}` }, ...change })

  test('from many addresses, the stranger gets five letters a day, and each lead is stored', async () => {
    for (let n = 0; n < 12; n += 1) expect((await fire(n)).statusCode).toBe(200)
    expect(await lettersTo(VICTIM)).toHaveLength(5)
    expect(await testApp.store.db.selectFrom('leads').selectAll().execute()).toHaveLength(12)
    now = new Date(now.getTime() + DAY)
    await fire(99)
    expect(await lettersTo(VICTIM)).toHaveLength(6)
  })

  test('in other spellings and through all three forms it is still one mailbox', async () => {
    for (const email of [
      'v.ic.tim+1@gmail.com',
      'Victim@gmail.com',
      'victim+x@googlemail.com',
      'victim@gmail.com',
    ])
      for (const kind of ['contact', 'contactBuffered', 'pdfRequest'] as const)
        await send(testApp.app, kind, { email })
    const toStrangers = (await letters()).filter((each) => each.recipient !== demoSite.email)
    expect(toStrangers).toHaveLength(5)
  })

  test('in one moment it is five letters all the same', async () => {
    await Promise.all(Array.from({ length: 15 }, (_, n) => fire(n)))
    expect(await lettersTo(VICTIM)).toHaveLength(5)
  })

  test('the staff’s own inbox is spared after twenty about one address; the rest is kept aside', async () => {
    for (let n = 0; n < 25; n += 1) expect((await fire(n)).statusCode).toBe(200)
    expect(await lettersTo(demoSite.email)).toHaveLength(20)
    const aside = await testApp.store.db
      .selectFrom('leads')
      .select('suspicions')
      .where('status', '=', 'suspected')
      .execute()
    expect(aside).toEqual(Array(5).fill({ suspicions: ['too-many'] }))
  })

  test('the stranger reads nothing that was typed', async () => {
    await fire(1, {
      name: 'WINNER claim your prize',
      company: 'Evil Corp',
      message: { text: 'Visit evil.example' },
    })
    await send(testApp.app, 'pdfRequest', { email: VICTIM, name: 'WINNER', originSite: 'evil.example' })
    const received = await lettersTo(VICTIM)
    expect(received).toHaveLength(2)
    for (const { subject, text, html } of received)
      expect(subject + text + html).not.toMatch(/WINNER|Evil|evil|Landing/)
  })
})

describe('link scanner (Ghost PR 19986): a machine opens every link of a letter before its reader does', () => {
  async function mailedLink(): Promise<string> {
    await send(testApp.app, 'pdfRequest')
    const [letter] = await lettersTo('jo@example.com')
    const [link = ''] = /http\S+\/downloads\/\S+/.exec(letter?.text ?? '') ?? []
    expect(letter?.html).toContain(`href="${link.replaceAll('&', '&amp;')}"`)
    return link.replace(testApp.app.config.publicUrl, '')
  }

  test('the reader still gets the document, however often it was opened', async () => {
    const link = await mailedLink()
    const before = await testApp.store.db.selectFrom('leads').selectAll().execute()
    for (const method of ['HEAD', 'GET', 'GET', 'HEAD', 'GET'] as const) {
      const answer = await testApp.app.inject({ method, url: link })
      expect(answer.statusCode).toBe(200)
      expect(answer.headers).toMatchObject({
        'content-type': 'application/pdf',
        'content-disposition': 'attachment; filename="toile-index.pdf"',
        'cache-control': 'private, no-store',
        'x-robots-tag': 'noindex, nofollow',
      })
      if (method === 'GET') expect(answer.rawPayload).toEqual(PDF)
    }
    expect(await testApp.store.db.selectFrom('leads').selectAll().execute()).toEqual(before)
  })

  test('after seven days it has ended, and says what to do', async () => {
    const link = await mailedLink()
    now = new Date(now.getTime() + 7 * DAY - 2000)
    expect((await testApp.get(link)).statusCode).toBe(200)
    now = new Date(now.getTime() + 2000)
    const answer = await testApp.get(link)
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([410, 'text/html; charset=utf-8'])
    expect(answer.body).toContain('This link has ended')
  })

  test('changed in any part it opens nothing', async () => {
    const link = await mailedLink()
    const changed = [
      link.replace('/index?', '/at-retail?'),
      link.replace(/until=\d+/, 'until=9999999999'),
      link.replace(/lead=./, 'lead=x'),
      link.replace(/sig=./, 'sig=~'),
      link.replace(/sig=[^&]*/, ''),
      '/downloads/index',
      '/downloads/..%2F..%2Fsecrets',
      `${link}&sig=x`,
    ]
    for (const url of changed) expect([url, (await testApp.get(url)).statusCode]).toEqual([url, 404])
  })

  test('with the lead erased it has ended', async () => {
    const link = await mailedLink()
    await testApp.store.db.updateTable('leads').set({ email: null, erased_at: now }).execute()
    await send(testApp.app, 'pdfRequest', { email: 'other@example.com' })
    expect((await testApp.get(link)).statusCode).toBe(410)
  })

  test('with the document given to nobody any more it has ended', async () => {
    const link = await mailedLink()
    const { site } = testApp.app
    const { downloads } = site
    site.downloads = downloads.filter(({ key }) => key !== 'index')
    expect((await testApp.get(link)).statusCode).toBe(410)
    site.downloads = downloads
    expect((await testApp.get(link)).statusCode).toBe(200)
  })

  test('while the document is not there yet it says so and stays good', async () => {
    const link = await mailedLink()
    await testApp.app.storage.delete(downloadKey('toile-index.pdf'))
    const answer = await testApp.get(link)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '60'])
  })
})

describe('header injection: a field that would become a header of the letter', () => {
  const INJECTED = '\r\nBcc: all@example.com'
  test.each([
    ['email', { email: `jo@example.com${INJECTED}` }],
    ['email with a bare line feed', { email: 'jo@example.com\nBcc: all@example.com' }],
    ['email with a list', { email: 'jo@example.com,all@example.com' }],
    ['email with a display name', { email: 'Jo <jo@example.com>' }],
    ['name', { name: `Jo${INJECTED}` }],
    ['company', { company: `Marsh${INJECTED}` }],
    ['company beside no name', { name: undefined, company: `Marsh${INJECTED}` }],
    ['originSite', { originSite: `toile.example${INJECTED}` }],
    ['originDetail', { originDetail: `Landing${INJECTED}` }],
    ['name with a line separator', { name: 'Jo\u2028Bcc: all@example.com' }],
    ['name with a NUL', { name: 'Jo\u0000' }],
  ])('%s is refused, and no letter is written', async (_, change) => {
    expect((await send(testApp.app, 'contact', change)).statusCode).toBe(400)
    expect(await letters()).toEqual([])
  })

  test('a message may say so, and stays text', async () => {
    const message = `Hello${INJECTED}\r\n\r\n<script>alert(1)</script>\n.\nQUIT`
    await send(testApp.app, 'contact', { name: '<img src=x onerror=alert(1)>', message: { text: message } })
    const [letter] = await lettersTo(demoSite.email)
    if (!letter) throw new Error('There is no letter to the staff')
    expect(letter.html).not.toMatch(/<script|<img/)
    expect(letter.text).toContain('> Bcc: all@example.com')
    const composed = compose(letter, { name: 'Toile', address: 'post@toile.example' })
    expect(composed).toMatchObject({
      to: { name: '', address: demoSite.email },
      replyTo: { name: '', address: 'jo@example.com' },
      subject: 'A message, from jo@example.com',
    })
    expect(Object.keys(composed)).not.toContain('bcc')
  })
})
