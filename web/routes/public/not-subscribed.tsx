import { Fault } from '../../components/frame/fault.tsx'
import { NotSubscribed as Message } from '../../components/frame/not-subscribed.tsx'
import { describePage } from '../../meta.ts'
import type { Route } from './+types/not-subscribed.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Not subscribed', indexed: false })

export default function NotSubscribed() {
  return <Message section={undefined} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
