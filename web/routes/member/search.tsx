import { Form, useNavigation } from 'react-router'
import type { EntryList } from '#modules/content/contract.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { Loading } from '../../components/frame/loading.tsx'
import { Filters } from '../../components/lists/filters.tsx'
import { Find } from '../../components/lists/find.tsx'
import { Locked } from '../../components/lists/locked.tsx'
import { NothingFound } from '../../components/lists/nothing-found.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { TryAgain } from '../../components/lists/try-again.tsx'
import { describePage } from '../../meta.ts'
import { LEAST_QUERY } from '../../navigation.ts'
import { type Chosen, loadList, onPage, PAGE, readChosen } from '../../reading/lists.ts'
import { admitted } from '../../session/admitted.ts'
import { useWords } from '../../use-words.ts'
import type { Route } from './+types/search.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, location }) =>
  describePage(matches[0].loaderData, {
    title: onPage(
      loaderData?.chosen.words ? `Search: ${loaderData.chosen.words}` : 'Search',
      location.search,
    ),
    indexed: false,
  })

/** What does not come leaves the form as it was sent. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  if (!(await admitted(request))) return null
  const chosen = readChosen(new URL(request.url).searchParams)
  // A query that is too short is as if nothing were asked; an endless one is cut where the API would refuse it.
  const words = chosen.words?.slice(0, MOST_QUERY)
  if (!words || words.length < LEAST_QUERY) return { chosen, found: null }
  return { chosen: { ...chosen, words }, found: await loadList({ ...chosen, words }).catch(() => undefined) }
}
clientLoader.hydrate = true as const

const MOST_QUERY = 500

export function HydrateFallback() {
  return <Loading />
}

export default function Search({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { chosen, found } = loaderData
  return (
    <>
      <header className="finds-head grid">
        <h1>Search</h1>
        <SearchForm words={chosen.words ?? ''} />
        <p role="status" className="standfirst">
          {found === null && `Type ${LEAST_QUERY} letters or more.`}
          {found && tell(found.list, chosen)}
        </p>
        {found === undefined && <TryAgain>Nothing could be looked up. What you typed is kept.</TryAgain>}
        {found?.facets && isWorthNarrowing(found.list.total, chosen) && (
          <Filters facets={found.facets} chosen={chosen} by={['section', 'year', 'tag']} />
        )}
      </header>
      {found && found.list.items.length > 0 && (
        <ol className="finds grid" start={(chosen.page - 1) * PAGE + 1}>
          {found.list.items.map((item) => (
            <Find key={item.sys.id} item={item} />
          ))}
        </ol>
      )}
      {found?.list.items.length === 0 && <NothingFound chosen={chosen} total={found.list.total} />}
      {found && (
        // What fits best comes first, whatever its year.
        <Pages chosen={chosen} pages={Math.ceil(found.list.total / PAGE)} words={['Previous', 'Next']} />
      )}
      {found?.facets && <Locked locked={found.facets.locked} />}
    </>
  )
}

/** A new search begins without what the last one was narrowed to. */
function SearchForm({ words }: { words: string }) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <search>
      <Form action="/search" className="finds-form">
        <label className="out-of-sight" htmlFor="q">
          Search the library
        </label>
        <input
          ref={useWords(words)}
          id="q"
          name="q"
          type="search"
          defaultValue={words}
          minLength={LEAST_QUERY}
          maxLength={MOST_QUERY}
          placeholder="A cloth, a color, a city"
          required
        />
        <button type="submit" className="button" aria-busy={isBusy}>
          Search
        </button>
      </Form>
    </search>
  )
}

function isWorthNarrowing(total: number, { section, year, tag }: Chosen): boolean {
  return total > 1 || section !== undefined || year !== undefined || tag !== undefined
}

function tell({ total, corrected }: EntryList, { words = '' }: Chosen): string {
  if (total === 0) return `Nothing for “${words}”.`
  const found = `${total} ${total === 1 ? 'entry' : 'entries'}`
  return corrected
    ? `Nothing for “${words}”. Showing results for “${corrected}”: ${found}.`
    : `${found} for “${words}”.`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
