import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { FastifySchemaValidationError } from 'fastify/types/schema.js'
import { isDatabaseAway, isOutOfRoom } from '#db/away.ts'
import { type Fault, MOST_FAULTS, Problem, type ProblemCode, toDocument } from './errors.ts'
import { Troubles } from './troubles.ts'

/** The page that tells somebody with a browser that what they asked for was refused. */
export type ShowFault = (request: FastifyRequest, reply: FastifyReply, status: number) => Promise<Response>

/** The one translator: whatever is thrown becomes problem+json that tells the caller what to do, and no more than that. */
export function answerErrors(
  app: FastifyInstance,
  { troubles = new Troubles(), faults = {} }: { troubles?: Troubles; faults?: { show?: ShowFault } } = {},
): void {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const problem = toProblem(error)
    if (isOutOfRoom(error)) troubles.note('There is no room left to write.')
    if (problem.statusCode >= 500) request.log.error({ err: error }, 'request failed')
    else noteRefusal(request, problem)
    return answerProblem(request, reply, problem, faults.show)
  })
  app.setNotFoundHandler((request, reply) =>
    answerProblem(request, reply, new Problem('NotFound', 'There is nothing at this address.'), faults.show),
  )
}

/** Whoever looks at an address in a browser is told by a page, for which nothing is loaded; every other caller by problem+json. */
export async function answerProblem(
  request: FastifyRequest,
  reply: FastifyReply,
  problem: Problem,
  showFault: ShowFault | undefined,
): Promise<FastifyReply> {
  if (!showFault || !isLookedAt(request)) return sendProblem(request, reply, problem)
  try {
    const page = await showFault(request, reply, problem.statusCode)
    return withOwnHeaders(request, reply, problem).send(page)
  } catch (error) {
    request.log.error({ err: error }, 'the page about a refusal failed')
    return sendProblem(request, reply, problem)
  }
}

/** What is framed is part of another page: a page of ours does not belong into it. */
function isLookedAt({ url, headers }: FastifyRequest): boolean {
  const { accept = '', 'sec-fetch-dest': destination = 'document' } = headers
  return accept.includes('text/html') && destination === 'document' && !url.startsWith('/api/')
}

/** Who was refused what, by the names of the fields at most: what was typed into them is not ours to keep. */
function noteRefusal(request: FastifyRequest, { code, faults }: Problem): void {
  // A visitor without a token is shown the gate: nothing was tried.
  if (code === 'Unauthenticated' && !request.headers.authorization) return
  const fields =
    faults.length > 0 ? { fields: faults.slice(0, 20).map(({ path }) => path.slice(0, 100)) } : {}
  request.log.warn({ event: 'refused', code, sub: request.viewer?.sub, ...fields }, 'refused')
}

function sendProblem(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return withOwnHeaders(request, reply, problem)
    .type('application/problem+json; charset=utf-8')
    .serializer((document) => JSON.stringify(document))
    .send(toDocument(problem, request.id))
}

function withOwnHeaders(request: FastifyRequest, reply: FastifyReply, problem: Problem): FastifyReply {
  return reply
    .code(problem.statusCode)
    .headers(problem.headers)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
}

const BY_STATUS: Record<number, ProblemCode> = {
  400: 'InvalidRequest',
  401: 'Unauthenticated',
  403: 'Forbidden',
  404: 'NotFound',
  405: 'MethodNotAllowed',
  413: 'TooLarge',
  414: 'InvalidRequest',
  415: 'UnsupportedMediaType',
  422: 'UploadRefused',
  429: 'TooManyRequests',
  503: 'Unavailable',
}

function toProblem(error: FastifyError): Problem {
  if (error instanceof Problem) return error
  if (error.validation) {
    const code = error.validationContext === 'querystring' ? 'InvalidQuery' : 'InvalidRequest'
    return new Problem(code, 'The request does not fit its schema.', {
      faults: toFaults(error.validation.slice(0, MOST_FAULTS)),
    })
  }
  // A client that goes away says ECONNRESET as well, and comes with a status of its own.
  if (isDatabaseAway(error) && !error.statusCode)
    return new Problem('Unavailable', 'The database is away; try again shortly.', {
      headers: { 'retry-after': '5' },
    })
  if (isOutOfRoom(error))
    return new Problem(
      'Unavailable',
      'There is no room left to write, so nothing was kept; try again later.',
      {
        headers: { 'retry-after': '60' },
      },
    )
  const code = BY_STATUS[error.statusCode ?? 500]
  if (!code) return new Problem('Internal', 'Something went wrong here. It has been logged.')
  return new Problem(code, error.message)
}

/** A choice between values fails once for each of them and once as a choice: it is told once, with the values. */
function toFaults(failures: FastifySchemaValidationError[]): Fault[] {
  const choices = new Set(failures.filter(isChoice).map(({ instancePath }) => instancePath))
  return failures
    .filter((failure) => failure.keyword !== 'const' || !choices.has(failure.instancePath))
    .map((failure) => {
      const fault = toFault(failure)
      const values = failures
        .filter(({ keyword, instancePath }) => keyword === 'const' && instancePath === failure.instancePath)
        .map(({ params }) => params.allowedValue)
      return isChoice(failure) && values.length > 0
        ? { ...fault, message: `must be one of ${values.join(', ')}` }
        : fault
    })
}

const isChoice = ({ keyword }: FastifySchemaValidationError) => keyword === 'anyOf'

function toFault({ instancePath, message, params }: FastifySchemaValidationError): Fault {
  const named = params.additionalProperty ?? params.missingProperty
  const path = [instancePath.slice(1).replaceAll('/', '.'), named].filter(Boolean).join('.')
  return { path: path || '(request)', message: message ?? 'is not valid' }
}
