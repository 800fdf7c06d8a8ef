import { lazy } from 'react'
import { isRouteErrorResponse, useLocation } from 'react-router'
import { ApiError } from '../../api.ts'
import { sectionAt } from '../../session/closed.ts'
import { LibraryFault } from '../frame/library-fault.tsx'
import { Again } from '../press.tsx'
import { Masthead } from './masthead.tsx'

const NotSubscribed = lazy(async () => ({
  default: (await import('../frame/not-subscribed.tsx')).NotSubscribed,
}))

interface ListFaultProps {
  error: unknown
  title: string
  what?: 'list' | 'entry'
}

/** What did not come, under the title it would have had: what happened, and once more. What is not there at all is the page's own affair. */
export function ListFault({ error, title, what = 'list' }: ListFaultProps) {
  const { pathname } = useLocation()
  if (isRouteErrorResponse(error)) return <LibraryFault error={error} />
  if (error instanceof ApiError && error.status === 403)
    return <NotSubscribed section={sectionAt(pathname)} />
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
        <Again className="button" />
      </Masthead>
    </div>
  )
}
