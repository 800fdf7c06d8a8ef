import type { Verb } from '../verb.ts'
import { isRecipient } from './headers.ts'
import { listLetters, resendLetters, sendTest } from './verbs.ts'

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
    if (action === 'list') {
      const status = STATUSES.find((each) => each === rest[0])
      const letters = await listLetters(db, { limit: 100, ...(status ? { status } : {}) })
      for (const letter of letters) {
        const fault = letter.last_error ? `  ${letter.last_error}` : ''
        out.line(
          `${letter.id}  ${letter.status.padEnd(7)}  ${letter.attempts === 1 ? '1 try' : `${letter.attempts} tries`}  ${letter.recipient}  ${letter.subject}${fault}`,
        )
      }
      out.line(`${letters.length} ${letters.length === 1 ? 'letter' : 'letters'}`)
      return 0
    }
    if (action === 'resend' && rest.length > 0) {
      const which = rest[0] === 'dead' ? 'dead' : rest
      if (dry) {
        const dead = which === 'dead' ? (await listLetters(db, { status: 'dead' })).length : rest.length
        out.line(`Would send ${dead} again.`)
        return 0
      }
      const due = await resendLetters(db, which)
      out.line(`${due.length} ${due.length === 1 ? 'letter is' : 'letters are'} due now.`)
      return due.length > 0 || which === 'dead' ? 0 : 1
    }
    if (action === 'test' && rest[0] && isRecipient(rest[0])) {
      if (!dry) await sendTest(db, site, rest[0])
      out.line(
        dry ? `Would write a test letter to ${rest[0]}.` : `A test letter to ${rest[0]} is in the outbox.`,
      )
      return 0
    }
    out.line('Say list, resend with dead or ids, or test with an address. --help says more.')
    return 2
  },
}
