const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']
const MONTHS = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
]
const DAY_MS = 86_400_000

/** Words stand in single quotation marks; two of them are an apostrophe. */
const TOKEN = /''|'[^']*'|yyyy|yy|MMMM|MMM|MM|M|do|dd|d|EEEE|EEE|ww|w/g

/**
 * A date in English by the caller's pattern, from its first ten characters alone: what follows them is a time of day, and
 * a time would move the day with the reader's time zone. Nothing for what is no date.
 */
export function formatDate(date: string | null | undefined, pattern: string): string {
  const day = readDay(date)
  return day ? pattern.replace(TOKEN, (token) => spell(token, day)) : ''
}

function readDay(date: string | null | undefined): Date | undefined {
  const text = date?.slice(0, 10) ?? ''
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return undefined
  const day = new Date(`${text}T00:00:00Z`)
  // The thirtieth of February would otherwise be the second of March.
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? day : undefined
}

function spell(token: string, day: Date): string {
  if (token === "''") return "'"
  if (token.startsWith("'")) return token.slice(1, -1)
  const year = String(day.getUTCFullYear()).padStart(4, '0')
  const month = day.getUTCMonth()
  const date = day.getUTCDate()
  const values: Record<string, string | undefined> = {
    yyyy: year,
    yy: year.slice(2),
    MMMM: MONTHS[month],
    MMM: MONTHS[month]?.slice(0, 3),
    MM: String(month + 1).padStart(2, '0'),
    M: String(month + 1),
    do: `${date}${ordinal(date)}`,
    dd: String(date).padStart(2, '0'),
    d: String(date),
    EEEE: DAYS[day.getUTCDay()],
    EEE: DAYS[day.getUTCDay()]?.slice(0, 3),
    ww: String(weekOf(day)).padStart(2, '0'),
    w: String(weekOf(day)),
  }
  return values[token] ?? token
}

function ordinal(date: number): string {
  if (date > 10 && date < 14) return 'th'
  return ['th', 'st', 'nd', 'rd'][date % 10] ?? 'th'
}

/** Weeks start on Sunday, and the first of a year is the one that holds January 1. */
function weekOf(day: Date): number {
  const sunday = day.getTime() - day.getUTCDay() * DAY_MS
  const saturday = new Date(sunday + 6 * DAY_MS)
  const newYear = new Date(Date.UTC(saturday.getUTCFullYear(), 0, 1))
  const firstSunday = newYear.getTime() - newYear.getUTCDay() * DAY_MS
  return Math.round((sunday - firstSunday) / (7 * DAY_MS)) + 1
}

/** `2025-11-14` as `Nov 2025`. */
export function monthOf(date: string): string {
  return formatDate(date, 'MMM yyyy')
}

/** `2025-11-14` as `November 14, 2025`. */
export function dayOf(date: string): string {
  return formatDate(date, 'MMMM d, yyyy')
}

/** A moment as the reader's own day: `Sunday, November 15, 2026`. */
export function weekdayOf(moment: Date): string {
  const here = new Date(moment.getTime() - moment.getTimezoneOffset() * 60_000)
  return formatDate(here.toISOString(), 'EEEE, MMMM d, yyyy')
}

/** `2025-11-14` as `Nov 14`. */
export function monthAndDay(date: string): string {
  return formatDate(date, 'MMM d')
}
