import { isRouteErrorResponse } from 'react-router'
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
  message: 'Something went wrong on our side. It has been noted. Try again, or start from the front.',
}

const AWAY: Explanation = {
  title: 'Out of reach',
  message: 'The connection or our server is away. Try again in a minute.',
}

const TOO_MUCH: Explanation = {
  title: 'Too much at once',
  message: 'Your connection asked too often. Try again in a minute.',
}

const REFUSED: Explanation = {
  title: 'That did not fit',
  message: 'This page could not take what was sent. Go back and try again, or start from the front.',
}

const BY_STATUS: Partial<Record<number, Explanation>> = { 404: NOT_FOUND, 429: TOO_MUCH, 503: AWAY }

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
  return (
    <section className="fault grid">
      <h1>{title}</h1>
      <p className="standfirst">{message}</p>
      {/* Plain addresses: a page that broke is best loaded anew, and so is what follows it. */}
      <p className="fault-ways">
        <a className="button" href="/">
          Back to the front page
        </a>
        {/* biome-ignore lint/a11y/useValidAnchor: nothing is the very address one is at, with its query */}
        <a className="button button-line" href="">
          Try again
        </a>
      </p>
    </section>
  )
}

function explain(error: unknown): Explanation {
  if (!isRouteErrorResponse(error)) return isAway(error) ? AWAY : BROKEN
  const { status } = error
  return BY_STATUS[status] ?? (status < 500 ? REFUSED : BROKEN)
}
