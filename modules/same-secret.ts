import { timingSafeEqual } from 'node:crypto'

/** Whether somebody has brought the secret that was wanted. Takes as long whichever sign differs. */
export function isSameSecret(given: string, wanted: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(wanted)]
  return a.length === b.length && timingSafeEqual(a, b)
}
