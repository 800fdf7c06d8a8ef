import { isSection, sectionLabel } from '#modules/content/sections.ts'
import { toCard } from '../../card.ts'
import { Fault } from '../../components/fault.tsx'
import { Filters } from '../../components/filters.tsx'
import { Loading } from '../../components/loading.tsx'
import { Pages } from '../../components/pages.tsx'
import { Rail } from '../../components/rail.tsx'
import { describePage } from '../../meta.ts'
import { loadList, PAGE, readChosen } from '../../reading/lists.ts'
import { session } from '../../session/session.ts'
import type { Route } from './+types/entries.ts'

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
  const chosen = { ...readChosen(url.searchParams), section: isSection(section) ? section : undefined }
  const { list, facets } = await loadList(chosen)
  return {
    title: titleOf(url.pathname),
    chosen,
    facets,
    pages: Math.ceil(list.total / PAGE),
    cards: list.items.map(toCard),
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Entries({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  const { title, chosen, pages, facets, cards } = loaderData
  return (
    <>
      <header className="masthead grid">
        <h1>{title}</h1>
        <Filters facets={facets} chosen={chosen} by={['year', 'tag']} />
      </header>
      <Rail cards={cards} label="Entries, newest first" />
      <Pages chosen={chosen} pages={pages} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
