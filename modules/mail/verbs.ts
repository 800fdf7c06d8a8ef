import type { Site } from '#modules/site/contract.ts'
import type { Db } from '#modules/tables.ts'
import { testLetter } from './letters/test.ts'
import { writeLetter } from './outbox.ts'
import { type Letter, type LetterStatus, listLetters as list, makeDue } from './store.ts'

/** Without their words: a list is for the operator's screen, and the words may hold a link that opens something. */
export type LetterSummary = Omit<Letter, 'text' | 'html'>

export async function listLetters(
  db: Db,
  options: { status?: LetterStatus; limit?: number } = {},
): Promise<LetterSummary[]> {
  return (await list(db, options)).map(({ text, html, ...summary }) => summary)
}

/** Dead letters, or waiting ones before their time, become due now with all their attempts. Returns their ids. */
export function resendLetters(db: Db, which: string[] | 'dead'): Promise<string[]> {
  return makeDue(db, which)
}

export async function sendTest(db: Db, site: Site, address: string): Promise<string> {
  const id = await writeLetter(db, { ...testLetter(site), recipient: address })
  return id ?? ''
}
