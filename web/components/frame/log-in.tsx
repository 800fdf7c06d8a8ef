import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { failureWords } from '../../session/failure.ts'
import { session } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'

/**
 * Logs in and comes back to where the reader is, or to `target`. It is the browser that speaks to the provider and keeps the tokens, so
 * without script there is no logging in: then it is not shown, and the gate says why.
 */
export function LogIn({ target }: { target?: string | undefined }) {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [busy, setBusy] = useState(false)
  const wanted = target ?? pathname + search

  async function logIn() {
    setBusy(true)
    // Called in the click itself: later the window would be blocked.
    const outcome = await session.login(wanted)
    if (outcome !== 'leaving') setBusy(false)
    // The page one is on already finds out by itself.
    if (outcome === 'signed-in' && wanted !== pathname + search) await navigate(wanted, { replace: true })
  }
  return (
    // Truly disabled it would lose the focus, to which whoever gives up comes back.
    <button type="button" className="log-in button" onClick={busy ? undefined : logIn} aria-disabled={busy}>
      Log In
    </button>
  )
}

/** What became of the last try, said once where it was made. */
export function LoginFailureNote() {
  const failure = useSession('failure')
  return (
    <p className="login-failure" role="status">
      {failure && failure !== 'refused' ? failureWords(failure) : ''}
    </p>
  )
}
