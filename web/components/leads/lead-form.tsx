import { CONSENT } from '#modules/leads/consent.ts'
import { type Faults, type Field, FORMS, MOST_MESSAGE } from '#modules/leads/validation.ts'
import { REQUESTS } from '../../leads/requests.ts'
import { type LeadFormOptions, useLeadForm } from '../../leads/use-lead-form.ts'
import { Unseen } from './unseen.tsx'

const LABELS: Record<Field, string> = {
  name: 'Name',
  company: 'Company',
  email: 'E-mail',
  message: 'Message',
}
const COMPLETES: Partial<Record<Field, string>> = { name: 'name', company: 'organization', email: 'email' }

interface LeadFormProps extends LeadFormOptions {
  /** Where a browser without script sends it. */
  action: string
  /** What the server found wrong, when it answers with the form. */
  faults?: Faults | undefined
}

/** Any of the forms: its fields with what is wrong beside each, its button, and the thanks in its place. */
export function LeadForm({ action, faults = {}, ...options }: LeadFormProps) {
  const lead = useLeadForm(options)
  const { button, thanks } = REQUESTS[options.name]
  const { fields, needs } = FORMS[lead.form]
  const id = `lead-${options.name}`
  if (lead.state === 'sent')
    return (
      <p className="form-thanks display" role="status" tabIndex={-1} ref={takeFocus}>
        {thanks}
      </p>
    )
  const isSending = lead.state === 'sending'
  return (
    <form
      ref={lead.element}
      className="form"
      method="post"
      action={action}
      onSubmit={lead.submit}
      noValidate={lead.isScripted}
      aria-busy={isSending}
    >
      <fieldset disabled={isSending}>
        {fields.map((field) => (
          <FormField
            key={field}
            id={id}
            field={field}
            isNeeded={needs.includes(field)}
            value={lead.values[field] ?? ''}
            fault={lead.faultOf(field) ?? faults[field]}
            onChange={(value) => lead.change(field, value)}
            onLeave={() => lead.leave(field)}
          />
        ))}
        <Unseen id={id} website={lead.website} formToken={options.formToken} />
        <p className="form-consent code">{CONSENT.text}</p>
        {lead.failure && (
          <p className="form-fault" role="alert" tabIndex={-1} ref={takeFocus}>
            {lead.failure}
          </p>
        )}
        <button type="submit" className="button" disabled={lead.isScripted && !lead.isReady}>
          {isSending ? 'Sending' : button}
        </button>
      </fieldset>
    </form>
  )
}

interface FormFieldProps {
  id: string
  field: Field
  isNeeded: boolean
  value: string
  fault: string | undefined
  onChange(value: string): void
  onLeave(): void
}

function FormField({ id, field, isNeeded, value, fault, onChange, onLeave }: FormFieldProps) {
  const own = `${id}-${field}`
  const shared = {
    id: own,
    name: field,
    required: isNeeded,
    value,
    onBlur: onLeave,
    'aria-invalid': fault ? true : undefined,
    'aria-describedby': fault ? `${own}-fault` : undefined,
  } as const
  return (
    <div className="form-field">
      <label htmlFor={own}>
        {LABELS[field]}
        {!isNeeded && <span className="quiet"> (optional)</span>}
      </label>
      {field === 'message' ? (
        <textarea
          {...shared}
          rows={4}
          maxLength={MOST_MESSAGE}
          onChange={(event) => onChange(event.target.value)}
        />
      ) : (
        <input
          {...shared}
          type={field === 'email' ? 'email' : 'text'}
          autoComplete={COMPLETES[field]}
          onChange={(event) => onChange(event.target.value)}
        />
      )}
      <p className="form-fault" id={`${own}-fault`} aria-live="polite">
        {fault}
      </p>
    </div>
  )
}

/** For what became of it: the field or the button that had the focus is gone, or was disabled meanwhile. */
function takeFocus(note: HTMLElement | null): void {
  note?.focus()
}
