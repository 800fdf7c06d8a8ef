import { useEffect, useState } from 'react'
import type { StaffLinks as StaffLinksAnswer } from '#modules/site/contract.ts'
import { callApi } from '../../api.ts'
import { unlessLeft } from '../../unless-left.ts'
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
  useEffect(
    () => unlessLeft(callApi<StaffLinksAnswer>('/site/staff'), (staff) => setUrl(staff.masterListUrl)),
    [],
  )
  return url ? (
    <a href={url} rel="noopener noreferrer">
      Master List
    </a>
  ) : null
}
