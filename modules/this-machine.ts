import type { FastifyRequest } from 'fastify'
import { isLoopback } from './loopback.ts'

/** What proxies add, each some of them. */
const PASSED_ON = [
  'forwarded',
  'via',
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
]

/**
 * Whether somebody on this machine asks, and nobody through it. The connection has to come from loopback; so has the name asked for, or a
 * hostile site could point its own name here; and a proxy on this machine, whose connection does come from loopback, must not have passed it on.
 */
export function isFromThisMachine({ headers, socket }: Pick<FastifyRequest, 'headers' | 'socket'>): boolean {
  const host = `http://${headers.host ?? ''}`
  return (
    isLoopback(socket.remoteAddress ?? '') &&
    URL.canParse(host) &&
    isLoopback(new URL(host).hostname) &&
    !PASSED_ON.some((name) => name in headers)
  )
}
