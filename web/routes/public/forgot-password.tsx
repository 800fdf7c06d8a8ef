import { useEffect, useRef, useState } from 'react'
import { data, Form, redirect, useNavigation } from 'react-router'
import { EMAIL_FAULT, isEmail } from '#modules/email.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { pageContext } from '../../context.ts'
import { useTypedBefore } from '../../leads/use-typed-before.ts'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/forgot-password.ts'

const AWAY = 'The letter could not be written: our server is away. Try again in a minute.'
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
      { email, fault: `Too many requests. Wait ${outcome.wait} seconds, then try again.` },
      { status: 429 },
    )
  if ('outcome' in outcome) return data({ email, fault: AWAY }, { status: 503 })
  if (outcome.url) throw redirect(outcome.url)
  return { message: outcome.message }
}

/** Whatever keeps it from being sent, the form stays, with what was typed. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const email = String((await request.clone().formData()).get('email') ?? '')
  try {
    return await serverAction()
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
  const refused = given && 'fault' in given ? given : undefined
  const [email, setEmail] = useState(refused?.email ?? '')
  const [left, setLeft] = useState(false)
  // Without script the button must work, and the server says what is wrong.
  const [scripted, setScripted] = useState(false)
  const element = useRef<HTMLFormElement>(null)
  useTypedBefore(element, (_name, value) => setEmail(value))
  useEffect(() => setScripted(true), [])
  const busy = useNavigation().state !== 'idle'
  const fault = refused?.fault ?? (left && email !== '' && !isEmail(email.trim()) ? EMAIL_FAULT : undefined)
  return (
    <Form ref={element} method="post" className="form" noValidate={scripted}>
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
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? 'email-fault' : undefined}
      />
      {fault && (
        <p className="form-fault" id="email-fault" role="alert">
          {fault}
        </p>
      )}
      <button type="submit" className="button" disabled={scripted && (busy || !isEmail(email.trim()))}>
        Send the link
      </button>
    </Form>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
