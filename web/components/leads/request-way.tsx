import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react'
import type { Values } from '#modules/leads/validation.ts'
import type { RequestName } from '../../leads/requests.ts'

interface RequestWayProps {
  name: RequestName
  className: string
  children: ReactNode
  section?: string | undefined
  initial?: Values | undefined
}

const fetchSheet = () => import('./request-sheet.tsx')
const RequestSheet = lazy(async () => ({ default: (await fetchSheet()).RequestSheet }))

/** A way to a form: a sheet over the page, or the form's own page for a browser without script and in another tab. */
export function RequestWay({ name, className, children, section, initial }: RequestWayProps) {
  const [isOpen, setOpen] = useState(false)
  const address = `/request/${name}${section ? `?section=${section}` : ''}`

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    setOpen(true)
  }
  // It is there by the time it is wanted.
  const foresee = () => void fetchSheet().catch(() => {})
  return (
    <>
      <a
        className={className}
        href={address}
        onClick={open}
        onPointerEnter={foresee}
        onFocus={foresee}
        aria-haspopup="dialog"
      >
        {children}
      </a>
      {isOpen && (
        <Suspense>
          <RequestSheet
            name={name}
            section={section}
            initial={initial}
            action={address}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  )
}
