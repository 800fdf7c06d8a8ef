import { Link } from 'react-router'
import type { Card } from '../../card.ts'
import { monthAndDay } from '../../dates.ts'
import { dyedFrom } from '../../dye.ts'
import { withoutName } from '../sections/broadsheet.tsx'
import { EntryLink } from './entry-link.tsx'

/** The paper's last issues: type only, on the tint of the newest. */
export function WeeklyBox({ issues }: { issues: Card[] }) {
  const [newest] = issues
  return (
    <section className="weekly-box" style={dyedFrom(newest?.image?.tokens)} aria-labelledby="weekly">
      <header>
        <h2 id="weekly">
          <Link to="/the-weekly">The Weekly</Link>
        </h2>
        <span className="code">{newest && withoutName(newest.title)}</span>
      </header>
      <ul>
        {issues.map((card) => (
          <li key={card.id}>
            <span className="code">{card.date && monthAndDay(card.date)}</span>
            <p>
              <EntryLink card={card}>{card.standfirst ?? card.title}</EntryLink>
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
