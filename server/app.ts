import { type KeyObject, randomUUID } from 'node:crypto'
import { constants } from 'node:zlib'
import compress from '@fastify/compress'
import etag from '@fastify/etag'
import fastify, { type FastifyInstance, type FastifyServerOptions } from 'fastify'
import type { Store } from '#db/client.ts'
import { demoRoutes } from '#demo/routes.ts'
import { analyticsRoutes } from '#modules/analytics/routes.ts'
import { microRoutes } from '#modules/clients/micro-routes.ts'
import { clientRoutes } from '#modules/clients/routes.ts'
import { colourRoutes } from '#modules/content/colour-routes.ts'
import { facetRoutes } from '#modules/content/facet-routes.ts'
import { mayKeep } from '#modules/content/grounds.ts'
import { createLibrary, type Library } from '#modules/content/library.ts'
import { admitToContent, contentRoutes } from '#modules/content/routes.ts'
import { type ChangePassword, createChangePassword } from '#modules/identity/change-password.ts'
import type { Identity } from '#modules/identity/identity.ts'
import { providerRoutes } from '#modules/identity/provider-routes.ts'
import { returnRoutes } from '#modules/identity/return-routes.ts'
import { identityRoutes } from '#modules/identity/routes.ts'
import { downloadRoutes } from '#modules/leads/download-routes.ts'
import { createLeads, type Leads } from '#modules/leads/receive.ts'
import { leadRoutes } from '#modules/leads/routes.ts'
import { mailReadingRoutes } from '#modules/mail/routes.ts'
import { imageRoutes } from '#modules/media/routes.ts'
import type { SigningKey } from '#modules/media/signature.ts'
import type { MediaStorage } from '#modules/media/storage.ts'
import { createPreviews, type Previews } from '#modules/previews/open.ts'
import { previewRoutes } from '#modules/previews/routes.ts'
import { noteRoutes } from '#modules/shelf/note-routes.ts'
import { shelfRoutes } from '#modules/shelf/routes.ts'
import type { Site } from '#modules/site/contract.ts'
import { siteRoutes } from '#modules/site/routes.ts'
import { securityTxtRoutes } from '#modules/site/security-txt.ts'
import { staffRoutes } from '#modules/site/staff-routes.ts'
import type { Tables } from '#modules/tables.ts'
import { compileLater } from './compile-later.ts'
import type { Config } from './config.ts'
import { refuseEndlessNumbers } from './endless.ts'
import { answerErrors, answerProblem, type ShowFault } from './error-answers.ts'
import { Problem } from './errors.ts'
import { guardRoutes, type RouteExposure, type ViewerOf } from './guard.ts'
import { healthRoutes } from './health.ts'
import { refuseNul } from './nul.ts'
import { describeRoutes, openApiRoutes } from './openapi.ts'
import { pageContexts } from './page-context.ts'
import { pageRoutes } from './pages.ts'
import { pathOf } from './request-target.ts'
import { securityHeaders } from './security.ts'
import { cutOffSlowReaders, patienceWith } from './slow-clients.ts'
import { Troubles } from './troubles.ts'

export interface AppServices {
  config: Config
  store: Store<Tables>
  storage: MediaStorage
  site: Site
  imageKey: () => SigningKey
  /** Signs forms and the links of letters. */
  leadKey: () => KeyObject
  /** Signs links to previews. */
  previewKey: () => KeyObject
  /** Draws a picture of the demo library that has not been drawn yet. */
  draw?: (name: string) => Promise<Buffer>
  identity: Identity
  /** Settles when the database can be asked. The app is put together before that. */
  prepared?: Promise<unknown>
  /** Instead of the identity's own reading, for tests that are not about tokens. */
  viewerOf?: ViewerOf
  now?: () => Date
  dev?: boolean
  logger?: FastifyServerOptions['logger']
  /** False leaves the pages out, for tests of the API that need no build. */
  pages?: boolean
}

declare module 'fastify' {
  interface FastifyInstance {
    config: Config
    store: Store<Tables>
    db: Store<Tables>['db']
    storage: MediaStorage
    site: Site
    imageKey: () => SigningKey
    library: Library
    exposure(): RouteExposure[]
    /** Loads and compiles in advance what the first requests of each kind would have to wait for. */
    warmUp(): Promise<void>
  }
}

