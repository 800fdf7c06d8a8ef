import { Fault } from '../../components/frame/fault.tsx'
import { Policy } from '../../components/policy.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { sharedPageHeaders } from '../../shared-page.ts'
import type { Route } from './+types/terms.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Terms', path: '/terms' })
export const headers = sharedPageHeaders

export function loader({ context }: Route.LoaderArgs) {
  return { terms: context.get(pageContext).site.terms }
}

export default function Terms({ loaderData }: Route.ComponentProps) {
  return <Policy title="Terms" clauses={loaderData.terms} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
