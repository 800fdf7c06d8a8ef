import type { Config } from './config.ts'

/**
 * One JSON object a line, so that nothing within a value can begin a line of its own. What is logged of security, and what
 * never is, is listed in docs/security.md.
 */
export function logOptions(level: Config['logLevel']) {
  return {
    level,
    redact: ['req.headers.authorization', 'req.headers.cookie', 'res.headers["set-cookie"]'],
    serializers: { req: describeRequest },
  }
}

/** The path without its query: a signature or a code in an address is a secret. So is the last part of a reset's. */
function describeRequest(request: { method: string; url: string; ip?: string }) {
  const path = request.url.split('?', 1)[0]?.replace(/^\/+reset\/.*/i, '/reset/…')
  return { method: request.method, path, ip: request.ip }
}
