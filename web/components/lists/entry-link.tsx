import { type CSSProperties, type ReactNode, use } from 'react'
import { Link, useViewTransitionState } from 'react-router'
import type { PresentationCard } from '#modules/content/cards.ts'
import { EntryPaths } from './entry-paths.ts'

/** The way to an entry; its picture becomes the article's. What may not be opened is words without a way. */
export function EntryLink({ card, children }: { card: PresentationCard; children: ReactNode }) {
  const pathOf = use(EntryPaths)
  const path = card.slug ? pathOf(card) : undefined
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
  const pathOf = use(EntryPaths)
  const isMoving = useViewTransitionState((card.slug && pathOf(card)) || '/')
  return isMoving && card.slug ? plateStyle(card.id) : undefined
}
