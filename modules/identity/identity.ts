import type { KeyObject } from 'node:crypto'
import type { Store } from '#db/client.ts'
import type { Site } from '#modules/site/contract.ts'
import type { Tables } from '#modules/tables.ts'
import { isSubscribed, type Member, type Viewer } from '../access/policy.ts'
import { DEFAULT_CLAIM, type Entitlements, entitlementsOf, readEntitlements } from './claims.ts'
import type { IdentityConfig } from './contract.ts'
import { takeLetter } from './delays.ts'
import { createEmbedded, type Embedded } from './embedded.ts'
import { remoteKeys } from './external.ts'
import { watchMoves } from './moves.ts'
import { makePages, type PageMaker } from './pages.ts'
import { requestExternalReset } from './password-reset-modes.ts'
import { apiAudience, CALLBACK_PATHS, CLIENT_ID, GRANT_CLAIM, issuerOf } from './provider-names.ts'
import type { ExternalIdentity } from './settings.ts'
import { bearerOf, openTokenCheck, refuseToken } from './tokens.ts'

/** Who is asking, whichever provider says so. There is one for each process. */
export interface Identity {
  viewerOf(request: { headers: { authorization?: string | undefined } }): Promise<Viewer>
  config: IdentityConfig
  requestReset(email: string): Promise<void>
  /** Only where logins are kept in this process: those of another provider are not ours to end. */
  endLogins?: (sub: string) => Promise<void>
  /** Only where the provider runs in this process. */
  embedded?: { provider: Embedded; pages: PageMaker }
  /** What is wrong with a provider somewhere else. */
  trouble?: () => string[]
  open(): Promise<void>
  close(): Promise<void>
}

export interface IdentityOptions {
  store: Store<Tables>
  site: Site
  publicUrl: string
  external: ExternalIdentity | undefined
  seal: () => KeyObject
  now: () => Date
  /** Hears of what fails while nobody waits for it: keys that could not be read, a provider elsewhere that cannot be asked. */
  onError?: (error: Error) => void
}

export function createIdentity(options: IdentityOptions): Identity {
  return options.external ? outside(options, options.external) : inside(options)
}

function inside({ store, site, publicUrl, seal, now, onError = () => {} }: IdentityOptions): Identity {
  const pages = makePages(site)
  const embedded = createEmbedded({ store, site, publicUrl, pages, seal, now, onError })
  const check = openTokenCheck({
    issuers: [issuerOf(publicUrl)],
    audience: [apiAudience(publicUrl)],
    typed: true,
    keys: embedded.keySet,
    now,
  })
  return {
    async viewerOf(request) {
      const token = bearerOf(request.headers.authorization)
      if (!token) return null
      const { sub, [GRANT_CLAIM]: grant } = await check(token)
      // The rows and not the token decide: whoever was disabled, moved or logged out a second ago is so now.
      const account = await embedded.activeAccount({ sub, grant: String(grant) })
      if (!account) throw refuseToken()
      return toMember(site, { sub, email: account.email, ...entitlementsOf(account) })
    },
    config: {
      ...commonConfig(site, publicUrl),
      issuer: issuerOf(publicUrl),
      clientId: CLIENT_ID,
      scope: 'openid profile email offline_access',
      authorizeParameters: {},
      tokenParameters: {},
      claim: DEFAULT_CLAIM,
      logout: 'provider',
      popupCloseDetection: true,
      passwordReset: 'mail',
      logoutEverywhere: true,
    },
    requestReset: embedded.requestReset,
    endLogins: embedded.endLogins,
    embedded: { provider: embedded, pages },
    open: embedded.open,
    close: embedded.close,
  }
}

function outside(
  { store, site, publicUrl, now, onError }: IdentityOptions,
  external: ExternalIdentity,
): Identity {
  const { issuer, clientId, scope, authorizeParameters, tokenParameters, claims, reset } = external
  const keys = remoteKeys(issuer, onError ? { onError } : {})
  const check = openTokenCheck({
    issuers: external.acceptedIssuers,
    audience: external.audience,
    typed: external.typedTokens,
    keys: keys.find,
    now,
  })
  const moves = watchMoves(store)
  return {
    async viewerOf(request) {
      const token = bearerOf(request.headers.authorization)
      if (!token) return null
      const payload = await check(token)
      const email = typeof payload.email === 'string' ? payload.email : ''
      const member = toMember(site, { sub: payload.sub, email, ...readEntitlements(payload, claims) })
      // Whoever has no membership reads nothing of their company's: as if they had left it.
      const company = isSubscribed(member) ? member.company : null
      // Tokens that do not say when they began end in the order in which they were issued.
      await moves.saw({ sub: payload.sub, company, issuedAt: payload.iat ?? payload.exp })
      return member
    },
    config: {
      ...commonConfig(site, publicUrl),
      issuer,
      clientId,
      scope,
      authorizeParameters,
      tokenParameters,
      claim: claims.claim,
      ...(claims.map ? { claimMap: claims.map } : {}),
      logout: external.logout,
      popupCloseDetection: external.popupCloseDetection,
      passwordReset: reset.mode === 'link' || reset.mode === 'none' ? reset.mode : 'mail',
      ...(reset.mode === 'link' ? { passwordResetUrl: reset.url } : {}),
      logoutEverywhere: false,
    },
    async requestReset(email) {
      if (await takeLetter(store.db, email, now())) await requestExternalReset(reset, email)
    },
    trouble: () => (keys.isAway() ? ['The identity provider cannot be reached.'] : []),
    async open() {
      keys.open()
      await moves.open()
    },
    close: moves.close,
  }
}

function commonConfig(site: Site, publicUrl: string) {
  const [redirect, quiet] = CALLBACK_PATHS
  return {
    redirectUri: publicUrl + redirect,
    quietRedirectUri: publicUrl + quiet,
    postLogoutRedirectUri: `${publicUrl}/logout`,
    providerCompanies: [...site.providerCompanies],
  }
}

/** Whether someone is staff follows from the company, and is decided here for every call. */
function toMember(
  site: Pick<Site, 'providerCompanies'>,
  known: { sub: string; email: string } & Entitlements,
): Member {
  const staff = known.company !== null && site.providerCompanies.includes(known.company)
  return { ...known, staff }
}
