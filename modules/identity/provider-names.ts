// Apart from the provider itself, which is loaded only when somebody logs in.

export const CLIENT_ID = 'toile-web'
/** Where the browser comes back to: the whole page after a redirect, or the small page in a popup or a hidden frame. */
export const CALLBACK_PATHS = ['/callback', '/identity/return'] as const
/** Names the login a token belongs to, so that the token ends with it. It is no secret: nothing opens by it. */
export const GRANT_CLAIM = 'grant'
export const PROVIDER_PATH = '/oidc'

/** The audience of our access tokens: this API and no other. */
export function apiAudience(publicUrl: string): string {
  return `${publicUrl}/api`
}

export function issuerOf(publicUrl: string): string {
  return publicUrl + PROVIDER_PATH
}
