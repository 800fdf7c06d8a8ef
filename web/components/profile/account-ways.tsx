import { type ReactNode, useRef, useState } from 'react'
import type { IdentityConfig } from '#modules/identity/contract.ts'
import { ApiError, callApi } from '../../api.ts'
import { session } from '../../session/session.ts'
import { Press } from '../press.tsx'

/** What a member can do about the login itself: a strip for each, what it is on the left and the way on the right. */
export function AccountWays({ email, identity }: { email: string; identity: IdentityConfig }) {
  return (
    <section className="account grid" aria-labelledby="account">
      <h2 id="account">Your login</h2>
      <div className="account-strips">
        <Password email={email} identity={identity} />
        <Strip name="Log out" about="On this device. Your kept entries and notes stay with your account.">
          <button type="button" className="button button-line" onClick={() => session.logout()}>
            Log Out
          </button>
        </Strip>
        {identity.logoutEverywhere ? (
          <Everywhere />
        ) : (
          <Strip
            name="Log out everywhere"
            about="Your logins are kept by your company’s own identity provider. Ask there to end those on other devices; from here we can end this one only."
          />
        )}
      </div>
    </section>
  )
}

function Strip({ name, about, children }: { name: string; about: ReactNode; children?: ReactNode }) {
  return (
    <div className="account-strip">
      <h3>{name}</h3>
      <p>{about}</p>
      <div className="account-way">{children}</div>
    </div>
  )
}

function Password({ email, identity }: { email: string; identity: IdentityConfig }) {
  const [state, setState] = useState<'idle' | 'busy' | 'sent' | 'failed' | 'later'>('idle')
  const { passwordReset, passwordResetUrl } = identity
  if (passwordReset === 'link' && passwordResetUrl)
    return (
      <Strip name="Password" about="Your password is kept by your company’s own identity provider.">
        <a className="button button-line" href={passwordResetUrl}>
          Change it there
        </a>
      </Strip>
    )
  if (passwordReset !== 'mail' || !email)
    return (
      <Strip
        name="Password"
        about="Your password is kept by your company’s own identity provider, and changed there."
      />
    )

  async function send() {
    setState('busy')
    try {
      await callApi('/changePw', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email }),
      })
      setState('sent')
    } catch (error) {
      setState(error instanceof ApiError && error.status === 429 ? 'later' : 'failed')
    }
  }
  return (
    <Strip
      name="Password"
      about={
        <>
          We send a letter with a link to {email}. A new password ends every login that the old one opened.
          <span className="account-told" role="status">
            {state === 'sent' && 'Please check your inbox. The link works for half an hour.'}
            {state === 'later' && 'Too many letters were asked for. Try again in a while.'}
            {state === 'failed' && 'The letter could not be asked for. Try again.'}
          </span>
        </>
      }
    >
      <Press className="button button-line" disabled={state === 'busy'} onClick={send}>
        {state === 'sent' ? 'Send it again' : 'Change Password'}
      </Press>
    </Strip>
  )
}

function Everywhere() {
  const dialog = useRef<HTMLDialogElement>(null)
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle')

  async function endAll() {
    setState('busy')
    try {
      const isOut = await session.logoutEverywhere(() =>
        callApi('/identity/logoutEverywhere', { method: 'POST' }),
      )
      if (!isOut) setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <Strip
      name="Log out everywhere"
      about="On every computer, phone and browser where you are logged in, this one too. For a device that was lost, or lent."
    >
      <button type="button" className="button button-line" onClick={() => dialog.current?.showModal()}>
        Log Out Everywhere
      </button>
      <dialog ref={dialog} className="veil" aria-labelledby="everywhere" onClose={() => setState('idle')}>
        <h2 id="everywhere">Log out everywhere?</h2>
        <p>Every login of yours ends now. You log in again with your e-mail and password.</p>
        <p className="login-failure" role="alert">
          {state === 'failed' && 'It did not work, and you are still logged in. Try again.'}
        </p>
        <div className="note-ways">
          <Press className="button" disabled={state === 'busy'} onClick={endAll}>
            Log Out Everywhere
          </Press>
          <button type="button" className="button button-line" onClick={() => dialog.current?.close()}>
            Stay
          </button>
        </div>
      </dialog>
    </Strip>
  )
}
