import { isRouteErrorResponse, useRevalidator } from 'react-router'
import { LibraryFault } from '../frame/library-fault.tsx'
import { Masthead } from './masthead.tsx'

interface ListFaultProps {
  error: unknown
  title: string
  what?: 'list' | 'entry'
}

/** What did not come, under the title it would have had: what happened, and once more. What is not there at all is the page's own affair. */
export function ListFault({ error, title, what = 'list' }: ListFaultProps) {
  const { revalidate, state } = useRevalidator()
  if (isRouteErrorResponse(error)) return <LibraryFault error={error} />
  return (
    <div className="list-fault" role="alert">
      <Masthead
        title={title}
        standfirst={
          navigator.onLine
            ? `This ${what} could not be loaded. Nothing of yours is lost.`
            : `There is no connection at the moment. This ${what} will be here when there is.`
        }
      >
        <button
          type="button"
          className="button"
          disabled={state === 'loading'}
          onClick={() => void revalidate()}
        >
          {state === 'loading' ? 'Trying' : 'Try again'}
        </button>
      </Masthead>
    </div>
  )
}
