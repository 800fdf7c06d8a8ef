import { useSyncExternalStore } from 'react'
import { LOADING, type SessionState, type SignedIn, session } from './session.ts'

/**
 * One part of the session as it is now. On the server, and until the browser has looked, it is loading. Only a change of
 * that part draws again: for most visitors nothing changes when it is known that they are nobody.
 */
export function useSession<Part extends keyof SessionState>(part: Part): SessionState[Part] {
  return useSyncExternalStore(
    session.subscribe,
    () => session.snapshot()[part],
    () => LOADING[part],
  )
}

/** Who is signed in, if anybody is. */
export function useViewer(): SignedIn | null {
  return useSession('viewer')
}
