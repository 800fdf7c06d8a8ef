/** Longest address that mail can be sent to (RFC 5321), and longest part before its @. */
export const MOST_EMAIL = 254
const MOST_LOCAL = 64

export const MOST_NAME = 200
export const MOST_COMPANY = 200
export const MOST_MESSAGE = 5000
/** The prospect block asks for a message longer than five characters. */
const LEAST_MESSAGE = 6

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

/** No line ends or other control characters, and none of the marks that make a line read backwards. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** Lines and tabs, and no other control character. */
function isProse(text: string): boolean {
  return !/\p{Cc}/u.test(text.replace(/[\t\n\r]/g, ''))
}

export const FIELDS = ['email', 'name', 'company', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Partial<Record<Field, string>>
export type Faults = Partial<Record<Field, string>>

/** Which fields a form has, and which of them it needs. The message of the prospect block has a least length. */
export const FORMS = {
  contact: { fields: ['name', 'company', 'email', 'message'], needs: ['name', 'email', 'message'] },
  download: { fields: ['name', 'company', 'email'], needs: ['name', 'email'] },
  prospect: { fields: ['email', 'message'], needs: ['email', 'message'] },
  footer: { fields: ['email'], needs: ['email'] },
} as const satisfies Record<string, { fields: readonly Field[]; needs: readonly Field[] }>
export type FormName = keyof typeof FORMS

export const EMAIL_FAULT = 'An e-mail address has a name, an @ and a domain, such as name@example.com.'
const MISSING: Record<Field, string> = {
  email: 'We need an e-mail address to answer to.',
  name: 'Tell us your name.',
  company: 'Tell us your company.',
  message: 'Write a few words.',
}
const UNREADABLE = 'This holds characters that cannot be read. Type it again.'
const MOST: Record<Field, number> = {
  email: MOST_EMAIL,
  name: MOST_NAME,
  company: MOST_COMPANY,
  message: MOST_MESSAGE,
}

/** What is wrong with a form, field by field; nothing when it may be sent. The same in the browser and on the server. */
export function faultsOf(form: FormName, values: Values): Faults {
  const { fields, needs } = FORMS[form] as { fields: readonly Field[]; needs: readonly Field[] }
  const least = form === 'prospect' ? LEAST_MESSAGE : 1
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = tidy(field, values[field] ?? '')
      const fault = value === '' ? needs.includes(field) && MISSING[field] : faultOf(field, value, least)
      return fault ? [[field, fault]] : []
    }),
  )
}

export function isComplete(form: FormName, values: Values): boolean {
  return Object.keys(faultsOf(form, values)).length === 0
}

function faultOf(field: Field, value: string, leastMessage: number): string | undefined {
  if (field === 'email') return isEmail(value) ? undefined : EMAIL_FAULT
  if (value.length > MOST[field]) return `This is longer than the ${MOST[field]} characters we can take.`
  if (field !== 'message') return isOneLine(value) ? undefined : UNREADABLE
  if (!isProse(value)) return UNREADABLE
  return value.length < leastMessage ? 'Write a few words more: at least six characters.' : undefined
}

/** As it is kept: without space around it, accents composed, one kind of line end. */
export function tidy(field: Field, value: string): string {
  const text = value.normalize('NFC').trim()
  return field === 'message' ? text.replace(/\r\n?/g, '\n') : text
}
