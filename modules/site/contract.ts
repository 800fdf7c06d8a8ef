import { type Static, Type } from 'typebox'
import { EMAIL_SHAPE } from '../email.ts'

const Text = Type.String({ minLength: 1 })
const Email = Type.String({ pattern: EMAIL_SHAPE })

const StaffMember = Type.Object({ name: Text, title: Text, email: Email }, { additionalProperties: false })

export const Download = Type.Object(
  {
    /** The word the request modal and the mailed link use for it. */
    key: Type.Union([Type.Literal('design-movements'), Type.Literal('index'), Type.Literal('at-retail')]),
    title: Text,
    /** As `media/downloads/…` names it, and as it is sent. */
    fileName: Type.String({ pattern: '^(?!.*\\.\\.)[A-Za-z0-9][\\w.-]*$' }),
  },
  { additionalProperties: false },
)

/** Everything about the tenant. Nothing of it is written anywhere else in the code. */
export const Site = Type.Object(
  {
    name: Text,
    tagline: Text,
    description: Text,
    address: Type.Array(Text, { minItems: 1 }),
    phone: Text,
    email: Email,
    /** For whoever has found a hole; without it they write to `email`. */
    securityEmail: Type.Optional(Email),
    mailFrom: Text,
    /** Members of these two companies are staff. */
    providerCompanies: Type.Tuple([Text, Text]),
    /** Page views from this domain are not counted. */
    emailDomain: Text,
    masterListUrl: Type.String({ pattern: '^https?://' }),
    copyrightYear: Type.Integer({ minimum: 1900, maximum: 2200 }),
    staff: Type.Array(StaffMember),
    about: Type.Array(Text),
    terms: Type.Array(Text),
    privacy: Type.Array(Text),
    downloads: Type.Array(Download),
    /** The only hosts an entry's embed may frame. `self` is the site's own origin. */
    embedHosts: Type.Array(Text),
  },
  { additionalProperties: false },
)
export type Site = Static<typeof Site>

/** What of it the staff alone are sent. */
export const StaffLinks = Type.Object({ masterListUrl: Type.String() })
export type StaffLinks = Static<typeof StaffLinks>
