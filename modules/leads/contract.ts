import { type Static, Type } from 'typebox'
import { MOST_EMAIL } from '../email.ts'
import { MOST_COMPANY, MOST_MESSAGE, MOST_NAME } from './validation.ts'

const LEAD_KINDS = ['contact', 'contactBuffered', 'pdfRequest'] as const
export type LeadKind = (typeof LEAD_KINDS)[number]

/** The caller makes up the key; a UUID will do. */
export const KEY_PATTERN = '^[\\x21-\\x7e]{8,200}$'

export const MOST_ORIGIN = 300
const Line = (maxLength: number) => Type.String({ minLength: 1, maxLength })

const Origin = {
  email: Type.String({ maxLength: MOST_EMAIL }),
  captureType: Type.Union([Type.Literal('prospect'), Type.Literal('member')]),
  originSite: Line(MOST_ORIGIN),
  originSource: Type.Union([Type.Literal('FOS'), Type.Literal('PPW')], {
    description: 'FOS for forms on the site’s own pages, PPW for those in public and project mode',
  }),
  originDetail: Line(MOST_ORIGIN),
}

const Person = {
  name: Type.Optional(Type.String({ maxLength: MOST_NAME })),
  company: Type.Optional(Type.String({ maxLength: MOST_COMPANY })),
}

/** What our own pages send along. Other callers need none of it. */
const Form = {
  formToken: Type.Optional(
    Type.String({ maxLength: 200, description: 'From GET /api/request/form when the form was shown' }),
  ),
  website: Type.Optional(
    Type.String({ maxLength: 2000, description: 'A field that nobody sees: leave it empty' }),
  ),
  consent: Type.Optional(Type.String({ maxLength: 40, description: 'Version of the wording shown' })),
  idempotencyKey: Type.Optional(
    Type.String({ pattern: KEY_PATTERN, description: 'In place of the header Idempotency-Key' }),
  ),
}

const strict = { additionalProperties: false }

export const ContactRequest = Type.Object(
  {
    ...Origin,
    ...Person,
    message: Type.Object({ text: Type.String({ maxLength: MOST_MESSAGE }) }, strict),
    ...Form,
  },
  strict,
)

export const BufferedRequest = Type.Object({ ...Origin, ...Form }, strict)

export const PdfRequest = Type.Object(
  {
    ...Origin,
    ...Person,
    document: Type.Optional(
      Type.String({
        maxLength: 100,
        description: 'design-movements, index or at-retail; without it originDetail has to name one',
      }),
    ),
    ...Form,
  },
  strict,
)

export type ContactRequest = Static<typeof ContactRequest>
export type BufferedRequest = Static<typeof BufferedRequest>
export type PdfRequest = Static<typeof PdfRequest>

export type LeadRequest =
  | { kind: 'contact'; body: ContactRequest }
  | { kind: 'contactBuffered'; body: BufferedRequest }
  | { kind: 'pdfRequest'; body: PdfRequest }

export const LeadAnswer = Type.Object({ received: Type.Literal(true) })

export const FormTicket = Type.Object({
  formToken: Type.String(),
  consent: Type.Object({ version: Type.String(), text: Type.String() }),
})

/** What became of a request; the same for the API and for a page's form. */
export type Receipt =
  | { outcome: 'stored' }
  /** Messages by field, as `faultsOf` words them; a path of the API where it is no field of a form. */
  | { outcome: 'invalid'; faults: Record<string, string> }
  | { outcome: 'wait'; seconds: number }
  /** The key was sent before with something else. Sending it again will never help. */
  | { outcome: 'clash' }
