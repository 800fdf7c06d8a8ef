import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import { readScope } from '#modules/access/policy.ts'
import { useTrail } from '../../reading/use-came-from.ts'
import { isClosedTo, sectionAt } from '../../session/closed.ts'
import { useSession, useViewer } from '../../session/use-session.ts'
import type { PublicSite } from '../../site.ts'
import { useFreshPictures } from '../../use-fresh-pictures.ts'
import { Bar, showToMembers } from './bar.tsx'
import { Footer } from './footer.tsx'
import { Gate } from './gate.tsx'
import { Main } from './main.tsx'
import { MemberBar } from './member-bar.tsx'
import { Ticket } from './ticket.tsx'
import { WaitingBar } from './waiting-bar.tsx'

// A member whose page opens does not need it.
const NotSubscribed = lazy(async () => ({
  default: (await import('./not-subscribed.tsx')).NotSubscribed,
}))

interface MembersPageProps {
  site: PublicSite
  /** Without the cookie of the session check nobody can be signed in. */
  maybeSignedIn: boolean
  children: ReactNode
}

showToMembers(MemberBar)

/** A page behind the login, with the library's bars around it; for whoever is not let in, what is shown instead. */
export function MembersPage({ site, maybeSignedIn, children }: MembersPageProps) {
  useTrail()
  useFreshPictures()
  const status = useSession('status')
  const isOut = status === 'signed-out' || (status === 'loading' && !maybeSignedIn)
  return (
    <div className="page page-members">
      <MembersFrame site={site} isOut={isOut} />
      <Main>
        <Suspense fallback={<div className="gate" />}>
          <Members isOut={isOut}>{children}</Members>
        </Suspense>
      </Main>
      <Footer site={site} isForMembers={!isOut} />
      <MembersTicket />
    </div>
  )
}

/** Whoever is in has the library's bars; whoever is not, the visitor's; whoever may be, the library's without a word. */
function MembersFrame({ site, isOut }: { site: PublicSite; isOut: boolean }) {
  const viewer = useViewer()
  if (viewer) return <MemberBar site={site} viewer={viewer} />
  return isOut ? <Bar site={site} /> : <WaitingBar site={site} />
}

/** Only for whoever has a membership: nobody else has work of theirs here. */
function MembersTicket() {
  const viewer = useViewer()
  return viewer && readScope(viewer).members ? <Ticket /> : null
}

/** One decision for every screen behind the login: in, not in, or in but not for this. */
function Members({ isOut, children }: { isOut: boolean; children: ReactNode }) {
  const status = useSession('status')
  const viewer = useViewer()
  const { pathname } = useLocation()
  const section = sectionAt(pathname)
  const { revalidate } = useRevalidator()

  // What an earlier visit could not send of a note is sent from whatever page comes first.
  useEffect(() => {
    if (viewer) void import('../../notes/notes.ts')
  }, [viewer])

  // A page was loaded for whoever was there, or not at all for nobody. Once it is somebody else, or nobody any more, it is loaded
  // anew: nothing of it is left then, nor its name on the tab.
  const who = viewer?.sub ?? status
  const loadedFor = useRef('loading')
  useEffect(() => {
    if (who === 'loading' || who === loadedFor.current) return
    if (loadedFor.current !== 'loading') {
      void revalidate()
      // What had the focus is gone with the page, or with the gate.
      document.getElementById('main')?.focus({ preventScroll: true })
    }
    loadedFor.current = who
  }, [who, revalidate])

  if (isOut) return <Gate section={section} />
  if (viewer && isClosedTo(viewer, pathname)) return <NotSubscribed section={section} />
  return children
}