/** The table of contents of the process: everything it answers is registered here, by hand. */
export async function buildApp(services: AppServices): Promise<FastifyInstance> {
  const { config, store, site, imageKey, identity, now = () => new Date() } = services
  let stopping = false
  const security = securityHeaders(config, {
    embedHosts: site.embedHosts,
    issuer: identity.config.issuer,
    dev: services.dev ?? false,
  })
  // The pages come last, and what is refused may have reached none of them.
  const faults: { show?: ShowFault } = {}
  const app = bareApp(services, (error, request, reply) => {
    security.apply(reply)
    void answerProblem(request, reply, new Problem('InvalidRequest', error.message), faults.show)
  })
  app.decorate('library', createLibrary({ store, imageKey, admit: admitToContent, now }))
  app.addHook('onReady', async () => {
    await services.prepared
    await app.library.open()
    await identity.open()
  })
  app.addHook('preClose', async () => {
    stopping = true
  })
  app.addHook('onClose', async () => app.library.close())
  app.addHook('onClose', async () => identity.close())

  // Hooks of every request call back instead of promising: seven promises an answer show on those that come from memory.
  app.addHook('onRequest', (request, reply, done) => {
    security.apply(reply)
    reply.header('x-request-id', request.id)
    done()
  })
  cutOffSlowReaders(app, config.clientSeconds)
  refuseNul(app)
  refuseEndlessNumbers(app)
  const viewerOf = services.viewerOf ?? identity.viewerOf
  const guard = guardRoutes(app, viewerOf)
  app.decorate('exposure', guard.exposure)
  const troubles = new Troubles()
  answerErrors(app, { troubles, faults })

  await app.register(compress, {
    // Flushing at every chunk keeps a streamed page streaming; the default holds it back to the end.
    zlibOptions: { flush: constants.Z_SYNC_FLUSH },
    brotliOptions: {
      flush: constants.BROTLI_OPERATION_FLUSH,
      params: { [constants.BROTLI_PARAM_QUALITY]: 4 },
    },
    encodings: ['br', 'gzip'],
    threshold: 1024,
  })
  await describeRoutes(app, { name: site.name, url: config.publicUrl })

  await app.register(healthRoutes, {
    isStopping: () => stopping,
    troubles: () => [...troubles.list(), ...(identity.trouble?.() ?? [])],
  })
  const changePassword = createChangePassword({
    identity,
    db: store.db,
    now,
    onError: (error) => app.log.error({ err: error }, 'password reset'),
  })
  const leads = createLeads({
    db: store.db,
    site,
    publicUrl: config.publicUrl,
    key: services.leadKey,
    now,
  })
  const previews = createPreviews({ db: store.db, key: services.previewKey, imageKey, now })
  const forApi = { identity, changePassword, leads, previews, viewerOf, now }
  await app.register(apiRoutes, { prefix: '/api', ...forApi })
  await app.register(returnRoutes, { isEmbedded: identity.embedded !== undefined })
  if (identity.embedded)
    await app.register(providerRoutes, {
      embedded: identity.embedded.provider,
      pages: identity.embedded.pages,
    })
  await app.register(imageRoutes, {
    mayShow: {
      remember: app.library.remember,
      isPublic: app.library.isPublicAsset,
      entryShows: app.library.entryShowsAsset,
      mayKeep,
    },
    now,
    ...(services.draw ? { draw: services.draw } : {}),
  })
  await app.register(siteRoutes)
  await app.register(securityTxtRoutes, { now })
  await app.register(downloadRoutes, { key: services.leadKey, now })
  if (config.demo) {
    await app.register(mailReadingRoutes)
    await app.register(demoRoutes, { now })
  }
  if (services.pages !== false)
    await app.register(pageRoutes, {
      ...pageContexts(app, { changePassword, leads, previews }),
      dev: services.dev ?? false,
      nonceOf: security.applyToPage,
      version: () => app.library.version(),
      offerFaults: (show) => {
        faults.show = show
      },
    })
  return app
}

/** Fastify as it is set up here, with the services that every route finds on it. */
function bareApp(
  { config, store, storage, site, imageKey, identity, logger = false }: AppServices,
  /** An address that cannot be read reaches no route and no hook. */
  frameworkErrors: NonNullable<FastifyServerOptions['frameworkErrors']>,
): FastifyInstance {
  const { compilers, compileAll } = compileLater()
  const app = fastify({
    logger,
    frameworkErrors,
    genReqId: () => randomUUID(),
    trustProxy: config.trustProxy,
    rewriteUrl: ({ url }) => pathOf(url),
    bodyLimit: 100 * 1024,
    ...patienceWith(config.clientSeconds),
    // To be ready means to have a database: the first start fills it, another waits for it, and both say so themselves.
    pluginTimeout: 0,
    forceCloseConnections: 'idle',
    // What still arrives on a connection that a proxy keeps is answered, and the connection closed: it cannot know that we are stopping.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 800, ignoreTrailingSlash: true },
    schemaController: { compilersFactory: compilers },
    ajv: { customOptions: { removeAdditional: false, allErrors: true, coerceTypes: 'array' } },
  })
  app.decorate('config', config)
  app.decorate('store', store)
  app.decorate('db', store.db)
  app.decorate('storage', storage)
  app.decorate('site', site)
  app.decorate('imageKey', imageKey)
  app.decorate('warmUp', async () => {
    await identity.embedded?.provider.provider()
    await compileAll()
  })
  return app
}

async function apiRoutes(
  app: FastifyInstance,
  options: {
    identity: Identity
    changePassword: ChangePassword
    leads: Leads
    previews: Previews
    viewerOf: ViewerOf
    now: () => Date
  },
): Promise<void> {
  const { identity, changePassword, leads, previews, viewerOf, now } = options
  await app.register(etag)
  await app.register(contentRoutes)
  await app.register(identityRoutes, { identity, changePassword })
  await app.register(shelfRoutes)
  await app.register(clientRoutes)
  await app.register(microRoutes)
  await app.register(staffRoutes)
  await app.register(facetRoutes, { now })
  await app.register(colourRoutes, { now })
  await app.register(previewRoutes, { previews })
  await app.register(noteRoutes)
  await app.register(leadRoutes, { leads })
  await app.register(analyticsRoutes, { viewerOf, now })
  await app.register(openApiRoutes)
  // Without this an unknown call would fall through to the pages and be answered with html.
  app.all('/*', { config: { openTo: 'everyone' }, schema: { hide: true } }, (_request, reply) =>
    reply.callNotFound(),
  )
}
