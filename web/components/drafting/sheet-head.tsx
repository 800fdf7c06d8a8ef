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

/** From here on a name takes more than one line on most screens. */
const LONG_EMS = 12

/** The head of a pattern sheet: a rule with its twelve ticks, the name as large as it goes, and what the sheet holds. */
export function SheetHead({ title, ends, standfirst, children }: SheetHeadProps) {
  const ems = emsOf(title)
  return (
    <header className="sheet-head grid">
      <p className="sheet-rule code">
        {ends.filter(Boolean).map((end) => (
          <span key={end}>{end}</span>
        ))}
      </p>
      <h1
        data-long={ems > LONG_EMS || undefined}
        style={customProperties({ '--ems': ems, '--longest': longestEms(title) })}
      >
        {title}
      </h1>
      <p className="standfirst">{standfirst}</p>
      {children}
    </header>
  )
}
