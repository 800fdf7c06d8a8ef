import * as oidc from 'openid-client'
import { readEntitlements } from '#modules/identity/claims.ts'
import type { IdentityConfig } from '#modules/identity/contract.ts'
import {
  LEEWAY_SECONDS,
  REFUSED_ERRORS,
  TOKEN_TIMEOUT_SECONDS,
  TOKEN_TRIES,
  TOLERATED_ERRORS,
} from './constants.ts'
import { LoginFailure } from './failure.ts'
import { beginTransaction, type Person, type StoredSession, takeTransaction } from './storage.ts'
import { returnFromFrame, returnFromPopup } from './windows.ts'

/** What is asked of the provider, and nothing else of it. Loaded when it is first needed: most visitors never log in. */
export interface Protocol {
  /** The address that begins a login, for the page itself to go to. */
  begin(target: string): Promise<URL>
  /** Checks what came back to this page and exchanges it for tokens. */
  finish(returned: URL): Promise<{ session: StoredSession; target: string }>
  /** A whole login in a window that is open already. */
  logInBy(popup: Window, signal: AbortSignal): Promise<StoredSession>
  /** Who is signed in at the provider, if anybody is. Throws when that cannot be known at the moment. */
  findSession(hint: string | undefined): Promise<StoredSession | undefined>
  /** Nothing when the provider has ended the session; throws when it could not be asked. */
  refresh(known: StoredSession): Promise<StoredSession | undefined>
  revoke(refreshToken: string): Promise<void>
  /** Where the provider ends its session, if it says so. */
  endSession(idToken: string | undefined): URL | undefined
}

export async function openProtocol(config: IdentityConfig): Promise<Protocol> {
  const source = { claim: config.claim, map: config.claimMap }
  let status = 0

  /** Only when there was no answer: an answer, whatever it says, is final. */
  async function persistently(url: string, init: oidc.CustomFetchOptions): Promise<Response> {
    for (let attempt = 1; ; attempt++) {
      try {
        const answer = await fetch(url, init as RequestInit)
        status = answer.status
        return answer
      } catch (error) {
        if (attempt >= TOKEN_TRIES || init.signal?.aborted) throw error
      }
    }
  }

  const server = new URL(config.issuer)
  const isLocal = server.protocol === 'http:'
  const client = await oidc
    .discovery(
      server,
      config.clientId,
      // Whatever else a provider could sign with is not taken.
      { id_token_signed_response_alg: 'RS256', [oidc.clockTolerance]: LEEWAY_SECONDS },
      oidc.None(),
      {
        [oidc.customFetch]: persistently,
        timeout: TOKEN_TIMEOUT_SECONDS,
        execute: [oidc.enableNonRepudiationChecks, ...(isLocal ? [oidc.allowInsecureRequests] : [])],
      },
    )
    .catch(() => {
      throw new LoginFailure('unavailable')
    })

  function toPerson(claims: Record<string, unknown>): Person {
    const text = (name: string) => (typeof claims[name] === 'string' ? (claims[name] as string) : '')
    return {
      sub: text('sub'),
      email: text('email'),
      name: text('name'),
      ...readEntitlements(claims, source),
    }
  }

  type Answer = Awaited<ReturnType<typeof oidc.refreshTokenGrant>>

  function toSession(answer: Answer, before?: StoredSession): StoredSession {
    const claims = answer.claims()
    // A renewal may lawfully come without an ID token: then who it is has not changed.
    const person = claims ? toPerson({ ...claims }) : before?.person
    if (!person?.sub || (before && before.person.sub !== person.sub))
      throw new LoginFailure('failed', 'subject')
    return {
      accessToken: answer.access_token,
      refreshToken: answer.refresh_token ?? before?.refreshToken,
      idToken: answer.id_token ?? before?.idToken,
      person,
      expiresAt: Date.now() + (answer.expires_in ?? 300) * 1000,
    }
  }

  async function beginBy(
    redirectUri: string,
    { target = '/', ...more }: Record<string, string>,
  ): Promise<{ url: URL; state: string }> {
    const [state, nonce, verifier] = [oidc.randomState(), oidc.randomNonce(), oidc.randomPKCECodeVerifier()]
    beginTransaction(state, { verifier, nonce, target })
    const url = oidc.buildAuthorizationUrl(client, {
      ...config.authorizeParameters,
      redirect_uri: redirectUri,
      scope: config.scope,
      state,
      nonce,
      code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      ...more,
    })
    return { url, state }
  }

  async function finish(returned: URL): Promise<{ session: StoredSession; target: string }> {
    const state = returned.searchParams.get('state') ?? ''
    const transaction = takeTransaction(state)
    if (!transaction) throw new LoginFailure('invalid-state')
    try {
      const answer = await oidc.authorizationCodeGrant(
        client,
        returned,
        {
          expectedState: state,
          expectedNonce: transaction.nonce,
          pkceCodeVerifier: transaction.verifier,
          idTokenExpected: true,
        },
        config.tokenParameters,
      )
      return { session: toSession(answer), target: transaction.target }
    } catch (error) {
      throw toFailure(error)
    }
  }

  return {
    async begin(target) {
      return (await beginBy(config.redirectUri, { target })).url
    },

    finish,

    async logInBy(popup, signal) {
      const begun = await beginBy(config.quietRedirectUri, {})
      const returned = await returnFromPopup(popup, begun, {
        closeDetection: config.popupCloseDetection,
        signal,
      })
      return (await finish(returned)).session
    },

    async findSession(hint) {
      const asked = { prompt: 'none', ...(hint ? { id_token_hint: hint } : {}) }
      try {
        const returned = await returnFromFrame(await beginBy(config.quietRedirectUri, asked))
        return (await finish(returned)).session
      } catch (error) {
        const failure = toFailure(error)
        if (failure.reason === 'unavailable') throw failure
        const isTolerated = failure.reason === 'timeout' || TOLERATED_ERRORS.includes(failure.code ?? '')
        if (!isTolerated) console.warn('Session check:', error)
        return undefined
      }
    },

    async refresh(known) {
      if (!known.refreshToken) return undefined
      status = 0
      try {
        const answer = await oidc.refreshTokenGrant(client, known.refreshToken, config.tokenParameters)
        return toSession(answer, known)
      } catch (error) {
        // Any refusal ends the session, with or without a body; no answer and a server that is broken or busy do not.
        if (status < 400) throw toFailure(error)
        if (status === 429 || status >= 500) throw new LoginFailure('unavailable')
        return undefined
      }
    },

    async revoke(refreshToken) {
      if (client.serverMetadata().revocation_endpoint) await oidc.tokenRevocation(client, refreshToken)
    },

    endSession(idToken) {
      if (config.logout !== 'provider' || !client.serverMetadata().end_session_endpoint) return undefined
      return oidc.buildEndSessionUrl(client, {
        post_logout_redirect_uri: config.postLogoutRedirectUri,
        ...(idToken ? { id_token_hint: idToken } : {}),
      })
    },
  }
}

function toFailure(error: unknown): LoginFailure {
  if (error instanceof LoginFailure) return error
  if (error instanceof oidc.AuthorizationResponseError)
    return new LoginFailure(REFUSED_ERRORS.includes(error.error) ? 'refused' : 'failed', error.error)
  if (error instanceof oidc.ResponseBodyError) return new LoginFailure('failed', error.error)
  if (error instanceof TypeError || (error as Error).name === 'TimeoutError')
    return new LoginFailure('unavailable')
  return new LoginFailure('failed', (error as { code?: string }).code)
}
