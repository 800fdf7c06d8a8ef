import type { CSSProperties } from 'react'
import type { ColourMatch } from '#modules/content/colour-contract.ts'
import type { Card } from '../../card.ts'
import { customProperties } from '../../dye.ts'
import { hang, type Place, type Spot } from '../../reading/rails.ts'
import { Hanger } from '../lists/hanger.tsx'

export interface Hanging {
  card: Card
  /** The colour by which it was found. */
  match?: ColourMatch
}

/** Plates on rails, at unequal widths and lengths. */
export function Rails({ hangings, label }: { hangings: Hanging[]; label: string }) {
  return (
    <section className="rails" aria-label={label}>
      {hang(hangings).map((rail, number) => (
        <div key={rail[0]?.item.card.id} className="rail grid">
          {rail.map(({ item, place }, at) => (
            <div
              key={item.card.id}
              className="spot"
              style={spotStyle(place)}
              data-begins={[place.middle.begins && 'middle', place.phone.begins && 'phone']
                .filter(Boolean)
                .join(' ')}
            >
              <Hanger
                {...item}
                ratio="var(--ratio)"
                sizes={sizesOf(place)}
                big={place.big}
                first={number === 0 && at === 0}
              />
            </div>
          ))}
        </div>
      ))}
    </section>
  )
}

/** How a plate hangs at each width, for the style sheet to choose from. */
export function spotStyle({ wide, middle, phone }: Place): CSSProperties {
  const column = ({ span, from }: Spot) => `${from ?? 'auto'} / span ${span}`
  return customProperties({
    '--wide': column(wide),
    '--middle': column(middle),
    '--phone': column(phone),
    '--ratio-wide': wide.ratio,
    '--ratio-middle': middle.ratio,
    '--ratio-phone': phone.ratio,
  })
}

function sizesOf({ wide, middle, phone }: Place): string {
  const part = ({ span }: Spot) => `${Math.round((span / 12) * 100)}vw`
  return `(min-width: 1280px) ${part(wide)}, (min-width: 768px) ${part(middle)}, ${part(phone)}`
}
