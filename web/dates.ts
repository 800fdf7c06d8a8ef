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
