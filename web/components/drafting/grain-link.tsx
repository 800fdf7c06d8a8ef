import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** A grain line leads on: the word, then the rule with its arrow to the end of the column. */
export function GrainLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link className="grain" to={to}>
      {children}
    </Link>
  )
}
