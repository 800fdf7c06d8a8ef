import { useEffect } from 'react'
import { useNavigate } from 'react-router'
import type { EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { useViewer } from '../../session/use-session.ts'

/** A closed project is not there, but for the staff: they read it as all that nobody else reads, as a preview. */
export function useClosedProject(slug: string): void {
  const isStaff = useViewer()?.staff === true
  const navigate = useNavigate()
  useEffect(() => {
    if (!isStaff) return
    let left = false
    const query = new URLSearchParams({ content_type: 'project', 'fields.slug': slug, limit: '1' })
    callApi<EntryList>(`/content/getList?${query}`).then(
      ({ items: [project] }) => {
        if (project && !left)
          void navigate(`/preview/${encodeURIComponent(project.sys.id)}`, { replace: true })
      },
      // Then the page that is not there stays.
      () => {},
    )
    return () => {
      left = true
    }
  }, [isStaff, slug, navigate])
}
