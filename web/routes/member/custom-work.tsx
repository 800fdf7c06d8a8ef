import { toCard } from '../../card.ts'
import { Loading } from '../../components/frame/loading.tsx'
import { RequestWay } from '../../components/leads/request-way.tsx'
import { Filters } from '../../components/lists/filters.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { Masthead } from '../../components/lists/masthead.tsx'
import { NothingHere } from '../../components/lists/nothing-here.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { Rail } from '../../components/lists/rail.tsx'
import { describePage } from '../../meta.ts'
import { loadList, PAGE, readChosen } from '../../reading/lists.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/custom-work.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Your Custom Work', indexed: false })

/** The work made for the member's own company; the staff see everybody's. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const { page, year, tag } = readChosen(new URL(request.url).searchParams)
  const chosen = { page, year, tag }
  const { list, facets } = await loadList(chosen, 'private')
  return { email: viewer.email, chosen, facets, total: list.total, cards: list.items.map(toCard) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function CustomWork({ loaderData }: Route.ComponentProps) {
  useDye(loaderData?.cards[0]?.image?.tokens)
  if (!loaderData) return <Loading />
  const { email, chosen, facets, total, cards } = loaderData
  const isNarrowed = chosen.tag !== undefined || chosen.year !== undefined || chosen.page > 1
  const hasNone = cards.length === 0 && !isNarrowed
  return (
    <>
      <Masthead
        title="Custom Work"
        standfirst={
          hasNone
            ? 'Nothing has been cut for you yet. Custom work is a question of yours, answered by the people who make this library: a palette, a floor, a range, drawn and counted for your company alone.'
            : 'Made for your company and shown to nobody else.'
        }
      >
        {hasNone ? (
          <p className="filters">
            <RequestWay name="custom-work" className="button" initial={{ email }}>
              Ask about it
            </RequestWay>
          </p>
        ) : (
          <Filters facets={facets} chosen={chosen} by={['year', 'tag']} />
        )}
      </Masthead>
      {cards.length === 0 && isNarrowed && <NothingHere chosen={chosen} all="/custom-work" />}
      {cards.length > 0 && <Rail cards={cards} label="Made for you, newest first" />}
      <Pages chosen={chosen} pages={Math.ceil(total / PAGE)} />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title="Custom Work" />
}
