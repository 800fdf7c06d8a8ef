import type { FastifyInstance } from 'fastify'
import { StaffLinks } from './contract.ts'

/** What of the site's configuration is for the staff alone. */
export async function staffRoutes(app: FastifyInstance): Promise<void> {
  app.get(
    '/site/staff',
    {
      config: { openTo: 'staff' },
      schema: { summary: 'Links for the staff', tags: ['site'], response: { 200: StaffLinks } },
    },
    async () => ({ masterListUrl: app.site.masterListUrl }),
  )
}
