import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Type } from 'typebox'
import type { Viewer } from '../access/policy.ts'
import { networkOf } from '../network.ts'
import { type BufferLimits, createViewBuffer } from './buffer.ts'
import { PageView } from './contract.ts'
import { keepViews, type TakenView, toTakenView } from './keep.ts'
import { countsView } from './policy.ts'

const MOST_BYTES = 4096

export async function analyticsRoutes(
  app: FastifyInstance,
  options: {
    /** Who asks, or a visitor when there is no token. Throws when there is one that does not hold. */
    viewerOf(request: FastifyRequest): Promise<Viewer> | Viewer
    now?: () => Date
    limits?: Partial<BufferLimits>
  },
): Promise<void> {
  const { viewerOf, now = () => new Date(), limits = {} } = options
  const { hostname } = new URL(app.config.publicUrl)
  const buffer = createViewBuffer<TakenView>({
    log: app.log,
    now,
    limits,
    write: (views) => keepViews(app.db, views, now()),
  })
  app.addHook('onClose', () => buffer.close())

  // A beacon sends its JSON as text/plain.
  app.removeContentTypeParser('text/plain')
  app.addContentTypeParser('text/plain', { parseAs: 'string' }, app.getDefaultJsonParser('error', 'error'))

  app.post<{ Body: PageView }>(
    '/views',
    {
      config: { openTo: 'everyone' },
      bodyLimit: MOST_BYTES,
      logLevel: 'warn',
      schema: {
        summary: 'Counts a page view',
        description:
          'The answer is the same whether it is counted or not. Neither who looked nor from where is kept; ' +
          'a bearer token, where there is one, tells the company. Do Not Track and Global Privacy Control are honoured.',
        tags: ['analytics'],
        consumes: ['application/json', 'text/plain'],
        body: PageView,
        response: { 204: Type.Null({ description: 'Taken note of' }) },
      },
    },
    async (request, reply) => {
      const viewer = await readViewer(request)
      if (viewer !== undefined && isOwnPage(request) && counts(request, viewer))
        buffer.take(toTakenView(request.body.path, viewer, now()), networkOf(request.ip))
      return reply.code(204).header('cache-control', 'no-store').send()
    },
  )

  /** Undefined for a token that does not hold: it may be a colleague's, and colleagues are not counted. */
  async function readViewer(request: FastifyRequest): Promise<Viewer | undefined> {
    try {
      return await viewerOf(request)
    } catch (error) {
      request.log.debug({ err: error }, 'page view with a bad token')
      return undefined
    }
  }

  function counts({ headers, body }: FastifyRequest<{ Body: PageView }>, viewer: Viewer): boolean {
    return countsView({
      path: body.path,
      viewer,
      hostname,
      emailDomain: app.site.emailDomain,
      doNotTrack: String(headers.dnt ?? ''),
      globalPrivacyControl: headers['sec-gpc'] === '1',
    })
  }
}

/** Another site's page cannot count for ours. Browsers say where a call comes from; nothing else needs to. */
function isOwnPage({ headers }: FastifyRequest): boolean {
  return headers['sec-fetch-site'] === undefined || headers['sec-fetch-site'] === 'same-origin'
}
