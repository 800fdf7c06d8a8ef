import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { useViewer } from '../../session/use-session.ts'
import { unlessLeft } from '../../unless-left.ts'

/** A closed project is not there, but for the staff: they read it as all that nobody else reads, as a preview. */
export function useClosedProject(slug: string): void {
  const isStaff = useViewer()?.staff === true
  const navigate = useNavigate()
  useEffect(() => {
    if (!isStaff) return
    const query = new URLSearchParams({ content_type: 'project', 'fields.slug': slug, limit: '1' })
    // Where there is none, the page that is not there stays.
    return unlessLeft(callApi<EntryList>(`/content/getList?${query}`), ({ items: [project] }) => {
      if (project) void navigate(`/preview/${encodeURIComponent(project.sys.id)}`, { replace: true })
    })
  }, [isStaff, slug, navigate])
}
