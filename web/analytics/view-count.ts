import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { session } from '../session/session.ts'
import { useSession } from '../session/use-session.ts'
import { createViewCounter, privacySignals, viewSender } from './count-view.ts'

/** Counts each page once it is known who reads it; whether it counts at all is the policy's to say.
 *  It shows nothing, and is a component of its own so that nothing is drawn again for it. */
export function ViewCount({ emailDomain }: { emailDomain: string }) {
  const status = useSession('status')
  const { pathname, search } = useLocation()
  const counter = useRef<ReturnType<typeof createViewCounter>>(undefined)
  useEffect(() => {
    // A login on its way back is no page.
    if (status === 'loading' || pathname === '/callback') return
    counter.current ??= createViewCounter({
      send: viewSender({
        token: () => session.token(),
        beacon: navigator.sendBeacon?.bind(navigator),
        fetch: (url, init) => fetch(url, init),
      }),
      policyInput: () => ({
        viewer: session.snapshot().viewer,
        hostname: location.hostname,
        emailDomain,
        ...privacySignals(),
      }),
    })
    counter.current({ pathname, search })
  }, [status, pathname, search, emailDomain])
  return null
}
