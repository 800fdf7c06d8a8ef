import type { ReactNode } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { dayOf } from '../../dates.ts'
import { minutesToRead } from '../../reading/segments.ts'
import { withAnd } from '../../reading/text.ts'

interface ArticleMarginProps {
  entry: EntryItem
  /** The way to keep it, for whoever can. */
  keep?: ReactNode
  children?: ReactNode
}

/** The left margin: what is known of the entry, the way to keep it, and what else the reader does with it. */
export function ArticleMargin({ entry, keep, children }: ArticleMarginProps) {
  return (
    <div className="margin">
      <div className="facts code">
        <dl>
          {factsOf(entry).map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {keep}
      </div>
      {children}
    </div>
  )
}

function factsOf({ fields }: EntryItem): [string, string][] {
  const { code, date, section, image, text } = fields
  const minutes = minutesToRead(text)
  const facts: [string, string | undefined][] = [
    ['Number', code],
    ['Filed', date && dayOf(date)],
    ['Section', isSection(section) ? sectionLabel(section) : undefined],
    [section === 'color-and-print' ? 'Cloth' : 'Picture', image?.fields.title],
    ['By', image?.fields.credit],
    ['Reading', minutes > 0 ? `${minutes} min` : undefined],
  ]
  return facts
    .filter((fact): fact is [string, string] => Boolean(fact[1]))
    .map(([name, value]) => [name, withAnd(value)])
}
