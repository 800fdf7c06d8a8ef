import { Link } from 'react-router'
import type { Card } from '../../card.ts'
import { type Chosen, toSearch } from '../../reading/lists.ts'

interface WhoseProps {
  /** Client → name, in order. */
  names: (readonly [id: string, name: string])[]
  cards: Card[]
  chosen: Chosen
}

/** For the staff: whose work lies here, and the way to one client's alone. */
export function Whose({ names, cards, chosen }: WhoseProps) {
  const here = new Set([chosen.client, ...cards.map(({ client }) => client)])
  const { page: _, ...rest } = chosen
  return (
    <nav className="filters code" aria-label="Client">
      <div className="filters-row">
        <span className="filters-name">Client</span>
        <ul>
          <li>
            <Link
              to={toSearch({ ...rest, client: undefined }) || '.'}
              preventScrollReset
              aria-current={chosen.client === undefined ? 'true' : undefined}
            >
              All
            </Link>
          </li>
          {names
            .filter(([id]) => here.has(id))
            .map(([id, name]) => (
              <li key={id}>
                <Link
                  to={toSearch({ ...rest, client: id })}
                  preventScrollReset
                  aria-current={chosen.client === id ? 'true' : undefined}
                >
                  {name}
                </Link>
              </li>
            ))}
        </ul>
      </div>
    </nav>
  )
}
