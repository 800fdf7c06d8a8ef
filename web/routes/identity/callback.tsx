import { replace } from 'react-router'
import { describePage } from '../../meta.ts'
import { session } from '../../session/session.ts'
import type { Route } from './+types/callback.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Logging in', indexed: false })

export const headers = () => ({
  'X-Robots-Tag': 'noindex',
  'Cache-Control': 'no-store',
  'Referrer-Policy': 'no-referrer',
})

/** Where a login by redirect comes back to. The code leaves the address with the first thing that happens, and the history: Back would
 *  lead to it and from it to here again. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const url = new URL(request.url)
  return replace(session.isReturn(url) ? await session.finishRedirect(url) : '/')
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Returning />
}

export default function Callback() {
  return <Returning />
}

function Returning() {
  return (
    <main id="main" className="entries-loading" aria-busy="true">
      <h1 className="out-of-sight">Logging in</h1>
    </main>
  )
}
