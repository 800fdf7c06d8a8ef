import type { ReactNode } from 'react'
import { customProperties } from '../../dye.ts'
import { emsOf, longestEms } from '../../reading/ems.ts'

interface MastheadProps {
  title: string
  standfirst?: string | undefined
  children?: ReactNode
}

/** A title across the page, as large as its letters allow: on one line from a tablet on, one word a line on a phone. */
export function Masthead({ title, standfirst, children }: MastheadProps) {
  return (
    <header className="masthead masthead-fitted grid">
      <h1 style={customProperties({ '--ems': emsOf(title), '--longest': longestEms(title) })}>{title}</h1>
      {standfirst && <p className="standfirst">{standfirst}</p>}
      {children}
    </header>
  )
}
