import { useEffect } from 'react'
import { replace } from 'react-router'
import type { EntryItem } from '#modules/content/contract.ts'
import { callApi } from '../../api.ts'
import { ContentsPanel } from '../../components/drafting/contents-panel.tsx'
import { ArticleLoading } from '../../components/entry/article-loading.tsx'
import { EntryView } from '../../components/entry/entry-view.tsx'
import { describePage } from '../../meta.ts'
import { withAnd } from '../../reading/text.ts'
import { areaWays, WaysOn } from '../../reading/ways.ts'
import { admitted } from '../../session/admitted.ts'
import type { Route } from './+types/entry.ts'

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describePage(matches[0].loaderData, {
    title: withAnd(loaderData?.entry.fields.title ?? 'Members'),
    indexed: false,
  })

/** An entry of a client's private area. Whatever goes wrong leads to the front page without a word, as specified. */
export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  if (!(await admitted(request))) return null
  const query = new URLSearchParams({ pathName: params.privatePath, slug: params.slug })
  try {
    const entry = await callApi<EntryItem>(`/clientMicro/getEntry?${query}`)
    return { entry, place: `/custom/${encodeURIComponent(params.privatePath)}` }
  } catch {
    throw replace('/')
  }
}
clientLoader.hydrate = true as const

// A file of its own in the build: nothing below may show it by this name.
export function HydrateFallback() {
  return (
    <div className="private">
      <ArticleLoading />
    </div>
  )
}

export default function PrivateEntry({ loaderData }: Route.ComponentProps) {
  const id = loaderData?.entry.sys.id
  // biome-ignore lint/correctness/useExhaustiveDependencies: each entry begins at its top
  useEffect(() => {
    // In newer browsers it answers with a promise, which is nothing to clean up by.
    void scrollTo({ top: 0 })
  }, [id])
  if (!loaderData) return <ArticleLoading />
  const { entry, place } = loaderData
  return (
    <WaysOn value={areaWays(place)}>
      <div className="private">
        <ContentsPanel entry={entry} place={place} />
        <EntryView key={entry.sys.id} entry={entry} list={place} unshown={null} />
      </div>
    </WaysOn>
  )
}

/** What breaks while it is shown leads to the same place as what could not be had. */
export function ErrorBoundary() {
  useEffect(() => {
    location.replace('/')
  }, [])
  return <ArticleLoading />
}
