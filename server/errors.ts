/** One place where a fault at an input is named, so that a form or a client can show it beside the field. */
export interface Fault {
  path: string
  message: string
}

/** More than any form has fields. Whoever sends ten thousand must not keep everybody waiting while each is described. */
export const MOST_FAULTS = 100

/** An error that the person calling may read. Everything else becomes a plain 500 and a line in the log. */
export class Problem extends Error {
  readonly code: string
  readonly statusCode: number
  readonly faults: Fault[]
  readonly headers: Record<string, string>

  constructor(
    code: ProblemCode,
    detail: string,
    options: { faults?: Fault[]; headers?: Record<string, string> } = {},
  ) {
    super(detail)
    this.name = 'Problem'
    this.code = code
    this.statusCode = PROBLEMS[code].status
    this.faults = (options.faults ?? []).slice(0, MOST_FAULTS)
    this.headers = options.headers ?? {}
  }
}

/** Every error code that the API can answer with. `docs/errors.md` is made from this list. */
export const PROBLEMS = {
  InvalidQuery: {
    status: 400,
    title: 'The query is not valid',
    meaning:
      'A parameter, field, operator, order or value is unknown or out of range; `errors` names each, a hundred at most.',
  },
  InvalidRequest: {
    status: 400,
    title: 'The request is not valid',
    meaning:
      'The body or a path parameter does not fit its schema; `errors` names each field and the reason, a hundred at most.',
  },
  InvalidWidth: {
    status: 400,
    title: 'The image width is not offered',
    meaning: 'Images come in the widths 400, 480, 900 and 1600 only.',
  },
  Unauthenticated: {
    status: 401,
    title: 'Log in first',
    meaning: 'The call needs a valid bearer token and there is none.',
  },
  Forbidden: {
    status: 403,
    title: 'Not part of this membership',
    meaning: 'The member is known but may not open this.',
  },
  NotFound: {
    status: 404,
    title: 'Not found',
    meaning: 'There is no such thing, or the caller may not know that there is.',
  },
  MethodNotAllowed: {
    status: 405,
    title: 'Method not allowed',
    meaning: 'The address exists, but not for this method.',
  },
  Conflict: { status: 409, title: 'Conflict', meaning: 'The change clashes with what is stored.' },
  Changed: {
    status: 412,
    title: 'Changed since',
    meaning: 'What `If-Match` names is not what is stored any more; read it again first.',
  },
  TooLarge: { status: 413, title: 'Too large', meaning: 'The body is over 100 KB.' },
  UnsupportedMediaType: {
    status: 415,
    title: 'Unsupported media type',
    meaning: 'The body is not of a type this call takes.',
  },
  UploadRefused: {
    status: 422,
    title: 'The file was refused',
    meaning: 'The file is broken, hostile, too large or of a type we do not take.',
  },
  TooManyRequests: {
    status: 429,
    title: 'Too many requests',
    meaning: 'Wait for the seconds in `Retry-After`, then try again.',
  },
  Internal: {
    status: 500,
    title: 'Something went wrong here',
    meaning: 'Our fault. The request id finds the line in the log.',
  },
  Unavailable: {
    status: 503,
    title: 'Not available at the moment',
    meaning: 'A dependency is away or the process is stopping; try again.',
  },
} as const

export type ProblemCode = keyof typeof PROBLEMS

export interface ProblemDocument {
  type: string
  title: string
  status: number
  code: string
  detail: string
  requestId: string
  errors?: Fault[]
}

export function toDocument(problem: Problem, requestId: string): ProblemDocument {
  const code = problem.code as ProblemCode
  return {
    type: `/api/docs#${code}`,
    title: PROBLEMS[code].title,
    status: problem.statusCode,
    code,
    detail: problem.message,
    requestId,
    ...(problem.faults.length > 0 ? { errors: problem.faults } : {}),
  }
}
