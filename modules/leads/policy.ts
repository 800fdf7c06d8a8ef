import type { Limit } from '#modules/turns.ts'

const SECOND = 1000
const HOUR = 60 * 60 * SECOND
const DAY = 24 * HOUR

/** An office shares one address. */
export const PER_SENDER: Limit = { most: 30, withinMs: HOUR }
/** Anybody can type anybody's address: no stranger gets more letters from our forms than all three documents and two answers. */
export const LETTERS_PER_RECIPIENT: Limit = { most: 5, withinMs: DAY }
/** More than this about one address, from wherever, is kept aside: the staff's inbox is a mailbox too. */
export const LEADS_PER_RECIPIENT: Limit = { most: 20, withinMs: DAY }

/** Nobody types an address in less. */
const LEAST_FORM_MS = 2 * SECOND
const MOST_LINKS = 2

export type Suspicion = 'honeypot' | 'form-missing' | 'form-forged' | 'form-too-fast' | 'links' | 'too-many'

export interface Signs {
  honeypot: string
  /** How long ago the form was made, whether its token is not ours, or that there is none. */
  formAgeMs: number | 'forged' | undefined
  /** A browser has had a form of ours; another program need not. */
  isFromPage: boolean
  /** What was typed into one line, and the message. */
  lines: string[]
  message: string
}

/** Why a request looks like a machine's. Whoever sent it is not told: the answer is the same. */
export function suspicionsOf({ honeypot, formAgeMs, isFromPage, lines, message }: Signs): Suspicion[] {
  const found: Suspicion[] = []
  if (honeypot !== '') found.push('honeypot')
  if (formAgeMs === undefined && isFromPage) found.push('form-missing')
  if (formAgeMs === 'forged') found.push('form-forged')
  if (typeof formAgeMs === 'number' && isTooYoung(formAgeMs)) found.push('form-too-fast')
  if (countLinks(message) > MOST_LINKS || lines.some((line) => countLinks(line) > 0)) found.push('links')
  return found
}

/**
 * Speed alone keeps nothing aside: a browser fills an address in for a person in less time than that person would type it. The staff
 * are told of it with the lead.
 */
export function isKeptAside(suspicions: readonly Suspicion[]): boolean {
  return suspicions.some((each) => each !== 'form-too-fast')
}

/** A form dated well in the future was made before the clock was set back; how old it is nobody knows, so it passes. */
function isTooYoung(formAgeMs: number): boolean {
  return formAgeMs > -LEAST_FORM_MS && formAgeMs < LEAST_FORM_MS
}

function countLinks(text: string): number {
  return text.match(/https?:\/\/|\bwww\.|\[url|<a\s/gi)?.length ?? 0
}

/** One mailbox under its many spellings, for counting only. */
export function mailboxOf(email: string): string {
  const at = email.lastIndexOf('@')
  const domain = email
    .slice(at + 1)
    .toLowerCase()
    .replace(/^googlemail\.com$/, 'gmail.com')
  const local = email.slice(0, at).toLowerCase().replace(/\+.*$/, '')
  return `${domain === 'gmail.com' ? local.replaceAll('.', '') : local}@${domain}`
}

/** Two years after the last letter, as the privacy text has it. */
export function keptSince(now: Date): Date {
  const since = new Date(now)
  since.setUTCFullYear(since.getUTCFullYear() - 2)
  return since
}
