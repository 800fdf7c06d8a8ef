import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Sheet } from '../leads/sheet.tsx'
import { ClientFinder } from './client-finder.tsx'

/** Custom: every client, found as one types, and straight to its page or to its own area. */
export function ClientOverlay() {
  const sheet = useRef<HTMLDialogElement>(null)
  const { key } = useLocation()
  const [isOpen, setOpen] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: going anywhere closes it, also to where one is
  useEffect(() => sheet.current?.close(), [key])
  function open() {
    setOpen(true)
    sheet.current?.showModal()
  }
  return (
    <>
      <button type="button" className="bar-link" aria-haspopup="dialog" onClick={open}>
        Custom
      </button>
      <Sheet sheet={sheet} label="Clients" onClose={() => setOpen(false)}>
        {isOpen && <ClientFinder />}
      </Sheet>
    </>
  )
}
