import { createHash } from 'node:crypto'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { isFromThisMachine } from '../this-machine.ts'
import { framed, letterPage, listPage, STYLE } from './pages.ts'
import { findLetter, listLetters } from './store.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; frame-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`
const LETTER_POLICY =
  "default-src 'none'; style-src 'unsafe-inline'; img-src data:; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox"

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const ROUTE = { config: { openTo: 'everyone' }, schema: { hide: true } } as const

/**
 * Demo mode's letterbox. The letters open accounts, so they are shown to this machine alone.
 */
export async function mailReadingRoutes(app: FastifyInstance): Promise<void> {
  if (!app.config.demo) return

  app.addHook('onRequest', async (request, reply) => {
    if (!isFromThisMachine(request)) return reply.callNotFound()
  })

  app.get('/dev/mail', ROUTE, async (_request, reply) =>
    answer(reply, PAGE_POLICY, listPage(app.site.name, await listLetters(app.store.db))),
  )

  app.get<{ Params: { id: string } }>('/dev/mail/:id', ROUTE, async ({ params }, reply) => {
    const letter = UUID.test(params.id) ? await findLetter(app.store.db, params.id) : undefined
    return letter ? answer(reply, PAGE_POLICY, letterPage(app.site.name, letter)) : reply.callNotFound()
  })

  app.get<{ Params: { id: string } }>('/dev/mail/:id/html', ROUTE, async ({ params }, reply) => {
    const letter = UUID.test(params.id) ? await findLetter(app.store.db, params.id) : undefined
    if (!letter) return reply.callNotFound()
    reply.header('x-frame-options', 'SAMEORIGIN')
    return answer(reply, LETTER_POLICY, framed(letter.html))
  })
}

function answer(reply: FastifyReply, policy: string, html: string): FastifyReply {
  return reply
    .headers({
      'content-security-policy': policy,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
