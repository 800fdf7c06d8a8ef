import type { EntryList } from '#modules/content/contract.ts'
import { isSection, sectionLabel, sectionsReadAs } from '#modules/content/sections.ts'
import { callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { Fault } from '../../components/fault.tsx'
import { Loading } from '../../components/loading.tsx'
import { Pages } from '../../components/pages.tsx'
import { Rail } from '../../components/rail.tsx'
import { describePage } from '../../meta.ts'
import { session } from '../../session/session.ts'
import type { Route } from './+types/entries.ts'

const PAGE = 12

export const meta: Route.MetaFunction = ({ matches, location }) =>
  describePage(matches[0].loaderData, { title: titleOf(location.pathname), indexed: false })

function titleOf(pathname: string): string {
  const name = pathname.split('/')[1]
  return isSection(name) ? sectionLabel(name) : 'Home'
}

/** The newest entries of one section, or of all that the member may open. Nothing for whoever is not in. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  await session.start()
  if (!session.snapshot().viewer) return null
  const url = new URL(request.url)
  const section = url.pathname.split('/')[1]
  const page = Math.max(1, Math.floor(Number(url.searchParams.get('page')) || 1))
  const query = new URLSearchParams({
    content_type: 'presentation',
    limit: String(PAGE),
    skip: String((page - 1) * PAGE),
    order: '-fields.date',
  })
  if (isSection(section)) query.set('fields.section[in]', sectionsReadAs(section).join(','))
  const tags = url.searchParams.get('tags')
  if (tags) query.set('fields.tags[in]', tags)
  const { total, items } = await callApi<EntryList>(`/content/getList?${query}`)
  return {
    title: titleOf(url.pathname),
    page,
    pages: Math.ceil(total / PAGE),
    query: tags ? { tags } : {},
    cards: items.map(toCard),
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { title, page, pages, query, cards } = loaderData
  return (
    <>
      <header className="masthead grid">
        <h1>{title}</h1>
      </header>
      <Rail cards={cards} label="Entries, newest first" />
      <Pages page={page} pages={pages} query={query} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
