import { session } from './session/session.ts'
import { readSession } from './session/storage.ts'

/** An answer of the API that is not what was asked for. */
export class ApiError extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, detail: string) {
    super(detail)
    this.name = 'ApiError'
    this.status = status
    this.code = code
  }
}

/** An answer that takes longer is not waited for: whoever asked is told, and may ask again. */
const PATIENCE_MS = 30_000

export async function callApi<T>(path: string, init: RequestInit = {}): Promise<T> {
  return (await askApi(path, init)).json() as Promise<T>
}

/** A call in the reader's name. A token that was refused is renewed once, and the call made once more. */
export async function askApi(path: string, init: RequestInit = {}): Promise<Response> {
  // Whom the page shows: it may hear late of somebody else's login.
  const asker = session.snapshot().viewer?.sub ?? readSession()?.person.sub
  const token = await tokenOf(asker)
  let answer = await send(path, init, token)
  if (answer.status === 401 && token) {
    const next = await tokenOf(asker, token)
    if (next && next !== token) answer = await send(path, init, next)
  }
  // The API never answers by a page: this one is of whatever stands between, such as a proxy that is in trouble.
  if (answer.headers.get('content-type')?.startsWith('text/html')) throw new Error('A page came instead')
  if (answer.ok) return answer
  const problem = (await answer.json().catch(() => ({}))) as { code?: string; detail?: string }
  throw new ApiError(answer.status, problem.code ?? 'Internal', problem.detail ?? 'The call failed.')
}

/** In another tab somebody else may have logged in since: what this one asks, or writes, is not theirs. */
async function tokenOf(asker: string | undefined, stale?: string): Promise<string | undefined> {
  const token = await session.token(stale)
  const person = readSession()?.person.sub
  if (asker && person && person !== asker) throw new Error('Somebody else is logged in by now')
  return token
}

function send(path: string, init: RequestInit, token: string | undefined): Promise<Response> {
  const headers = new Headers(init.headers)
  if (token) headers.set('authorization', `Bearer ${token}`)
  return fetch(`/api${path}`, { signal: AbortSignal.timeout(PATIENCE_MS), ...init, headers })
}
