import { type FormEvent, useEffect, useRef, useState } from 'react'
import { inWords } from '#modules/in-words.ts'
import { isOneOf } from '#modules/is-one-of.ts'
import { type Place, toRequest } from '#modules/leads/forms.ts'
import { type Faults, FIELDS, type Field, faultsOf, type Values } from '#modules/leads/validation.ts'
import { session } from '../session/session.ts'
import { REQUESTS, type RequestName } from './requests.ts'
import { type Sent, sendLead } from './send.ts'
import { useTypedBefore } from './use-typed-before.ts'

/** What was typed stays while the page does: a form that is closed and opened again has it still. */
const typed = new Map<string, { values: Values; key: string }>()
let member: string | undefined

/** What a member typed is not for whoever is here after them. */
function typedHere() {
  const here = session.snapshot().viewer?.sub
  if (member && member !== here) typed.clear()
  member = here
  return typed
}

export interface LeadFormOptions {
  name: RequestName
  place: Place
  formToken: string
  /** What is known before anybody types. */
  initial?: Values | undefined
}

/** The one mechanism behind every form: what is typed, what is wrong with it, and what became of it. */
export function useLeadForm({ name, place, formToken, initial = {} }: LeadFormOptions) {
  const { form } = REQUESTS[name]
  const slot = `${name} ${place.originDetail}`
  const [values, setValues] = useState<Values>(() => ({ ...initial, ...typedHere().get(slot)?.values }))
  const [left, setLeft] = useState<Partial<Record<Field, boolean>>>({})
  const [refused, setRefused] = useState<Faults>({})
  const [state, setState] = useState<'idle' | 'sending' | 'sent'>('idle')
  const [failure, setFailure] = useState<string>()
  const website = useRef<HTMLInputElement>(null)
  const element = useRef<HTMLFormElement>(null)
  // Without script the button must work, and the server says what is wrong.
  const [isScripted, setScripted] = useState(false)
  useEffect(() => setScripted(true), [])

  const own = faultsOf(form, values)
  const isReady = state === 'idle' && Object.keys(own).length === 0
  const faultOf = (field: Field) => refused[field] ?? (left[field] ? own[field] : undefined)

  function change(field: Field, value: string): void {
    const next = { ...(typed.get(slot)?.values ?? values), [field]: value }
    // Other words are another request.
    typed.set(slot, { values: next, key: crypto.randomUUID() })
    setValues(next)
    setRefused(({ [field]: _, ...others }) => others)
    setFailure(undefined)
  }

  useTypedBefore(element, (field, value) => {
    if (isOneOf(FIELDS, field)) change(field, value)
  })

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault()
    if (!isReady) return
    setState('sending')
    setFailure(undefined)
    const key = typed.get(slot)?.key ?? crypto.randomUUID()
    typed.set(slot, { values, key })
    const hidden = { formToken, website: website.current?.value ?? '' }
    const sent = await sendLead(toRequest(form, values, place, hidden), key)
    if (sent.outcome === 'stored') {
      typed.delete(slot)
      setState('sent')
      return
    }
    setState('idle')
    if (sent.outcome === 'invalid') setRefused(sent.faults)
    setFailure(tell(sent))
  }

  return {
    form,
    values,
    change,
    submit,
    state,
    failure,
    isScripted,
    faultOf,
    website,
    element,
    leave: (field: Field) => setLeft({ ...left, [field]: true }),
    isReady,
  }
}

function tell(sent: Sent): string {
  if (sent.outcome === 'wait')
    return `There were many requests from here. Try again in ${inWords(sent.seconds)}. What you typed is kept.`
  if (sent.outcome === 'failed')
    return 'It could not be sent: the connection or our server is away. What you typed is kept. Try again.'
  return 'It could not be taken as it is. What you typed is kept. Write to us by e-mail.'
}
