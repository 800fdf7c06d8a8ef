import type { FastifyInstance } from 'fastify'
import { type FrameGrant, groundsOfFrame } from '#modules/content/embed-address.ts'
import { mayKeep } from '#modules/content/grounds.ts'
import type { Grounds } from '#modules/media/signature.ts'
import { Problem } from '#server/errors.ts'

/**
 * The demo's films and InDesign pieces, framed from our own origin so that the library works without a network. Each opens
 * only by the address that came with its entry, for as long as that entry frames it.
 */
export async function demoRoutes(app: FastifyInstance, { now }: { now: () => Date }): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }
  app.get<{ Params: { name: string }; Querystring: FrameGrant }>(
    '/embeds/:name',
    open,
    async (request, reply) => {
      const path = `/embeds/${request.params.name}`
      const grounds = groundsOfFrame(path, request.query, app.imageKey(), now())
      if (!grounds || !(await app.library.entryFrames(grounds, path)))
        throw new Problem('NotFound', 'There is nothing at this address.')
      // Loaded when asked for: they are drawn from the same sources as the pictures.
      const [{ demoEmbeds }, { prepareLettering }] = await Promise.all([
        import('./embeds/embeds.ts'),
        import('#modules/media/lettering.ts'),
      ])
      const embed = demoEmbeds.find((each) => each.path === path)
      if (!embed) throw new Problem('NotFound', 'There is nothing at this address.')
      await prepareLettering()
      return reply
        .type('text/html; charset=utf-8')
        .header(
          'content-security-policy',
          "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'; sandbox",
        )
        .header('cache-control', cachingOf(grounds))
        .header('x-robots-tag', 'noindex')
        .send(embed.html())
    },
  )
}

function cachingOf(grounds: Grounds): string {
  if (!mayKeep(grounds)) return 'private, no-store'
  return grounds.by ? 'private, no-cache' : 'private, max-age=3600'
}
