import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import type { Card } from '../../card.ts'
import { useWays } from '../../reading/ways.ts'

/** The way to an entry; its picture becomes the article's. What may not be opened is words without a way. */
export function EntryLink({ card, children }: { card: Card; children: ReactNode }) {
  const { toEntry } = useWays()
  const path = card.slug ? toEntry(card) : undefined
  return path ? (
    <Link to={path} viewTransition>
      {children}
    </Link>
  ) : (
    children
  )
}

/** The name under which the browser knows the picture of an entry on both pages. */
export function plateStyle(id: string): CSSProperties {
  return { viewTransitionName: `plate-${id.replace(/[^\w-]/g, '_')}`, viewTransitionClass: 'plate' }
}
