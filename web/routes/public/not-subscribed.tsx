import { Link } from 'react-router'
import { Fault } from '../../components/frame/fault.tsx'
import { NotSubscribed as Message } from '../../components/frame/not-subscribed.tsx'
import { describePage } from '../../meta.ts'
import { isClosedTo } from '../../session/closed.ts'
import { useViewer } from '../../session/use-session.ts'
import type { Route } from './+types/not-subscribed.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Not subscribed', indexed: false })

export default function NotSubscribed() {
  const viewer = useViewer()
  return viewer && !isClosedTo(viewer, '/home') ? <Subscribed /> : <Message section={undefined} />
}

/** Whoever comes here by an old link, or after another account was refused, is not told what is untrue. */
function Subscribed() {
  return (
    <section className="gate grid">
      <h1>Subscribed</h1>
      <div className="gate-way">
        <p className="standfirst">Your account holds a membership, and the library is open to it.</p>
        <Link className="button" to="/home">
          To the library
        </Link>
      </div>
    </section>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
