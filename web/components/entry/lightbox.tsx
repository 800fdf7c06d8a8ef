import { type KeyboardEvent, useEffect, useRef } from 'react'
import type { AssetItem } from '#modules/media/contract.ts'
import { withWidth } from '#modules/media/sources.ts'
import { customProperties } from '../../dye.ts'
import { sentences } from '../../reading/text.ts'
import { Dots } from '../cloth.tsx'
import { Press } from '../press.tsx'
import { closeOnBack } from './close-on-back.ts'
import { useZoom } from './use-zoom.ts'

export interface LightboxProps {
  plates: readonly AssetItem[]
  at: number
  onMove: (to: number) => void
  onClose: () => void
}

/** An entry's pictures one at a time, as large as the window. Nothing is set over them: what they are stands below. */
export function Lightbox({ plates, at, onMove, onClose }: LightboxProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const plate = plates[at]
  const turn = (by: number) => onMove((at + by + plates.length) % plates.length)
  const zoom = useZoom(plate?.sys.id, turn)

  useEffect(() => {
    const box = dialog.current
    if (!box) return
    if (!box.open) {
      box.showModal()
      // Told apart from the page itself, for when it is loaded anew (entry.client.tsx).
      history.pushState({ ...history.state, isOver: true }, '')
    }
    return closeOnBack(box)
  }, [])

  function onKeyDown(event: KeyboardEvent): void {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const act = {
      ArrowLeft: () => turn(-1),
      ArrowRight: () => turn(1),
      '+': zoom.larger,
      '=': zoom.larger,
      '-': zoom.smaller,
      '0': zoom.whole,
    }[event.key]
    if (!act) return
    event.preventDefault()
    act()
  }

  if (!plate) return null
  const { title, description, credit, file, dominant, palette } = plate.fields
  const { width, height } = file.details.image
  return (
    <dialog ref={dialog} className="lightbox" aria-label="Pictures" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="lightbox-top code">
        {plates.length > 1 && (
          <span>
            {at + 1} of {plates.length}
          </span>
        )}
        <button type="button" className="bar-link" onClick={() => dialog.current?.close()}>
          Close
        </button>
      </div>
      <div ref={zoom.stage} className="lightbox-stage" data-zoomed={zoom.isZoomed}>
        <img
          key={plate.sys.id}
          src={withWidth(file.url, 1600)}
          alt={description}
          width={width}
          height={height}
          draggable={false}
          style={{
            ...customProperties({ '--ratio': width / height }),
            // The small one is there at once, or nearly, and gives way to the large one.
            background: `${dominant} url("${withWidth(file.url, 480)}") center / 100% 100%`,
          }}
        />
      </div>
      <div className="lightbox-foot code">
        <p aria-live="polite">
          <span className="out-of-sight">
            Picture {at + 1} of {plates.length}:{' '}
          </span>
          {sentences(title, credit)}
        </p>
        <Dots palette={palette} />
        <div className="lightbox-ways">
          <Press className="bar-link" onClick={zoom.smaller} disabled={!zoom.isZoomed}>
            Smaller
          </Press>
          <Press className="bar-link" onClick={zoom.larger} disabled={zoom.isLargest}>
            Larger
          </Press>
          {plates.length > 1 && (
            <>
              <button type="button" className="bar-link" onClick={() => turn(-1)}>
                Previous
              </button>
              <button type="button" className="bar-link" onClick={() => turn(1)}>
                Next
              </button>
            </>
          )}
        </div>
      </div>
    </dialog>
  )
}
