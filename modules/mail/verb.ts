import type { Site } from '#modules/site/contract.ts'
import type { Db } from '#modules/tables.ts'
import { plainLine } from '../terminal.ts'
import type { Output, Verb } from '../verb.ts'
import { isRecipient } from './headers.ts'
import { testLetter } from './letters/test-letter.ts'
import { writeLetter } from './outbox.ts'
import { findIdle, type LetterStatus, listLetters, makeDue } from './store.ts'

const STATUSES = ['waiting', 'sent', 'dead'] as const

/** The outbox, for the operator. */
export const mailVerb: Verb = {
  name: 'mail',
  usage: 'mail [list [STATUS] | resend (dead | ID…) | test ADDRESS] [--dry-run]',
  summary: 'Letters waiting, sent and dead; sends dead ones again',
  help: `
  mail list [waiting|sent|dead]   the newest hundred, without their words
  mail resend dead                every dead letter is due now
  mail resend ID ID…              these letters are due now
  mail test ADDRESS               writes a test letter to the outbox
  --dry-run                       says what would be done`,
  options: { 'dry-run': { type: 'boolean' } },
  async run({ store: { db }, site }, { args: [action = 'list', ...rest], options }, out) {
    const dry = options['dry-run'] === true
    const status = STATUSES.find((each) => each === rest[0])
    if (action === 'list' && (rest.length === 0 || (rest.length === 1 && status)))
      return list(db, status, out)
    if (action === 'resend' && rest.length > 0)
      return resend(db, rest[0] === 'dead' ? 'dead' : rest, dry, out)
    if (action === 'test' && rest.length === 1 && rest[0] && isRecipient(rest[0]))
      return sendTest(db, site, rest[0], dry, out)
    out.fault('Say list, resend with dead or ids, or test with an address. --help says more.')
    return 2
  },
}

/** Without their words: those may hold a link that opens something. */
async function list(db: Db, status: LetterStatus | undefined, out: Output): Promise<number> {
  const letters = await listLetters(db, { limit: 100, ...(status ? { status } : {}) })
  for (const letter of letters) {
    const tries = letter.attempts === 1 ? '1 try' : `${letter.attempts} tries`
    const facts = [letter.id, letter.status.padEnd(7), tries, letter.recipient, letter.subject]
    out.line(plainLine([...facts, letter.last_error ?? ''].join('  ').trimEnd()))
  }
  out.line(inWords(letters.length))
  return 0
}

async function resend(db: Db, which: string[] | 'dead', dry: boolean, out: Output): Promise<number> {
  const due = dry ? await findIdle(db, which) : await makeDue(db, which)
  out.line(
    dry
      ? `Would send ${due.length} again.`
      : `${inWords(due.length)} ${due.length === 1 ? 'is' : 'are'} due now.`,
  )
  return due.length > 0 || which === 'dead' ? 0 : 1
}

async function sendTest(db: Db, site: Site, address: string, dry: boolean, out: Output): Promise<number> {
  if (!dry) await writeLetter(db, { ...testLetter(site), recipient: address })
  out.line(dry ? `Would write a test letter to ${address}.` : `A test letter to ${address} is in the outbox.`)
  return 0
}

const inWords = (count: number) => (count === 1 ? '1 letter' : `${count} letters`)
