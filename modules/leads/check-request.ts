import type { Site } from '#modules/site/contract.ts'
import { findConsent } from './consent.ts'
import { KEY_PATTERN, type LeadRequest, MOST_ORIGIN } from './contract.ts'
import type { LeadRow } from './tables.ts'
import { type Faults, type FormName, faultsOf, isOneLine, tidy, type Values } from './validation.ts'

const KEY = new RegExp(KEY_PATTERN)

/** What a lead says, as it is stored; also what two requests under one key are compared by. */
export type TidyLead = Pick<
  LeadRow,
  | 'kind'
  | 'name'
  | 'company'
  | 'capture_type'
  | 'origin_site'
  | 'origin_source'
  | 'origin_detail'
  | 'message'
  | 'document'
> & { email: string }

/** The lead in a request, or what is wrong with it. */
export function checkRequest(
  request: LeadRequest,
  site: Pick<Site, 'downloads'>,
  form?: FormName,
): { lead: TidyLead } | { faults: Record<string, string> } {
  const { kind, body } = request
  const values = valuesOf(request)
  const document = kind === 'pdfRequest' ? findDocument(request.body, site) : null
  const faults: Record<string, string> = {
    ...faultsOfRequest(kind, values, form),
    ...faultsOfOrigin(body),
    ...(document === undefined ? { document: `must be one of ${listKeys(site)}` } : {}),
    ...(body.consent && !findConsent(body.consent) ? { consent: 'is no wording of ours' } : {}),
  }
  if (Object.keys(faults).length > 0) return { faults }
  return {
    lead: {
      kind,
      email: values.email ?? '',
      name: values.name || null,
      company: values.company || null,
      capture_type: body.captureType,
      origin_site: body.originSite.trim(),
      origin_source: body.originSource,
      origin_detail: body.originDetail.trim(),
      message: values.message || null,
      document: document ?? null,
    },
  }
}

/** A page's form has met no schema: what its address or a hidden field brings is checked here too. */
function faultsOfOrigin(body: LeadRequest['body']): Record<string, string> {
  const fits = (text: string) => text.trim() !== '' && text.length <= MOST_ORIGIN && isOneLine(text)
  const origin = `must be one line of at most ${MOST_ORIGIN} characters`
  return {
    ...(fits(body.originSite) ? {} : { originSite: origin }),
    ...(fits(body.originDetail) ? {} : { originDetail: origin }),
    ...(body.idempotencyKey === undefined || KEY.test(body.idempotencyKey)
      ? {}
      : { idempotencyKey: 'must be 8 to 200 visible ASCII characters' }),
  }
}

function valuesOf({ kind, body }: LeadRequest): Values {
  const email = tidy(body.email)
  if (kind === 'contactBuffered') return { email }
  const person = { email, name: tidy(body.name ?? ''), company: tidy(body.company ?? '') }
  return kind === 'contact' ? { ...person, message: tidy(body.message.text) } : person
}

/**
 * The call does not say which form it comes from. Only the contact modal has a name beside its message, so a message without one
 * is the prospect block's and has its least length. The call for a document may go without a name, the modal may not.
 */
function faultsOfRequest(kind: LeadRequest['kind'], values: Values, form: FormName | undefined): Faults {
  if (form) return faultsOf(form, values)
  if (kind === 'contactBuffered') return faultsOf('footer', values)
  if (kind === 'contact' && values.name) return faultsOf('contact', values)
  const { name, ...faults } = faultsOf(kind === 'contact' ? 'contact' : 'download', values)
  if (kind === 'contact') return { ...faults, ...faultsOf('prospect', values) }
  return name && values.name ? { ...faults, name } : faults
}

/** By its own field, or by the detail of its origin; undefined when neither names one that there is. */
function findDocument(
  body: { document?: string; originDetail: string },
  { downloads }: Pick<Site, 'downloads'>,
): string | undefined {
  if (body.document !== undefined) return downloads.find(({ key }) => key === body.document)?.key
  const words = `-${body.originDetail.toLowerCase().replace(/[^a-z]+/g, '-')}-`
  return downloads.find(({ key }) => words.includes(`-${key}-`))?.key
}

function listKeys({ downloads }: Pick<Site, 'downloads'>): string {
  return downloads.map(({ key }) => key).join(', ')
}
