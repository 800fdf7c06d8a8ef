import swagger from '@fastify/swagger'
import swaggerUi from '@fastify/swagger-ui'
import type { FastifyInstance } from 'fastify'

const PROBLEM = {
  description: 'What went wrong; docs/errors.md lists the codes',
  content: {
    'application/problem+json': {
      schema: {
        type: 'object',
        required: ['type', 'title', 'status', 'code', 'detail', 'requestId'],
        properties: {
          type: { type: 'string' },
          title: { type: 'string' },
          status: { type: 'integer' },
          code: { type: 'string' },
          detail: { type: 'string' },
          requestId: { type: 'string' },
          errors: {
            type: 'array',
            items: { type: 'object', properties: { path: { type: 'string' }, message: { type: 'string' } } },
          },
        },
      },
    },
  },
}

/** Collects the routes registered after it; who may call one and how it fails are told from what every route declares. */
export async function describeRoutes(
  app: FastifyInstance,
  about: { name: string; url: string },
): Promise<void> {
  await app.register(swagger, {
    openapi: {
      info: { title: `${about.name} API`, version: '1' },
      servers: [{ url: about.url }],
      components: { securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' } } },
    },
    transform({ schema, url, route }) {
      const isOpen = (route.config as { openTo?: string } | undefined)?.openTo === 'everyone'
      const answers = { ...(schema?.response as object | undefined), default: PROBLEM }
      return {
        url,
        schema: { ...schema, response: answers, ...(isOpen ? {} : { security: [{ bearer: [] }] }) },
      }
    },
  })
}

/** The document at /openapi.json and a page to read it at /docs. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  app.get('/openapi.json', { config: { openTo: 'everyone' }, schema: { hide: true } }, async () =>
    app.swagger(),
  )
  await app.register(async (docs) => {
    // The reading page's routes are the plugin's own, so what they declare is said for them.
    docs.addHook('onRoute', (route) => {
      route.config = { ...route.config, openTo: 'everyone' }
    })
    await docs.register(swaggerUi, { routePrefix: '/docs', staticCSP: true })
  })
}
