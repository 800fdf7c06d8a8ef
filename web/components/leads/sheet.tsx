import { type ReactNode, type RefObject, useRef } from 'react'
import { createPortal } from 'react-dom'

interface SheetProps {
  sheet: RefObject<HTMLDialogElement | null>
  label: string
  onClose(): void
  children: ReactNode
}

/**
 * A sheet over the page. It is closed by its word, by Escape, and by a click beside it; the browser keeps and returns the focus. It
 * hangs from the body: where it was asked for, titles and texts are set for that place.
 */
export function Sheet({ sheet, label, onClose, children }: SheetProps) {
  const pressedBeside = useRef(false)
  return createPortal(
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the key for it, and the dialog's own
    <dialog
      ref={sheet}
      className="request"
      aria-label={label}
      // The backdrop belongs to the dialog: a click on it has the dialog itself as its target. So has one that began in a
      // field, where words were marked and the pointer was let go beside the sheet; that closes nothing.
      onPointerDown={(event) => {
        pressedBeside.current = event.target === sheet.current
      }}
      onClick={(event) => event.target === sheet.current && pressedBeside.current && sheet.current.close()}
      onClose={onClose}
    >
      <div className="request-sheet">
        <button type="button" className="request-close bar-link" onClick={() => sheet.current?.close()}>
          Close
        </button>
        {children}
      </div>
    </dialog>,
    document.body,
  )
}
