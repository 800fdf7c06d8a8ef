import { Form, Link } from 'react-router'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { callApi } from '../../api.ts'
import { toCardImage } from '../../card.ts'
import { Fault } from '../../components/fault.tsx'
import { Loading } from '../../components/loading.tsx'
import { Pages } from '../../components/pages.tsx'
import { dayOf } from '../../dates.ts'
import { describePage } from '../../meta.ts'
import { LEAST_QUERY } from '../../navigation.ts'
import { entryPath } from '../../reading/addresses.ts'
import { PAGE, pageOf } from '../../reading/lists.ts'
import { session } from '../../session/session.ts'
import type { Route } from './+types/search.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches[0].loaderData, {
    title: loaderData?.query ? `Search: ${loaderData.query}` : 'Search',
    indexed: false,
  })

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await session.start()
  if (!session.snapshot().viewer) return null
  const { searchParams } = new URL(request.url)
  const query = (searchParams.get('q') ?? '').trim()
  const page = pageOf(searchParams)
  if (query.length < LEAST_QUERY) return { query, page, list: null }
  const asked = new URLSearchParams({
    content_type: 'presentation',
    query,
    limit: String(PAGE),
    skip: String((page - 1) * PAGE),
  })
  return { query, page, list: await callApi<EntryList>(`/content/getList?${asked}`) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Search({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { query, page, list } = loaderData
  return (
    <>
      <header className="finds-head grid">
        <h1>Search</h1>
        <search>
          <Form action="/search" className="finds-form">
            <label className="visually-hidden" htmlFor="q">
              Search the library
            </label>
            <input
              key={query}
              id="q"
              name="q"
              type="search"
              defaultValue={query}
              minLength={LEAST_QUERY}
              required
            />
            <button type="submit" className="button">
              Search
            </button>
          </Form>
        </search>
        <p role="status" className="standfirst">
          {list ? tell(list, query) : `Type ${LEAST_QUERY} letters or more.`}
        </p>
      </header>
      {list && list.items.length > 0 && (
        <ol className="finds grid">
          {list.items.map((item) => (
            <Find key={item.sys.id} item={item} />
          ))}
        </ol>
      )}
      {list && <Pages chosen={{ page, words: query }} pages={Math.ceil(list.total / PAGE)} />}
    </>
  )
}

function tell({ total, corrected }: EntryList, query: string): string {
  if (total === 0) return `Nothing for “${query}”. Try one word of it, or a cloth, a color, a city.`
  const found = `${total} ${total === 1 ? 'entry' : 'entries'}`
  return corrected
    ? `Nothing for “${query}”. Showing results for “${corrected}”: ${found}.`
    : `${found} for “${query}”.`
}

function Find({ item }: { item: EntryItem }) {
  const { fields, highlight } = item
  const path = entryPath(fields)
  const image = fields.image && toCardImage(fields.image)
  return (
    <li className="find">
      {image && (
        <img
          {...{ src: image.src, srcSet: image.srcSet, width: image.width, height: image.height }}
          sizes="200px"
          alt=""
          loading="lazy"
          style={{ backgroundColor: image.dominant }}
        />
      )}
      <div>
        <h2>{path ? <Link to={path}>{marked(highlight?.title, fields.title)}</Link> : fields.title}</h2>
        <p className="text-small">{marked(highlight?.text, fields.standfirst)}</p>
        <p className="code quiet">
          {fields.code} {isSection(fields.section) && sectionLabel(fields.section)}{' '}
          {fields.date && dayOf(fields.date)}
        </p>
      </div>
    </li>
  )
}

function marked(segments: { text: string; match: boolean }[] | undefined, plain = '') {
  if (!segments?.length) return plain
  // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text never move
  return segments.map(({ text, match }, place) => (match ? <mark key={place}>{text}</mark> : text))
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
