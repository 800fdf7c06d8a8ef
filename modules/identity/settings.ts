import type { ClaimSource } from './claims.ts'

/** How passwords are reset when another system keeps them. */
export type ExternalReset =
  | { mode: 'auth0'; url: string; clientId: string; connection: string }
  | { mode: 'keycloak'; url: string; clientId: string; clientSecret: string }
  | { mode: 'link'; url: string }
  | { mode: 'none' }

/** An OpenID provider somewhere else, as the configuration describes it. */
export interface ExternalIdentity {
  issuer: string
  clientId: string
  scope: string
  authorizeParameters: Record<string, string>
  tokenParameters: Record<string, string>
  audience: string[]
  acceptedIssuers: string[]
  typedTokens: boolean
  claims: ClaimSource
  logout: 'provider' | 'local'
  reset: ExternalReset
  /** Off for providers whose login page cuts the link to its opener: a popup would seem closed at once. */
  popupCloseDetection: boolean
}
