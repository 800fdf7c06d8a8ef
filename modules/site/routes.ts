import { Worker } from 'node:worker_threads'
import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../html.ts'
import type { SharePicture } from './share-picture.ts'

/** Pages that anyone may read and a search engine may list. */
const PUBLIC_PAGES = ['/', '/about', '/contact', '/terms', '/privacy']
const ONE_HOUR = 'public, max-age=3600'

export async function siteRoutes(app: FastifyInstance): Promise<void> {
  const origin = app.config.publicUrl
  const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }

  app.get('/robots.txt', open, async (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(
        [
          'User-agent: *',
          'Disallow: /api/',
          'Disallow: /dev/',
          'Disallow: /preview/',
          'Disallow: /custom/',
          '',
          `Sitemap: ${origin}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  )

  // Drawn once for each change of the content, and never twice at a time: while changes cannot be heard every call has another version.
  // Kept as one of the content that it was begun with, whoever waits for it by then.
  let drawn: { version: string; picture: Buffer } | undefined
  let underWay: Promise<{ version: string; picture: Buffer }> | undefined
  app.get('/share.png', open, async (_request, reply) => {
    const version = app.library.version()
    if (drawn?.version !== version) {
      underWay ??= draw()
        .then((picture) => ({ version, picture }))
        .finally(() => {
          underWay = undefined
        })
      drawn = await underWay
    }
    return reply.type('image/png').header('cache-control', ONE_HOUR).send(drawn.picture)
  })
  async function draw(): Promise<Buffer> {
    const latest = await app.library.latestPresentations()
    const { palette, tokens } = latest.find(({ image }) => image)?.image ?? {}
    const { name, tagline } = app.site
    return drawInThread({ site: { name, tagline }, season: palette && tokens && { palette, tokens } })
  }

  app.get('/sitemap.xml', open, async (_request, reply) => {
    const open = await app.library.outside.addresses()
    const addresses = [
      ...PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`),
      ...open.map(
        ({ path, updatedAt }) =>
          `  <url><loc>${escapeHtml(origin + path)}</loc><lastmod>${updatedAt}</lastmod></url>`,
      ),
    ]
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      )
  })
}

/** Cutting type takes sixty megabytes and half a second: in a thread of its own, which gives back the one and keeps nobody waiting. */
function drawInThread(workerData: SharePicture): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const thread = new Worker(new URL('./share-picture-thread.ts', import.meta.url), { workerData })
    thread.once('message', (picture: Uint8Array) => resolve(Buffer.from(picture)))
    thread.once('error', reject)
    thread.once('exit', () => reject(new Error('The picture to pass on was not drawn.')))
  })
}
