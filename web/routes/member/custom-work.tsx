import { useMemo } from 'react'
import { customWorkPath } from '#modules/clients/address.ts'
import type { ClientList } from '#modules/clients/contract.ts'
import { callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { CuttingList } from '../../components/drafting/cutting-list.tsx'
import { Lay } from '../../components/drafting/lay.tsx'
import { LayLoading } from '../../components/drafting/lay-loading.tsx'
import { NothingCut } from '../../components/drafting/nothing-cut.tsx'
import { Seam } from '../../components/drafting/seam.tsx'
import { SheetHead } from '../../components/drafting/sheet-head.tsx'
import { Whose } from '../../components/drafting/whose.tsx'
import { Filters } from '../../components/lists/filters.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { NothingHere } from '../../components/lists/nothing-here.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { describePage } from '../../meta.ts'
import { LAY_PAGE, loadList, onPage, readChosen } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/custom-work.ts'

export const meta: Route.MetaFunction = ({ matches, location }) =>
  describePage(matches[0].loaderData, { title: onPage('Custom Work', location.search), indexed: false })

/** The work made for the member's own company; the staff see everybody's, each told by whose it is. */
export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const { page, year, tag, client } = readChosen(new URL(request.url).searchParams)
  const chosen = { page, year, tag, ...(viewer.staff && { client }) }
  const [{ list, facets }, clients] = await Promise.all([
    loadList(chosen, 'private'),
    viewer.staff ? callApi<ClientList>('/clients/list') : undefined,
  ])
  const names = clients?.map(({ id, displayName }) => [id, withAnd(displayName)] as const)
  return { viewer, chosen, facets, names, total: list.total, cards: list.items.map(toCard) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LayLoading />
}

export default function CustomWork({ loaderData }: Route.ComponentProps) {
  useDye(loaderData?.cards[0]?.image?.tokens)
  return loaderData ? <Work {...loaderData} /> : <LayLoading />
}

type WorkProps = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

function Work({ viewer, chosen, facets, names, total, cards }: WorkProps) {
  const entries = useMemo(() => {
    const nameOf = new Map(names)
    return cards.map((card) => {
      const to = customWorkPath(card.slug ?? '', names && card.client)
      return { card, to, note: nameOf.get(card.client ?? '') }
    })
  }, [cards, names])
  const from = (chosen.page - 1) * LAY_PAGE + 1
  const isNarrowed =
    chosen.tag !== undefined || chosen.year !== undefined || chosen.page > 1 || chosen.client !== undefined
  const hasNone = cards.length === 0 && !isNarrowed
  return (
    <div className="drafting">
      <SheetHead
        title="Custom Work"
        ends={['Cut to measure', viewer.staff ? 'every client’s' : undefined]}
        standfirst={
          hasNone
            ? 'A palette, a floor, a range: drawn and counted for one company alone.'
            : viewer.staff
              ? 'Made for our clients, each to be shown to that client alone.'
              : 'Made for your company and shown to nobody else.'
        }
      >
        {!hasNone && (
          <div className="sheet-filters">
            {names && <Whose names={names} cards={cards} chosen={chosen} />}
            {facets && <Filters facets={facets} chosen={chosen} by={['year', 'tag']} total={total} />}
          </div>
        )}
      </SheetHead>
      {hasNone && <NothingCut viewer={viewer} whom="any client" />}
      {cards.length === 0 && isNarrowed && <NothingHere chosen={chosen} all="/custom-work" />}
      {entries.length > 0 && (
        <>
          <Lay entries={entries} from={from} label="Lay plan of the custom work" />
          <Seam />
          <CuttingList entries={entries} from={from} />
        </>
      )}
      <Pages chosen={chosen} pages={Math.ceil(total / LAY_PAGE)} />
    </div>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title="Custom Work" />
}
