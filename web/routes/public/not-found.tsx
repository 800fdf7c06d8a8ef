import { redirect } from 'react-router'
import { Fault } from '../../components/frame/fault.tsx'
import { Lost } from '../../components/frame/lost.tsx'
import { pageContext } from '../../context.ts'
import { describePage } from '../../meta.ts'
import { notFound } from '../../not-found.ts'
import { redirectOf } from '../../redirects.ts'
import type { Route } from './+types/not-found.ts'

export const meta: Route.MetaFunction = ({ matches }) =>
  describePage(matches[0].loaderData, { title: 'Page Not Found', indexed: false })

export function loader({ context, request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirectOf(pathname.replace(/\.data$/, ''))
  if (target) throw redirect(target + search, 301)
  return notFound(context.get(pageContext))
}

export default function NotFound({ loaderData: { latest } }: Route.ComponentProps) {
  return <Lost latest={latest} />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Fault error={error} />
}
