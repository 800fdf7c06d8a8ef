import { randomBytes } from 'node:crypto'
import { readdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import swagger from '@fastify/swagger'
import type { FastifyInstance } from 'fastify'
import { type ApiDocument, renderApiPage } from './api-page.ts'

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
    // A page, a picture of a page or a file is not a call of the API.
    hideUntagged: true,
    transform({ schema, url, route }) {
      const openTo = route.config?.openTo ?? 'everyone'
      const answers = { ...(schema?.response as object | undefined), default: PROBLEM }
      return {
        url,
        schema: {
          ...schema,
          ...(schema?.querystring ? { querystring: withoutDefaults(schema.querystring) } : {}),
          response: answers,
          'x-open-to': openTo,
          ...(openTo === 'everyone' ? {} : { security: [{ bearer: [] }] }),
        },
      }
    },
  })
}

/** What is filled in where nothing is given need not be given. */
function withoutDefaults(asked: { required?: string[]; properties?: Record<string, object> }) {
  const needed = asked.required?.filter((name) => !('default' in (asked.properties?.[name] ?? {})))
  return { ...asked, required: needed ?? [] }
}

const ASSETS = fileURLToPath(new URL('../build/client/assets', import.meta.url))
const FACES = { Imbue: 'imbue', Newsreader: 'newsreader', 'Instrument Sans': 'instrument-sans' }

/** The document at /openapi.json and the page to read it at /docs. */
export async function openApiRoutes(app: FastifyInstance): Promise<void> {
  const open = { config: { openTo: 'everyone' as const }, schema: { hide: true } }
  const fonts = await findFonts()
  let page: string | undefined

  app.get('/openapi.json', open, async () => app.swagger())
  app.get('/docs', open, async (_request, reply) => {
    page ??= renderApiPage(app.swagger() as unknown as ApiDocument, fonts)
    const nonce = randomBytes(16).toString('base64')
    return reply
      .type('text/html; charset=utf-8')
      .header(
        'content-security-policy',
        `default-src 'none'; style-src 'nonce-${nonce}'; font-src 'self'; img-src 'self'; frame-ancestors 'none'`,
      )
      .send(page.replace('<style>', `<style nonce="${nonce}">`))
  })
}

/** The site's own fonts, under the names that the build gave them; before a build the page does without. */
async function findFonts(): Promise<string> {
  const files = await readdir(ASSETS).catch(() => [])
  return Object.entries(FACES)
    .flatMap(([family, name]) => {
      // The common letters: what follows the name is the build's eight characters, and nothing before them.
      const file = files.find((each) => new RegExp(`^${name}-[\\w-]{8}\\.woff2$`).test(each))
      return file
        ? `@font-face{font-family:"${family}";src:url(/assets/${file}) format("woff2");font-weight:100 900;font-display:swap}`
        : []
    })
    .join('')
}
