import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { LibraryFault } from '../frame/library-fault.tsx'

interface ListFaultProps {
  error: unknown
  title: string
  what?: 'list' | 'entry'
}

/** What did not come: what happened, and once more. What is not there at all is the page's own affair. */
export function ListFault({ error, title, what = 'list' }: ListFaultProps) {
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error)) return <LibraryFault error={error} />
  return (
    <section className="fault grid" role="alert">
      <h1>{title}</h1>
      <p className="standfirst">
        {navigator.onLine
          ? `This ${what} could not be loaded. Nothing of yours is lost.`
          : `There is no connection at the moment. This ${what} will be here when there is.`}
      </p>
      <p className="fault-ways">
        <button
          type="button"
          className="button"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {state === 'loading' ? 'Trying' : 'Try again'}
        </button>
      </p>
    </section>
  )
}
