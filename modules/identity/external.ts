import { createRemoteJWKSet, type JWTVerifyGetKey } from 'jose'
import { Problem } from '#server/errors.ts'

const DISCOVERY_TIMEOUT_MS = 10_000
/** After a failure the provider is left alone for this long; whoever calls meanwhile is told to try again. */
const PAUSE_MS = 5_000

export interface ProviderMetadata {
  issuer: string
  jwks_uri: string
  end_session_endpoint?: string
}

/**
 * The key set of a provider somewhere else, found when it is first needed: the site starts and serves its public pages
 * while the provider is down.
 */
export function remoteKeys(issuer: string): JWTVerifyGetKey {
  let found: Promise<JWTVerifyGetKey> | undefined
  let failedAt = 0

  async function discover(): Promise<JWTVerifyGetKey> {
    const metadata = await readMetadata(issuer)
    return createRemoteJWKSet(new URL(metadata.jwks_uri), {
      timeoutDuration: DISCOVERY_TIMEOUT_MS,
      cooldownDuration: 30_000,
      cacheMaxAge: 10 * 60 * 1000,
    })
  }

  return async (header, token) => {
    if (!found) {
      if (Date.now() - failedAt < PAUSE_MS) throw away()
      found = discover()
      found.catch(() => {
        failedAt = Date.now()
        found = undefined
      })
    }
    const keys = await found.catch(() => {
      throw away()
    })
    return keys(header, token)
  }
}

async function readMetadata(issuer: string): Promise<ProviderMetadata> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const answer = await fetch(address, {
    redirect: 'error',
    signal: AbortSignal.timeout(DISCOVERY_TIMEOUT_MS),
  })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const metadata = (await answer.json()) as ProviderMetadata
  if (metadata.issuer !== issuer)
    throw new Error(`${address} speaks for ${metadata.issuer}, not for ${issuer}`)
  if (typeof metadata.jwks_uri !== 'string') throw new Error(`${address} names no keys`)
  return metadata
}

function away(): Problem {
  return new Problem('Unavailable', 'The identity provider cannot be reached; try again shortly.', {
    headers: { 'retry-after': '5' },
  })
}
