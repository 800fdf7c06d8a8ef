import { Fault } from '../../components/frame/fault.tsx'
import { Policy } from '../../components/policy.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/privacy.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Privacy', path: '/privacy' })
export const headers = sharedPageHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { privacy: context.get(pageContext).site.privacy }
}

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <Policy title="Privacy" clauses={loaderData.privacy} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
