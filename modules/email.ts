/** Longest address that mail can be sent to (RFC 5321), and longest part before its @. */
export const MOST_EMAIL = 254
const MOST_LOCAL = 64

export const EMAIL_FAULT = 'An e-mail address has a name, an @ and a domain, such as name@example.com.'

/** For what is only to look like one, as a schema has it. */
export const EMAIL_SHAPE = '^[^@\\s]+@[^@\\s]+$'

// \p{C}: control characters, and format characters that nobody sees.
const LOCAL = /^[^\s\p{C}@"(),:;<>[\]\\]+$/u
const LABEL = /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i
const TOP = /^[a-z]{2,}$/i

/** A local part, an @, and a domain with a dot and a top of two letters or more, or an IPv4 address in square brackets. */
export function isEmail(text: string): boolean {
  const at = text.lastIndexOf('@')
  if (at < 1 || at > MOST_LOCAL || text.length > MOST_EMAIL) return false
  const [local, domain] = [text.slice(0, at), text.slice(at + 1)]
  if (!LOCAL.test(local) || local.startsWith('.') || local.endsWith('.') || local.includes('..')) return false
  const literal = /^\[(\d{1,3}(?:\.\d{1,3}){3})\]$/.exec(domain)?.[1]
  if (literal) return literal.split('.').every((part) => Number(part) <= 255)
  const labels = domain.split('.')
  return labels.length >= 2 && labels.every((label) => LABEL.test(label)) && TOP.test(labels.at(-1) ?? '')
}
