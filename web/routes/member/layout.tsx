import { data, Outlet } from 'react-router'
import { CHECK_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import { Fault } from '../../components/frame/fault.tsx'
import { MembersPage } from '../../components/frame/members-page.tsx'
import { membersHeaders } from '../../members-headers.ts'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/layout.ts'
import '../../styles/entry.css'
import '../../styles/member.css'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Members', indexed: false })

/** Without the cookie of the session check nobody can be signed in: the gate is the answer, at once and by its status. */
export function loader({ request }: Route.LoaderArgs) {
  const maybe = hasCookie(request.headers.get('cookie'), CHECK_COOKIE)
  return data({ maybeSignedIn: maybe }, { status: maybe ? 200 : 401 })
}

export const headers = membersHeaders

/** The session is the browser's: moving about must not ask the server again whether there may be one. */
export function shouldRevalidate() {
  return false
}

export default function MemberLayout({ loaderData, matches }: Route.ComponentProps) {
  return (
    <MembersPage site={matches[0].loaderData.site} maybeSignedIn={loaderData.maybeSignedIn}>
      <Outlet />
    </MembersPage>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
