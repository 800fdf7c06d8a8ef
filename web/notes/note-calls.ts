import type { NoteText } from '#modules/shelf/note-contract.ts'
import { ApiError, callApi } from '../api.ts'
import { readSession } from '../session/storage.ts'
import type { NoteTools } from './types.ts'

/** Answers that say "not now" and nothing about the note. */
const LATER = new Set([401, 408, 425, 429])

/** To the API it is a note that is not there; whoever wrote it has the entry before them. */
const CLOSED = 'This entry is no longer open to you. Copy what you wrote before you leave it.'

/** The calls behind a member's notes. */
export function noteCalls(member: string): Pick<NoteTools, 'load' | 'save'> {
  /** In another tab somebody else may have logged in since: their account must not get this member's text. */
  function call<T>(entryId: string, init?: RequestInit): Promise<T> {
    if (readSession()?.person.sub !== member) throw new Error('The member is not logged in here any more')
    return callApi<T>(`/notes/${encodeURIComponent(entryId)}`, init)
  }

  async function load(entryId: string) {
    try {
      const { body, revision } = await call<NoteText>(entryId)
      return { body, revision }
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return { body: '', revision: 0 }
      throw error
    }
  }

  return {
    load,
    async save(entryId, body, revision, leaving) {
      try {
        const saved = await call<NoteText>(entryId, {
          method: 'PUT',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ body, revision }),
          keepalive: leaving,
        })
        return { outcome: 'saved', revision: saved.revision }
      } catch (error) {
        if (!(error instanceof ApiError) || error.status >= 500 || LATER.has(error.status)) throw error
        if (error.status === 409) return { outcome: 'conflict', theirs: await load(entryId) }
        return { outcome: 'refused', reason: error.status === 404 ? CLOSED : error.message }
      }
    },
  }
}
