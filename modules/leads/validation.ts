/** Longest address that mail can be sent to. */
export const MOST_EMAIL = 320

const LOCAL = /^[^\s@"(),:;<>[\]\\]+$/
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const TOP = /^[a-z]{2,}$/i

/** A local part, an @, and a domain with a dot and a top of two letters or more, or an IPv4 address in square brackets. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || text.length > MOST_EMAIL) return false
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (!LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const literal = /^\[(\d{1,3}(?:\.\d{1,3}){3})\]$/.exec(domain)?.[1]
  if (literal) return literal.split('.').every((part) => Number(part) <= 255)
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '')
}
