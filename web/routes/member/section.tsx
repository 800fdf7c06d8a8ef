import { data, useLocation } from 'react-router'
import { isSection, type Section, sectionLabel } from '#modules/content/sections.ts'
import { toCard } from '../../card.ts'
import { titleUnlessLost } from '../../components/frame/fault.tsx'
import { SectionLoading } from '../../components/frame/section-loading.tsx'
import { Filters } from '../../components/lists/filters.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { Locked } from '../../components/lists/locked.tsx'
import { Masthead } from '../../components/lists/masthead.tsx'
import { NothingHere } from '../../components/lists/nothing-here.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { YearIndex } from '../../components/sections/ledger.tsx'
import { LISTS } from '../../components/sections/list.tsx'
import { describePage } from '../../meta.ts'
import { loadList, onPage, PAGE, readChosen, yearOf } from '../../reading/lists.ts'
import { SECTION_WORDS } from '../../section-words.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/section.ts'

export const meta: Route.MetaFunction = ({ matches, location, params, error }) =>
  describePage(matches[0].loaderData, {
    title: titleUnlessLost(error, onPage(titleOf(location.pathname, params), location.search)),
    indexed: false,
  })

function titleOf(pathname: string, { year }: { year?: string | undefined }): string {
  const section = pathname.split('/')[1] as Section
  return year ? `${sectionLabel(section)} ${year}` : sectionLabel(section)
}

/** One page of a section, newest first. A year in the path is an address of its own; one that cannot be is none. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  if (!(await admitted(request))) return null
  const { pathname, searchParams } = new URL(request.url)
  const section = pathname.split('/')[1]
  if (!isSection(section)) throw data(null, { status: 404 })
  const given = readChosen(searchParams)
  const year = params.year === undefined ? given.year : yearOf(params.year)
  if (params.year !== undefined && year === undefined) throw data(null, { status: 404 })
  const chosen = { ...given, section, year }
  const { list, facets } = await loadList(chosen)
  return { section, chosen, facets, total: list.total, cards: list.items.map(toCard) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <SectionLoading />
}

export default function SectionPage({ loaderData, params }: Route.ComponentProps) {
  useDye(loaderData?.cards[0]?.image?.tokens)
  if (!loaderData) return <SectionLoading />
  const { section, chosen, facets, total, cards } = loaderData
  const List = LISTS[section]
  const isByYears = section === 'business-insights'
  // The section and, on a year's own page, the year are in the path.
  const { section: _, ...open } = chosen
  const inAddress = params.year ? { ...open, year: undefined } : open
  return (
    <>
      <Masthead title={sectionLabel(section)} standfirst={SECTION_WORDS[section]}>
        {facets && (
          <Filters
            facets={facets}
            chosen={inAddress}
            by={isByYears ? ['tag'] : ['year', 'tag']}
            total={total}
          />
        )}
      </Masthead>
      {isByYears && facets && <YearIndex years={facets.years} chosen={chosen.year} />}
      {cards.length === 0 && <NothingHere chosen={chosen} all={`/${section}`} />}
      {List && cards.length > 0 && <List cards={cards} />}
      <Pages chosen={inAddress} pages={Math.ceil(total / PAGE)} />
      {facets && <Locked locked={facets.locked} />}
    </>
  )
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title={titleOf(useLocation().pathname, params)} />
}
