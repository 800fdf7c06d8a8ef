import { isRouteErrorResponse, useLocation } from 'react-router'
import { isAway } from '../../away.ts'

interface Explanation {
  title: string
  message: string
}

const NOT_FOUND: Explanation = {
  title: 'Page Not Found',
  message: "Oh no, we couldn't find this page.",
}

const BROKEN: Explanation = {
  title: 'A dropped stitch',
  message:
    'Something went wrong on our side and this page could not be made. It has been noted. Try it again, or start from the front.',
}

const AWAY: Explanation = {
  title: 'No connection',
  message: 'This page could not be fetched: the connection or our server is away. Try again when it is back.',
}

const REFUSED: Explanation = {
  title: 'That did not fit',
  message: 'The page could not take what was sent to it. Go back and try again, or start from the front.',
}

export function faultTitle(error: unknown): string {
  return explain(error).title
}

/** A page that was not found is not called what it would have been. */
export function titleUnlessLost(error: unknown, title: string): string {
  return isRouteErrorResponse(error) ? faultTitle(error) : title
}

/** An error as a reader should meet it: what happened and the ways on. What broke is in the log, never here. */
export function Fault({ error }: { error: unknown }) {
  const { title, message } = explain(error)
  const { pathname, search } = useLocation()
  return (
    <section className="fault grid">
      <h1>{title}</h1>
      <p className="standfirst">{message}</p>
      {/* Plain addresses: a page that broke is best loaded anew, and so is what follows it. */}
      <p className="fault-ways">
        <a className="button" href="/">
          Back to the front page
        </a>
        <a className="button button-line" href={pathname + search}>
          Try again
        </a>
      </p>
    </section>
  )
}

function explain(error: unknown): Explanation {
  if (!isRouteErrorResponse(error)) return isAway(error) ? AWAY : BROKEN
  if (error.status >= 500) return BROKEN
  return error.status === 404 ? NOT_FOUND : REFUSED
}
