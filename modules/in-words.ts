/** How long somebody is to wait. */
export function inWords(seconds: number): string {
  if (seconds < 90) return seconds === 1 ? 'a second' : `${seconds} seconds`
  return `${Math.ceil(seconds / 60)} minutes`
}
