import { type Static, Type } from 'typebox'
import { MOST_EMAIL } from '../email.ts'
import { ENTITLEMENT_FIELDS } from './claims.ts'

const Parameters = Type.Record(Type.String(), Type.String())

/** What the browser must know to log someone in. Sent at run time: one build serves every provider. */
export const IdentityConfig = Type.Object({
  issuer: Type.String(),
  clientId: Type.String(),
  scope: Type.String(),
  authorizeParameters: Parameters,
  tokenParameters: Parameters,
  claim: Type.String({ description: 'The claim that holds company, memberships and subscription' }),
  claimMap: Type.Optional(
    Type.Partial(Type.Object(Object.fromEntries(ENTITLEMENT_FIELDS.map((field) => [field, Type.String()])))),
  ),
  redirectUri: Type.String({ description: 'Where a login by redirect comes back to' }),
  quietRedirectUri: Type.String({ description: 'Where a popup or the silent check comes back to' }),
  postLogoutRedirectUri: Type.String(),
  logout: Type.Union([Type.Literal('provider'), Type.Literal('local')]),
  popupCloseDetection: Type.Boolean(),
  passwordReset: Type.Union([Type.Literal('mail'), Type.Literal('link'), Type.Literal('none')]),
  passwordResetUrl: Type.Optional(Type.String()),
  logoutEverywhere: Type.Boolean({ description: 'Whether every login of a member can be ended from here' }),
  providerCompanies: Type.Array(Type.String(), { description: 'Members of these companies are staff' }),
})
export type IdentityConfig = Static<typeof IdentityConfig>

export const ChangePassword = Type.Object(
  { email: Type.String({ maxLength: MOST_EMAIL }) },
  { additionalProperties: false },
)

export const ChangePasswordAnswer = Type.Object({
  message: Type.String(),
  /** Only where another system changes passwords on a page of its own. */
  url: Type.Optional(Type.String()),
})

export const LogoutEverywhereAnswer = Type.Object({ message: Type.String() })
