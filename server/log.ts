import type { Config } from './config.ts'
import { decodable } from './request-target.ts'

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
  const [path = ''] = request.url.split('?', 1)
  // Read as the router reads it: any letter may be written as a number.
  const isReset = /^\/+reset\//i.test(decodeURI(decodable(path)))
  return { method: request.method, path: isReset ? '/reset/…' : path, ip: request.ip }
}
