import { useEffect, useRef } from 'react'
import { session } from '../../session/session.ts'
import { useSession } from '../../session/use-session.ts'

/** While the login window is open the page behind it is dimmed; one can still give up. */
export function LoginVeil() {
  const popupOpen = useSession('popupOpen')
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (popupOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [popupOpen])
  return (
    <dialog ref={dialog} className="veil" aria-labelledby="veil-title" onCancel={() => session.cancelLogin()}>
      <h2 id="veil-title" className="display">
        Log in beside this page
      </h2>
      <p>The login is open in a window of its own. This page goes on when it is done.</p>
      <button type="button" className="button button-line" onClick={() => session.cancelLogin()}>
        Cancel
      </button>
    </dialog>
  )
}
