import { describe, expect, test } from 'vitest'
import { LONGEST_NOTE } from '#modules/shelf/note-limits.ts'
import type { NoteView } from './types.ts'
import { tellRoom, tellState } from './words.ts'

const view: NoteView = { state: 'saved', text: 'Linen, 140 g', loaded: true, kept: true }

describe('what has become of a note', () => {
  test.each<[string, Partial<NoteView>, string]>([
    ['on its way to the reader', { loaded: false, text: '' }, 'Loading your note'],
    ['that cannot be loaded', { loaded: false, text: '', state: 'waiting' }, 'could not be loaded'],
    ['begun before it could be loaded', { loaded: false, state: 'waiting' }, 'kept in this browser'],
    ['that is on the server', {}, 'Saved'],
    ['under way that nothing keeps', { state: 'saving', kept: false }, 'closing the tab now would lose it'],
    ['without a connection', { state: 'waiting' }, 'kept in this browser'],
    ['that nothing keeps', { state: 'waiting', kept: false }, 'closing the tab would lose it'],
    ['written twice', { state: 'conflict', theirs: 'Wool' }, 'changed elsewhere too'],
    ['refused', { state: 'refused', refusal: 'There is room for 5000 notes.' }, 'room for 5000 notes'],
  ])('a note %s', (_name, changes, words) => {
    expect(tellState({ ...view, ...changes })).toContain(words)
  })

  test('of a note under way nothing more is said', () => {
    expect(tellState({ ...view, state: 'saving' })).toBe('Saving')
  })

  test('nothing is said of a note that is not written', () => {
    expect(tellState({ ...view, text: '' })).toBe('')
  })

  test('what is refused for its length is said to be too long', () => {
    const text = 'x'.repeat(LONGEST_NOTE + 1)
    expect(tellState({ ...view, text, state: 'refused', refusal: 'does not fit' })).toBe(
      'Too long to save: 1 character over',
    )
  })
})

describe('the room that is left', () => {
  test.each([
    [LONGEST_NOTE - 1001, ''],
    [LONGEST_NOTE - 1000, 'Room for 1,000 more characters'],
    [LONGEST_NOTE - 1, 'Room for 1 more character'],
    [LONGEST_NOTE, 'Room for 0 more characters'],
    [LONGEST_NOTE + 1200, 'Too long to save: 1,200 characters over'],
  ])('after %i characters', (length, words) => {
    expect(tellRoom('x'.repeat(length))).toBe(words)
  })

  test('is counted as the server counts: a character outside the basic plane is one', () => {
    expect(tellRoom('𝄞'.repeat(LONGEST_NOTE))).toBe('Room for 0 more characters')
  })
})
