import type { DraftStorage } from './drafts.ts'

/** `waiting`: it could not be sent and will be, as soon as that works. */
export type NoteState = 'saved' | 'saving' | 'waiting' | 'conflict' | 'refused'

export interface NoteView {
  state: NoteState
  text: string
  /** Until then there may be a text on the server that is not shown. What is typed meanwhile goes on from it. */
  loaded: boolean
  /** In a conflict, the text that was written elsewhere. */
  theirs?: string
  /** Why the server will not have it. */
  refusal?: string
  /** False when the browser could not keep what is unsent, so that closing the tab would lose it. */
  kept: boolean
  /** Nobody is logged in: nothing would become of what is typed. */
  closed?: true
}

export interface ServerText {
  body: string
  revision: number
}

export type SaveAnswer =
  | { outcome: 'saved'; revision: number }
  | { outcome: 'conflict'; theirs: ServerText }
  | { outcome: 'refused'; reason: string }

export interface NoteTools {
  member: string
  /** A note that is not there is an empty one of revision 0. Throws when the server cannot be asked. */
  load(entryId: string): Promise<ServerText>
  /** Throws when it is not certain what became of it: no connection, or a fault of the server. */
  save(entryId: string, body: string, revision: number, leaving: boolean): Promise<SaveAnswer>
  storage: DraftStorage
  now(): number
  /** Returns what cancels it. */
  schedule(task: () => void, ms: number): () => void
  /** A different one in every tab. */
  tab: string
}

export interface OpenNote {
  view(): NoteView
  subscribe(listener: () => void): () => void
  change(text: string): void
  /** Sends at once what is unsent: on leaving the field, and when the connection is back. */
  flush(leaving?: boolean): void
  /** Looks for what was written elsewhere: when the tab is looked at again. */
  refresh(): void
  /** Ends a conflict with the text that the reader has chosen or made of both. */
  settle(text: string): void
  /** Another tab has changed what is kept. */
  hear(): void
  close(): void
}
