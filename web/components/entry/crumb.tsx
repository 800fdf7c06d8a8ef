import { type MouseEvent, useCallback } from 'react'
import { Link, useNavigate } from 'react-router'
import { placeName } from '../../reading/came-from.ts'
import { useCameFrom } from '../../reading/use-came-from.ts'

/** Back to where the reader came from, as it was left; to the list it stands in for whoever opened the entry directly. */
export function Crumb({ list }: { list: string }) {
  const from = useCameFrom()
  const navigate = useNavigate()
  const place = from?.place ?? list
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
