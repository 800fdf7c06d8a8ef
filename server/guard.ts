import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify'
import { isStaff, type Viewer } from '#modules/access/policy.ts'
import { Problem } from './errors.ts'

/** Who may call a route. Every route says so; one that does not keeps the process from starting. */
export type OpenTo = 'everyone' | 'members' | 'staff'

declare module 'fastify' {
  interface FastifyContextConfig {
    openTo?: OpenTo
  }
  interface FastifyRequest {
    viewer: Viewer
  }
}

export type ViewerOf = (request: FastifyRequest) => Promise<Viewer> | Viewer

export interface RouteExposure {
  method: string
  url: string
  openTo: OpenTo
}

/** Reads the viewer once a request and holds it against what the route declares. */
export function guardRoutes(app: FastifyInstance, viewerOf: ViewerOf): { exposure(): RouteExposure[] } {
  const routes: RouteOptions[] = []
  app.decorateRequest('viewer', null)
  app.addHook('onRoute', (route) => void routes.push(route))
  app.addHook('onReady', async () => {
    const undeclared = routes.filter((route) => !route.config?.openTo)
    if (undeclared.length > 0)
      throw new Error(
        `Routes without openTo: ${undeclared.map((route) => `${route.method} ${route.url}`).join(', ')}`,
      )
  })
  app.addHook('onRequest', (request, reply, done) => {
    const openTo = request.routeOptions.config.openTo ?? 'everyone'
    // An open route has no use for a viewer, and a bad token must not keep anyone from a public page.
    if (openTo === 'everyone') return done()
    admit(request, reply, openTo).then(() => done(), done)
  })

  async function admit(request: FastifyRequest, reply: FastifyReply, openTo: OpenTo): Promise<void> {
    // What is for somebody is kept by nobody, unless the route says how.
    reply.header('cache-control', 'no-store')
    request.viewer = await viewerOf(request)
    if (!request.viewer) {
      throw new Problem('Unauthenticated', 'This call needs a bearer token.', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    }
    if (openTo === 'staff' && !isStaff(request.viewer))
      throw new Problem('Forbidden', 'This call is for staff.')
  }
  return {
    exposure: () =>
      routes
        .flatMap((route) =>
          [route.method]
            .flat()
            .map((method) => ({ method, url: route.url, openTo: route.config?.openTo ?? 'everyone' })),
        )
        .filter((route) => route.method !== 'HEAD')
        .sort((a, b) => a.url.localeCompare(b.url) || a.method.localeCompare(b.method)),
  }
}
