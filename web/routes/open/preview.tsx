import { useEffect } from 'react'
import { data, type MetaDescriptor, useRevalidator } from 'react-router'
import { CHECK_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import type { Preview } from '#modules/previews/contract.ts'
import { ApiError, callApi } from '../../api.ts'
import { ArticleLoading } from '../../components/entry/article-loading.tsx'
import { EntryPage } from '../../components/entry/entry-page.tsx'
import { FiledUnder } from '../../components/entry/filed-under.tsx'
import { Bar } from '../../components/frame/bar.tsx'
import { FaultPage } from '../../components/frame/fault-page.tsx'
import { Footer } from '../../components/frame/footer.tsx'
import { Lost } from '../../components/frame/lost.tsx'
import { Main } from '../../components/frame/main.tsx'
import { BastedBar, BastedWaiting } from '../../components/preview/basted-bar.tsx'
import { BastedFoot } from '../../components/preview/basted-foot.tsx'
import { pageContext } from '../../context.ts'
import { dyedFrom } from '../../dye.ts'
import { asShown } from '../../reading/preview.ts'
import { withAnd } from '../../reading/text.ts'
import { PREVIEW_WAYS, WaysOn } from '../../reading/ways.ts'
import { session } from '../../session/session.ts'
import { useViewer } from '../../session/use-session.ts'
import type { Route } from './+types/preview.ts'
import '../../styles/entry.css'
import '../../styles/open.css'

const NOT_LISTED = 'noindex, nofollow, noarchive'

/** Nothing for those who draw a card of a link that was passed on. */
export const meta: Route.MetaFunction = ({ matches, loaderData }): MetaDescriptor[] => {
  const name = matches[0].loaderData?.site.name ?? ''
  const what = loaderData?.preview
    ? `Preview: ${withAnd(loaderData.preview.entry.fields.title ?? '')}`
    : loaderData?.mayBeStaff
      ? 'Preview'
      : 'Page Not Found'
  return [
    { title: `${what}, ${name}` },
    { name: 'robots', content: NOT_LISTED },
    { name: 'referrer', content: 'no-referrer' },
  ]
}

/**
 * Whoever holds a link that opens reads the entry at once, also without script. Everybody else gets what they would get if there were
 * no such entry; but where somebody may be signed in, the browser asks whether they are staff before it says so.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const { preview: open, latestPresentations } = context.get(pageContext)
  const link = new URL(request.url).searchParams.get('link')
  const preview = (link && (await open(params.entryId, link))) || null
  const mayBeStaff = !preview && hasCookie(request.headers.get('cookie'), CHECK_COOKIE)
  const latest = preview ? [] : await latestPresentations()
  return data({ preview, mayBeStaff, latest }, { status: preview || mayBeStaff ? 200 : 404 })
}

/** The address is the right to it: nobody keeps it, lists it or tells it to the next page. */
export function headers() {
  return {
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': NOT_LISTED,
    'Referrer-Policy': 'no-referrer',
    Vary: 'Cookie',
  }
}

/** Staff read without a link. The server decides; whoever it refuses learns no more than a visitor. */
export async function clientLoader({ params, serverLoader }: Route.ClientLoaderArgs) {
  const given = await serverLoader()
  if (given.preview) return given
  await session.start()
  const preview = session.snapshot().viewer?.staff ? await askForPreview(params.entryId) : null
  return { ...given, preview, mayBeStaff: false }
}
clientLoader.hydrate = true as const

async function askForPreview(id: string): Promise<Preview | null> {
  try {
    return await callApi<Preview>(`/content/getPreview?${new URLSearchParams({ id })}`)
  } catch (error) {
    if (error instanceof ApiError && error.status < 500) return null
    throw error
  }
}

export default function PreviewPage({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  const { preview, mayBeStaff, latest } = loaderData
  useStaffComingIn(!preview && !mayBeStaff)
  if (preview) {
    const entry = asShown(preview.entry)
    return (
      <div className="page page-preview" style={dyedFrom(entry.fields.image?.fields.tokens)}>
        <BastedBar preview={{ ...preview, entry }} name={site.name} />
        <Main>
          <WaysOn value={PREVIEW_WAYS}>
            <EntryPage key={entry.sys.id} entry={entry}>
              <FiledUnder tags={entry.fields.tags ?? []} />
            </EntryPage>
          </WaysOn>
        </Main>
        <BastedFoot site={site} />
      </div>
    )
  }
  if (mayBeStaff)
    return (
      <div className="page page-preview">
        <BastedWaiting name={site.name} />
        <Main>
          <ArticleLoading />
        </Main>
      </div>
    )
  return (
    <div className="page" style={dyedFrom(latest.find(({ image }) => image)?.image?.tokens)}>
      <Bar site={site} />
      <Main>
        <Lost latest={latest} />
      </Main>
      <Footer site={site} />
    </div>
  )
}

/** Whoever logs in on the page that is not there may find that it is. */
function useStaffComingIn(isMissing: boolean): void {
  const viewer = useViewer()
  const { revalidate } = useRevalidator()
  const isStaff = viewer?.staff === true
  useEffect(() => {
    if (isStaff && isMissing) void revalidate()
  }, [isStaff, isMissing, revalidate])
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <FaultPage error={error} />
}
