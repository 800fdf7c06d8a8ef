import type { AssetItem } from '#modules/media/contract.ts'
import { toCardImage } from '../../card.ts'
import { customProperties } from '../../dye.ts'
import { sentences } from '../../reading/text.ts'
import { Dots } from '../cloth.tsx'
import { Picture } from '../picture.tsx'
import { EnlargeButton } from './enlarge.tsx'

interface FigureProps {
  asset: AssetItem
  /** How wide it is shown, for the browser's choice from `srcSet`. */
  sizes: string
  className?: string
  number?: number
  /** The colours are told beside the caption where there is room for them. */
  dotted?: boolean
}

/** A picture of an article with its caption; it opens large. */
export function Figure({ asset, sizes, className = '', number, dotted = false }: FigureProps) {
  const { title, credit, palette, file } = asset.fields
  const { width, height } = file.details.image
  return (
    <figure className={`figure ${className}`} style={customProperties({ '--ratio': width / height })}>
      <EnlargeButton asset={asset}>
        <Picture image={toCardImage(asset)} sizes={sizes} />
      </EnlargeButton>
      <figcaption className="selvedge">
        {number && <b>Fig. {number}</b>}
        <span>{sentences(title, credit)}</span>
        {dotted && (
          <span className="selvedge-end">
            <Dots palette={palette} />
          </span>
        )}
      </figcaption>
    </figure>
  )
}
