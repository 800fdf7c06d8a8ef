import { useMemo } from 'react'
import type { Card } from '../../card.ts'
import { layOut } from '../../drafting/lay.ts'
import { customProperties } from '../../dye.ts'
import { LaidPiece } from './laid-piece.tsx'
import { useWidth } from './use-width.ts'

/** An entry that is laid on the cloth, and where it leads. */
export interface LayEntry {
  card: Card
  to: string
  /** What tells it from others of its kind besides its number, such as whose it is. */
  note?: string | undefined
}

interface LayProps {
  entries: LayEntry[]
  label: string
  /** The entry that is open. */
  current?: string | undefined
  /** The number of the first piece, where there are pages before this one. */
  from?: number
}

/** The contents of a client's own pages as a lay plan: a piece for each entry, on whatever width of cloth there is. */
export function Lay({ entries, label, current, from = 1 }: LayProps) {
  const [bed, width] = useWidth<HTMLElement>()
  const plan = useMemo(() => {
    const items = entries.map((entry) => ({
      ...entry,
      title: entry.card.title,
      mark: entry.note ?? entry.card.code ?? '',
      hasPicture: entry.card.image !== null,
    }))
    return width ? layOut(items, width, from) : undefined
  }, [entries, width, from])
  return (
    <nav className="lay" aria-label={label} ref={bed}>
      <ol
        className="lay-cloth"
        style={{ height: plan?.height, ...customProperties({ '--laid': width ?? 1 }) }}
      >
        {plan?.pieces.map((laid) => (
          <LaidPiece key={laid.item.card.id} laid={laid} isCurrent={laid.item.card.id === current} />
        ))}
      </ol>
    </nav>
  )
}
