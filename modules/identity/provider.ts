import type { JWK } from 'jose'
import Provider, { type Configuration, errors, type KoaContextWithOIDC } from 'oidc-provider'
import { isDatabaseAway } from '#db/away.ts'
import type { Db } from '#modules/tables.ts'
import { recordsAdapter } from './adapter.ts'
import { DEFAULT_CLAIM, entitlementsOf } from './claims.ts'
import { providerCookies } from './cookies.ts'
import type { PageMaker } from './pages.ts'
import {
  apiAudience,
  CALLBACK_PATHS,
  CLIENT_ID,
  GRANT_CLAIM,
  issuerOf,
  PROVIDER_PATH,
} from './provider-names.ts'
import { type Account, findAccount } from './store.ts'

const MINUTE = 60
const DAY = 24 * 60 * MINUTE
const SCOPES = 'openid profile email offline_access'
const API_SCOPE = 'library'

/** A login and all that came of it ends this long after the password was typed; using it does not move the end. */
const LOGIN_LIFE = 14 * DAY
/** Earlier, when nobody uses it. */
const LOGIN_REST = 7 * DAY

const BROKEN = 'Something went wrong on our side. It has been noted. Try again in a minute.'

export interface ProviderOptions {
  publicUrl: string
  keys: JWK[]
  db: Db
  now: () => Date
  pages: PageMaker
}

/** One provider for one set of keys: the library fixes them for an instance, so a rotation makes a new one. */
export function makeProvider({ publicUrl, keys, db, now, pages }: ProviderOptions): Provider {
  // The library would sign with a published development key and only warn.
  if (keys.length === 0) throw new Error('The identity provider has no signing key')
  const audience = apiAudience(publicUrl)
  const isSecure = publicUrl.startsWith('https:')

  async function findActive(sub: string): Promise<Account | undefined> {
    const account = await findAccount(db, sub)
    return account && account.disabled_at === null ? account : undefined
  }

  /** Seconds until the login ends, counted from when the password was typed; the library would count from each use. */
  function left(typedAt: number | undefined): number {
    const at = Math.floor(now().getTime() / 1000)
    return Math.max(1, (typedAt ?? at) + LOGIN_LIFE - at)
  }

  const configuration: Configuration = {
    adapter: recordsAdapter(db, now),
    jwks: { keys: keys as NonNullable<Configuration['jwks']>['keys'] },
    clients: [
      {
        client_id: CLIENT_ID,
        application_type: 'web',
        token_endpoint_auth_method: 'none',
        grant_types: ['authorization_code', 'refresh_token'],
        response_types: ['code'],
        redirect_uris: CALLBACK_PATHS.map((path) => publicUrl + path),
        post_logout_redirect_uris: [`${publicUrl}/logout`],
      },
    ],
    scopes: SCOPES.split(' '),
    claims: { openid: ['sub', DEFAULT_CLAIM], email: ['email'], profile: ['name'] },
    responseTypes: ['code'],
    clientAuthMethods: ['none'],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      userinfo: { enabled: false },
      revocation: {
        enabled: true,
        allowedPolicy: (_ctx, client, token) => token.clientId === client.clientId,
      },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: (ctx, form) => sendPage(ctx, pages.logOut(form, isOwnLogout(ctx))),
        postLogoutSuccessSource: (ctx) => sendPage(ctx, pages.loggedOut()),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => audience,
        useGrantedResource: () => true,
        getResourceServerInfo: (_ctx, resource) => {
          // Without this the provider mints tokens for whatever is asked.
          if (resource !== audience) throw new errors.InvalidTarget()
          return {
            scope: API_SCOPE,
            audience,
            accessTokenTTL: 5 * MINUTE,
            accessTokenFormat: 'jwt',
            jwt: { sign: { alg: 'RS256' } },
          }
        },
      },
    },
    ttl: {
      AccessToken: 5 * MINUTE,
      AuthorizationCode: MINUTE,
      IdToken: 60 * MINUTE,
      Interaction: 60 * MINUTE,
      RefreshToken: (_ctx, token) => Math.min(LOGIN_REST, left(token.authTime)),
      // Somebody who logs out without being in gets one too, and anybody can: it is good for that one click.
      Session: (_ctx, session) =>
        session.accountId ? Math.min(LOGIN_REST, left(session.loginTs)) : 10 * MINUTE,
      Grant: (ctx) => left(ctx.oidc.session?.loginTs),
    },
    cookies: {
      names: providerCookies(isSecure),
      // The prefix `__Host-` demands the path `/`. Nothing but the provider reads the cookie.
      long: { path: isSecure ? '/' : PROVIDER_PATH, sameSite: 'lax', httpOnly: true },
      short: { sameSite: 'lax', httpOnly: true },
    },
    interactions: { url: (_ctx, interaction) => `/login/${interaction.uid}` },
    // `offline_access` would be dropped without a consent page, and our own client needs none.
    issueRefreshToken: async (_ctx, client) => client.grantTypeAllowed('refresh_token'),
    async loadExistingGrant(ctx) {
      const { client, session } = ctx.oidc
      if (!client || !session?.accountId) return undefined
      const known = session.grantIdFor(client.clientId)
      const found = known ? await ctx.oidc.provider.Grant.find(known) : undefined
      if (found) return found
      const grant = new ctx.oidc.provider.Grant({ clientId: client.clientId, accountId: session.accountId })
      grant.addOIDCScope(SCOPES)
      grant.addResourceScope(audience, API_SCOPE)
      await grant.save()
      return grant
    },
    async findAccount(_ctx, sub) {
      const account = await findActive(sub)
      if (!account) return undefined
      return {
        accountId: account.sub,
        claims: async () => ({
          sub: account.sub,
          email: account.email,
          name: account.name,
          [DEFAULT_CLAIM]: entitlementsOf(account),
        }),
      }
    },
    async extraTokenClaims(_ctx, token) {
      if (token.kind !== 'AccessToken' || !('accountId' in token)) return undefined
      const account = await findActive(String(token.accountId))
      if (!account) return undefined
      const grant = 'grantId' in token ? { [GRANT_CLAIM]: token.grantId } : {}
      return { email: account.email, [DEFAULT_CLAIM]: entitlementsOf(account), ...grant }
    },
    renderError(ctx, out, error) {
      if (isDatabaseAway(error)) ctx.status = 503
      // The library says oops.
      const words = out.error === 'server_error' ? BROKEN : out.error_description
      sendPage(ctx, pages.failed(out.error, words))
    },
  }
  const provider = new Provider(issuerOf(publicUrl), configuration)
  // We set the forwarded headers ourselves from the configured address (see provider-routes.ts).
  provider.proxy = true
  return provider
}

/** Only the member's own page knows their ID token. A link on another site does not, and has to wait for a click. */
function isOwnLogout({ oidc: { entities, session } }: KoaContextWithOIDC): boolean {
  const hint = entities.IdTokenHint?.payload as { sub?: unknown } | undefined
  return hint?.sub !== undefined && hint.sub === session?.accountId
}

function sendPage(ctx: KoaContextWithOIDC, html: string): void {
  ctx.type = 'html'
  ctx.body = html
}
