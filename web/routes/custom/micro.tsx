import { useMemo } from 'react'
import { data, Link } from 'react-router'
import { clientPath, microSitePath } from '#modules/clients/address.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'
import { ApiError, callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { CuttingList } from '../../components/drafting/cutting-list.tsx'
import { GrainLink } from '../../components/drafting/grain-link.tsx'
import { Lay } from '../../components/drafting/lay.tsx'
import { LayLoading } from '../../components/drafting/lay-loading.tsx'
import { NotchedTags } from '../../components/drafting/notched-tags.tsx'
import { Seam } from '../../components/drafting/seam.tsx'
import { SheetHead } from '../../components/drafting/sheet-head.tsx'
import { Uncut } from '../../components/drafting/uncut.tsx'
import { titleUnlessLost } from '../../components/frame/fault.tsx'
import { RequestWay } from '../../components/leads/request-way.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { Pages } from '../../components/lists/pages.tsx'
import { describePage } from '../../meta.ts'
import { piecesInWords, readMicroChoice, toMicroSearch } from '../../reading/client-areas.ts'
import { LAY_PAGE, loadPrivate, onPage } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/micro.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error, location }) =>
  describePage(matches[0].loaderData, {
    title: titleUnlessLost(
      error,
      onPage(withAnd(loaderData?.client.displayName ?? 'Your Custom Work'), location.search),
    ),
    indexed: false,
  })

/** A micro client's own area, for its own members and the staff. Any other path is as if there were none. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const client = await callApi<ClientInfo>(
    `/clientMicro/getSite?${new URLSearchParams({ pathName: params.microPath })}`,
  ).catch((error) => {
    throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error
  })
  const chosen = readMicroChoice(new URL(request.url).searchParams)
  const { list, facets } = await loadPrivate(client.id, chosen)
  return {
    email: viewer.email,
    isStaff: viewer.staff,
    client,
    chosen,
    facets,
    total: list.total,
    cards: list.items.map(toCard),
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LayLoading />
}

export default function Micro({ loaderData }: Route.ComponentProps) {
  useDye(loaderData?.cards[0]?.image?.tokens)
  return loaderData ? <Site {...loaderData} /> : <LayLoading />
}

type SiteProps = NonNullable<Awaited<ReturnType<typeof clientLoader>>>

function Site({ email, isStaff, client, chosen, facets, total, cards }: SiteProps) {
  const place = microSitePath(client) ?? ''
  const entries = useMemo(
    () => cards.map((card) => ({ card, to: `${place}/${encodeURIComponent(card.slug ?? '')}` })),
    [cards, place],
  )
  const from = (chosen.page - 1) * LAY_PAGE + 1
  const isNarrowed = chosen.tags.length > 0 || chosen.page > 1
  const name = withAnd(client.displayName)
  return (
    <div className="drafting">
      <SheetHead
        title={name}
        ends={['Cut to measure', client.joinYear ? `since ${client.joinYear}` : undefined]}
        standfirst={wordsOf(isNarrowed ? 0 : total, isStaff)}
      >
        <NotchedTags
          tags={client.microTags}
          chosen={chosen.tags}
          facets={facets}
          total={total}
          address={(tags) => `${place}${toMicroSearch({ tags })}`}
        />
      </SheetHead>
      {entries.length > 0 && (
        <>
          <Lay entries={entries} from={from} label={`Lay plan of ${name}`} />
          <Seam />
          <CuttingList entries={entries} from={from} />
        </>
      )}
      {entries.length === 0 && isNarrowed && (
        <Uncut title="Nothing is cut here">
          <p className="standfirst">
            {chosen.tags.length > 0
              ? `Nothing of ${isStaff ? 'theirs' : 'yours'} is about ${chosen.tags.map((tag) => withAnd(tag)).join(' or ')}.`
              : 'The list ends before this page.'}
          </p>
          <Link className="button" to={place}>
            Lay everything out
          </Link>
        </Uncut>
      )}
      {entries.length === 0 && !isNarrowed && (
        <Uncut title="Nothing is cut yet">
          <p className="standfirst">
            {isStaff ? 'Their' : 'Your'} first piece will lie here on the day it is finished.
          </p>
        </Uncut>
      )}
      <Pages
        chosen={chosen}
        pages={Math.ceil(total / LAY_PAGE)}
        address={(page) => `${place}${toMicroSearch({ ...chosen, page })}`}
      />
      <nav className="sheet-foot grid" aria-label="From here">
        {!isStaff && (
          <RequestWay name="custom-work" className="grain" initial={{ email }}>
            Ask for {entries.length > 0 || isNarrowed ? 'another' : 'a'} piece
          </RequestWay>
        )}
        <GrainLink to={clientPath(client)}>{isStaff ? 'The client’s page' : 'Your company’s page'}</GrainLink>
        <GrainLink to="/home">The library</GrainLink>
      </nav>
    </div>
  )
}

function wordsOf(total: number, isStaff: boolean): string {
  const whom = isStaff ? 'this client' : 'you'
  if (total === 0) return `Made for ${whom}, and shown to nobody else.`
  const made = `${piecesInWords(total)}, made for ${whom} and shown to nobody else.`
  return total === 1 ? made : `${made} They are laid out by date, the newest first.`
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title="Your Custom Work" />
}
