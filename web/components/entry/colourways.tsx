import type { EntryItem } from '#modules/content/contract.ts'
import { toCardImage } from '../../card.ts'
import { withAnd } from '../../reading/text.ts'
import { Dots } from '../cloth.tsx'
import { Picture } from '../picture.tsx'
import { EnlargeButton } from './enlarge.tsx'

const LETTERS = ['A', 'B', 'C']

/** The cloths of an entry side by side, the first the longest. */
export function Colourways({ entry: { fields } }: { entry: EntryItem }) {
  const cloths = [fields.image, fields.image2, fields.image3].filter((asset) => asset !== undefined)
  const number = fields.code?.split('-').at(-1)?.replace(/^0+/, '')
  if (fields.section !== 'color-and-print' || cloths.length < 2) return null
  return (
    <section className="colourways" aria-label="Side by side">
      {cloths.map((asset, place) => (
        <figure key={asset.sys.id}>
          <EnlargeButton asset={asset}>
            <Picture
              image={toCardImage(asset)}
              sizes="(min-width: 768px) 36vw, 100vw"
              className="pinked"
              ratio={place === 0 ? '8 / 9' : '5 / 7'}
            />
          </EnlargeButton>
          <figcaption className="code">
            <b>
              {number} {LETTERS[place]}
            </b>{' '}
            {withAnd(asset.fields.title)}
            <Dots palette={asset.fields.palette} />
          </figcaption>
        </figure>
      ))}
    </section>
  )
}
