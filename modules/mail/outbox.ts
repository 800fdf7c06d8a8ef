import type { Db } from '#modules/tables.ts'
import { assertHeaders, LetterRefused } from './headers.ts'
import { deleteLetters, insertLetter, type NewLetter } from './store.ts'

/**
 * Puts a letter into the outbox. Give it the transaction of what caused the letter: then both happen or neither, and
 * delivery starts at the commit. `key` names the cause, so that a cause handled twice writes one letter; the second
 * time returns undefined.
 *
 * Text and html come from a template in `letters/`. What one person typed never goes into a letter to another,
 * except to the staff: otherwise a form on the site is a machine for sending anything to anyone in our name.
 */
export async function writeLetter(db: Db, letter: NewLetter): Promise<string | undefined> {
  assertHeaders(letter)
  if (!letter.text.trim() || !letter.html.trim()) throw new LetterRefused('it has no words')
  return insertLetter(db, letter)
}

/** Letters that must not be kept, or not be sent any more, because what caused them is to be forgotten. */
export function forgetLetters(db: Db, keys: string[]): Promise<void> {
  return deleteLetters(db, keys)
}
