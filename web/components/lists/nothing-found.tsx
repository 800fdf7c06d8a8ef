import { Link } from 'react-router'
import { opensSection } from '#modules/access/policy.ts'
import { SECTION_LINKS } from '../../navigation.ts'
import { type Chosen, toSearch } from '../../reading/lists.ts'
import { useViewer } from '../../session/use-session.ts'

/** What to do about a search that found nothing: without what it was narrowed to, with fewer words, or by section. */
export function NothingFound({ chosen, total }: { chosen: Chosen; total: number }) {
  const viewer = useViewer()
  const words = chosen.words?.split(/\s+/).filter((word) => word.length > 2) ?? []
  const isNarrowed = chosen.section || chosen.year || chosen.tag
  return (
    <section className="nothing nothing-found grid" aria-label="What to try">
      {total > 0 && (
        <p className="standfirst">
          The list ends before this page.{' '}
          <Link to={toSearch({ ...chosen, page: 1 })}>Back to its beginning</Link>
        </p>
      )}
      {total === 0 && isNarrowed && (
        <p className="standfirst">
          You have narrowed it. <Link to={toSearch({ words: chosen.words })}>Search the whole library</Link>
        </p>
      )}
      {total === 0 && words.length > 1 && (
        <>
          <h2>One word of it</h2>
          <ul>
            {words.slice(0, 6).map((word) => (
              <li key={word}>
                <Link className="display" to={toSearch({ words: word })}>
                  {word}
                </Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {total === 0 && (
        <>
          <h2>Or by section</h2>
          <ul>
            {SECTION_LINKS.filter(({ section }) => viewer && opensSection(viewer, section)).map(
              ({ path, label }) => (
                <li key={path}>
                  <Link className="display" to={path}>
                    {label}
                  </Link>
                </li>
              ),
            )}
          </ul>
        </>
      )}
    </section>
  )
}
