import { useSyncExternalStore } from 'react'
import { LOADING, type SessionState, session } from './session.ts'

/** The session as it is now. On the server, and until the browser has looked, it is loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(session.subscribe, session.snapshot, () => LOADING)
}
