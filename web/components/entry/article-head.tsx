import type { ReactNode } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import type { AssetItem } from '#modules/media/contract.ts'
import { toCard, toCardImage } from '../../card.ts'
import { customProperties } from '../../dye.ts'
import { measureTitle } from '../../reading/title.ts'
import { cutOf, isCloth } from '../cloth.tsx'
import { plateStyle } from '../lists/entry-link.tsx'
import { Picture } from '../picture.tsx'
import { EnlargeButton } from './enlarge.tsx'

/** Longer than this a title has lines enough for their letters to meet. */
const LONG = 34

interface ArticleHeadProps {
  entry: EntryItem
  crumb: ReactNode
  /** What its cloth is marked with; its own number otherwise. */
  label?: string
}

/** The entry's field: its name as large as it goes, and its cloth hanging past the edge. */
export function ArticleHead({ entry, crumb, label }: ArticleHeadProps) {
  const { title, standfirst } = toCard(entry)
  const { image } = entry.fields
  return (
    <header className={image ? 'article-head field grid' : 'article-head article-head-bare field grid'}>
      {crumb}
      <Title title={title} />
      {standfirst && <p className="standfirst">{standfirst}</p>}
      {image && <Hung entry={entry} image={image} label={label} />}
    </header>
  )
}

export function Title({ title }: { title: string }) {
  const { wide, narrow, word } = measureTitle(title)
  return (
    <h1
      data-long={title.length > LONG || undefined}
      style={customProperties({ '--wide': wide, '--narrow': narrow, '--word': word })}
    >
      {title}
    </h1>
  )
}

interface HungProps {
  entry: EntryItem
  image: AssetItem
  label: string | undefined
}

function Hung({ entry, image, label }: HungProps) {
  const card = toCard(entry)
  const { length } = image.fields.palette
  return (
    <figure className="bolt">
      <figcaption className="selvedge">
        <span className="hole" />
        <b>{label ?? card.code}</b>
        <span className="selvedge-end">
          {length} {isCloth(card) ? 'screens' : 'colors'}
        </span>
      </figcaption>
      <EnlargeButton asset={image}>
        <Picture
          image={toCardImage(image)}
          sizes="(min-width: 1024px) 26vw, (min-width: 768px) 34vw, 100vw"
          cut="2 / 5"
          className={cutOf(card)}
          style={plateStyle(entry.sys.id)}
          first
        />
      </EnlargeButton>
    </figure>
  )
}
