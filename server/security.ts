import { randomFillSync } from 'node:crypto'
import type { FastifyReply } from 'fastify'
import type { Config } from './config.ts'

export interface SecurityHeaders {
  /** For every answer: cheap, the same bytes each time. */
  apply(reply: FastifyReply): void
  /** For a page: its own policy, with a nonce made for this answer alone. */
  applyToPage(reply: FastifyReply): string
}

/**
 * Written out rather than taken from a plugin: the set is short, it is the lock on token theft (see docs/decisions), and a
 * plugin's work for each request would show on answers that come from memory.
 */
export function securityHeaders(
  config: Pick<Config, 'publicUrl'>,
  options: {
    embedHosts: readonly string[]
    /** The identity provider: the browser asks it for tokens and frames it for the silent check. */
    issuer: string
    dev: boolean
  },
): SecurityHeaders {
  const common: [string, string][] = [
    ['x-content-type-options', 'nosniff'],
    ['referrer-policy', 'strict-origin-when-cross-origin'],
    ['cross-origin-resource-policy', 'same-origin'],
    ['x-frame-options', 'SAMEORIGIN'],
    // Whoever opened this page from elsewhere has no hold on it; the login's own window keeps its link.
    ['cross-origin-opener-policy', 'same-origin-allow-popups'],
    ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]
  if (config.publicUrl.startsWith('https:'))
    common.push(['strict-transport-security', 'max-age=63072000; includeSubDomains'])

  const issuer = new URL(options.issuer).origin
  const elsewhere = issuer === new URL(config.publicUrl).origin ? [] : [issuer]
  const frames = options.embedHosts.flatMap((host) =>
    host === 'self' ? [] : [`https://${host}`, `https://*.${host}`],
  )
  const policyAround = (nonce: string) =>
    [
      "default-src 'none'",
      `script-src 'self' 'nonce-${nonce}'`,
      // A page is dyed by custom properties in style attributes; style elements need the nonce all the same.
      `style-src-elem 'self' ${options.dev ? "'unsafe-inline'" : `'nonce-${nonce}'`}`,
      "style-src-attr 'unsafe-inline'",
      "img-src 'self' data:",
      "font-src 'self'",
      "media-src 'self'",
      `connect-src ${["'self'", ...elsewhere, ...(options.dev ? ['ws:'] : [])].join(' ')}`,
      `frame-src ${["'self'", ...elsewhere, ...frames].join(' ')}`,
      "manifest-src 'self'",
      "form-action 'self'",
      "frame-ancestors 'self'",
      "base-uri 'none'",
      "object-src 'none'",
    ].join('; ')

  common.push(['content-security-policy', "default-src 'none'; frame-ancestors 'none'"])
  const parts = policyAround(PLACE).split(PLACE)
  const nextNonce = nonces()

  return {
    apply(reply) {
      for (const [name, value] of common) reply.header(name, value)
    },
    applyToPage(reply) {
      const nonce = nextNonce()
      reply.header('content-security-policy', parts.join(nonce))
      return nonce
    },
  }
}

/** Where the nonce stands while the policy is written. */
const PLACE = '{nonce}'
const NONCE_BYTES = 16

/** Each is handed out once. Random bytes are asked for by the hundred: asking costs more than the bytes do. */
function nonces(): () => string {
  const pool = Buffer.alloc(NONCE_BYTES * 256)
  let at = pool.length
  return () => {
    if (at === pool.length) {
      randomFillSync(pool)
      at = 0
    }
    const from = at
    at += NONCE_BYTES
    return pool.toString('base64', from, at)
  }
}
