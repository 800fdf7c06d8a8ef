import { performance } from 'node:perf_hooks'
import { createLocalJWKSet, errors, type JSONWebKeySet, type JWTVerifyGetKey } from 'jose'
import { Problem } from '#server/errors.ts'
import { isSecure } from '../loopback.ts'

const ANSWER_WITHIN_MS = 5_000
/** After a failure the provider is left alone for this long; whoever calls meanwhile is told to try again. */
const PAUSE_MS = 5_000
/** A key that is not known is looked for, but not more often than this: anybody can make one up. */
const LOOK_AGAIN_MS = 5_000
/** Past this the keys are asked for anew, so that one that was withdrawn is soon refused. */
const FRESH_MS = 10 * 60 * 1000
/** Past this they are not taken any more, even if the provider cannot be asked. */
const LONGEST_KEPT_MS = 24 * 60 * 60 * 1000

export interface ProviderMetadata {
  issuer: string
  jwks_uri: string
  end_session_endpoint?: string
}

export interface RemoteKeys {
  find: JWTVerifyGetKey
  /** Begins to look for the keys. Nobody waits for it: the site starts and serves its public pages while the provider is down. */
  open(): void
  /** Whether it was away when it was last asked; if so it is asked again. */
  isAway(): boolean
}

/**
 * The key set of a provider somewhere else. While the provider is away the keys that are known go on opening what they signed;
 * a key that is not known may be a new one, so nothing is said of it until the provider is back. Ages are measured
 * by a clock that nobody sets.
 */
export function remoteKeys(
  issuer: string,
  options: { onError?: (error: Error) => void; now?: () => number } = {},
): RemoteKeys {
  const { onError = () => {}, now = () => performance.now() } = options
  let known: { keys: JWTVerifyGetKey; at: number } | undefined
  let failedAt: number | undefined
  let asking: Promise<void> | undefined

  async function ask(): Promise<void> {
    try {
      known = { keys: createLocalJWKSet(await readKeySet(issuer)), at: now() }
      failedAt = undefined
    } catch (error) {
      failedAt = now()
      onError(error as Error)
      throw away()
    } finally {
      asking = undefined
    }
  }

  async function refresh(): Promise<void> {
    if (!asking && failedAt !== undefined && now() - failedAt < PAUSE_MS) throw away()
    asking ??= ask()
    return asking
  }

  const age = () => (known ? now() - known.at : Number.POSITIVE_INFINITY)

  return {
    async find(header, token) {
      if (age() > FRESH_MS)
        await refresh().catch((error) => {
          if (age() > LONGEST_KEPT_MS) throw error
        })
      try {
        return await keysOrAway(known)(header, token)
      } catch (error) {
        if (!(error instanceof errors.JWKSNoMatchingKey) || age() < LOOK_AGAIN_MS) throw error
      }
      await refresh()
      return keysOrAway(known)(header, token)
    },
    open: () => void refresh().catch(() => {}),
    isAway() {
      if (failedAt === undefined) return false
      refresh().catch(() => {})
      return true
    },
  }
}

function keysOrAway(known: { keys: JWTVerifyGetKey } | undefined): JWTVerifyGetKey {
  if (!known) throw away()
  return known.keys
}

/** Where the keys are is asked each time too: a provider may move them. */
async function readKeySet(issuer: string): Promise<JSONWebKeySet> {
  const address = `${issuer.replace(/\/$/, '')}/.well-known/openid-configuration`
  const metadata = (await readJson(address)) as ProviderMetadata
  if (metadata.issuer !== issuer)
    throw new Error(`${address} speaks for ${metadata.issuer}, not for ${issuer}`)
  if (typeof metadata.jwks_uri !== 'string') throw new Error(`${address} names no keys`)
  const set = (await readJson(metadata.jwks_uri)) as JSONWebKeySet
  if (!Array.isArray(set.keys) || set.keys.length === 0) throw new Error(`${metadata.jwks_uri} has no keys`)
  return set
}

async function readJson(address: string): Promise<unknown> {
  // Whoever could change the keys on their way would be anybody they like.
  if (!isSecure(address)) throw new Error(`${address} is not https`)
  const answer = await fetch(address, { redirect: 'error', signal: AbortSignal.timeout(ANSWER_WITHIN_MS) })
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`)
  const read: unknown = await answer.json()
  if (typeof read !== 'object' || read === null) throw new Error(`${address} answered something else`)
  return read
}

function away(): Problem {
  return new Problem('Unavailable', 'The identity provider cannot be reached; try again shortly.', {
    headers: { 'retry-after': '5' },
  })
}
