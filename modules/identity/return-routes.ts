import type { FastifyInstance } from 'fastify'
import { CALLBACK_PATHS } from './provider-names.ts'

const SCRIPT_PATH = '/identity/return.js'

/** Sends its own address to the page that waits, over a channel named by the state of the login. A channel stays within its origin, so nobody else can listen. */
const SCRIPT = `const state = new URLSearchParams(location.search).get('state')
if (state) {
  const channel = new BroadcastChannel('toile-login-' + state)
  channel.postMessage(location.href)
  channel.close()
}
window.close()
`
const PAGE = `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Logged in</title><script src="${SCRIPT_PATH}"></script></head><body><p>This window can be closed.</p></body></html>
`
const POLICY = "default-src 'none'; script-src 'self'; frame-ancestors 'self'; base-uri 'none'"

/** Where a popup and the hidden frame of the silent check come back to, from any provider. */
export async function returnRoutes(
  app: FastifyInstance,
  { isEmbedded }: { isEmbedded: boolean },
): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }
  const [, quiet] = CALLBACK_PATHS
  app.get(quiet, open, (_request, reply) => {
    // A window that comes from another provider's pages would be cut off from the one that opened it, and could not be closed.
    if (!isEmbedded) reply.removeHeader('cross-origin-opener-policy')
    return reply
      .type('text/html; charset=utf-8')
      .header('content-security-policy', POLICY)
      .header('cache-control', 'no-store')
      .header('referrer-policy', 'no-referrer')
      .send(PAGE)
  })
  app.get(SCRIPT_PATH, open, (_request, reply) =>
    reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=3600').send(SCRIPT),
  )
}
