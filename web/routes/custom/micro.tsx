import { data } from 'react-router'
import type { ClientInfo } from '#modules/clients/contract.ts'
import type { EntryList } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { toCard } from '../../card.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { Loading } from '../../components/frame/loading.tsx'
import { Rail } from '../../components/lists/rail.tsx'
import { describePage } from '../../meta.ts'
import { admitted } from '../../session/admitted.ts'
import type { Route } from './+types/micro.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches[0].loaderData, { title: loaderData?.name ?? 'Your Custom Work', indexed: false })

/** A micro client's own area, for its own members. Any other path is as if there were none. */
export async function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const viewer = await admitted(request)
  if (!viewer) return null
  const company = encodeURIComponent(viewer.company ?? '')
  const client = await callApi<ClientInfo>(`/clients/${company}`).catch(() => undefined)
  if (!client?.micro || client.microPath !== params.microPath) throw data(null, { status: 404 })
  const query = 'content_type=private&limit=100&order=-fields.date'
  const { items } = await callApi<EntryList>(`/content/getList?${query}`)
  return { name: client.displayName, cards: items.map(toCard) }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <Loading />
}

export default function Micro({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <Loading />
  return (
    <>
      <header className="masthead micro grid">
        <h1>{loaderData.name}</h1>
      </header>
      <Rail cards={loaderData.cards} label="Made for you, newest first" />
    </>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
