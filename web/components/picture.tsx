import type { CSSProperties } from 'react'
import type { CardImage } from '#modules/content/cards.ts'
import { sizesOfWhole } from '../reading/sizes.ts'

export interface PictureProps {
  image: CardImage
  /** How wide its place is, for the browser's choice from `srcSet`. */
  sizes: string
  /** The first picture of a page: fetched at once and before the others; `wide` when a phone shows it only further down. */
  first?: boolean | 'wide' | undefined
  className?: string
  /** Width over height where the layout crops; the picture's own ratio otherwise. */
  ratio?: string
  /** The same where the style sheet crops: about what it leaves. */
  cut?: string
  style?: CSSProperties
}

/** A picture that holds its place, in its own colour, until it is there. */
export function Picture({
  image,
  first = false,
  className,
  ratio,
  cut = ratio,
  style: given,
  ...place
}: PictureProps) {
  const { x, y } = image.focalPoint
  const sizes = sizesOfWhole(place.sizes, image, cut)
  const style: CSSProperties = {
    backgroundColor: image.dominant,
    objectPosition: `${x * 100}% ${y * 100}%`,
    ...given,
  }
  if (ratio) style.aspectRatio = ratio
  const isFirst = first === true
  return (
    <>
      {first === 'wide' && (
        <link
          rel="preload"
          as="image"
          media="(min-width: 768px)"
          imageSrcSet={image.srcSet}
          imageSizes={sizes}
          fetchPriority="high"
        />
      )}
      <img
        className={className}
        src={image.src}
        srcSet={image.srcSet}
        sizes={sizes}
        alt={image.alt}
        width={image.width}
        height={image.height}
        loading={isFirst ? 'eager' : 'lazy'}
        fetchPriority={isFirst ? 'high' : 'auto'}
        decoding="async"
        style={style}
      />
    </>
  )
}
