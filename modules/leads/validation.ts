import { EMAIL_FAULT, isEmail, MOST_EMAIL } from '../email.ts'

export const MOST_NAME = 200
export const MOST_COMPANY = 200
export const MOST_MESSAGE = 5000
/** The prospect block asks for a message longer than five characters. */
const LEAST_MESSAGE = 6

/** No line ends or other control characters, and none of the marks that make a line read backwards. */
export function isOneLine(text: string): boolean {
  return !/[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u.test(text)
}

/** Lines and tabs, and no other control character. */
function isProse(text: string): boolean {
  return !/\p{Cc}/u.test(text.replace(/[\t\n]/g, ''))
}

export const FIELDS = ['email', 'name', 'company', 'message'] as const
export type Field = (typeof FIELDS)[number]
export type Values = Partial<Record<Field, string>>
export type Faults = Partial<Record<Field, string>>

export type FormName = 'contact' | 'download' | 'prospect' | 'footer'

/** Which fields a form has, and which of them it needs. The message of the prospect block has a least length. */
export const FORMS: Record<FormName, { fields: readonly Field[]; needs: readonly Field[] }> = {
  contact: { fields: ['name', 'company', 'email', 'message'], needs: ['name', 'email', 'message'] },
  download: { fields: ['name', 'company', 'email'], needs: ['name', 'email'] },
  prospect: { fields: ['email', 'message'], needs: ['email', 'message'] },
  footer: { fields: ['email'], needs: ['email'] },
}

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
  const { fields, needs } = FORMS[form]
  const least = form === 'prospect' ? LEAST_MESSAGE : 1
  return Object.fromEntries(
    fields.flatMap((field) => {
      const value = tidy(values[field] ?? '')
      const fault = value === '' ? needs.includes(field) && MISSING[field] : faultOf(field, value, least)
      return fault ? [[field, fault]] : []
    }),
  )
}

function faultOf(field: Field, value: string, leastMessage: number): string | undefined {
  if (field === 'email') return isEmail(value) ? undefined : EMAIL_FAULT
  if (value.length > MOST[field]) return `This is longer than the ${MOST[field]} characters we can take.`
  if (field !== 'message') return isOneLine(value) ? undefined : UNREADABLE
  if (!isProse(value)) return UNREADABLE
  return value.length < leastMessage ? 'Write a few words more: at least six characters.' : undefined
}

/** As it is kept: without space around it, accents composed, one kind of line end, also where slides and layouts have others. */
export function tidy(value: string): string {
  return value
    .normalize('NFC')
    .trim()
    .replace(/\r\n?|[\v\f\u2028\u2029]/g, '\n')
}
