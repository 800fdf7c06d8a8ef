import type { FastifyInstance } from 'fastify'

const DAY_MS = 24 * 60 * 60 * 1000
/** RFC 9116 asks for less than a year, so that nobody relies on an address that has been given up. */
const GOOD_FOR_DAYS = 180

/** Where somebody who has found a hole can say so (RFC 9116). */
export async function securityTxtRoutes(app: FastifyInstance, { now }: { now: () => Date }): Promise<void> {
  app.get(
    '/.well-known/security.txt',
    { config: { openTo: 'everyone' }, schema: { hide: true } },
    async (_request, reply) => {
      const { site, config } = app
      // The same for a whole day, so that whoever checks it twice finds nothing changed.
      const today = Math.floor(now().getTime() / DAY_MS) * DAY_MS
      const expires = new Date(today + GOOD_FOR_DAYS * DAY_MS)
      return reply
        .type('text/plain; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(
          [
            `Contact: mailto:${site.securityEmail ?? site.email}`,
            `Expires: ${expires.toISOString()}`,
            'Preferred-Languages: en',
            `Canonical: ${config.publicUrl}/.well-known/security.txt`,
            '',
          ].join('\n'),
        )
    },
  )
}
