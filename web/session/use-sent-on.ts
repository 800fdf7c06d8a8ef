import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { ClientInfo } from '#modules/clients/contract.ts'
import { callApi } from '../api.ts'
import { unlessLeft } from '../unless-left.ts'
import { frontPageOf } from './front-page.ts'
import { useViewer } from './use-session.ts'

/** The landing page is for visitors: whoever is signed in goes on to their own front page. */
export function useSentOn(): void {
  const viewer = useViewer()
  const navigate = useNavigate()
  useEffect(() => {
    if (!viewer) return
    const asksClient = viewer.memberships.microRedirect && viewer.company !== null
    const client = asksClient
      ? callApi<ClientInfo>(`/clients/${encodeURIComponent(viewer.company ?? '')}`).catch(() => undefined)
      : Promise.resolve(undefined)
    return unlessLeft(client, (found) => void navigate(frontPageOf(viewer, found), { replace: true }))
  }, [viewer, navigate])
}
