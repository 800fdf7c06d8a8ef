/** What the browser keeps of a note until the server has it. */
export interface Draft {
  text: string
  /** The revision and the text it was written over, as far as they were known. */
  revision: number | null
  over?: string
  /** Sent, and no answer has come: the server may have it or not. */
  sent?: string
  /** What other tabs had written and this text does not build on. */
  others?: string[]
  /** The tab that will send it. */
  writer: string
  at: number
}

export type DraftStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem' | 'key' | 'length'>

const PREFIX = 'toile.note/'

/** Neither part can hold the slash once it is encoded, so no two notes share a key. */
export function draftKey(member: string, entryId: string): string {
  return `${PREFIX}${encodeURIComponent(member)}/${encodeURIComponent(entryId)}`
}

export function readDraft(storage: DraftStorage, key: string): Draft | undefined {
  try {
    const stored = JSON.parse(storage.getItem(key) ?? 'null') as Draft | null
    return stored && typeof stored.text === 'string' && typeof stored.writer === 'string' ? stored : undefined
  } catch {
    return undefined
  }
}

/** False when the browser would not keep it: storage may be full or forbidden, and typing must go on. */
export function writeDraft(storage: DraftStorage, key: string, draft: Draft): boolean {
  try {
    storage.setItem(key, JSON.stringify(draft))
    return true
  } catch {
    return false
  }
}

/** Only the writer's own: another tab may have written in the meantime. */
export function removeDraft(storage: DraftStorage, key: string, writer: string): void {
  if (readDraft(storage, key)?.writer === writer) storage.removeItem(key)
}

/** The entries on which this member has something unsent. */
export function listDrafts(storage: DraftStorage, member: string): string[] {
  const own = draftKey(member, '')
  return draftKeys(storage)
    .filter((key) => key.startsWith(own))
    .map((key) => decodeURIComponent(key.slice(own.length)))
}

/** Forgets what is kept of everybody, or of everybody but this member: for a computer that several people use. */
export function forgetDrafts(storage: DraftStorage, exceptMember?: string): void {
  const kept = exceptMember === undefined ? undefined : draftKey(exceptMember, '')
  for (const key of draftKeys(storage)) {
    if (kept === undefined || !key.startsWith(kept)) storage.removeItem(key)
  }
}

function draftKeys(storage: DraftStorage): string[] {
  return Array.from({ length: storage.length }, (_, index) => storage.key(index)).filter(
    (key) => key?.startsWith(PREFIX) ?? false,
  ) as string[]
}
