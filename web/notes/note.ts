import { type Draft, draftKey, readDraft, removeDraft, writeDraft } from './drafts.ts'
import type { NoteState, NoteTools, NoteView, OpenNote, SaveAnswer, ServerText } from './types.ts'

export const PAUSE_MS = 800
const FIRST_RETRY_MS = 1000
const LAST_RETRY_MS = 60_000
/** An answer that takes longer is not waited for. */
const PATIENCE_MS = 20_000
/** The tab that wrote a draft this long ago and still has not sent it may be gone. */
const ABANDONED_MS = 10_000

/**
 * One note, from the keystroke to the server. One call is under way at a time. A text whose answer was lost is sent again as it was
 * before anything newer: sending the same twice is safe, and afterwards it is certain which revision the newer text follows.
 * Tabs on the same note share the draft: the one typed in last sends, the others show what it holds.
 */
export function openNote(tools: NoteTools, entryId: string): OpenNote {
  const { storage, tab } = tools
  const key = draftKey(tools.member, entryId)
  const listeners = new Set<() => void>()

  let text = ''
  /** What the text was written over, as far as it is known. */
  let basis: { body: string | null; revision: number | null } = { body: null, revision: null }
  let isUnsaved = false
  let isLoaded = false
  let mustLoad = true
  let sent: string | undefined
  /** What stands against the text in a conflict: the server's, or that of other tabs. */
  let clash: { server?: ServerText; others: string[] } | undefined
  let refusal: string | undefined
  let failures = 0
  let isKept = true
  let isWriter = true
  /** The draft of another tab that this one has seen last. */
  let seen = ''
  let isClosed = false
  /** The number of the call under way; an answer to any other comes too late. */
  let call = 0
  let calls = 0
  let isPausing = false
  let cancelTimer = () => {}
  let shown: NoteView | undefined

  function changed(): void {
    shown = undefined
    for (const listener of listeners) listener()
  }

  function view(): NoteView {
    shown ??= {
      state: stateOf(),
      text,
      loaded: isLoaded || (isUnsaved && !isBlind()),
      ...(clash
        ? { theirs: [...(clash.server ? [clash.server.body] : []), ...clash.others].join('\n\n') }
        : {}),
      ...(refusal === undefined ? {} : { refusal }),
      kept: isKept,
    }
    return shown
  }

  /** Typed before anything was known of what the server has. */
  function isBlind(): boolean {
    return isUnsaved && basis.body === null && basis.revision === null
  }

  function stateOf(): NoteState {
    if (clash) return 'conflict'
    if (refusal !== undefined) return 'refused'
    if (failures > 0 && (isUnsaved || !isLoaded)) return 'waiting'
    return isUnsaved ? 'saving' : 'saved'
  }

  function keep(): void {
    if (isClosed || !isWriter) return
    if (unseenDraft()) {
      hear()
      return
    }
    if (!isUnsaved) {
      removeDraft(storage, key, tab)
      isKept = true
      return
    }
    isKept = writeDraft(storage, key, {
      text,
      revision: basis.revision,
      writer: tab,
      at: tools.now(),
      ...(basis.body === null ? {} : { over: basis.body }),
      ...(sent === undefined ? {} : { sent }),
      // The server tells of its own text again; that of another tab is nowhere else.
      ...(clash?.others.length ? { others: clash.others } : {}),
    })
  }

  /** What another tab has written, unless it was seen already. */
  function unseenDraft(): Draft | undefined {
    const draft = readDraft(storage, key)
    return draft && draft.writer !== tab && markOf(draft) !== seen ? draft : undefined
  }

  function takeDraft(): boolean {
    const draft = readDraft(storage, key)
    if (!draft) return false
    seen = markOf(draft)
    text = draft.text
    isUnsaved = true
    basis = { body: draft.over ?? null, revision: draft.revision }
    sent = draft.sent
    clash = draft.others ? { others: draft.others } : undefined
    refusal = undefined
    failures = 0
    return true
  }

  function wait(ms: number, isPause: boolean): void {
    cancelTimer()
    isPausing = isPause
    cancelTimer = tools.schedule(() => {
      isPausing = false
      proceed()
    }, ms)
  }

  function stopTimer(): void {
    cancelTimer()
    isPausing = false
  }

  /** The next thing there is to do, if nothing is under way. */
  function proceed(leaving = false): void {
    if (isClosed || call !== 0 || !isWriter) return
    if (unseenDraft()) hear()
    else if (mustLoad || (isUnsaved && basis.revision === null)) ask(() => tools.load(entryId), meet)
    else if (!isUnsaved || clash || refusal !== undefined) return
    else if (sent === undefined && text === basis.body) accept()
    else send(leaving)
  }

  function send(leaving: boolean): void {
    const body = sent ?? text
    const revision = basis.revision ?? 0
    sent = body
    keep()
    ask(
      () => tools.save(entryId, body, revision, leaving),
      (answer) => answered(body, answer),
    )
  }

  function ask<T>(start: () => Promise<T>, use: (answer: T) => void): void {
    stopTimer()
    calls += 1
    const own = calls
    call = own
    const cancelPatience = tools.schedule(() => finish(fail), PATIENCE_MS)
    const finish = (then: () => void) => {
      if (own !== call || isClosed) return
      call = 0
      cancelPatience()
      then()
      changed()
    }
    const succeed = (answer: T) =>
      finish(() => {
        failures = 0
        use(answer)
      })
    start().then(succeed, () => finish(fail))
    changed()
  }

  function fail(): void {
    if (!isWriter) return
    failures += 1
    wait(Math.min(FIRST_RETRY_MS * 2 ** (failures - 1), LAST_RETRY_MS), false)
  }

  function answered(body: string, answer: SaveAnswer): void {
    if (sent === body) sent = undefined
    if (answer.outcome === 'conflict') meet(answer.theirs)
    else {
      if (answer.outcome === 'saved') basis = { body, revision: answer.revision }
      else if (body === text) refusal = answer.reason
      goOn()
    }
  }

  function goOn(): void {
    keep()
    if (!isPausing || text === basis.body) proceed()
  }

  /** The server has what is shown. */
  function accept(): void {
    isUnsaved = false
    keep()
    changed()
  }

  /** Holds what the server has against what is here. */
  function meet(server: ServerText): void {
    isLoaded = true
    mustLoad = false
    if (isBlind() && isWriter && !clash) {
      text = below(server.body, text)
      basis = server
    }
    const isExpected =
      server.revision === 0 || server.revision === basis.revision || [basis.body, sent].includes(server.body)
    if (!isUnsaved || server.body === text) {
      text = server.body
      basis = server
      sent = undefined
      if (!clash) accept()
    } else if (isExpected) {
      basis = server
      if (sent === server.body) sent = undefined
      goOn()
    } else if (!clash && isWriter) {
      clash = { server, others: [] }
      sent = undefined
      keep()
    }
  }

  /** Makes this text the one to be sent. What another tab has typed unheard of stands against it. */
  function write(given: string): void {
    const next = given.toWellFormed().replaceAll('\0', '')
    const draft = unseenDraft()
    if (draft) {
      seen = markOf(draft)
      sent ??= draft.sent
      const isBuiltOn = [text, next, basis.body].includes(draft.text)
      const others = [...(clash?.others ?? []), ...(draft.others ?? []), ...(isBuiltOn ? [] : [draft.text])]
      if (others.length > 0) clash = { ...clash, others: [...new Set(others)] }
    }
    text = next
    isUnsaved = true
    isWriter = true
    refusal = undefined
    keep()
  }

  function change(given: string): void {
    if (isClosed || given === text) return
    write(given)
    if (failures === 0) wait(PAUSE_MS, true)
    changed()
  }

  function hear(): void {
    const draft = readDraft(storage, key)
    if (isClosed || draft?.writer === tab) return
    if (draft) {
      stopTimer()
      isWriter = false
      takeDraft()
    } else if (!isWriter || !isUnsaved) {
      // Whoever wrote it has brought it to the server; the revision is what is not known here, and an answer on its way may be older.
      call = 0
      if (!isWriter) basis = { body: text, revision: basis.revision }
      isUnsaved = false
      clash = undefined
      refresh()
    }
    changed()
  }

  function refresh(): void {
    const draft = readDraft(storage, key)
    if (!isWriter && draft && tools.now() - draft.at < ABANDONED_MS) return
    if (!isWriter) {
      isWriter = true
      if (takeDraft()) keep()
    }
    if (!isUnsaved) mustLoad = true
    proceed()
  }

  function settle(chosen: string): void {
    if (isClosed || !clash) return
    if (clash.server) basis = clash.server
    clash = undefined
    write(chosen)
    proceed()
    changed()
  }

  if (takeDraft()) keep()
  proceed()

  return {
    view,
    subscribe(listener) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    change,
    flush: (leaving = false) => (isWriter ? proceed(leaving) : refresh()),
    refresh,
    settle,
    hear,
    close() {
      isClosed = true
      stopTimer()
      listeners.clear()
    },
  }
}

function markOf({ writer, at, text, sent }: Draft): string {
  return JSON.stringify([writer, at, text, sent])
}

/** What was typed while a note was on its way goes on from it; nothing of either is lost, and nobody is asked. */
function below(stored: string, typed: string): string {
  const isThere = typed.trim() === '' || stored === typed || stored.endsWith(`\n\n${typed}`)
  if (isThere) return stored
  return stored === '' ? typed : `${stored}\n\n${typed}`
}
