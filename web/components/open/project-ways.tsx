import { Link } from 'react-router'
import type { EntryLink } from '#modules/content/contract.ts'
import { projectPath } from '../../reading/addresses.ts'
import { withAnd } from '../../reading/text.ts'

interface ProjectWaysProps {
  project: { title: string; slug: string }
  listed: EntryLink[]
  /** The entry that is being read. */
  id: string
}

/** Back to the cover, and which of its leaves this is. */
export function ProjectCrumb({ project, listed, id }: ProjectWaysProps) {
  const place = listed.findIndex(({ sys }) => sys.id === id) + 1
  return (
    <p className="crumb open-mark code">
      <Link to={projectPath(project.slug)} viewTransition>
        Back to {withAnd(project.title)}
      </Link>
      <span>
        {place} of {listed.length}
      </span>
    </p>
  )
}

/** The leaves before and after this one, and the people who made them. */
export function ProjectWays({ project, listed, id }: ProjectWaysProps) {
  const place = listed.findIndex(({ sys }) => sys.id === id)
  const before = listed[place - 1]
  const after = listed[place + 1]
  return (
    <>
      {(before || after) && (
        <nav className="neighbours grid" aria-label="Before and after">
          {before && <Way label="Before" number={place} entry={before} project={project.slug} />}
          {after && <Way label="Next" number={place + 2} entry={after} project={project.slug} />}
        </nav>
      )}
      <AskProject project={project} />
    </>
  )
}

interface WayProps {
  label: 'Before' | 'Next'
  number: number
  entry: EntryLink
  project: string
}

function Way({ label, number, entry: { fields }, project }: WayProps) {
  return (
    <Link
      to={projectPath(project, fields.slug)}
      data-side={label === 'Next' ? 'Newer' : 'Older'}
      rel={label === 'Next' ? 'next' : 'prev'}
    >
      <span className="code">
        {label}, {number}
      </span>
      <b className="display">{withAnd(fields.title)}</b>
    </Link>
  )
}

export function AskProject({ project }: { project: { slug: string } }) {
  return (
    <section className="ask grid" aria-labelledby="ask">
      <h2 id="ask">Ask the people who wrote it</h2>
      <div className="ask-way">
        <p className="standfirst">
          About a number, a cloth, or the rest of the library. It reaches the desk that put this together.
        </p>
        <Link className="button" to={projectPath(project.slug, 'contact')}>
          Write to us
        </Link>
      </div>
    </section>
  )
}
