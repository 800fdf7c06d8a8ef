import { useEffect, useRef, useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { EMAIL_FAULT, isEmail } from '#modules/email.ts'
import { inWords } from '#modules/in-words.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { pageContext } from '../../context.ts'
import { useTypedBefore } from '../../leads/use-typed-before.ts'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/forgot-password.ts'

const AWAY = 'The letter could not be written: our server is away. Try again in a minute.'
/** An answer that takes longer is not waited for. */
const PATIENCE_MS = 30_000
const UNREACHED =
  'It could not be sent: the connection or our server is away. What you typed is kept. Try again.'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Forgotten password', indexed: false })

export async function action({ request, context }: Route.ActionArgs) {
  const email = String((await request.formData()).get('email') ?? '').trim()
  if (!isEmail(email)) return data({ email, fault: EMAIL_FAULT }, { status: 400 })
  const outcome = await context.get(pageContext).changePassword(email)
  if ('wait' in outcome)
    return data(
      { email, fault: `Too many requests. Wait ${inWords(outcome.wait)}, then try again.` },
      { status: 429 },
    )
  if ('outcome' in outcome) return data({ email, fault: AWAY }, { status: 503 })
  if (outcome.url) throw redirect(outcome.url)
  return { message: outcome.message }
}

/** Whatever keeps it from being sent, the form stays, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '')
  const late = new Promise<never>((_, reject) => setTimeout(reject, PATIENCE_MS))
  try {
    return await Promise.race([serverAction(), late])
  } catch (error) {
    // Where the server sends the reader on to.
    if (error instanceof Response) throw error
    return data({ email, fault: UNREACHED }, { status: 503 })
  }
}

export default function ForgotPassword({ actionData }: Route.ComponentProps) {
  const sent = actionData && 'message' in actionData ? actionData.message : undefined
  return (
    <section className="gate grid">
      <h1>Forgotten?</h1>
      <div className="gate-way">{sent ? <Sent message={sent} /> : <Ask given={actionData} />}</div>
    </section>
  )
}

function Sent({ message }: { message: string }) {
  const note = useRef<HTMLParagraphElement>(null)
  useEffect(() => note.current?.focus(), [])
  return (
    <>
      <p className="standfirst" role="status" tabIndex={-1} ref={note}>
        {message}
      </p>
      <p>
        If there is an account for that address, a letter with a link is on its way. The link works for half
        an hour.
      </p>
    </>
  )
}

function Ask({ given }: { given: Route.ComponentProps['actionData'] }) {
  const answer = given && 'fault' in given ? given : undefined
  const [email, setEmail] = useState(answer?.email ?? '')
  // It was said of that address, and not of what is typed since.
  const refused = answer?.email.trim() === email.trim() ? answer : undefined
  const [left, setLeft] = useState(false)
  // Without script the button must work, and the server says what is wrong.
  const [scripted, setScripted] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useTypedBefore(element, (_name, value) => setEmail(value))
  useEffect(() => setScripted(true), [])
  const busy = useNavigation().state !== 'idle'
  const fault = refused?.fault ?? (left && email !== '' && !isEmail(email.trim()) ? EMAIL_FAULT : undefined)
  return (
    <Form
      ref={element}
      method="post"
      className="form"
      noValidate={scripted}
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <p className="standfirst">
        Tell us the address you log in with and we send you a link to a new password.
      </p>
      <label htmlFor="email">E-mail</label>
      <input
        id="email"
        name="email"
        type="email"
        autoComplete="email"
        required
        value={email}
        onChange={(event) => setEmail(event.target.value)}
        onBlur={() => setLeft(true)}
        aria-invalid={fault === EMAIL_FAULT || undefined}
        aria-describedby={fault ? 'email-fault' : undefined}
      />
      {fault && (
        <p className="form-fault" id="email-fault" role="alert">
          {fault}
        </p>
      )}
      {/* Disabled while it is being sent, it would lose the focus. */}
      <button
        type="submit"
        className="button"
        disabled={scripted && !isEmail(email.trim())}
        aria-disabled={busy}
      >
        Send the link
      </button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
