import { useMemo } from 'react'
import type { EntryItem } from '#modules/content/contract.ts'
import type { Card } from '../../card.ts'
import { dayOf, formatDate } from '../../dates.ts'
import { platesOf } from '../../reading/plates.ts'
import { useRootData } from '../../root-data.ts'
import { useDye } from '../../use-dye.ts'
import { ArticleBody } from '../entry/article-body.tsx'
import { ArticleHead } from '../entry/article-head.tsx'
import { besideOf } from '../entry/beside.tsx'
import { Enlarging } from '../entry/enlarge.tsx'
import { Leaves } from './leaves.tsx'
import { AskProject } from './project-ways.tsx'

/** A project as a bound presentation: its cover, a letter, what is sewn in, and whom to ask. */
export function ProjectCover({ project, cards }: { project: EntryItem; cards: Card[] }) {
  // It is led by its first picture as an article is.
  const cover = useMemo(() => ({ ...project, fields: { ...project.fields, template: 'article' } }), [project])
  const { fields } = cover
  const plates = useMemo(() => platesOf(fields), [fields])
  useDye(fields.image?.fields.tokens)
  return (
    <Enlarging plates={plates}>
      <article className="article project">
        <ArticleHead
          entry={cover}
          label={formatDate(fields.date, 'MMMM yyyy')}
          crumb={
            <p className="crumb open-mark code">
              <span className="hole" />
              <b>Shared by link</b>
              <span>Open to whoever was given it</span>
            </p>
          }
        />
        <div className="body grid">
          <Facts project={project} reports={cards.length} />
          <ArticleBody document={fields.text} beside={besideOf(cover)} />
        </div>
        <Leaves cards={cards} />
        <AskProject project={{ slug: fields.slug ?? '' }} />
      </article>
    </Enlarging>
  )
}

function Facts({ project: { fields }, reports }: { project: EntryItem; reports: number }) {
  const root = useRootData()
  const facts: [string, string | undefined][] = [
    ['Put together', fields.date && dayOf(fields.date)],
    ['By', root?.site.name],
  ]
  return (
    <div className="margin">
      <div className="facts code">
        <dl>
          {facts
            .filter(([, value]) => value)
            .map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          {reports > 0 && (
            <div>
              <dt>Holds</dt>
              <dd>
                <a href="#contents">{reports === 1 ? 'One report' : `${reports} reports`}</a>
              </dd>
            </div>
          )}
        </dl>
      </div>
    </div>
  )
}
