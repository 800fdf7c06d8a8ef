import type { CSSProperties, ReactNode } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { PresentationCard } from '#modules/content/cards.ts'
import { entryPath } from '../../reading/addresses.ts'

/** The way to an entry; its picture becomes the article's. What may not be opened is words without a way. */
export function EntryLink({ card, children }: { card: PresentationCard; children: ReactNode }) {
  const path = card.slug ? entryPath(card) : undefined
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

/** Only the plate that was chosen moves. */
export function usePlateStyle(card: PresentationCard): CSSProperties | undefined {
  const isMoving = useViewTransitionState((card.slug && entryPath(card)) || '/')
  return isMoving && card.slug ? plateStyle(card.id) : undefined
}
