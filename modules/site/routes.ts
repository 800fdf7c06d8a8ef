import type { FastifyInstance } from 'fastify'

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

  app.get('/sitemap.xml', open, async (_request, reply) => {
    const addresses = PUBLIC_PAGES.map((path) => `  <url><loc>${origin}${path}</loc></url>`)
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', ONE_HOUR)
      .send(
        `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${addresses.join('\n')}\n</urlset>\n`,
      )
  })
}
