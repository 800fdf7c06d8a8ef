import type { FastifyInstance, FastifyRequest } from 'fastify'
import { isDatabaseAway, isOutOfRoom } from '#db/away.ts'
import type { ChangePassword } from '#modules/identity/change-password.ts'
import type { Leads } from '#modules/leads/receive.ts'
import type { Previews } from '#modules/previews/open.ts'
import { Problem } from './errors.ts'
import type { PageOptions } from './pages.ts'

/** All that the pages may ask of this process, for each request; see `PageContext`. */
export function pageContexts(
  { site, config, library }: FastifyInstance,
  { changePassword, leads, previews }: { changePassword: ChangePassword; leads: Leads; previews: Previews },
): Pick<PageOptions, 'contextFor' | 'isWhole'> {
  const leftOut = new WeakSet<FastifyRequest>()
  return {
    isWhole: (request) => !leftOut.has(request),
    contextFor: (request) => ({
      site,
      origin: config.publicUrl,
      latestPresentations: () => orNone(library.latestPresentations(), () => leftOut.add(request)),
      latestPress: () => orNone(library.latestPress(), () => leftOut.add(request)),
      outside: {
        complimentary: orAway(request, library.outside.complimentary),
        project: orAway(request, library.outside.project),
        projectEntry: orAway(request, library.outside.projectEntry),
        webPage: orAway(request, library.outside.webPage),
      },
      changePassword: (email) =>
        changePassword(email, request.ip).catch((error) => {
          if (error instanceof Problem && error.code === 'TooManyRequests')
            return { wait: Number(error.headers['retry-after']) }
          return sayAway(error, request)
        }),
      receiveLead: (asked, form) =>
        leads
          .receive(asked, { address: request.ip, isFromPage: true, form })
          .catch((error) => sayAway(error, request)),
      formToken: leads.formToken,
      preview: orAway(request, previews.byLink),
    }),
  }
}

/** A form whose page says that nothing was kept and what was typed is still there, instead of a page about a fault. */
function sayAway(error: Error, request: FastifyRequest): { outcome: 'away' } {
  if (!isDatabaseAway(error) && !isOutOfRoom(error)) throw error
  request.log.error({ err: error }, 'a form could not be stored')
  return { outcome: 'away' }
}

/** What a page is nothing without: it says then that it is out of reach for now, and not that it broke. */
function orAway<Asked extends unknown[], Found>(
  request: FastifyRequest,
  ask: (...asked: Asked) => Promise<Found>,
): (...asked: Asked) => Promise<Found> {
  return (...asked) =>
    ask(...asked).catch((error) => {
      if (!isDatabaseAway(error)) throw error
      request.log.error({ err: error }, 'a page could not be read')
      throw new Response(null, { status: 503 })
    })
}

const PATIENCE_MS = 2000

/** What a public page can do without is left out while the database is away or slow: the page itself stays up. */
async function orNone<T>(asked: Promise<T[]>, onLeftOut: () => void): Promise<T[]> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), PATIENCE_MS)
  })
  const known = asked.catch((error) => {
    if (isDatabaseAway(error)) return undefined
    throw error
  })
  const found = await Promise.race([known, late]).finally(() => clearTimeout(timer))
  if (!found) onLeftOut()
  return found ?? []
}
