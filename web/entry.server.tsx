import { PassThrough } from 'node:stream'
import { createReadableStreamFromReadable } from '@react-router/node'
import { type RenderToPipeableStreamOptions, renderToPipeableStream } from 'react-dom/server'
import {
  type EntryContext,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from 'react-router'
import { pageContext, reportContext } from './context.ts'

export { createRequestHandler, RouterContextProvider } from 'react-router'
export { pageContext, reportContext }

/** How long a page may wait for its deferred parts. */
export const streamTimeout = 5_000
/** Time to send the fallbacks of the parts that did not come. */
const FLUSH_MS = 1_000

export default function renderDocument(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  headers.set('Content-Type', 'text/html; charset=utf-8')
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const { nonce } = context.get(pageContext)
  const report = context.get(reportContext)

  return new Promise((resolve, reject) => {
    let hasShell = false
    let hasFailed = false
    const answer = () => {
      const body = new PassThrough()
      body.once('close', stopWaiting)
      resolve(
        new Response(createReadableStreamFromReadable(body), { status: hasFailed ? 500 : status, headers }),
      )
      pipe(body)
    }
    const options: RenderToPipeableStreamOptions = {
      nonce,
      onShellReady() {
        hasShell = true
      },
      // Loaders have fetched everything by now: waiting for the whole costs nothing, and it reads without script.
      onAllReady: answer,
      onShellError(error) {
        stopWaiting()
        reject(error)
      },
      onError(error) {
        hasFailed = true
        // A shell that fails rejects above and is reported by handleError; a visitor who left is no fault.
        if (hasShell && !request.signal.aborted) report(error)
      },
    }
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter context={entry} url={request.url} nonce={nonce} />,
      options,
    )
    const timer = setTimeout(abort, streamTimeout + FLUSH_MS, new Error('The page took too long to render.'))
    const leave = () => abort(request.signal.reason)
    const stopWaiting = () => {
      clearTimeout(timer)
      request.signal.removeEventListener('abort', leave)
    }
    request.signal.addEventListener('abort', leave)
  })
}

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // A wrong address or method is the visitor's and is answered, not logged as ours.
  const isTheirs = isRouteErrorResponse(error) && error.status < 500
  if (!request.signal.aborted && !isTheirs) context.get(reportContext)(error)
}
