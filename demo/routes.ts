import type { FastifyInstance } from 'fastify'
import { demoEmbeds } from './embeds.ts'

/** The demo's film and its InDesign piece, framed from our own origin so that the library works without a network. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  for (const { path, html } of demoEmbeds) {
    app.get(path, { config: { openTo: 'everyone' }, schema: { hide: true } }, async (_request, reply) =>
      reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
        )
        .header('x-robots-tag', 'noindex')
        .send(html),
    )
  }
}
