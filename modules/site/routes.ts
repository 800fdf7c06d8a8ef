import type { FastifyInstance } from 'fastify'
import { escapeHtml } from '../html.ts'
import { drawSharePicture } from './share-picture.ts'

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

  // Drawn once for each change of the content, whoever asks.
  let drawn: { version: string; picture: Promise<Buffer> } | undefined
  app.get('/share.png', open, async (_request, reply) => {
    const version = app.library.version()
    if (drawn?.version !== version) drawn = { version, picture: draw() }
    const picture = await drawn.picture.catch((error) => {
      drawn = undefined
      throw error
    })
    return reply.type('image/png').header('cache-control', ONE_HOUR).send(picture)
  })
  async function draw(): Promise<Buffer> {
    const latest = await app.library.latestPresentations(3, '2013-01-01')
    return drawSharePicture(app.site, latest.find(({ image }) => image)?.image ?? undefined)
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
