import { useEffect, useRef } from 'react'
import type { Values } from '#modules/leads/validation.ts'
import { placeOf, REQUESTS, type RequestName } from '../../leads/requests.ts'
import { useRootData } from '../../root-data.ts'
import { LeadForm } from './lead-form.tsx'
import { Sheet } from './sheet.tsx'

export interface RequestSheetProps {
  name: RequestName
  section: string | undefined
  initial: Values | undefined
  action: string
  onClose(): void
}

/** Opens as soon as it is there. What was typed is remembered by the form, not by the sheet. */
export function RequestSheet({ name, section, initial, action, onClose }: RequestSheetProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  const root = useRootData()
  useEffect(() => sheet.current?.showModal(), [])
  if (!root) return null
  const { title, lede } = REQUESTS[name]
  return (
    <Sheet sheet={sheet} label={title} onClose={onClose}>
      <h2>{title}</h2>
      <p className="standfirst">{lede}</p>
      <LeadForm
        name={name}
        initial={initial}
        action={action}
        formToken={root.formToken}
        place={placeOf(name, { siteName: root.site.name, section })}
      />
    </Sheet>
  )
}
