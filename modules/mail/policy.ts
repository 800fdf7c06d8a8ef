const MINUTE = 60
const HOUR = 60 * MINUTE

/** How long to wait after the first failure, the second, and so on; after the last one the letter is dead. */
const WAITS = [MINUTE, 5 * MINUTE, 15 * MINUTE, HOUR, 4 * HOUR, 12 * HOUR, 24 * HOUR]

/** Two days, about what mail servers themselves allow. */
export const MOST_ATTEMPTS = WAITS.length + 1

const SPREAD = 0.2
/** A claim must outlive the longest sending (`SEND_WITHIN_MS` of smtp.ts), or a second process would join in. */
export const CLAIM_SECONDS = 120

/** A transaction goes by the time at which it began, so one that looks later may have the earlier time. */
const MOST_SKEW_SECONDS = 5 * MINUTE

/**
 * The most seconds that a letter can seem to wait after no attempt, one, two and so on. One that is dated further ahead was
 * dated by a clock that has been set back since, and is due.
 */
export const LONGEST_WAITS = [0, ...WAITS, 0].map((wait, attempts) =>
  attempts === 0 ? 0 : Math.max(CLAIM_SECONDS, Math.ceil(wait * (1 + SPREAD))) + MOST_SKEW_SECONDS,
)

/**
 * What a failed attempt says about the letter.
 * - refused: the server will never take it (5xx).
 * - deferred: the server asks to come again (4xx).
 * - unreachable: it was not handed over, because the server could not be spoken to or did not know us.
 * - unknown: it was handed over and the answer did not come. It may be on its way, so sending again may double it.
 */
export type FailureKind = 'refused' | 'deferred' | 'unreachable' | 'unknown'

/** Seconds until the next attempt, or undefined when there is none. `chance` from 0 to 1 spreads letters that failed together. */
export function nextAttempt(kind: FailureKind, attempts: number, chance: number): number | undefined {
  const wait = kind === 'refused' ? undefined : WAITS[attempts - 1]
  return wait === undefined ? undefined : Math.round(wait * (1 + SPREAD * chance))
}
