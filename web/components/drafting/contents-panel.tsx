import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { useViewer } from '../../session/use-session.ts'
import { useEscape } from '../../use-escape.ts'
import { useKeptOpen } from '../../use-kept-open.ts'

// The plan is drawn when it is first opened. Where it does not come, the entry stays.
const Contents = lazy(() =>
  import('./contents.tsx').then(
    ({ Contents }) => ({ default: Contents }),
    () => ({ default: Unfetched }),
  ),
)

const OPEN_KEY = 'toile.contents-open'

/** The side panel of a private entry: the client's lay plan, so that one goes from piece to piece. For whoever is logged in. */
export function ContentsPanel({ entry, place }: { entry: EntryItem; place: string }) {
  const viewer = useViewer()
  return viewer ? <Panel entry={entry} place={place} isStaff={viewer.staff} /> : null
}

function Unfetched({ place }: { place: string }) {
  return (
    <p role="alert">
      The plan could not be fetched. <a href={place}>It has a page of its own.</a>
    </p>
  )
}

function Panel({ entry, place, isStaff }: { entry: EntryItem; place: string; isStaff: boolean }) {
  const id = useId()
  const [isOpen, setOpen] = useKeptOpen(OPEN_KEY)
  const opener = useRef<HTMLButtonElement>(null)
  const panel = useRef<HTMLElement>(null)

  function turn(open: boolean) {
    setOpen(open)
    requestAnimationFrame(() => (open ? panel.current : opener.current)?.focus({ preventScroll: true }))
  }

  // On a phone it is as wide as the page: whoever has chosen a piece wants to see that.
  // biome-ignore lint/correctness/useExhaustiveDependencies: at every piece
  useEffect(() => {
    if (matchMedia('(max-width: 767px)').matches) setOpen(false)
  }, [entry.sys.id])

  useEscape(isOpen, panel, () => {
    setOpen(false)
    if (panel.current?.contains(document.activeElement)) opener.current?.focus({ preventScroll: true })
  })

  return (
    <>
      <p className="private-strip code">
        <span className="quiet">{isStaff ? 'Shown to its client alone' : 'Shown to your company alone'}</span>
        <button
          ref={opener}
          type="button"
          className="bar-link"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => turn(!isOpen)}
        >
          {isOpen ? 'Close the contents' : 'Contents'}
        </button>
      </p>
      <aside ref={panel} id={id} className="side-panel" aria-label="Contents" tabIndex={-1} hidden={!isOpen}>
        <header>
          {/* No heading: it comes before the page's own, and names a part that is named already. */}
          <p className="display">Contents</p>
          <button type="button" className="bar-link" onClick={() => turn(false)}>
            Close
          </button>
        </header>
        {isOpen && (
          <Suspense>
            <Contents entry={entry} place={place} />
          </Suspense>
        )}
      </aside>
    </>
  )
}
