import type { Generated } from 'kysely'

export interface MailTables {
  letters: LetterRow
}

export interface LetterRow {
  id: Generated<string>
  /** Names the cause, so that one cause writes one letter however often it is tried. */
  key: string | null
  template: string
  recipient: string
  /** Where an answer goes, if not to the sender. */
  reply_to: string | null
  subject: string
  text: string
  html: string
  status: Generated<'waiting' | 'sent' | 'dead'>
  attempts: Generated<number>
  next_attempt_at: Generated<Date>
  last_error: string | null
  /** The connection broke after the letter was handed over: it may have been sent. */
  uncertain: Generated<boolean>
  created_at: Generated<Date>
  sent_at: Date | null
}
