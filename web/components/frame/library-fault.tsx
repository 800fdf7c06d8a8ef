import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import type { EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { type Card, toCard } from '../../card.ts'
import { Fault } from './fault.tsx'
import { Lost } from './lost.tsx'

const LATEST = new URLSearchParams({
  content_type: 'presentation',
  'fields.date[gte]': '2013-01-01',
  order: '-fields.date',
  limit: '3',
})

/** A fault within the library. What is not there is the site's own page for it, with the latest that this member may open. */
export function LibraryFault({ error }: { error: unknown }) {
  return isRouteErrorResponse(error) && error.status === 404 ? <LostInLibrary /> : <Fault error={error} />
}

function LostInLibrary() {
  const [latest, setLatest] = useState<Card[]>([])
  useEffect(() => {
    callApi<EntryList>(`/content/getList?${LATEST}`).then(
      ({ items }) => setLatest(items.map(toCard)),
      // The way home is there without them.
      () => {},
    )
  }, [])
  return <Lost latest={latest} />
}
