import { useSyncExternalStore } from 'react'
import { bookmarks, EMPTY_SHELF } from '../../shelf/bookmarks.ts'
import { Press } from '../press.tsx'

export function useShelf() {
  return useSyncExternalStore(bookmarks.subscribe, bookmarks.snapshot, () => EMPTY_SHELF)
}

/** The hole of the card is the bookmark: empty, or filled once the entry is kept. It is taken off on the profile. */
export function Keep({ id }: { id: string }) {
  const { status, bookmarks: kept, failed } = useShelf()
  const isKept = kept.includes(id)
  return (
    <div className="keep">
      <Press disabled={isKept} aria-pressed={isKept} onClick={() => void bookmarks.add(id)}>
        <span className={isKept ? 'hole hole-filled' : 'hole'} />
        {isKept ? 'Saved' : 'Keep this entry'}
      </Press>
      <p role="status">
        {failed === id && !isKept
          ? 'It could not be kept. Try again.'
          : status === 'failed' && 'Your kept entries could not be loaded.'}
      </p>
    </div>
  )
}
