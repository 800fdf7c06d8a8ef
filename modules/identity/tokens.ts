import { createHash } from 'node:crypto'
import { errors, type JWTPayload, type JWTVerifyGetKey, jwtVerify } from 'jose'
import { Problem } from '#server/errors.ts'

export const LEEWAY_SECONDS = 60
const MOST_REMEMBERED = 10_000
/** A token may live for a day, or say that it does for years: that it passed is believed no longer than this. */
const LONGEST_BELIEVED_MS = 5 * 60 * 1000

export interface TokenRules {
  issuers: readonly string[]
  audience: readonly string[]
  /** Whether the header must say `at+jwt`. Ours do; several providers say `JWT` for all of theirs. */
  typed: boolean
  keys: JWTVerifyGetKey
  now: () => Date
}

export type AccessToken = JWTPayload & { sub: string; exp: number }

/**
 * Tells who a token was given to, or throws. A token that passed is remembered for a while: checking a signature costs more
 * than most answers. Not until it ends: the key that signed it may be withdrawn before.
 */
export function openTokenCheck(rules: TokenRules): (token: string) => Promise<AccessToken> {
  const passed = new Map<string, { token: AccessToken; at: number }>()

  async function check(token: string): Promise<AccessToken> {
    try {
      const { payload } = await jwtVerify(token, rules.keys, {
        issuer: [...rules.issuers],
        audience: [...rules.audience],
        algorithms: ['RS256'],
        clockTolerance: LEEWAY_SECONDS,
        requiredClaims: ['exp'],
        currentDate: rules.now(),
        ...(rules.typed ? { typ: 'at+jwt' } : {}),
      })
      if (typeof payload.sub !== 'string' || payload.sub === '') throw new errors.JWTInvalid('sub is empty')
      return payload as AccessToken
    } catch (error) {
      throw toProblem(error)
    }
  }

  return async (token) => {
    const name = createHash('sha256').update(token).digest('base64url')
    const known = passed.get(name)
    if (known) {
      const at = rules.now().getTime()
      const isLive = (known.token.exp + LEEWAY_SECONDS) * 1000 > at
      if (isLive && Math.abs(at - known.at) < LONGEST_BELIEVED_MS) return known.token
      passed.delete(name)
    }
    const payload = await check(token)
    if (passed.size >= MOST_REMEMBERED) passed.delete(passed.keys().next().value ?? '')
    passed.set(name, { token: payload, at: rules.now().getTime() })
    return payload
  }
}

/** A token that does not pass is the caller's fault; a provider that cannot be reached is not. */
function toProblem(error: unknown): unknown {
  if (error instanceof Problem) return error
  if (error instanceof errors.JWKSTimeout || !(error instanceof errors.JOSEError))
    return new Problem('Unavailable', 'The identity provider cannot be reached; try again shortly.', {
      headers: { 'retry-after': '5' },
    })
  return refuseToken()
}

export function refuseToken(): Problem {
  return new Problem('Unauthenticated', 'The bearer token is not valid here.', {
    headers: { 'www-authenticate': 'Bearer error="invalid_token"' },
  })
}

export function bearerOf(authorization: string | undefined): string | undefined {
  return /^Bearer ([\w.~+/=-]+)$/i.exec(authorization ?? '')?.[1]
}
