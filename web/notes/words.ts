import { LONGEST_NOTE } from '#modules/shelf/note-limits.ts'
import type { NoteView } from './types.ts'

/** From here on the room that is left is said. */
const TOLD_FROM = 1000

/** One that could not even be loaded holds something of the reader's once there was typing. */
export function isWritten({ loaded, text }: NoteView): boolean {
  return loaded || text !== ''
}

/** What has become of a note, in words. Nothing where there is nothing to say. */
export function tellState(view: NoteView): string {
  const { state, text, kept, refusal } = view
  if (!isWritten(view))
    return state === 'waiting' ? 'Your note could not be loaded. Trying again.' : 'Loading your note'
  const room = tellRoom(text)
  switch (state) {
    case 'conflict':
      return 'This note was changed elsewhere too. Choose what to keep.'
    case 'refused':
      return room || `Not saved. ${refusal ?? ''}`.trim()
    case 'waiting':
      return kept
        ? 'Not sent yet; kept in this browser'
        : 'Not sent yet, and this browser cannot keep it: closing the tab would lose it'
    case 'saving':
      return kept ? 'Saving' : 'Saving. This browser cannot keep it: closing the tab now would lose it'
    default:
      return text === '' ? '' : 'Saved'
  }
}

/** Said before the limit bites; what is too long is kept here and not sent, never cut. */
export function tellRoom(text: string): string {
  const room = roomIn(text)
  if (room > TOLD_FROM) return ''
  if (room >= 0)
    return `Room for ${room.toLocaleString('en')} more ${room === 1 ? 'character' : 'characters'}`
  const over = -room
  return `Too long to save: ${over.toLocaleString('en')} ${over === 1 ? 'character' : 'characters'} over`
}

/** In characters as the server counts them. The quick look first: a character is never less than one unit. */
function roomIn(text: string): number {
  const atLeast = LONGEST_NOTE - text.length
  return atLeast > TOLD_FROM ? atLeast : LONGEST_NOTE - [...text].length
}
