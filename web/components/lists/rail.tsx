import type { PresentationCard } from '#modules/content/cards.ts'
import { Hanger } from './hanger.tsx'

const LENGTHS = ['4 / 5', '1 / 1', '4 / 3', '3 / 4']

/** Plates on a rail, no two neighbours of one length. */
export function Rail({ cards, label }: { cards: PresentationCard[]; label: string }) {
  return (
    <section className="entries rail grid" aria-label={label}>
      {cards.length === 0 && <p className="standfirst">Nothing hangs here yet.</p>}
      {cards.map((card, place) => (
        <Hanger
          key={card.id}
          card={card}
          ratio={LENGTHS[place % LENGTHS.length] ?? '1'}
          sizes="(min-width: 1024px) 25vw, (min-width: 768px) 50vw, 100vw"
        />
      ))}
    </section>
  )
}
