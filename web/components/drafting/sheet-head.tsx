import type { ReactNode } from 'react'
import { customProperties } from '../../dye.ts'
import { emsOf, longestEms } from '../../reading/ems.ts'

interface SheetHeadProps {
  title: string
  /** What stands at the two ends of the rule over the name. */
  ends: (string | undefined)[]
  standfirst: string
  children?: ReactNode
}

/** The head of a pattern sheet: a rule with its twelve ticks, the name as large as it goes, and what the sheet holds. */
export function SheetHead({ title, ends, standfirst, children }: SheetHeadProps) {
  return (
    <header className="sheet-head grid">
      <p className="sheet-rule code">
        {ends.filter(Boolean).map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <h1 style={customProperties({ '--ems': emsOf(title), '--longest': longestEms(title) })}>{title}</h1>
      <p className="standfirst">{standfirst}</p>
      {children}
    </header>
  )
}
