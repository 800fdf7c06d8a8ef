import { data, redirect } from 'react-router'
import { redirectOf } from '../redirects.ts'
import type { Route } from './+types/redirect.ts'

/** Old addresses, with their query. */
export function loader({ request }: Route.LoaderArgs) {
  const { pathname, search } = new URL(request.url)
  const target = redirectOf(pathname.replace(/\.data$/, ''))
  if (!target) throw data(null, { status: 404 })
  return redirect(target + search, 301)
}
