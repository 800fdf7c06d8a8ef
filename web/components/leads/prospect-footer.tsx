import { type FormEvent, useEffect, useRef, useState } from 'react'
import { EMAIL_FAULT, isEmail } from '#modules/email.ts'
import { CONSENT } from '#modules/leads/consent.ts'
import { toRequest } from '#modules/leads/forms.ts'
import { FOOTER } from '../../leads/footer-request.ts'
import { later } from '../../leads/kept.ts'
import { originOf, requestAddress } from '../../leads/origin.ts'
import { useTypedBefore } from '../../leads/use-typed-before.ts'
import { useRootData } from '../../root-data.ts'
import { Unseen } from './unseen.tsx'

/** The form at the foot of every page. Its thanks come at once; the request is kept until the server has it. */
export function ProspectFooter({ asks, from }: { asks: string; from?: string }) {
  const root = useRootData()
  const [email, setEmail] = useState('')
  const [isLeft, setLeft] = useState(false)
  const [isSent, setSent] = useState(false)
  const [isScripted, setScripted] = useState(false)
  const website = useRef<HTMLInputElement>(null)
  const element = useRef<HTMLFormElement>(null)
  const note = useRef<HTMLParagraphElement>(null)
  useTypedBefore(element, (name, value) => name === 'email' && setEmail(value))
  useEffect(() => setScripted(true), [])
  // The field that had the focus is gone: without this the next key would start again from the top of the page.
  useEffect(() => {
    if (isSent) note.current?.focus()
  }, [isSent])
  if (!root) return null
  const { button, thanks, captureType, originDetail } = FOOTER
  const isWrong = isLeft && email !== '' && !isEmail(email.trim())
  const { site, formToken } = root

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isEmail(email.trim())) return
    const hidden = { formToken, website: website.current?.value ?? '' }
    const place = { captureType, originSite: site.name, ...originOf(originDetail, from) }
    void later.add(toRequest('footer', { email }, place, hidden))
    setSent(true)
  }

  return (
    <form
      ref={element}
      className="prospect"
      method="post"
      action={requestAddress('footer', from)}
      onSubmit={submit}
      noValidate={isScripted}
    >
      <label className="display" htmlFor="prospect-email">
        {asks}
        <span className="out-of-sight">: your e-mail address</span>
      </label>
      <div className="prospect-reply">
        {!isSent && (
          <div className="prospect-line">
            <input
              id="prospect-email"
              name="email"
              type="email"
              autoComplete="email"
              placeholder="Your e-mail address"
              required
              value={email}
              onChange={(event) => setEmail(event.target.value)}
              onBlur={() => setLeft(true)}
              aria-invalid={isWrong || undefined}
              aria-describedby="prospect-note"
            />
            <button type="submit" disabled={isScripted && !isEmail(email.trim())}>
              {button}
            </button>
          </div>
        )}
        <Unseen id="prospect" website={website} formToken={formToken} />
        <p
          id="prospect-note"
          className={isSent ? 'prospect-thanks' : 'code'}
          role="status"
          tabIndex={-1}
          ref={note}
        >
          {isSent ? thanks : isWrong ? EMAIL_FAULT : CONSENT.text}
        </p>
      </div>
    </form>
  )
}
