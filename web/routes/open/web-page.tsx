import { data, useLocation } from 'react-router'
import type { EntryItem, EntryList } from '#modules/content/contract.ts'
import { WEB_GROUPS, type WebGroup } from '#modules/content/fields.ts'
import { webPath } from '#modules/content/open-address.ts'
import { CHECK_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import { callApi } from '../../api.ts'
import { ArticleLoading } from '../../components/entry/article-loading.tsx'
import { LostInLibrary } from '../../components/frame/library-fault.tsx'
import { MembersPage } from '../../components/frame/members-page.tsx'
import { OpenFrame } from '../../components/frame/open-frame.tsx'
import { WebPage } from '../../components/web-page.tsx'
import { pageContext } from '../../context.ts'
import { membersHeaders } from '../../members-headers.ts'
import { describePage } from '../../meta.ts'
import { describeOpen } from '../../open-meta.ts'
import { withAnd } from '../../reading/text.ts'
import { admitted } from '../../session/admitted.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/web-page.ts'
import '../../styles/entry.css'
import '../../styles/member.css'
import '../../styles/open.css'

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const root = matches[0].loaderData
  const { open, own } = shownIn(loaderData)
  if (own === 'lost') return describePage(root, { title: 'Page Not Found', indexed: false })
  if (open) return describeOpen(root, open, webPath(open.fields.webGroup, open.fields.slug ?? ''))
  return describePage(root, { title: withAnd(own?.fields.title ?? 'Members'), indexed: false })
}

/**
 * A page is open to everyone or to members by a field of its own, at the same address. An open one is rendered here; for any
 * other, be it the members' or never written, the answer is the members' gate, or the shape of a page until the browser knows.
 */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const open = await context.get(pageContext).outside.webPage(groupAt(request.url), params.slug)
  if (open) return data({ open, maybeSignedIn: false }, { headers: sharedPageHeaders() })
  const maybeSignedIn = hasCookie(request.headers.get('cookie'), CHECK_COOKIE)
  return data({ open: null, maybeSignedIn }, { status: maybeSignedIn ? 200 : 401, headers: membersHeaders() })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

/** The members' pages come by the API, which decides who may read them. */
export async function clientLoader({ params, request, serverLoader }: Route.ClientLoaderArgs) {
  const server = await serverLoader()
  if (server.open || !(await admitted(request))) return { ...server, own: null }
  const query = new URLSearchParams({ content_type: 'webPage', limit: '1' })
  query.set('fields.webGroup', groupAt(request.url))
  query.set('fields.slug', params.slug)
  const { items } = await callApi<EntryList>(`/content/getList?${query}`)
  return { ...server, own: items[0] ?? ('lost' as const) }
}
clientLoader.hydrate = true as const

// Without an error boundary of its own: what fails here has no frame, and the root's brings one.
export default function OpenWebPage({ loaderData, matches }: Route.ComponentProps) {
  const { site } = matches[0].loaderData
  const { pathname } = useLocation()
  const { open, own } = shownIn(loaderData)
  if (open)
    return (
      <OpenFrame site={site} tokens={open.fields.image?.fields.tokens} from={pathname}>
        <WebPage key={open.sys.id} entry={open} />
      </OpenFrame>
    )
  return (
    <MembersPage site={site} maybeSignedIn={loaderData.maybeSignedIn}>
      {own === 'lost' ? (
        <LostInLibrary />
      ) : own ? (
        <WebPage key={own.sys.id} entry={own} />
      ) : (
        <ArticleLoading />
      )}
    </MembersPage>
  )
}

type Shown = { open?: EntryItem | null; own?: EntryItem | 'lost' | null }

/** What the server sent has no page of a member's yet. */
function shownIn(loaderData: Shown | undefined): Shown {
  return { open: loaderData?.open ?? null, own: loaderData?.own ?? null }
}

/** The router does not tell capitals from small letters; the groups are what they are called. */
function groupAt(url: string): WebGroup {
  const [, , group, slug] = new URL(url).pathname.split('/')
  const named = WEB_GROUPS.find((each) => each.toLowerCase() === group?.toLowerCase())
  return slug ? (named ?? '') : ''
}
