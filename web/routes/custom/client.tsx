import { data } from 'react-router'
import { customWorkPath, microSitePath } from '#modules/clients/address.ts'
import type { ClientInfo } from '#modules/clients/contract.ts'
import { ApiError, callApi } from '../../api.ts'
import { type Card, toCard } from '../../card.ts'
import { GrainLink } from '../../components/drafting/grain-link.tsx'
import { Lay } from '../../components/drafting/lay.tsx'
import { LayLoading } from '../../components/drafting/lay-loading.tsx'
import { NothingCut } from '../../components/drafting/nothing-cut.tsx'
import { Seam } from '../../components/drafting/seam.tsx'
import { SheetHead } from '../../components/drafting/sheet-head.tsx'
import { titleUnlessLost } from '../../components/frame/fault.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { Rail } from '../../components/lists/rail.tsx'
import { describePage } from '../../meta.ts'
import { piecesInWords } from '../../reading/client-areas.ts'
import { loadPrivate } from '../../reading/lists.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import { findEntries } from '../../shelf/kept.ts'
import { useDye } from '../../use-dye.ts'
import type { Route } from './+types/client.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error }) =>
  describePage(matches[0].loaderData, {
    title: titleUnlessLost(error, withAnd(loaderData?.client.displayName ?? 'Members')),
    indexed: false,
  })

/** A client's page, for its own members and the staff. Another's, or none, is as if there were none. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const client = await callApi<ClientInfo>(`/clients/named/${encodeURIComponent(params.clientName)}`).catch(
    (error) => {
      throw error instanceof ApiError && error.status === 404 ? data(null, { status: 404 }) : error
    },
  )
  const [ideas, { list }] = await Promise.all([
    findEntries(client.ideas),
    loadPrivate(client.id, { tags: [], page: 1 }),
  ])
  return {
    client,
    viewer,
    total: list.total,
    // In the order in which they were chosen; what may not be read is not there.
    ideas: [...ideas.values()].flatMap((entry) => (entry ? [toCard(entry)] : [])),
    work: list.items.map(toCard),
  }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <LayLoading />
}

export default function Client({ loaderData }: Route.ComponentProps) {
  useDye((loaderData?.work[0] ?? loaderData?.ideas[0])?.image?.tokens)
  if (!loaderData) return <LayLoading />
  const { client, viewer, ideas, work, total } = loaderData
  const name = withAnd(client.displayName)
  const site = microSitePath(client)
  const whose = viewer.staff ? client.id : undefined
  const toOf = ({ slug = '' }: Card) =>
    site ? `${site}/${encodeURIComponent(slug)}` : customWorkPath(slug, whose)
  return (
    <div className="drafting">
      <SheetHead
        title={name}
        ends={[
          client.joinYear ? `Member since ${client.joinYear}` : undefined,
          client.micro ? 'Its own pages' : undefined,
        ]}
        standfirst={wordsOf(ideas.length, total)}
      >
        {site && (
          <p className="sheet-way">
            <GrainLink to={site}>To the lay plan</GrainLink>
          </p>
        )}
      </SheetHead>
      {ideas.length > 0 && (
        <div className="sheet-part ideas" data-count={ideas.length}>
          <h2 className="sheet-title">Ideas put aside</h2>
          <Rail cards={ideas} label="Ideas put aside" />
        </div>
      )}
      <Seam />
      <section aria-labelledby="work" className="sheet-part">
        <h2 id="work" className="sheet-title">
          Custom work
        </h2>
        {work.length > 0 ? (
          <Lay entries={work.map((card) => ({ card, to: toOf(card) }))} label="Custom work" />
        ) : (
          <NothingCut viewer={viewer} whom="this client" />
        )}
        {total > work.length && (
          <p className="sheet-way grid">
            <GrainLink to={site ?? customWorkPath(undefined, whose)}>All {total} pieces</GrainLink>
          </p>
        )}
      </section>
    </div>
  )
}

function wordsOf(ideas: number, pieces: number): string {
  const aside = ideas > 0 ? 'Ideas from the library, put aside with this company in mind' : undefined
  const made = pieces > 0 ? `${piecesInWords(pieces).toLowerCase()} of work made for it alone` : undefined
  const both = [aside, made].filter(Boolean).join(', and ')
  return both ? `${both.charAt(0).toUpperCase()}${both.slice(1)}.` : 'A new name on the rail.'
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title="Client" />
}
