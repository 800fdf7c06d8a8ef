import { type MouseEvent, useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { canonicalSection, type Section } from '#modules/content/sections.ts'
import { placeName } from '../../reading/came-from.ts'
import { useCameFrom } from '../../reading/use-came-from.ts'

/** Back to where the reader came from, as it was left; to the section for whoever opened the entry directly. */
export function Crumb({ section }: { section: Section }) {
  const from = useCameFrom()
  const navigate = useNavigate()
  const place = from?.place ?? `/${canonicalSection(section)}`
  const goBack = useCallback(
    (event: MouseEvent) => {
      // A new tab has no page before this one.
      if (!from?.isBefore || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      void navigate(-1)
    },
    [from, navigate],
  )
  return (
    <p className="crumb code">
      <Link to={place} viewTransition onClick={goBack}>
        Back to {placeName(place)}
      </Link>
    </p>
  )
}
