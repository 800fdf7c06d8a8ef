import { lazy, Suspense, useEffect, useRef } from 'react'
import { data, Outlet, useLocation, useRevalidator } from 'react-router'
import { readScope } from '#modules/access/policy.ts'
import { CHECK_COOKIE, hasCookie } from '#modules/identity/cookies.ts'
import { Bar } from '../../components/frame/bar.tsx'
import { Fault } from '../../components/frame/fault.tsx'
import { Footer } from '../../components/frame/footer.tsx'
import { Gate } from '../../components/frame/gate.tsx'
import { Main } from '../../components/frame/main.tsx'
import { MemberBar } from '../../components/frame/member-bar.tsx'
import { Ticket } from '../../components/frame/ticket.tsx'
import { WaitingBar } from '../../components/frame/waiting-bar.tsx'
import { describePage } from '../../meta.ts'
import { useTrail } from '../../reading/use-came-from.ts'
import { isClosedTo, sectionAt } from '../../session/closed.ts'
import { useSession } from '../../session/use-session.ts'
import type { PublicSite } from '../../site.ts'
import type { Route } from './+types/layout.ts'

// A member whose page opens does not need it.
const NotSubscribed = lazy(async () => ({
  default: (await import('../../components/frame/not-subscribed.tsx')).NotSubscribed,
}))

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Members', indexed: false })

/** Without the cookie of the session check nobody can be signed in: the gate is the answer, at once and by its status. */
export function loader({ request }: Route.LoaderArgs) {
  const maybe = hasCookie(request.headers.get('cookie'), CHECK_COOKIE)
  return data({ maybeSignedIn: maybe }, { status: maybe ? 200 : 401 })
}

export function headers() {
  return { 'X-Robots-Tag': 'noindex', 'Cache-Control': 'private, no-store', Vary: 'Cookie' }
}

/** The session is the browser's: moving about must not ask the server again whether there may be one. */
export function shouldRevalidate() {
  return false
}

export default function MemberLayout({ loaderData, matches }: Route.ComponentProps) {
  useTrail()
  const { site } = matches[0].loaderData
  return (
    <div className="page page-members">
      <MembersFrame site={site} maybeSignedIn={loaderData.maybeSignedIn} />
      <Main>
        <Suspense fallback={<div className="gate" />}>
          <Members maybeSignedIn={loaderData.maybeSignedIn} />
        </Suspense>
      </Main>
      <Footer site={site} />
      <MembersTicket />
    </div>
  )
}

/** Whoever is in has the library's bars; whoever is not, the visitor's; whoever may be, the library's without a word. */
function MembersFrame({ site, maybeSignedIn }: { site: PublicSite; maybeSignedIn: boolean }) {
  const { status, viewer } = useSession()
  if (viewer) return <MemberBar site={site} viewer={viewer} />
  return status === 'loading' && maybeSignedIn ? <WaitingBar site={site} /> : <Bar site={site} />
}

/** Only for whoever has a membership: nobody else has work of theirs here. */
function MembersTicket() {
  const { viewer } = useSession()
  return viewer && readScope(viewer).members ? <Ticket /> : null
}

/** One decision for every screen behind the login: in, not in, or in but not for this. */
function Members({ maybeSignedIn }: { maybeSignedIn: boolean }) {
  const { status, viewer } = useSession()
  const { pathname } = useLocation()
  const section = sectionAt(pathname)
  const { revalidate } = useRevalidator()

  // What an earlier visit could not send of a note is sent from whatever page comes first.
  useEffect(() => {
    if (viewer) void import('../../notes/notes.ts')
  }, [viewer])

  // Whoever logs in on the gate has the page's own call still before them.
  const stoodOutside = useRef(false)
  useEffect(() => {
    if (status === 'signed-out') stoodOutside.current = true
    if (status !== 'signed-in' || !stoodOutside.current) return
    stoodOutside.current = false
    void revalidate()
  }, [status, revalidate])

  if (status === 'signed-out' || (status === 'loading' && !maybeSignedIn)) return <Gate section={section} />
  if (viewer && isClosedTo(viewer, pathname)) return <NotSubscribed section={section} />
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
