import type { FastifyInstance } from 'fastify'
import { Problem } from './errors.ts'

/**
 * Validation coerces the text 1e309 to Infinity, takes that for an integer and then checks no bounds. No column holds it
 * and nobody means it, so it is refused once for all routes.
 */
export function refuseEndlessNumbers(app: FastifyInstance): void {
  app.addHook('preHandler', ({ params, query, body }, _reply, done) => {
    const faults = [params, query, body].flatMap(endlessIn)
    return faults.length > 0
      ? done(new Problem('InvalidRequest', 'The request is not valid.', { faults }))
      : done()
  })
}

function endlessIn(given: unknown) {
  if (typeof given !== 'object' || given === null || Buffer.isBuffer(given)) return []
  return Object.entries(given)
    .filter(([, value]) => typeof value === 'number' && !Number.isFinite(value))
    .map(([path]) => ({ path, message: 'must be a finite number' }))
}
