const MONTH = new Intl.DateTimeFormat('en', { month: 'short', year: 'numeric', timeZone: 'UTC' })

/** `2025-11-14` as `Nov 2025`, the same on the server and in every reader's time zone. */
export function monthOf(date: string): string {
  return MONTH.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}

const DAY = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** `2025-11-14` as `November 14, 2025`. */
export function dayOf(date: string): string {
  return DAY.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}

const WEEKDAY = new Intl.DateTimeFormat('en', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
})

/** A moment as the reader's own day: `Sunday, November 15, 2026`. */
export function weekdayOf(moment: Date): string {
  return WEEKDAY.format(moment)
}

const SHORT = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'short', timeZone: 'UTC' })

/** `2025-11-14` as `Nov 14`. */
export function monthAndDay(date: string): string {
  return SHORT.format(new Date(`${date.slice(0, 10)}T00:00:00Z`))
}
