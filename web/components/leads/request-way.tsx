import { type ComponentType, type MouseEvent, type ReactNode, useState } from 'react'
import type { Values } from '#modules/leads/validation.ts'
import type { RequestName } from '../../leads/requests.ts'
import type { RequestSheetProps } from './request-sheet.tsx'

interface RequestWayProps {
  name: RequestName
  className: string
  children: ReactNode
  section?: string | undefined
  initial?: Values | undefined
}

const fetchSheet = () => import('./request-sheet.tsx')

/** A way to a form: a sheet over the page, or the form's own page for a browser without script and in another tab. */
export function RequestWay({ name, className, children, section, initial }: RequestWayProps) {
  const [Sheet, setSheet] = useState<ComponentType<RequestSheetProps>>()
  const [isAway, setAway] = useState(false)
  const address = `/request/${name}${section ? `?section=${section}` : ''}`

  function open(event: MouseEvent): void {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return
    event.preventDefault()
    fetchSheet().then(
      ({ RequestSheet }) => {
        setAway(false)
        setSheet(() => RequestSheet)
      },
      // Its own page has the form too. Without a connection neither comes, and what is here stays.
      () => (navigator.onLine ? location.assign(address) : setAway(true)),
    )
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
        {isAway ? <b role="alert">No connection. Try again.</b> : children}
      </a>
      {Sheet && (
        <Sheet
          name={name}
          section={section}
          initial={initial}
          action={address}
          onClose={() => setSheet(undefined)}
        />
      )}
    </>
  )
}
