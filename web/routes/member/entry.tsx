import { data, useLocation } from 'react-router'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { canonicalSection, sectionLabel, sectionsReadAs } from '#modules/content/sections.ts'
import { callApi } from '../../api.ts'
import { ArticleLoading } from '../../components/entry/article-loading.tsx'
import { EntryView } from '../../components/entry/entry-view.tsx'
import { titleUnlessLost } from '../../components/frame/fault.tsx'
import { ListFault } from '../../components/lists/list-fault.tsx'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { customWorkWays, WaysOn } from '../../reading/ways.ts'
import { admitted } from '../../session/admitted.ts'
import { sectionAt } from '../../session/closed.ts'
import type { Route } from './+types/entry.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData, error, location }) =>
  describePage(matches[0].loaderData, {
    title: titleUnlessLost(error, error ? placeOf(location.pathname) : titleOf(loaderData?.entry)),
    indexed: false,
  })

function titleOf(entry: EntryItem | undefined): string {
  return withAnd(entry?.fields.title ?? 'Members')
}

/** An entry that did not come is called after where it stands. */
function placeOf(pathname: string): string {
  const section = sectionAt(pathname)
  return section ? sectionLabel(section) : 'Custom Work'
}

/** One entry of a section, or of the work made for the member's company, with what stands around it. The server decides; an entry that may not be read is one that is not there. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (!(await admitted(request))) return null
  const section = sectionAt(new URL(request.url).pathname)
  const query = new URLSearchParams({ 'fields.slug': params.slug ?? '', limit: '1' })
  query.set('content_type', section ? 'presentation' : 'private')
  if (section) query.set('fields.section[in]', sectionsReadAs(section).join(','))
  const client = new URL(request.url).searchParams.get('client')
  if (!section && client) query.set('fields.client', client)
  const { items } = await callApi<EntryList>(`/content/getList?${query}`)
  const [entry] = items
  if (!entry) throw data(null, { status: 404 })
  return { entry, list: section ? `/${canonicalSection(section)}` : '/custom-work', client }
}
clientLoader.hydrate = true as const

export function HydrateFallback() {
  return <ArticleLoading />
}

export default function Entry({ loaderData }: Route.ComponentProps) {
  if (!loaderData) return <ArticleLoading />
  const { entry, list, client } = loaderData
  return (
    <WaysOn value={customWorkWays(client)}>
      <EntryView key={entry.sys.id} entry={entry} list={list} />
    </WaysOn>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <ListFault error={error} title={placeOf(useLocation().pathname)} what="entry" />
}
