import { createHash, type KeyObject } from 'node:crypto'
import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { downloadKey } from '../site/downloads.ts'
import { endedPage, STYLE } from './download-page.ts'
import { checkDownload } from './signature.ts'
import { isLeadKept } from './store.ts'

const STYLE_HASH = createHash('sha256').update(STYLE).digest('base64')
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; font-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`

interface Link {
  Params: { document: string }
  Querystring: { lead?: string; until?: string; sig?: string }
}

/**
 * The link of a letter. Opening it changes nothing, so that a mail scanner may open it before the reader does, and as often as it
 * likes. It ends by itself after seven days, and at once with the lead or the document.
 */
export async function downloadRoutes(
  app: FastifyInstance,
  { key, now }: { key: () => KeyObject; now: () => Date },
): Promise<void> {
  app.get<Link>(
    '/downloads/:document',
    { config: { openTo: 'everyone' }, schema: { hide: true } },
    async ({ params, query }, reply) => {
      const { lead = '', until = '', sig = '' } = query
      const { document } = params
      const grant = { document, lead: String(lead), until: Number(until) }
      const state = checkDownload(key(), grant, String(sig), now())
      if (state === 'forged') return reply.callNotFound()
      const download = app.site.downloads.find((each) => each.key === document)
      if (state === 'ended' || !download || !(await isLeadKept(app.db, grant.lead)))
        return sendPage(reply, 410, endedPage(app.site))
      const file = await app.storage.get(downloadKey(download.fileName))
      if (!file) return sendPage(reply, 503, endedPage(app.site, 'not ready'))
      return reply
        .type('application/pdf')
        .headers({
          'content-disposition': `attachment; filename="${download.fileName}"`,
          // The address is the right to it: no shared cache and no search engine keeps either.
          'cache-control': 'private, no-store',
          'x-robots-tag': 'noindex, nofollow',
          'referrer-policy': 'no-referrer',
          'content-length': file.length,
        })
        .send(Readable.from(piecesOf(file)))
    },
  )
}

const PIECE_BYTES = 64 * 1024

/** In pieces, each when the one before is taken: so it is seen that a reader on a slow line is still reading. */
function* piecesOf(file: Buffer): Generator<Buffer> {
  for (let at = 0; at < file.length; at += PIECE_BYTES) yield file.subarray(at, at + PIECE_BYTES)
}

function sendPage(reply: FastifyReply, code: number, html: string): FastifyReply {
  if (code === 503) reply.header('retry-after', '60')
  return reply
    .code(code)
    .headers({
      'content-security-policy': PAGE_POLICY,
      'cache-control': 'no-store',
      'x-robots-tag': 'noindex, nofollow',
      'referrer-policy': 'no-referrer',
    })
    .type('text/html; charset=utf-8')
    .send(html)
}
