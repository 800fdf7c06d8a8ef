import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { LATEST } from '#modules/content/cards.ts'
import type { EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { type Card, toCard } from '../../card.ts'
import { Fault } from './fault.tsx'
import { Lost } from './lost.tsx'

const LATEST_QUERY = new URLSearchParams({
  content_type: 'presentation',
  'fields.date[gte]': LATEST.from,
  order: '-fields.date',
  limit: String(LATEST.most),
})

/** A fault within the library. What is not there is the site's own page for it, with the latest that this member may open. */
export function LibraryFault({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <LostInLibrary /> : <Fault error={error} />
}

export function LostInLibrary() {
  const [latest, setLatest] = useState<Card[]>([])
  useEffect(() => {
    callApi<EntryList>(`/content/getList?${LATEST_QUERY}`).then(
      ({ items }) => setLatest(items.map(toCard)),
      // The way home is there without them.
      () => {},
    )
  }, [])
  return <Lost latest={latest} />
}
