import type { FastifyInstance } from 'fastify'
import { Problem } from './errors.ts'

const NUL = '\0'

/**
 * PostgreSQL has no text with a NUL in it, so one that gets that far is an error of ours; nobody types one either. It is refused
 * here, once for all routes: in the address, and in every text of a body that has been read.
 */
export function refuseNul(app: FastifyInstance): void {
  app.addHook('onRequest', ({ url, params, query }, _reply, done) => {
    // The address is still encoded; a %2500 is the text %00, and harmless.
    if (!url.includes('%00')) return done()
    done(refusal('The address', [...pathsTo(params), ...pathsTo(query)]))
  })
  app.addHook('preValidation', ({ body, headers }, _reply, done) => {
    if (Buffer.isBuffer(body)) {
      const isRefused = isForm(headers['content-type']) && (body.includes('%00') || body.includes(0))
      return isRefused ? done(refusal('The form', [])) : done()
    }
    const paths = pathsTo(body)
    return paths.length > 0 ? done(refusal('The body', paths)) : done()
  })
}

const isForm = (type: string | undefined) => type?.startsWith('application/x-www-form-urlencoded') ?? false

function refusal(what: string, paths: string[]): Problem {
  const faults = paths.map((path) => ({ path: path.replaceAll(NUL, ''), message: 'holds a NUL character' }))
  return new Problem('InvalidRequest', `${what} holds a NUL character.`, { faults })
}

/** The fields that hold one. */
function pathsTo(given: unknown): string[] {
  if (typeof given !== 'object' || given === null) return holdsNul(given) ? [''] : []
  return Object.entries(given).flatMap(([name, value]) => (holdsNul([name, value]) ? [name] : []))
}

/** With a list of its own to work off: a body may be nested deeper than calls can be. */
function holdsNul(given: unknown): boolean {
  const left = [given]
  while (left.length > 0) {
    const value = left.pop()
    if (typeof value === 'string' && value.includes(NUL)) return true
    if (typeof value === 'object' && value !== null)
      for (const [name, each] of Object.entries(value)) left.push(name, each)
  }
  return false
}
