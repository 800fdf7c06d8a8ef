import type { CSSProperties } from 'react'
import { useViewTransitionState } from 'react-router'
import type { Card } from '../../card.ts'
import { useWays } from '../../reading/ways.ts'
import { Picture, type PictureProps } from '../picture.tsx'
import { plateStyle } from './entry-link.tsx'

interface CardPictureProps extends Omit<PictureProps, 'image' | 'style'> {
  card: Card
  /** Empty where the words beside it say enough. */
  alt?: string
}

/** The picture of an entry in a list. That of the entry which is chosen becomes the article's. */
export function CardPicture({ card, alt = card.image?.alt ?? '', ...shown }: CardPictureProps) {
  const moving = usePlateStyle(card)
  return (
    card.image && <Picture image={{ ...card.image, alt }} {...shown} {...(moving && { style: moving })} />
  )
}

/** Only the plate that was chosen moves. */
function usePlateStyle(card: Card): CSSProperties | undefined {
  const { toEntry } = useWays()
  const isMoving = useViewTransitionState((card.slug && toEntry(card)) || '/')
  return isMoving && card.slug ? plateStyle(card.id) : undefined
}
