import { useEffect, useState } from 'react'
import type { StaffLinks as StaffLinksAnswer } from '#modules/site/contract.ts'
import { callApi } from '../../api.ts'
import { ClientOverlay } from './client-overlay.tsx'

/** Two more links at the foot of the page for the staff. */
export function StaffLinks() {
  return (
    <>
      <MasterList />
      <ClientOverlay />
    </>
  )
}

function MasterList() {
  const [url, setUrl] = useState<string>()
  useEffect(() => {
    let left = false
    callApi<StaffLinksAnswer>('/site/staff').then(
      ({ masterListUrl }) => !left && setUrl(masterListUrl),
      () => {},
    )
    return () => {
      left = true
    }
  }, [])
  return url ? (
    <a href={url} rel="noopener noreferrer">
      Master List
    </a>
  ) : null
}
