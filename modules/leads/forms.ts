import { CONSENT } from './consent.ts'
import type { LeadRequest } from './contract.ts'
import { FIELDS, type FormName, tidy, type Values } from './validation.ts'

/** Where a form stands. `document` for the request modals: which of the downloads. */
export interface Place {
  captureType: 'prospect' | 'member'
  originSite: string
  originSource: 'FOS' | 'PPW'
  originDetail: string
  document?: string
}

/** What goes along with a form without anybody typing it. The names are those of its inputs. */
export interface Hidden {
  formToken?: string
  /** The honeypot. */
  website?: string
  /** Made once for what was typed, and sent again with it. A page that everyone shares must not hold one. */
  idempotencyKey?: string
}

/** A form as the call that sends it. Check it with `faultsOf` first. */
export function toRequest(form: FormName, values: Values, place: Place, hidden: Hidden = {}): LeadRequest {
  const { document, ...origin } = place
  const {
    email = '',
    name,
    company,
    message = '',
  } = Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = tidy(values[field] ?? '')
      return value ? [[field, value]] : []
    }),
  ) as Values
  const person = { ...(name ? { name } : {}), ...(company ? { company } : {}) }
  const base = { email, ...origin, ...hidden, consent: CONSENT.version }
  if (form === 'footer') return { kind: 'contactBuffered', body: base }
  if (form === 'download')
    return { kind: 'pdfRequest', body: { ...base, ...person, ...(document ? { document } : {}) } }
  return { kind: 'contact', body: { ...base, ...person, message: { text: message } } }
}

/** The fields of a form that was posted without script. */
export function readForm(data: FormData): { values: Values; hidden: Hidden } {
  const text = (name: string) => {
    const value = data.get(name)
    return typeof value === 'string' ? value : ''
  }
  const given = (names: readonly string[]) =>
    Object.fromEntries(names.flatMap((name) => (text(name) ? [[name, text(name)]] : [])))
  return { values: given(FIELDS), hidden: given(['formToken', 'website', 'idempotencyKey']) }
}

/**
 * Whether what could not be sent is worth sending again later. Anything else is an answer, a 409 too: the server has it, or will
 * never take it, and a browser that kept on trying would try for ever. Undefined stands for a call that was never answered.
 */
export function isWorthRetrying(status: number | undefined): boolean {
  return status === undefined || status === 408 || status === 429 || status >= 500
}
