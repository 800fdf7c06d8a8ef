import { type MouseEvent, type ReactNode, useRef, useState } from 'react'
import type { Values } from '#modules/leads/validation.ts'
import { placeOf, REQUESTS, type RequestName } from '../leads/requests.ts'
import { useRootData } from '../root-data.ts'
import { LeadForm } from './lead-form.tsx'
import { Sheet } from './sheet.tsx'

interface RequestDialogProps {
  name: RequestName
  className: string
  children: ReactNode
  section?: string | undefined
  initial?: Values | undefined
}

/** A way to a form: a dialog over the page, or the form's own page for a browser without script and in another tab. */
export function RequestWay({ name, className, children, section, initial }: RequestDialogProps) {
  const sheet = useRef<HTMLDialogElement>(null)
  // Made anew with each opening: what was sent is done, and what was typed is remembered elsewhere.
  const [openings, setOpenings] = useState(0)
  const root = useRootData()
  if (!root) return null
  const { site, formToken } = root
  const address = `/request/${name}${section ? `?section=${section}` : ''}`
  const { title, lede } = REQUESTS[name]

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpenings(openings + 1)
    sheet.current?.showModal()
  }

  return (
    <>
      <a className={className} href={address} onClick={open} aria-haspopup="dialog">
        {children}
      </a>
      <Sheet sheet={sheet} label={title} onClose={() => setOpenings((before) => before + 1)}>
        <h2>{title}</h2>
        <p className="standfirst">{lede}</p>
        <LeadForm
          key={openings}
          {...{ name, formToken, initial }}
          place={placeOf(name, { siteName: site.name, section })}
          action={address}
        />
      </Sheet>
    </>
  )
}
