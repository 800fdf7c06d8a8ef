import type { FastifyInstance } from 'fastify'
import { Problem } from '#server/errors.ts'

/** The demo's films and InDesign pieces, framed from our own origin so that the library works without a network. */
export async function demoRoutes(app: FastifyInstance): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }
  app.get<{ Params: { name: string } }>('/embeds/:name', open, async (request, reply) => {
    // Loaded when asked for: they are drawn from the same sources as the pictures.
    const [{ demoEmbeds }, { prepareLettering }] = await Promise.all([
      import('./embeds/embeds.ts'),
      import('./drawings/lettering.ts'),
    ])
    const embed = demoEmbeds.find(({ path }) => path === `/embeds/${request.params.name}`)
    if (!embed) throw new Problem('NotFound', 'There is nothing at this address.')
    await prepareLettering()
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
      )
      .header('x-robots-tag', 'noindex')
      .send(embed.html())
  })
}
